import type { FrameGroup } from '../../../frames.ts'

/** Doses an hour, and of the whole race. */
export const rates: FrameGroup = {
  leads: '',
  cores: `
    dein/der plan hat/nennt/zeigt/bringt {amount}
    dein/der plan hat/nennt/zeigt/bringt {rate}
    dein/der plan kommt auf {amount}
    dein/der plan kommt auf {rate}
    dein/der plan rechnet mit {rate}
    dein/der plan sieht {amount} vor
    dein/der plan sieht {rate} vor
    im plan stehen {amount}
    im plan stehen {rate}
    insgesamt hat/bringt dein/der plan {amount}
    {amount} stehen im plan
    {rate} stehen im plan
  `,
  tails: `
    entspannt/langsam/locker/ruhig/gelassen
    genau wie geplant/geübt
    gut verteilt
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
  `,
}
