import type { Pen } from '../../take-along/picture-canvas.ts'
import type { PaintedRun, TextStyle } from './rendered-words.ts'
import type { Band, PageSlice } from './page-breaks.ts'
import type { RenderedBox } from './rendered-boxes.ts'
import type { RenderedLayout } from './rendered-layout.ts'
import { captureScale, edgeRoom, sheet } from './sheet-size.ts'

export function newCanvas(): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas')
  canvas.width = sheet.width * captureScale
  canvas.height = sheet.height * captureScale
  // Its pixels are read back for every page, so they stay in main memory. Not opaque: letters would get colored edges where
  // the system draws text for the stripes of a screen.
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (!pen) throw new Error('This browser gave no canvas to paint on.')
  return pen
}

/** A layout prepared for its pages. */
export interface PageContent {
  readonly frames: readonly RenderedBox[]
  readonly content: RenderedLayout
}

export function pageContent({ boxes, pictures, runs }: RenderedLayout): PageContent {
  const content = { boxes: boxes.filter((box) => !isFramed(box)), pictures, runs: runs.map(onAWholePixel) }
  return { frames: boxes.filter(isFramed), content }
}

/** Paints a page of the layout, and under it the footer. */
export function paintPage(
  pen: CanvasRenderingContext2D,
  { frames, content }: PageContent,
  page: PageSlice,
  footer: readonly PaintedRun[],
): ImageData {
  const { width, height } = pen.canvas
  pen.setTransform(captureScale, 0, 0, captureScale, 0, 0)
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, sheet.width, sheet.height)
  for (const frame of frames) paintFrame(pen, frame, page)
  for (const { band, at } of bandsOf(page)) paintBand(pen, content, band, at)
  paintRuns(pen, footer.map(onAWholePixel))
  return pen.getImageData(0, 0, width, height)
}

/** The bands of the layout on a page and their positions: the repeated head, if any, and the body. */
export function bandsOf({ head, top, bottom, opening }: PageSlice): { band: Band; at: number }[] {
  const at = sheet.top + opening
  const room = head ? head.bottom - head.top : 0
  return [...(head ? [{ band: head, at }] : []), { band: { top, bottom }, at: at + room }]
}

/** A box with edges on all sides is closed on every page that it covers. */
function paintFrame(pen: CanvasRenderingContext2D, box: RenderedBox, page: PageSlice): void {
  const body = bandsOf(page).at(-1)
  if (!body || box.bottom <= page.top + 0.5 || box.top >= page.bottom - 0.5) return
  const { band, at } = body
  const down = at - band.top
  const top = box.top < band.top - 0.5 ? sheet.top : box.top + down
  const bottom = box.bottom > band.bottom + 0.5 ? band.bottom + down + edgeRoom : box.bottom + down
  paintBox(pen, { ...box, top, bottom })
}

const isFramed = ({ edges }: RenderedBox) => edges.length === 4

function paintBand(pen: CanvasRenderingContext2D, content: RenderedLayout, band: Band, at: number): void {
  pen.save()
  pen.translate(0, at - band.top)
  paintContent(pen, content, { left: 0, right: sheet.width, ...band })
  pen.restore()
}

interface Place extends Band {
  readonly left: number
  readonly right: number
}

/** Paints a part of the layout at another place, px of a canvas of this scale. */
export function paintPart(
  pen: Pen,
  seen: RenderedLayout,
  part: Place,
  { left, top, scale }: { left: number; top: number; scale: number },
): void {
  pen.save()
  pen.setTransform(scale, 0, 0, scale, scale * (left - part.left), scale * (top - part.top))
  paintContent(pen, seen, part)
  pen.restore()
}

function paintContent(pen: Pen, { boxes, pictures, runs }: RenderedLayout, place: Place): void {
  const within = (part: Band) => part.bottom > place.top && part.top < place.bottom
  pen.beginPath()
  pen.rect(place.left, place.top, place.right - place.left, place.bottom - place.top)
  pen.clip()
  for (const box of boxes.filter(within)) paintBox(pen, box)
  for (const picture of pictures.filter(within)) {
    const { image, left, right, top, bottom } = picture
    pen.drawImage(image, left, top, right - left, bottom - top)
  }
  paintRuns(pen, runs.filter(within))
}

function paintBox(pen: Pen, { left, right, top, bottom, radius, ground, edges }: RenderedBox): void {
  const [x, y, width, height] = [
    crisp(left),
    crisp(top),
    crisp(right) - crisp(left),
    crisp(bottom) - crisp(top),
  ]
  if (ground) {
    pen.fillStyle = ground
    pen.beginPath()
    pen.roundRect(x, y, width, height, radius)
    pen.fill()
  }
  const [edge] = edges
  if (edge && edges.length === 4) {
    const inset = edge.width / 2
    pen.strokeStyle = edge.color
    pen.lineWidth = edge.width
    pen.beginPath()
    pen.roundRect(x + inset, y + inset, width - edge.width, height - edge.width, Math.max(0, radius - inset))
    pen.stroke()
    return
  }
  for (const { side, width: thick, color } of edges) {
    pen.fillStyle = color
    if (side === 'top' || side === 'bottom')
      pen.fillRect(x, side === 'top' ? y : y + height - thick, width, thick)
    else pen.fillRect(side === 'left' ? x : x + width - thick, y, thick, height)
  }
}

/** Snapped to a pixel, so that edges are sharp. */
const crisp = (place: number) => Math.round(place * captureScale) / captureScale

function paintRuns(pen: Pen, runs: readonly PaintedRun[]): void {
  let last: TextStyle | null = null
  for (const { text, left, baseline, look } of runs) {
    // Choosing a font takes longer than painting a word with it.
    if (look !== last) setTextStyle(pen, look)
    last = look
    pen.fillText(text, left, crisp(baseline))
  }
}

function setTextStyle(pen: Pen, look: TextStyle): void {
  pen.font = look.font
  pen.fillStyle = look.color
  pen.direction = look.direction
  pen.textAlign = 'left'
  pen.textBaseline = 'alphabetic'
}

/**
 * A word of a page begins on a whole pixel of the layout, at most a seventh of a millimeter from its place. Then it has one
 * of two bit patterns in the packed picture, and a page is four to five kilobytes lighter.
 */
const onAWholePixel = (run: PaintedRun): PaintedRun => ({ ...run, left: Math.round(run.left) })
