import type { FrameGroup } from '../../../frames.ts'

/** The start and the finish. */
export const times: FrameGroup = {
  leads: `
    quietly
    the day/evening/night before
    with a smile
  `,
  cores: `
    arrive early/calm/rested for/before {race.start}
    be in your corral/place early/calm/ready for/before/at {race.start}
    be/arrive there in good time for {race.start}
    be/arrive there well/early/calmly/long before {race.start}
    be/arrive there/early/calm/ready/rested for/at {race.start}
    count back from {race.start}
    have everything ready before {race.start}
    have your kit/bag ready before {race.start}
    meet your family/friends/crew after {race.finish}
    picture the finish line at {race.finish}
    picture/see/imagine the finish at {race.finish}
    picture/see/imagine yourself at the finish at {race.finish}
    picture/see/imagine yourself at {race.finish}
    plan your/the morning/way/trip around {race.start}
    tell your family/friends to look/wait/cheer for you at {race.finish}
    tell your family/friends/crew about {race.finish}
    the finish is planned for {race.finish}
    the/your gun/race starts/goes at {race.start}
    the/your gun/race/start goes/is (off) at {race.start}
    your target/plan/finish brings/has you home/there at {race.finish}
    your/the race/day begins at {race.start}
  `,
  tails: `
    and breathe (out)
    and drop your shoulders
    and enjoy the morning/day
    and keep your rhythm/form/shape/shoulders (low)
    and let the crowd/others/pace go
    and let your shoulders drop
    and run your own race
    and settle (back) (in)
    and settle back into your rhythm
    and smile (at) (the) (crowd)
    and then breathe/relax/smile/settle
    even if/when the crowd rushes/surges/hurries
    even if/when the race feels easy/loud/busy/long
    even if/when you feel good/fresh/strong/nervous
    in your own rhythm/time
    relaxed/unhurried/rested
    smiling
    so the morning stays/is/feels calm/easy/quiet
    so you arrive/start calm/rested/fresh/ready
    so you finish strong/smiling
    so you stay strong/steady/calm (late) (in) (the) (race)
    so your energy stays steady/even/calm (to) (the) (finish)
    so your legs stay fresh/strong/light (to) (the) (finish)
    whatever the crowd/clock/weather/course does/says
    with calm/steady hands
  `,
}
