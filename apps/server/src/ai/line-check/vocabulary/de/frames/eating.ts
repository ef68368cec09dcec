import type { FrameGroup } from '../../../frames.ts'

/** Dishes that are eaten. */
export const eating: FrameGroup = {
  cores: `
    deck den Tisch für {meal}
    genieß/iss {meal}
    lass dir Zeit für {meal}
    lass dir {meal} schmecken
    nimm dir Zeit für {meal}
    setz dich für {meal} an den Tisch
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
    freu dich auf {meal}
    {meal} steht im Plan
    {meal} wartet auf dich
  `,
}
