import type { FrameGroup } from '../../../frames.ts'

/** Dishes that are cooked, when the recipe says. */
export const dishes: FrameGroup = {
  cores: `
    cook/make/prepare (your/the) {meal}
    put music on and cook/make (your/the) {meal}
  `,
  tails: `
    and let someone else wash up
    in peace
    together
    with family/friends
    with music on
  `,
}
