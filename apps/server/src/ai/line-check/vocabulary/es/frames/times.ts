import type { FrameGroup } from '../../../frames.ts'

/** The start and the finish. */
export const times: FrameGroup = {
  cores: `
    cuenta hacia atrás desde las {race.start}
    dile a tu familia que mire/espere a las {race.finish}
    imagina la meta a las {race.finish}
    imagínate en la meta a las {race.finish}
    llega (bien) antes de las {race.start}
    llega con tiempo antes de las {race.start}
    llega descansado/descansada/tranquilo/tranquila a las {race.start}
    organiza/planifica la/tu mañana alrededor de las {race.start}
    pon el despertador pensando en las {race.start}
    queda con tu familia después de las {race.finish}
    ten todo listo/preparado antes de las {race.start}
  `,
  tails: `
    con calma/paciencia/tranquilidad
    sin prisa/prisas/estrés/agobios
    y disfruta (de) (la) (mañana)
    y respira (con) (calma)
    y sonríe
  `,
  statements: `
    la carrera/salida es/empieza a las {race.start}
    la meta te espera a las {race.finish}
    tu día empieza a las {race.start}
  `,
}
