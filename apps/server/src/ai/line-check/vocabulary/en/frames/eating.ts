import type { FrameGroup } from '../../../frames.ts'

/** Dishes that are eaten. */
export const eating: FrameGroup = {
  leads: `
    quietly
    when it is time
    when the race gets/feels loud/busy/hard/easy
    when the time comes
    when your breathing calms/settles
    when your breathing is/feels calm/easy/steady
    with a smile
  `,
  cores: `
    (your/the) {breakfast} is a calm/good/quiet/simple/easy/familiar way to start/begin/open the/your day/morning
    (your/the) {dinner} is a calm/good/quiet/simple/easy/familiar way to end/close the/your day/evening
    (your/the) {meal} is calm/familiar/simple/plain/easy/quick
    (your/the) {meal} is on the plan/table/list/menu
    (your/the) {meal} waits for you
    end/close the/your day/evening with (your/the) {dinner}
    enjoy/have/eat (your/the) {meal}
    give yourself time/room for (your/the) {meal}
    leave/make time for (your/the) {meal}
    look forward to (your/the) {meal}
    set/lay the table for (your/the) {meal}
    share (your/the) {meal} with family/friends
    share (your/the) {meal} with your family/friends/crew/partner
    sit down to/for/with (your/the) {meal}
    start/begin/open the/your day/morning with (your/the) {breakfast}
    take your time with/over (your/the) {meal}
  `,
  tails: `
    and breathe (out)
    and enjoy the day/evening/morning
    and go to bed early
    and let someone else wash up
    and put your feet up
    and smile (at) (the) (crowd)
    as you did/do in training
    as you practiced/planned/rehearsed
    at home
    at its time
    exactly as planned/practiced
    in good time
    in peace
    in small bites
    in your own time
    just as you practiced/planned/rehearsed
    just as/like planned/practiced/rehearsed
    relaxed/unhurried/rested
    sitting/standing down/still
    smiling
    so the evening/morning/day stays/is/feels calm/easy/quiet
    together
    with family/friends
    with music on
    with your family/friends/crew
  `,
}
