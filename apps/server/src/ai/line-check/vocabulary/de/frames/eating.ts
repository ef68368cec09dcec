import type { FrameGroup } from '../../../frames.ts'

/** Dishes that are eaten. */
export const eating: FrameGroup = {
  cores: `
    genieß/iss {meal}
    lass dir Zeit für {meal}
    nimm dir Zeit für {meal}
  `,
  tails: `
    entspannt/gelassen
    in Ruhe
    mit Freunden
    mit Musik
    mit deiner Familie
    mit einem Lächeln
    zusammen
  `,
  statements: `
    deck den Tisch für {meal}
    freu dich auf {meal}
    lass dir {meal} schmecken
    setz dich für {meal} an den Tisch
    {meal} steht im Plan
  `,
}
