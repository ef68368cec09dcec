import { pdfFileName } from '@race-nutrition/documents'
import { useCallback, useEffect, useRef, useState } from 'react'
import { pdfModule } from '../../lazy-modules.ts'
import { whenIdle } from '../../when-idle.ts'
import { notifyPdfFailed } from '../../toasts/toasts.ts'
import { today } from '../../today.ts'
import { headingOf, type PaperPlan } from './paper/paper-plan.ts'
import type { PdfMaker, PdfProgress } from './prepare-pdf.ts'
import { saveFile } from './save-file.ts'

export type PdfState =
  /** The modules are loading. */
  | { readonly is: 'coming' }
  | { readonly is: 'ready' }
  | { readonly is: 'under way'; readonly progress: PdfProgress | null }

export interface Pdf {
  readonly state: PdfState
  /** The outcome of the last PDF; null before the first. */
  readonly last: 'saved' | 'failed' | null
  readonly download: () => Promise<void>
}

/** Preloads the PDF modules once the plan is shown, and makes one PDF at a time. */
export function usePdf(plan: PaperPlan): Pdf {
  const [state, setState] = useState<PdfState>({ is: 'coming' })
  const [last, setLast] = useState<Pdf['last']>(null)
  const isUnderWay = useRef(false)
  const bring = usePdfMaker(() => setState({ is: 'ready' }))

  const download = useCallback(async () => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setState({ is: 'under way', progress: null })
    try {
      const maker = await bring()
      const file = await maker.make(plan, (progress) => setState({ is: 'under way', progress }))
      saveFile(file, pdfFileName(headingOf(plan), today()))
      setLast('saved')
    } catch (error) {
      console.error('The PDF was not made.', error)
      notifyPdfFailed()
      setLast('failed')
    }
    setState({ is: 'ready' })
    isUnderWay.current = false
  }, [plan, bring])

  return { state, last, download }
}

/** The preloaded maker; loading is retried if it failed. Closed when the plan is left. */
function usePdfMaker(onceThere: () => void): () => Promise<PdfMaker> {
  const maker = useRef<Promise<PdfMaker> | null>(null)
  const finish = useRef(onceThere)

  const bring = useCallback(() => {
    maker.current ??= pdfModule.load().then((part) => part.preparePdf())
    maker.current.catch(() => {
      maker.current = null
    })
    return maker.current
  }, [])

  useEffect(() => {
    let isLeft = false
    const once = () => {
      if (!isLeft) finish.current()
    }
    // A failed load is retried by the click, which then reports the error.
    whenIdle(() => isLeft || void bring().then(once, once))
    return () => {
      isLeft = true
      maker.current?.then(
        ({ close }) => close(),
        () => undefined,
      )
      maker.current = null
    }
  }, [bring])

  return bring
}
