import type { Manner } from '../../../frames.ts'

/** How something is done, before and after each of the frames. */
export const manner: Manner = {
  leads: `
    am renntag
    auf der strecke
    danach
    dann
    genau wie geplant/geübt
    im rennen
    in ruhe
    mit einem lächeln
    so wie geplant/geübt
    und dann
    wie geplant/geübt/trainiert
    wie im training
  `,
  tails: `
    in aller ruhe
    ohne eile/hast/hektik/stress
  `,
}
