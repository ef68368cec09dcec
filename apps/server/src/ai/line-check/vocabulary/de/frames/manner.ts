import type { Manner } from '../../../frames.ts'

/** How something is done, before and after each of the frames. */
export const manner: Manner = {
  leads: `
    genau wie geplant/geübt
    in ruhe
    mit einem lächeln
    so wie geplant/geübt
    wie geplant/geübt/trainiert
    wie im training
  `,
  tails: `
    in aller ruhe
    ohne eile/hast/hektik/stress
  `,
}
