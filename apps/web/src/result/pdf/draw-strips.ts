import { type RenderedPlan, withPrintSize } from '@race-nutrition/documents'
import { newPictureCanvas } from '../../take-along/picture-canvas.ts'
import { layOutCutOuts } from './lay-out.tsx'
import { loadPaperFonts } from './load-paper-fonts.ts'
import { newCanvas, paintPart } from './paint-page.ts'
import { renderedLayout } from './rendered-layout.ts'
import { WordFinder } from './rendered-words.ts'
import { millimeters } from './sheet-size.ts'
import { readTaggedContent } from './tagged-content.ts'

/** The strips for the wrist as on the page to cut out, beside each other: a PNG file that prints in their size. */
export async function drawStrips(plan: RenderedPlan): Promise<Blob> {
  await loadPaperFonts()
  const { element, remove } = await layOutCutOuts(plan)
  try {
    const finder = new WordFinder(element, newCanvas())
    const rendered = await renderedLayout(element, await readTaggedContent(element, finder))
    finder.updateOrigin()
    const blocks = [...element.querySelectorAll('[data-strips]')].map((block) => finder.placeOf(block))
    const width = blocks.reduce((sum, { left, right }) => sum + right - left, 0)
    const height = Math.max(...blocks.map(({ top, bottom }) => bottom - top))
    const { pen, save } = newPictureCanvas(Math.ceil(scale * width), Math.ceil(scale * height))
    pen.fillStyle = '#fff'
    pen.fillRect(0, 0, scale * width, scale * height)
    let left = 0
    for (const block of blocks) {
      paintPart(pen, rendered, block, { left, top: 0, scale })
      left += block.right - block.left
    }
    const file = new Uint8Array(await (await save()).arrayBuffer())
    return new Blob([withPrintSize(file, pixelsPerMeter)], { type: 'image/png' })
  } finally {
    remove()
  }
}

/** Pixels per CSS pixel: about 380 dots an inch, for letters of 8 points. */
const scale = 4

const pixelsPerMeter = (1000 * scale) / millimeters(1)
