import {
  ascent,
  descent,
  type Measure,
  type Picture,
  type PlacedText,
} from '../src/take-along/picture/picture.ts'

interface Bounds {
  readonly top: number
  readonly bottom: number
  readonly least: number
}

/** What is wrong with the places of a picture's texts: too small, outside of its bounds, or over each other. */
export function pictureFaults(picture: Picture, { top, bottom, least }: Bounds, measure: Measure): string[] {
  const boxes = picture.texts.map((text) => boxOf(text, measure))
  return boxes.flatMap((box, index) => {
    const { text, size } = box
    return [
      ...(size < least ? [`${text} is ${size} px`] : []),
      ...(box.top < top || box.bottom > bottom ? [`${text} is above or below`] : []),
      ...(box.left < 0 || box.right > picture.width ? [`${text} is beside`] : []),
      ...boxes
        .slice(index + 1)
        .flatMap((other) => (overlap(box, other) ? [`${text} is over ${other.text}`] : [])),
    ]
  })
}

function boxOf({ text, left, baseline, size }: PlacedText, measure: Measure) {
  const right = left + measure(text, size)
  // Places are whole pixels.
  return { text, size, left, right, top: baseline - ascent * size, bottom: baseline + descent * size }
}

type Box = ReturnType<typeof boxOf>

const overlap = (one: Box, other: Box) =>
  one.left < other.right - 1 &&
  other.left < one.right - 1 &&
  one.top < other.bottom - 1 &&
  other.top < one.bottom - 1
