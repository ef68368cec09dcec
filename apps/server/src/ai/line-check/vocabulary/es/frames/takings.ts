import type { FrameGroup } from '../../../frames.ts'

/** What is taken at a stop of the race, and the times of the stops. */
export const takings: FrameGroup = {
  cores: `
    afloja para {taking}
    baja el ritmo para {taking}
    reserva un momento para {taking}
    toma {taking}
  `,
  tails: `
    a tu ritmo
    con calma/paciencia/tranquilidad
    despacio
    sin prisa/prisas/estrés/agobios
    y relaja/suelta los/tus hombros
    y respira
    y respira con calma
    y sonríe
    y vuelve a tu ritmo
  `,
  statements: `
    el/tu plan prevé/tiene/indica/marca {taking}
    imagina {taking}
    mira el/tu reloj a los {row.time}
    piensa en {taking}
    prepárate para {taking}
    recuerda {taking}
  `,
}
