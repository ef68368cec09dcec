import type { FrameGroup } from '../../../frames.ts'

/** What is taken at a row of the race, and the times of the rows. */
export const takings: FrameGroup = {
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
    (your/the) {food} at {row.time}
    at {row.time} take/have/sip (your/the) {food}
    at {row.time} your/the plan/table has (the) {food}
    be ready/calm/relaxed at {row.time}
    be/get ready for (your/the) {food} at {row.time}
    ease off for {taking}
    get/be ready for {taking}
    keep to {taking}
    let {taking} be a calm/quiet moment
    look at your/the watch at {row.time}
    look forward to {taking}
    make room/space/time for {taking}
    plan/aim for {taking}
    practice/rehearse/picture/trust {taking}
    remember {taking}
    set your/an watch/alarm/alert for {row.time}
    sip/drink/take as planned {taking}
    slow/ease down for {taking}
    start with {taking}
    stay with {taking}
    stick to {taking}
    take/have {taking}
    take/have {taking} and then {taking}
    take/have {taking} and/then {taking}
    take/have/sip (your/the) {food} at {row.time}
    treat {taking} as a moment to breathe/relax/reset/smile/settle
    treat {taking} as a moment to drop/loosen/relax/check your shoulders/hands/jaw/arms/form
    use {taking} (as) (a) (moment) to drop/loosen/relax/check your shoulders/hands/jaw/arms/form
    use {taking} as a moment to breathe/relax/reset/smile/settle
    use {taking} to check your form/shoulders/breathing/posture/pace
    use {taking} to/and breathe/relax/reset/smile/settle
    walk/slow/ease/relax for {taking}
    your/the plan/table has (the) {food} at {row.time}
    your/the plan/table/schedule has/says/brings/holds/shows {taking}
    {taking} comes/stays/goes as planned/practiced/rehearsed
    {taking} is a good/calm moment/time to drop/loosen/relax/check your shoulders/hands/jaw/arms/form
    {taking} is a good/calm/quiet moment/time to breathe/relax/reset/smile/settle
    {taking} is in/on your/the plan/table
    {taking} is part of your/the plan/rhythm/routine
    {taking} is what you practiced/rehearsed/planned
  `,
  tails: `
    and breathe (out)
    and drop your shoulders
    and keep your rhythm/form/shape/shoulders (low)
    and let the crowd/others/pace go
    and let your shoulders drop
    and run your own race
    and settle (back) (in)
    and settle back into your rhythm
    and smile (at) (the) (crowd)
    and then breathe/relax/smile/settle
    as you did/do in training
    as you practiced/planned/rehearsed
    as/like/just planned/practiced/rehearsed/usual
    at a calm/steady/gentle/easy/even pace/effort
    at an easy/even pace/effort
    even if/when the crowd rushes/surges/hurries
    even if/when the race feels easy/loud/busy/long
    even if/when you feel good/fresh/strong/nervous
    exactly as planned/practiced
    in small sips/bites
    in your own rhythm/time
    just as you practiced/planned/rehearsed
    just as/like planned/practiced/rehearsed
    relaxed/unhurried/rested
    sitting/standing down/still
    smiling
    so the last/late/final miles/part/stretch/climb/climbs/hills stay/stays/feel/feels strong/steady/easier/calm/good
    so you arrive/start calm/rested/fresh/ready
    so you finish strong/smiling
    so you stay strong/steady/calm (late) (in) (the) (race)
    so your energy stays steady/even/calm (to) (the) (finish)
    so your legs stay fresh/strong/light (to) (the) (finish)
    walking/seated
    whatever the crowd/clock/weather/course does/says
    while the breath/breathing/pace is calm/easy/steady
    while the crowd rushes/hurries/surges
    while walking/standing/sitting
    while you walk/run
    with calm/steady hands
  `,
}
