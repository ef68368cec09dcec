import type { FrameGroup } from '../../../frames.ts'

/** What is taken at a row of the race, and the times of the rows. */
export const takings: FrameGroup = {
  leads: `
    ruhig
  `,
  cores: `
    achte auf {taking}
    bereite dich auf {taking} vor
    denk an {taking}
    freu dich auf {taking}
    gib {taking} einen ruhigen moment
    lauf für {taking} langsamer
    nimm wie geplant {taking}
    nimm {food} bei {row.time}
    nimm {taking}
    nutze {taking} um die schultern zu lockern
    nutze {taking} um durchzuatmen
    nutze {taking} zum durchatmen/entspannen/lächeln
    schau bei {row.time} auf die uhr
    werde für {taking} langsamer
    werde langsamer für {taking}
  `,
  tails: `
    entspannt/langsam/locker/ruhig/gelassen
    genau wie geplant/geübt
    im gehen
    in deinem rhythmus/tempo
    in ruhe
    mit einem lächeln
    mit ruhigen händen
    so wie geplant/geübt/trainiert
    so wie im training
    und atme (ruhig) (durch)
    und bleib locker/ruhig/gelassen
    und finde zurück in deinen rhythmus
    und lass die/deine schultern sinken/fallen
    und lauf dein (eigenes) rennen
    und lächle
    wie geplant/geübt/trainiert/gewohnt
    wie im training
    während du gehst
  `,
  statements: `
    bei {row.time} hat dein plan {food}
    bei {row.time} nimmst du {food}
    bei {row.time} steht {food} im plan
    dein/der plan hat/nennt/zeigt {taking}
    dein/der plan sieht {taking} vor
    im plan steht {taking}
    {food} bei {row.time}
    {taking} gehört zu deinem plan/rhythmus
    {taking} gehört zu deiner routine
    {taking} ist ein guter/ruhiger moment zum durchatmen/entspannen/lächeln
    {taking} ist teil deines plans
    {taking} steht im plan
    {taking} steht in deinem plan
  `,
}
