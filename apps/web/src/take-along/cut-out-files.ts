import { raceFileName, raceHeading, type RenderedPlan } from '@race-nutrition/documents'
import { pdfModule } from '../lazy-modules.ts'

/** Strips, card and labels alone, to print and cut. For a race with a stop; any other has nothing to cut out. */
export async function cutOutsPdf(plan: RenderedPlan, today: string): Promise<File> {
  const { preparePdf } = await pdfModule.load()
  const { makeCutOuts, close } = await preparePdf()
  try {
    const pdf = await makeCutOuts(plan)
    return new File([pdf], raceFileName('cut-outs.pdf', raceHeading(plan), today), { type: pdf.type })
  } finally {
    close()
  }
}

/** The strips as a picture that prints in their size. For a race with a stop. */
export async function stripsPicture(plan: RenderedPlan, today: string): Promise<File> {
  const { drawStrips } = await pdfModule.load()
  const png = await drawStrips(plan)
  return new File([png], raceFileName('wrist-strip.png', raceHeading(plan), today), { type: png.type })
}
