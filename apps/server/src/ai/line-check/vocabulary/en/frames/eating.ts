import type { FrameGroup } from '../../../frames.ts'

/** Dishes that are eaten. */
export const eating: FrameGroup = {
  cores: `
    enjoy/have/eat (your/the) {meal}
    give yourself time for (your/the) {meal}
    leave/make time for (your/the) {meal}
    set/lay the table for (your/the) {meal}
    sit down to/for/with (your/the) {meal}
    take your time with/over (your/the) {meal}
  `,
  tails: `
    , relaxed/unhurried
    and let someone else wash up
    in peace
    in your own time
    together
    with family/friends
    with music on
  `,
  statements: `
    (your/the) {meal} is on the plan/menu
    (your/the) {meal} waits for you
    look forward to (your/the) {meal}
  `,
}
