import type { Manner } from '../../../frames.ts'

/** How something is done, before or after each of the frames: never when, how often or in spite of what. */
export const manner: Manner = {
  leads: `
    as planned,
    calmly
  `,
  tails: `
    , as planned
    with a smile
    without hurry/rush/fuss
  `,
}
