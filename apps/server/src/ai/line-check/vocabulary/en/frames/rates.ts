import type { FrameGroup } from '../../../frames.ts'

/** Doses an hour, and of the whole race. */
export const rates: FrameGroup = {
  leads: `
    when the race gets/feels loud/busy/hard/easy
  `,
  cores: `
    aim/plan for {rate}
    get used to {rate}
    in all your/the plan/stops/table has/have/brings/bring {amount}
    on race day/morning your/the plan has/holds/brings {rate}
    practice/rehearse/trust/hold/expect {rate}
    settle into {rate}
    stay with {rate}
    stick/keep to {rate}
    the/your schedule/table adds up to {amount}
    the/your schedule/table adds up to {rate}
    your/the (race) plan adds up to {amount}
    your/the (race) plan asks for {rate}
    your/the (race) plan comes to {amount}
    your/the (race) plan counts on {rate}
    your/the (race) plan has/holds/brings/gives/shows {amount}
    your/the (race) plan has/holds/brings/gives/shows {rate}
    your/the (race) plan is built on/around {rate}
    your/the (race) plan settles on/at {rate}
    your/the stops add up to {amount}
    your/the stops add up to {rate}
    your/the stops/table/schedule bring/brings/give/gives/has/have/hold/holds {rate}
    your/the stops/table/schedule bring/brings/has/have/hold/holds {amount}
    {amount} is what your/the plan/stops/table has/have/holds/hold/brings/bring
    {amount} is your/the plan/goal/target
    {rate} is planned
    {rate} is the rhythm of your/the plan/race/day/run
    {rate} is what your/the plan/stops/table has/have/holds/hold/brings/bring
    {rate} is your/the plan/goal/target/aim
  `,
  tails: `
    and keep your rhythm/form/shape/shoulders (low)
    and let the crowd/others/pace go
    and let your shoulders drop
    and run your own race
    and settle (back) (in)
    and settle back into your rhythm
    as you did/do in training
    as you practiced/planned/rehearsed
    as/like/just planned/practiced/rehearsed/usual
    even if/when the crowd rushes/surges/hurries
    even if/when the race feels easy/loud/busy/long
    even if/when you feel good/fresh/strong/nervous
    even late in the race
    exactly as planned/practiced
    from start to finish
    from the start/gun
    in your own rhythm/time
    just as you practiced/planned/rehearsed
    just as/like planned/practiced/rehearsed
    no more and no less
    over the whole race/distance
    so the last/late/final miles/part/stretch/climb/climbs/hills stay/stays/feel/feels strong/steady/easier/calm/good
    so you arrive/start calm/rested/fresh/ready
    so you finish strong/smiling
    so you stay strong/steady/calm (late) (in) (the) (race)
    so your energy stays steady/even/calm (to) (the) (finish)
    so your legs stay fresh/strong/light (to) (the) (finish)
    spread evenly
    step by step
    stop by stop
    whatever the crowd/clock/weather/course does/says
    while the breath/breathing/pace is calm/easy/steady
    while the crowd rushes/hurries/surges
    with calm/steady hands
  `,
}
