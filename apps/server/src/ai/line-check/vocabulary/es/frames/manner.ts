import type { Manner } from '../../../frames.ts'

/** How something is done, before or after each of the frames. */
export const manner: Manner = {
  leads: `
    con calma,
    según lo previsto,
  `,
  tails: `
    , según lo previsto
    con una sonrisa
  `,
}
