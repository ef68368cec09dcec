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
    together
    with family/friends
  `,
  statements: `
    (your/the) {meal} is on the plan
    look forward to (your/the) {meal}
  `,
}
