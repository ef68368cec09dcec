import type { FrameGroup } from '../../../frames.ts'

/** Dishes that are cooked, when the recipe says. */
export const dishes: FrameGroup = {
  cores: `
    prepara {meal}
  `,
  tails: `
    con calma/tranquilidad
    con música
    sin prisa/prisas/estrés
  `,
}
