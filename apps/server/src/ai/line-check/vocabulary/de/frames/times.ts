import type { FrameGroup } from '../../../frames.ts'
import { timePlaces } from '../../../frame-places.ts'

/** The start and the finish. */
export const times: FrameGroup = {
  places: timePlaces,
  cores: `
    komm (weit) vor {race.start} an
    plane den Weg um {race.start} herum
    rechne von {race.start} zurück
    sei (rechtzeitig) vor {race.start} da/dort/bereit
    stell dir das Ziel um {race.finish} vor
    triff deine Familie nach {race.finish}
  `,
  tails: `
    und atme (ruhig) durch
    und genieße den Tag
    und lächle
  `,
  statements: `
    das Rennen beginnt um {race.start}
    deine Familie sieht dich um {race.finish} im Ziel
    der Start ist um {race.start}
    der Startschuss fällt um {race.start}
    um {race.finish} wartet das Ziel
    um {race.start} geht es los
  `,
}
