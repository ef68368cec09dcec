import type { FrameGroup } from '../../../frames.ts'
import { canPractice, practicePlaces } from '../../../line-conditions.ts'

/** Fuel that is practiced. */
export const practicing: FrameGroup = {
  places: practicePlaces,
  isFor: canPractice,
  leads: `
    en la tirada larga,
    en los entrenamientos,
    en tu próxima tirada larga,
  `,
  cores: `
    acostúmbrate a {food}
    conoce {food}
    entrena/practica/ensaya/corre con {food}
  `,
  tails: `
    con calma/paciencia/tranquilidad
    en la tirada larga
    en los entrenamientos
    en tu próxima tirada larga
    para que nada sea nuevo
  `,
  statements: `
    anota cómo te sienta/va {food}
  `,
}
