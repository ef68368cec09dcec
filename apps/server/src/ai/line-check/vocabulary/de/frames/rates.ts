import type { FrameGroup } from '../../../frames.ts'

/** Doses an hour, and of the whole race. */
export const rates: FrameGroup = {
  leads: '',
  cores: `
    bleib bei {rate}
    dein/der plan hat/nennt/zeigt/bringt {amount}
    dein/der plan hat/nennt/zeigt/bringt {rate}
    dein/der plan kommt auf {amount}
    dein/der plan kommt auf {rate}
    dein/der plan rechnet mit {rate}
    dein/der plan sieht {amount} vor
    dein/der plan sieht {rate} vor
    gewöhne dich an {rate}
    halte dich an {rate}
    im plan stehen {amount}
    im plan stehen {rate}
    insgesamt hat/bringt dein/der plan {amount}
    plane mit {rate}
    rechne mit {rate}
    vertrau auf {rate}
    {amount} sind dein/der plan
    {amount} stehen im plan
    {rate} sind dein/der plan/ziel
    {rate} stehen im plan
    übe/trainiere mit {rate}
  `,
  tails: `
    auch wenn das rennen leicht wirkt
    auch wenn die anderen schneller laufen
    auch wenn die menge drängt
    auch wenn du dich gut/frisch/stark fühlst
    damit deine beine frisch bleiben
    entspannt/langsam/locker/ruhig/gelassen
    genau wie geplant/geübt
    gut verteilt
    in deinem rhythmus/tempo
    in ruhe
    mit einem lächeln
    mit ruhigen händen
    nicht mehr und nicht weniger
    schritt für schritt
    so wie geplant/geübt/trainiert
    so wie im training
    und atme (ruhig) (durch)
    und bleib locker/ruhig/gelassen
    und finde zurück in deinen rhythmus
    und lass die/deine schultern sinken/fallen
    und lauf dein (eigenes) rennen
    und lächle
    vom start bis ins ziel
    wie geplant/geübt/trainiert/gewohnt
    wie im training
  `,
}
