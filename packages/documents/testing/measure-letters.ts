import type { Measure } from '../src/take-along/picture/picture.ts'

/** Without a typeface: about as wide as bold condensed letters, and a square for those of wide scripts. */
export const measureLetters: Measure = (text, px) =>
  Array.from(text).reduce((width, letter) => width + px * (letter > '\u2e80' ? 1 : 0.4), 0)
