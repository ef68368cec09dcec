import type { Measure, Picture } from '@race-nutrition/documents'
import { newPictureCanvas } from './picture-canvas.ts'

/** Once its typeface is there, measures text as `drawPicture` draws it. */
export async function loadMeasure(): Promise<Measure> {
  await document.fonts.load(fontOf(48))
  const { pen } = newPictureCanvas(1, 1)
  return (text, px) => {
    pen.font = fontOf(px)
    return pen.measureText(text).width
  }
}

/** A PNG file of the picture, in the typeface that `loadMeasure` loaded. */
export function drawPicture({ width, height, ground, texts }: Picture): Promise<Blob> {
  const { pen, save } = newPictureCanvas(width, height)
  pen.fillStyle = ground
  pen.fillRect(0, 0, width, height)
  // A name in another script keeps its place in the line.
  pen.direction = 'ltr'
  pen.textAlign = 'left'
  pen.textBaseline = 'alphabetic'
  for (const { text, left, baseline, size, color } of texts) {
    pen.font = fontOf(size)
    pen.fillStyle = color
    pen.fillText(text, left, baseline)
  }
  return save()
}

/** The page's condensed typeface. */
const fontOf = (px: number) => `700 ${px}px "Barlow Condensed", "Arial Narrow", sans-serif`
