import type { FrameGroup } from '../../../frames.ts'

/** Dishes that are cooked, when the recipe says. */
export const dishes: FrameGroup = {
  cores: `
    cook/make/prepare (your/the) {meal}
    let someone else cook/make (your/the) {meal}
    put music on and cook/make (your/the) {meal}
  `,
  tails: `
    and let someone else wash up
    at home
    in peace
    together
    with family/friends
    with music on
  `,
  statements: `
    (your/the) {meal} is easy/simple to cook/make/prepare
  `,
}
