import type { FrameGroup } from '../../../frames.ts'

/** Dishes that are cooked, when the recipe says. */
export const dishes: FrameGroup = {
  cores: `
    make/prepare (your/the) {meal}
    put music on and make/prepare (your/the) {meal}
  `,
  tails: `
    and let someone else wash up
    in peace
  `,
}
