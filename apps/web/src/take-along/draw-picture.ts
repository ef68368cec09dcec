import type { Measure, Picture } from '@race-nutrition/documents'

type Pen = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

interface Canvas {
  readonly pen: Pen
  /** As a PNG file. */
  readonly save: () => Promise<Blob>
}

/** Once its font is there, measures text as `drawPicture` draws it. */
export async function loadMeasure(): Promise<Measure> {
  // The page loads the letters it shows; a picture may have others.
  await document.fonts.load(fontOf(48))
  const { pen } = newCanvas(1, 1)
  return (text, px) => {
    pen.font = fontOf(px)
    return pen.measureText(text).width
  }
}

/** A PNG of the picture. Throws if the browser has no canvas, or no memory for it. */
export function drawPicture({ width, height, ground, texts }: Picture): Promise<Blob> {
  const { pen, save } = newCanvas(width, height)
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

/** The page's condensed type, which is legible at arm's length. */
const fontOf = (px: number) => `700 ${px}px "Barlow Condensed", "Arial Narrow", sans-serif`

/** Off the page where the browser can. */
export function newCanvas(width: number, height: number): Canvas {
  if ('OffscreenCanvas' in window) {
    const canvas = new OffscreenCanvas(width, height)
    return { pen: penOf(canvas.getContext('2d')), save: () => canvas.convertToBlob({ type: 'image/png' }) }
  }
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const save = () =>
    new Promise<Blob>((resolve, reject) => {
      canvas.toBlob((file) => (file ? resolve(file) : reject(new Error('The canvas gave no picture.'))))
    })
  return { pen: penOf(canvas.getContext('2d')), save }
}

function penOf<P extends Pen>(pen: P | null): P {
  if (!pen) throw new Error('This browser gave no canvas to draw on.')
  return pen
}
