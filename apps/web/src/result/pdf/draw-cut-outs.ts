import { type RenderedPlan, withPrintSize } from '@race-nutrition/documents'
import { newPictureCanvas } from '../../take-along/picture-canvas.ts'
import { layOutCutOuts } from './lay-out.tsx'
import { loadPaperFonts } from './load-paper-fonts.ts'
import { newCanvas, paintPart } from './paint-page.ts'
import { renderedLayout } from './rendered-layout.ts'
import { WordFinder } from './rendered-words.ts'
import { millimeters } from './sheet-size.ts'
import { readTaggedContent } from './tagged-content.ts'

/** What of the page to cut out is on a picture: the strips beside each other, or the card above the labels. */
export type CutOut = 'strips' | 'card and labels'

/** As on the page to cut out: a PNG file that prints in its size. */
export async function drawCutOuts(plan: RenderedPlan, which: CutOut): Promise<Blob> {
  await loadPaperFonts()
  const { element, remove } = await layOutCutOuts(plan)
  try {
    const finder = new WordFinder(element, newCanvas())
    const rendered = await renderedLayout(element, await readTaggedContent(element, finder))
    finder.updateOrigin()
    const blocks = [...element.querySelectorAll(`[data-picture="${which}"]`)].map((block) =>
      finder.placeOf(block),
    )
    const widths = blocks.map(({ left, right }) => right - left)
    const heights = blocks.map(({ top, bottom }) => bottom - top)
    const isRow = which === 'strips'
    const width = isRow ? sum(widths) : Math.max(...widths)
    const height = isRow ? Math.max(...heights) : sum(heights)
    const { pen, save } = newPictureCanvas(Math.ceil(scale * width), Math.ceil(scale * height))
    pen.fillStyle = '#fff'
    pen.fillRect(0, 0, scale * width, scale * height)
    for (const [index, block] of blocks.entries()) {
      const before = sum((isRow ? widths : heights).slice(0, index))
      paintPart(pen, rendered, block, { left: isRow ? before : 0, top: isRow ? 0 : before, scale })
    }
    const file = new Uint8Array(await (await save()).arrayBuffer())
    return new Blob([withPrintSize(file, pixelsPerMeter)], { type: 'image/png' })
  } finally {
    remove()
  }
}

const sum = (lengths: readonly number[]) => lengths.reduce((total, length) => total + length, 0)

/** Pixels per CSS pixel: about 380 dots an inch, for letters of 8 points. */
const scale = 4

const pixelsPerMeter = (1000 * scale) / millimeters(1)
