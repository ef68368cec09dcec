/** A picture as a list of texts with places and sizes, in pixels: whoever has a canvas can draw it. */
export interface Picture {
  readonly width: number
  readonly height: number
  /** CSS color of the ground. */
  readonly ground: string
  readonly texts: readonly PlacedText[]
}

/** One run of bold condensed type, left to right from its place. */
export interface PlacedText {
  readonly text: string
  readonly left: number
  readonly baseline: number
  readonly size: number
  /** CSS color. */
  readonly color: string
}

/** How wide a text is at this size, both in pixels, in the typeface that draws it. */
export type Measure = (text: string, px: number) => number

/** Above and below the baseline, as shares of the size: the letters of a line and nothing of the next. */
export const ascent = 0.85
export const descent = 0.25

/** Of one line of this size, px. */
export const lineHeight = (size: number) => Math.ceil((ascent + descent) * size)
