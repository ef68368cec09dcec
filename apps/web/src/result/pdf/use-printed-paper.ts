import { useEffect } from 'react'
import { pdfModule } from '../../lazy-modules.ts'
import type { PaperPlan } from './paper/paper-plan.ts'

/** The browser's own print has the pages of the PDF; the page as it is on the screen, if their module is not there yet. */
export function usePrintedPaper(plan: PaperPlan): void {
  useEffect(() => {
    // Nothing can be loaded while the browser prints. If it does not load now, the PDF loads it.
    void pdfModule.load().catch(() => undefined)
  }, [])

  useEffect(() => {
    let remove: (() => void) | null = null
    const layOut = () => {
      if (remove === null) remove = pdfModule.loaded()?.layOutToPrint(plan) ?? null
    }
    const clear = () => {
      remove?.()
      remove = null
    }
    window.addEventListener('beforeprint', layOut)
    window.addEventListener('afterprint', clear)
    return () => {
      window.removeEventListener('beforeprint', layOut)
      window.removeEventListener('afterprint', clear)
      clear()
    }
  }, [plan])
}
