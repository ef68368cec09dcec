import type { Manner } from '../../../frames.ts'

/** How something is done, before and after each of the frames: never when, how often or in spite of what. */
export const manner: Manner = {
  leads: `
    as planned/practiced/rehearsed
    as you planned/practiced/rehearsed
    calmly
    just/exactly as planned/practiced/rehearsed
    make sure to
    remember to
  `,
  tails: `
    and take your time
    as planned/practiced/rehearsed
    as you planned/practiced/rehearsed
    calmly/slowly/quietly/gently/smoothly
    just/exactly as planned/practiced/rehearsed
    with a smile
    without hurry/rush/fuss
  `,
}
