import {
  type PdfDocument,
  type PdfPicture,
  planTitle,
  raceHeading,
  type RaceHeading,
  type RenderedPlan,
} from '@race-nutrition/documents'
import { placeContent, wordAt } from './place-content.ts'
import { measureFlow } from './measure-flow.ts'
import { footerOf } from './footer.ts'
import { yieldToBrowser } from './yield-to-browser.ts'
import { layOut, layOutCutOuts, type Layout } from './lay-out.tsx'
import { openPdfWorkers, pagesAtOnce, type PdfWorkers } from './open-pdf-workers.ts'
import { breakPages, type PageSlice } from './page-breaks.ts'
import { loadPaperFonts } from './load-paper-fonts.ts'
import { bandsOf, newCanvas, pageContent, paintPage } from './paint-page.ts'
import { headingOf, type PaperPlan } from './paper/paper-plan.ts'
import { renderedLayout } from './rendered-layout.ts'
import { WordFinder } from './rendered-words.ts'
import { edgeRoom, paperSize, room } from './sheet-size.ts'
import { type TaggedContent, readTaggedContent } from './tagged-content.ts'

export { layOutToPrint } from './lay-out.tsx'
export { drawCutOuts } from './draw-cut-outs.ts'

export interface PdfMaker {
  /** Makes the file; reports each page as it starts. */
  readonly make: (plan: PaperPlan, onProgress: (progress: PdfProgress) => void) => Promise<Blob>
  /** Strips, card and labels alone. */
  readonly makeCutOuts: (plan: RenderedPlan) => Promise<Blob>
  readonly close: () => void
}

export interface PdfProgress {
  readonly page: number
  readonly pages: number
}

/** Loads everything in advance, so that making a file needs no network. */
export async function preparePdf(): Promise<PdfMaker> {
  await loadPaperFonts()
  // Last, since whatever fails after them would leave them running.
  const workers = await openPdfWorkers()
  return {
    make: async (plan, onProgress) =>
      makePdf(
        { layout: await layOut(plan), name: 'Nutrition plan', race: headingOf(plan) },
        workers,
        onProgress,
      ),
    makeCutOuts: async (plan) =>
      makePdf({ layout: await layOutCutOuts(plan), name: 'To cut out', race: raceHeading(plan) }, workers),
    close: workers.close,
  }
}

interface LaidOutDocument {
  readonly layout: Layout
  /** In its title, before the race. */
  readonly name: string
  readonly race: RaceHeading
}

async function makePdf(
  { layout, name, race }: LaidOutDocument,
  workers: PdfWorkers,
  onProgress: (progress: PdfProgress) => void = () => undefined,
): Promise<Blob> {
  const { pen, tagged, headOf, cuts, content } = await readLayout(layout)
  const repeated: PdfDocument['pages'][number]['repeated'][] = []
  const pictures: Promise<PdfPicture>[] = []
  for (const [index, cut] of cuts.entries()) {
    const number = { page: index + 1, pages: cuts.length }
    onProgress(number)
    // oxlint-disable-next-line no-await-in-loop -- one page at a time, so that the page stays responsive between them
    await yieldToBrowser()
    const footer = footerOf(pen, race, number)
    repeated.push([...headWords(cut, headOf, tagged), ...footer.map((word) => wordAt(word, 0))])
    const pixels = paintPage(pen, content, cut, footer)
    // oxlint-disable-next-line no-await-in-loop -- at most three pages of pixels are in memory: one painted, two in the workers
    await pictures[index - pagesAtOnce]
    const picture = workers.picture(pixels)
    // Awaited later: until then its failure is not an unhandled one.
    picture.catch(() => undefined)
    pictures.push(picture)
  }
  // While the last pages are compressed.
  const placed = placeContent(tagged.content, cuts)
  const pages = await Promise.all(pictures)
  return workers.write({
    title: planTitle(name, race),
    language: 'en',
    page: paperSize,
    pages: pages.map((picture, index) => ({ picture, repeated: repeated[index] ?? [] })),
    content: placed,
  })
}

/** Measures everything before painting, then removes the layout: the browser would go through it again for every frame. */
async function readLayout({ element, remove }: Layout) {
  try {
    const pen = newCanvas()
    const tagged = await readTaggedContent(element, new WordFinder(element, pen))
    const { headOf, ...flow } = measureFlow(element, tagged.runs)
    await yieldToBrowser()
    const cuts = breakPages(flow, { room, edge: edgeRoom })
    return { pen, tagged, headOf, cuts, content: pageContent(await renderedLayout(element, tagged)) }
  } finally {
    remove()
  }
}

/** The words of the repeated head of a continued table or box. */
function headWords(
  cut: PageSlice,
  headOf: ReturnType<typeof measureFlow>['headOf'],
  { heads }: TaggedContent,
) {
  const element = cut.head && headOf.get(cut.head)
  const [band] = bandsOf(cut)
  if (!element || !band) return []
  return (heads.get(element) ?? []).map((word) => wordAt(word, band.at - band.band.top))
}
