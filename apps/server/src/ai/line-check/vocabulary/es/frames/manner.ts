import type { Manner } from '../../../frames.ts'

/** How something is done, before and after each of the frames. */
export const manner: Manner = {
  leads: `
    como está previsto
    como has entrenado/practicado
    con calma
    con una sonrisa
    según el/tu plan
    según lo previsto
    tal como has entrenado/practicado
  `,
  tails: `
    con una sonrisa
    según el/tu plan
    según lo previsto
  `,
}
