import type { RenderedPlan } from '@race-nutrition/documents'
import { type ReactElement, startTransition, useEffect } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { Paper, PaperToCutOut } from './paper/paper.tsx'
import type { PaperPlan } from './paper/paper-plan.ts'

export interface Layout {
  readonly element: Element
  readonly remove: () => void
}

/** Lays the plan out for paper, off screen, until it is removed. */
export const layOut = (plan: PaperPlan): Promise<Layout> => layOutPaper(<Paper {...plan} />)

/** Only the page to cut out. */
export const layOutCutOuts = (plan: RenderedPlan): Promise<Layout> =>
  layOutPaper(<PaperToCutOut plan={plan} />)

async function layOutPaper(paper: ReactElement): Promise<Layout> {
  const place = document.createElement('div')
  place.setAttribute('aria-hidden', 'true')
  place.inert = true
  document.body.append(place)
  const { promise: laidOut, resolve, reject } = Promise.withResolvers<void>()
  const root = createRoot(place, { onUncaughtError: reject })
  const remove = () => {
    root.unmount()
    place.remove()
  }
  // A transition renders in slices, so that the page stays responsive.
  startTransition(() => root.render(<LaidOut paper={paper} once={resolve} />))
  try {
    await laidOut
    const element = place.firstElementChild
    if (!element) throw new Error('The plan was not laid out.')
    return { element, remove }
  } catch (error) {
    remove()
    throw error
  }
}

/** The same for the browser's own print, in place of the page on the screen, until it is removed. */
export function layOutToPrint(plan: PaperPlan): () => void {
  const place = document.createElement('div')
  place.dataset['printed'] = ''
  document.body.prepend(place)
  const root = createRoot(place)
  // The browser prints what is there when its event ends.
  flushSync(() => root.render(<Paper {...plan} />))
  document.documentElement.dataset['printing'] = ''
  return () => {
    delete document.documentElement.dataset['printing']
    root.unmount()
    place.remove()
  }
}

function LaidOut({ paper, once }: { paper: ReactElement; once: () => void }) {
  useEffect(once, [once])
  return paper
}
