import type { FrameGroup } from '../../../frames.ts'

/** The start and the finish. */
export const times: FrameGroup = {
  leads: `
    ruhig
  `,
  cores: `
    erzähl deiner familie von {race.finish}
    komm (weit) vor {race.start} an
    plane deinen/den morgen um {race.start} herum
    rechne von {race.start} zurück
    sei (rechtzeitig) vor {race.start} da/dort/bereit
    sei um {race.start} bereit/ruhig/ausgeruht
    stell dir das ziel um {race.finish} vor
    triff deine familie nach {race.finish}
  `,
  tails: `
    ausgeruht/ruhig/gelassen/entspannt
    mit einem lächeln
    und atme (ruhig) (durch)
    und genieße den morgen/tag
    und lächle
  `,
  statements: `
    das rennen beginnt um {race.start}
    das rennen/der start beginnt/ist um {race.start}
    deine familie sieht dich um {race.finish} im ziel
    der start ist um {race.start}
    der startschuss fällt um {race.start}
    um {race.finish} wartet das ziel
    um {race.start} bist du bereit/ausgeruht
    um {race.start} geht es los
  `,
}
