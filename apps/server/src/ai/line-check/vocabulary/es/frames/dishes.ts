import type { FrameGroup } from '../../../frames.ts'

/** Dishes that are cooked, when the recipe says. */
export const dishes: FrameGroup = {
  cores: `
    cocina/prepara {meal}
  `,
  tails: `
    con amigos
    con calma/tranquilidad
    con música
    con tu familia/pareja
    en familia
    sin prisa/prisas/estrés
  `,
}
