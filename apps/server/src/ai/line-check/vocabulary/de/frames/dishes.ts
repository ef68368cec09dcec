import type { FrameGroup } from '../../../frames.ts'

/** Dishes that are cooked, when the recipe says. */
export const dishes: FrameGroup = {
  cores: `
    mach {meal}
  `,
  tails: `
    in Ruhe
    mit Musik
  `,
}
