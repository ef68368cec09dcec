import type { FrameGroup } from '../../../frames.ts'

/** What is taken at a row of the race, and the times of the rows. */
export const takings: FrameGroup = {
  leads: `
    when it is time
    when the time comes
  `,
  cores: `
    at {row.time} take/have (your/the) {food}
    be ready/calm/relaxed at {row.time}
    be/get ready for (your/the) {food} at {row.time}
    ease off for {taking}
    get/be ready for {taking}
    let {taking} be a calm/quiet moment
    look at your watch at {row.time}
    look forward to {taking}
    make room/space/time for {taking}
    picture {taking}
    plan for {taking}
    remember {taking}
    set your watch/alarm/alert for {row.time}
    slow/ease down for {taking}
    take/have (your/the) {food} at {row.time}
    take/have {taking}
    treat {taking} as a moment to breathe/relax/reset/smile/settle
    treat {taking} as a moment to drop/loosen/relax your shoulders/hands/jaw
    use {taking} as a moment to breathe/relax/reset/smile/settle
    use {taking} as a moment to drop/loosen/relax your shoulders/hands/jaw
    use {taking} to breathe/relax/reset/smile/settle
    walk/slow/ease/relax for {taking}
  `,
  tails: `
    and breathe (out)
    and drop your shoulders
    and let the crowd go
    and let your shoulders drop
    and run your own race
    and settle back into your rhythm
    and smile
    at a calm/gentle/steady pace
    at an easy/even pace
    relaxed/unhurried
    smiling
    standing still
    walking
    while walking/standing
    while you walk
    with calm/steady hands
  `,
  statements: `
    (your/the) {food} at {row.time}
    at {row.time} your/the plan/table has (the) {food}
    your/the plan/table has (the) {food} at {row.time}
    your/the plan/table/schedule has/brings/shows {taking}
    {taking} is a good/calm/quiet moment/time to breathe/relax/reset/smile/settle
    {taking} is in your/the plan/table
    {taking} is part of your/the plan/rhythm/routine
    {taking} is what you planned/practiced/rehearsed
  `,
}
