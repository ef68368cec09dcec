import type { FrameGroup } from '../../../frames.ts'

/** Dishes that are eaten. */
export const eating: FrameGroup = {
  cores: `
    end/close the/your day/evening with (your/the) {dinner}
    enjoy/have/eat (your/the) {meal}
    give yourself time for (your/the) {meal}
    leave/make time for (your/the) {meal}
    look forward to (your/the) {meal}
    set/lay the table for (your/the) {meal}
    sit down to/for/with (your/the) {meal}
    start/begin the/your day/morning with (your/the) {breakfast}
    take your time with/over (your/the) {meal}
  `,
  tails: `
    and let someone else wash up
    at home
    in peace
    in your own time
    relaxed/unhurried
    sitting down
    so the evening/morning/day stays/is/feels calm/easy/quiet
    together
    with family/friends
    with music on
  `,
  statements: `
    (your/the) {breakfast} is a calm/good/quiet/simple/easy/familiar way to start/begin the/your day/morning
    (your/the) {dinner} is a calm/good/quiet/simple/easy/familiar way to end the/your day/evening
    (your/the) {meal} is familiar/simple/plain/easy
    (your/the) {meal} is on the plan/menu
    (your/the) {meal} waits for you
  `,
}
