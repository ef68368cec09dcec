import type { Manner } from '../../../frames.ts'

/** How something is done, after each of the frames. */
export const manner: Manner = {
  leads: '',
  tails: `
    , wie geplant
    in aller Ruhe
    ohne Eile/Hast/Hektik/Stress
  `,
}
