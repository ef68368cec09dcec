import type { FrameGroup } from '../../../frames.ts'
import { timePlaces } from '../../../line-conditions.ts'

/** The start and the finish. */
export const times: FrameGroup = {
  places: timePlaces,
  cores: `
    arrive early/calm for/before {race.start}
    be there early/calm for/before {race.start}
    be/arrive there in good time for {race.start}
    count back from {race.start}
    have everything ready before {race.start}
    have your kit/bag ready before {race.start}
    meet your family/friends/crew after {race.finish}
    picture/imagine yourself at {race.finish}
    tell your family/friends to wait/cheer for you at {race.finish}
  `,
  tails: `
    and breathe (out)
    and enjoy the day
    and smile
  `,
  statements: `
    the finish is planned for {race.finish}
    the/your gun/race/start goes at {race.start}
    your/the race begins at {race.start}
  `,
}
