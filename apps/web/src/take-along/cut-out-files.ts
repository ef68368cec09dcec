import { takeAlongName, type RenderedPlan } from '@race-nutrition/documents'
import { pdfModule } from '../lazy-modules.ts'
import type { CutOut } from '../result/pdf/draw-cut-outs.ts'
import type { Made } from './export-button.tsx'

/** Strips, card and labels alone, to print and cut. For a race with a stop; any other has nothing to cut out. */
export async function cutOutsPdf(plan: RenderedPlan): Promise<Made> {
  const { preparePdf } = await pdfModule.load()
  const { makeCutOuts, close } = await preparePdf()
  try {
    const pdf = await makeCutOuts(plan)
    return { files: [new File([pdf], takeAlongName('cut-outs.pdf', plan), { type: pdf.type })] }
  } finally {
    close()
  }
}

/** Strips, or card and labels, as a picture that prints in its size. For a race with a stop. */
export async function cutOutsPicture(plan: RenderedPlan, which: CutOut): Promise<Made> {
  const { drawCutOuts } = await pdfModule.load()
  const png = await drawCutOuts(plan, which)
  return { files: [new File([png], takeAlongName(names[which], plan), { type: png.type })] }
}

const names = {
  strips: 'wrist-strip.png',
  'card and labels': 'card-and-labels.png',
} as const satisfies Record<CutOut, string>
