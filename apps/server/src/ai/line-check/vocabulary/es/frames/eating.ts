import type { FrameGroup } from '../../../frames.ts'

/** Dishes that are eaten. */
export const eating: FrameGroup = {
  cores: `
    come/saborea {meal}
    disfruta de {meal}
    siéntate a la mesa para {meal}
  `,
  tails: `
    con amigos
    con calma/tranquilidad
    con música
    con tu familia/pareja
    despacio
    en familia
    en paz
    sin prisa/prisas/estrés
  `,
  statements: `
    dedica tiempo a {meal}
    pon la mesa para {meal}
    reserva tiempo para {meal}
    {meal} está en el/tu plan
  `,
}
