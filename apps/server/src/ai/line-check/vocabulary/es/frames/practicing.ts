import type { FrameGroup } from '../../../frames.ts'
import { practicePlaces } from '../../../talk-topics.ts'

/** Fuel that is practiced. */
export const practicing: FrameGroup = {
  places: practicePlaces,
  leads: `
    en el/tu próximo entrenamiento/rodaje
    en la/tu próxima tirada (larga)
    en las tiradas largas
    en los entrenamientos
  `,
  cores: `
    acostúmbrate a {food}
    anota cómo te sienta/sientan/va {food}
    aprende a abrir {food}
    conoce {food}
    entrena/practica/ensaya/corre con {food}
  `,
  tails: `
    con calma/paciencia/tranquilidad
    en el/tu próximo entrenamiento/rodaje
    en la/tu próxima tirada (larga)
    en las tiradas largas
    en los entrenamientos
    mientras corres/caminas
    para que nada sea nuevo
    y anota cómo te va
  `,
}
