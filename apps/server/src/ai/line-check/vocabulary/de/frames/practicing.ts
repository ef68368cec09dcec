import type { FrameGroup } from '../../../frames.ts'
import { canPractice, practicePlaces } from '../../../line-conditions.ts'

/** Fuel that is practiced. */
export const practicing: FrameGroup = {
  places: practicePlaces,
  isFor: canPractice,
  cores: `
    gewöhne dich an {food}
    lauf/trainiere/übe mit {food}
  `,
  tails: `
    , damit am Renntag nichts neu ist
    bei deinem nächsten langen Lauf
    beim langen Lauf
    im Training
    in Ruhe
  `,
  statements: `
    lern {food} kennen
    notiere, wie {food} sich anfühlt
  `,
}
