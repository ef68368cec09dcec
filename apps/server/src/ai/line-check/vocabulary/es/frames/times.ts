import type { FrameGroup } from '../../../frames.ts'
import { timePlaces } from '../../../line-conditions.ts'

/** The start and the finish. */
export const times: FrameGroup = {
  places: timePlaces,
  cores: `
    cuenta hacia atrás desde las {race.start}
    dile a tu familia que te espere a las {race.finish}
    imagina la meta a las {race.finish}
    imagínate en la meta a las {race.finish}
    llega bien antes de las {race.start}
    llega con tiempo antes de las {race.start}
    queda con tu familia después de las {race.finish}
    ten todo listo/preparado antes de las {race.start}
  `,
  tails: `
    con calma/paciencia/tranquilidad
    sin prisa/prisas/estrés/agobios
    y disfruta del día
    y respira
    y respira con calma
    y sonríe
  `,
  statements: `
    la carrera/salida empieza/es a las {race.start}
    la meta te espera a las {race.finish}
  `,
}
