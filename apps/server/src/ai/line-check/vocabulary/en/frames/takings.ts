import type { FrameGroup } from '../../../frames.ts'

/** What is taken at a stop of the race, and the times of the stops. */
export const takings: FrameGroup = {
  cores: `
    ease off for {taking}
    have {taking}
    make room/space/time for {taking}
    slow/ease down for {taking}
    take {taking}
  `,
  tails: `
    , relaxed/unhurried
    , then settle back into your rhythm
    and breathe (out)
    and drop your shoulders
    and let the crowd go
    and run your own race
    and smile
    at a calm/gentle/steady pace
    at an easy/even pace
    with calm/steady hands
  `,
  statements: `
    be ready/calm/relaxed at {row.time}
    get/be ready for {taking}
    look at your watch at {row.time}
    look forward to {taking}
    picture {taking}
    plan for {taking}
    remember {taking}
    set your watch for {row.time}
    your/the plan/table/schedule has/brings/shows {taking}
  `,
}
