import { planTitle } from '@race-nutrition/documents'
import { contentOf, wordAt } from './document-of.ts'
import { flowOf } from './flow-of.ts'
import { footerOf } from './footer.ts'
import { freeScreen } from './free-screen.ts'
import { layOut } from './lay-out.tsx'
import { openPdfWorker, type PdfWorker } from './open-pdf-worker.ts'
import { cutPages, type PageCut } from './page-cuts.ts'
import { bandsOf, newCanvas, paintPage, type Seen } from './paint-page.ts'
import { headingOf, type PaperPlan } from './paper/paper-plan.ts'
import type { DocumentOfPages } from './pdf-worker.ts'
import { seenBoxes } from './seen-boxes.ts'
import { seenPictures } from './seen-pictures.ts'
import { WordFinder } from './seen-words.ts'
import { edgeRoom, paperSize, room } from './sheet.ts'
import { type Told, tellContent } from './told-content.ts'

export interface PdfMaker {
  /** Makes the file; tells of each page as it is begun. */
  readonly make: (plan: PaperPlan, tell: (progress: PdfProgress) => void) => Promise<Blob>
  readonly close: () => void
}

export interface PdfProgress {
  readonly page: number
  readonly pages: number
}

/** Brings all that a file needs, so that making one asks nothing of the network. */
export async function preparePdf(): Promise<PdfMaker> {
  const worker = await openPdfWorker()
  await document.fonts.ready
  return { make: (plan, tell) => makePdf(plan, worker, tell), close: worker.close }
}

async function makePdf(
  shown: PaperPlan,
  worker: PdfWorker,
  tell: (progress: PdfProgress) => void,
): Promise<Blob> {
  const race = headingOf(shown)
  const layout = await layOut(shown)
  try {
    const pen = newCanvas()
    const told = await tellContent(layout.element, new WordFinder(layout.element, pen))
    const { headOf, ...flow } = flowOf(layout.element, told.runs)
    await freeScreen()
    const cuts = cutPages(flow, { room, edge: edgeRoom })
    const seen: Seen = {
      boxes: await seenBoxes(layout.element),
      pictures: await seenPictures(layout.element),
      runs: told.runs,
    }
    const pages: DocumentOfPages['pages'][number][] = []
    let before = worker.forget()
    for (const [index, cut] of cuts.entries()) {
      const number = { page: index + 1, pages: cuts.length }
      tell(number)
      // oxlint-disable-next-line no-await-in-loop -- a page at a time, so that the screen stays free between them
      await freeScreen()
      const footer = footerOf(pen, race, number)
      pages.push({ repeated: [...headWords(cut, headOf, told), ...footer.map((word) => wordAt(word, 0))] })
      const pixels = paintPage(pen, seen, cut, footer)
      // oxlint-disable-next-line no-await-in-loop -- no more than two pages of pixels are held at once
      await before
      before = worker.page(pixels)
    }
    await before
    return await worker.write({
      title: planTitle('Nutrition plan', race),
      language: 'en',
      page: paperSize,
      pages,
      content: contentOf(told.content, cuts),
    })
  } finally {
    layout.remove()
  }
}

/** The words of the head of a table or box, where it goes on with it. */
function headWords(cut: PageCut, headOf: ReturnType<typeof flowOf>['headOf'], { heads }: Told) {
  const element = cut.head && headOf.get(cut.head)
  const [band] = bandsOf(cut)
  if (!element || !band) return []
  return (heads.get(element) ?? []).map((word) => wordAt(word, band.at - band.band.top))
}
