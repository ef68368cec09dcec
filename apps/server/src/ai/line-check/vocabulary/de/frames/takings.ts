import type { FrameGroup } from '../../../frames.ts'

/** What is taken at a stop of the race, and the times of the stops. */
export const takings: FrameGroup = {
  cores: `
    lauf für {taking} langsamer
    nimm {taking}
    nutze {taking} zum Durchatmen/Entspannen/Lächeln
    werde für {taking} langsamer
  `,
  tails: `
    entspannt/gelassen
    in Ruhe
    in deinem Rhythmus/Tempo
    mit einem Lächeln
    mit ruhigen Händen
    und atme (ruhig) durch
    und bleib locker/ruhig/gelassen
    und finde zurück in deinen Rhythmus
    und lass die/deine Schultern sinken/fallen
    und lauf dein eigenes Rennen
    und lächle
  `,
  statements: `
    bereite dich auf {taking} vor
    dein/der Plan hat/nennt/zeigt {taking}
    dein/der Plan sieht {taking} vor
    denk an {taking}
    freu dich auf {taking}
    im Plan steht {taking}
    schau bei {row.time} auf die Uhr
    {taking} gehört zu deinem Plan
    {taking} ist Teil deines Plans
    {taking} ist ein guter/ruhiger Moment zum Durchatmen/Entspannen/Lächeln
    {taking} steht im Plan
    {taking} steht in deinem Plan
  `,
}
