import type { FrameGroup } from '../../../frames.ts'

/** Dishes that are cooked, when the recipe says. */
export const dishes: FrameGroup = {
  cores: `
    koch/mach {meal}
  `,
  tails: `
    in Ruhe
    mit Freunden
    mit Musik
    mit deiner Familie
    zusammen
  `,
}
