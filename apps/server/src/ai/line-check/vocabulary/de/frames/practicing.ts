import type { FrameGroup } from '../../../frames.ts'
import { practicePlaces } from '../../../talk-topics.ts'

/** Fuel that is practiced. */
export const practicing: FrameGroup = {
  places: practicePlaces,
  leads: `
    bei deinem nächsten langen lauf
    bei langen läufen
    beim langen lauf
    im training
  `,
  cores: `
    gewöhne dich an {food}
    lauf/trainiere/übe mit {food}
    lern {food} kennen
    notiere wie {food} sich anfühlt
    übe das öffnen von {food}
  `,
  tails: `
    bei deinem nächsten langen lauf
    beim langen lauf
    damit am renntag nichts neu ist
    im training
    in ruhe
  `,
}
