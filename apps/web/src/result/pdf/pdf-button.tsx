import { FileDown, LoaderCircle, Printer } from 'lucide-react'
import { useMemo } from 'react'
import shapes from '../../look/shapes.module.css'
import type { PaperPlan } from './paper/paper-plan.ts'
import style from './pdf-button.module.css'
import { type Pdf, usePdf } from './use-pdf.ts'
import { usePrintedPaper } from './use-printed-paper.ts'

/** Saves the plan as a PDF; if that fails, offers the print dialog. */
export function PdfButton({ plan, audit, origin }: PaperPlan) {
  const paperPlan = useMemo(() => ({ plan, audit, origin }), [plan, audit, origin])
  const pdf = usePdf(paperPlan)
  usePrintedPaper(paperPlan)
  const isUnderWay = pdf.state.is === 'under way'
  const Icon = isUnderWay ? LoaderCircle : FileDown
  return (
    <>
      <button
        type="button"
        className={`${shapes.button} ${shapes.primary} ${style.button}`}
        // Not disabled while it works, so that it keeps the focus.
        disabled={pdf.state.is === 'coming'}
        aria-disabled={isUnderWay || undefined}
        onClick={() => void pdf.download()}
      >
        <Icon aria-hidden size={18} className={isUnderWay ? style.turning : undefined} />
        {labelOf(pdf)}
      </button>
      {pdf.last === 'failed' && (
        <button type="button" className={shapes.button} onClick={() => window.print()}>
          <Printer aria-hidden size={18} />
          Print the plan
        </button>
      )}
      <output className={shapes.hidden}>{announcementOf(pdf)}</output>
    </>
  )
}

function labelOf({ state }: Pdf): string {
  if (state.is !== 'under way') return 'Download PDF'
  return state.progress ? `Making page ${state.progress.page} of ${state.progress.pages}` : 'Making your PDF'
}

/** Not every page: a screen reader would announce nothing else. */
function announcementOf({ state, last }: Pdf): string {
  if (state.is === 'under way') return 'Making your PDF'
  return last === 'saved' ? 'Your PDF is saved' : ''
}
