import type { FrameGroup } from '../../../frames.ts'
import { timePlaces } from '../../../line-conditions.ts'

/** The start and the finish. */
export const times: FrameGroup = {
  places: timePlaces,
  cores: `
    rechne von {race.start} zurück
    sei rechtzeitig vor {race.start} da/dort/bereit
    triff deine Familie nach {race.finish}
  `,
  tails: `
    und atme (ruhig) durch
    und genieße den Tag
    und lächle
  `,
  statements: `
    das Rennen beginnt um {race.start}
    der Start ist um {race.start}
    der Startschuss fällt um {race.start}
    komm weit vor {race.start} an
    stell dir das Ziel um {race.finish} vor
    um {race.finish} wartet das Ziel
    um {race.start} geht es los
  `,
}
