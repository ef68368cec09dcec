import { planTitle, raceHeading, type RaceHeading, type RenderedPlan } from '@race-nutrition/documents'
import { placeContent, wordAt } from './place-content.ts'
import { measureFlow } from './measure-flow.ts'
import { footerOf } from './footer.ts'
import { yieldToBrowser } from './yield-to-browser.ts'
import { layOut, layOutCutOuts, type Layout } from './lay-out.tsx'
import { openPdfWorker, type PdfWorker } from './open-pdf-worker.ts'
import { breakPages, type PageSlice } from './page-breaks.ts'
import { loadPaperFonts } from './load-paper-fonts.ts'
import { bandsOf, newCanvas, paintPage } from './paint-page.ts'
import { headingOf, type PaperPlan } from './paper/paper-plan.ts'
import type { DocumentOfPages } from './pdf-worker.ts'
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
  const worker = await openPdfWorker()
  await loadPaperFonts()
  return {
    make: async (plan, onProgress) =>
      makePdf(
        { layout: await layOut(plan), name: 'Nutrition plan', race: headingOf(plan) },
        worker,
        onProgress,
      ),
    makeCutOuts: async (plan) =>
      makePdf({ layout: await layOutCutOuts(plan), name: 'To cut out', race: raceHeading(plan) }, worker),
    close: worker.close,
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
  worker: PdfWorker,
  onProgress: (progress: PdfProgress) => void = () => undefined,
): Promise<Blob> {
  try {
    const pen = newCanvas()
    const tagged = await readTaggedContent(layout.element, new WordFinder(layout.element, pen))
    const { headOf, ...flow } = measureFlow(layout.element, tagged.runs)
    await yieldToBrowser()
    const cuts = breakPages(flow, { room, edge: edgeRoom })
    const rendered = await renderedLayout(layout.element, tagged)
    const pages: DocumentOfPages['pages'][number][] = []
    let before = worker.forget()
    for (const [index, cut] of cuts.entries()) {
      const number = { page: index + 1, pages: cuts.length }
      onProgress(number)
      // oxlint-disable-next-line no-await-in-loop -- one page at a time, so that the page stays responsive between them
      await yieldToBrowser()
      const footer = footerOf(pen, race, number)
      pages.push({ repeated: [...headWords(cut, headOf, tagged), ...footer.map((word) => wordAt(word, 0))] })
      const pixels = paintPage(pen, rendered, cut, footer)
      // oxlint-disable-next-line no-await-in-loop -- no more than two pages of pixels are in memory
      await before
      before = worker.page(pixels)
    }
    await before
    return await worker.write({
      title: planTitle(name, race),
      language: 'en',
      page: paperSize,
      pages,
      content: placeContent(tagged.content, cuts),
    })
  } finally {
    layout.remove()
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
