import type { FrameGroup } from '../../../frames.ts'

/** The start and the finish. */
export const times: FrameGroup = {
  leads: `
    quietly
  `,
  cores: `
    arrive early/calm/rested for/before {race.start}
    be in your corral/place early/calm/ready for/before {race.start}
    be/arrive there early/calm/rested for {race.start}
    be/arrive there in good time for {race.start}
    count back from {race.start}
    have everything ready before {race.start}
    have your kit/bag ready before {race.start}
    meet your family/friends/crew after {race.finish}
    picture the finish line at {race.finish}
    picture/imagine yourself at {race.finish}
    plan your/the morning/way/trip around {race.start}
    tell your family/friends to wait/cheer for you at {race.finish}
    tell your family/friends/crew about {race.finish}
  `,
  tails: `
    and breathe (out)
    and enjoy the morning/day
    and smile
    in your own rhythm/time
    relaxed/unhurried/rested
    smiling
    so the morning stays/is/feels calm/easy/quiet
    so you arrive/start calm/rested/ready
    with calm/steady hands
  `,
  statements: `
    the finish is planned for {race.finish}
    the/your gun/race/start goes at {race.start}
    your/the race/day begins at {race.start}
  `,
}
