import type { FrameGroup } from '../../../frames.ts'

/** What is taken at a stop of the race, and the times of the stops. */
export const takings: FrameGroup = {
  cores: `
    nimm {taking}
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
    lauf für {taking} langsamer
    schau bei {row.time} auf die Uhr
    werde für {taking} langsamer
  `,
}
