import { startTransition, useEffect } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { Paper } from './paper/paper.tsx'
import type { PaperPlan } from './paper/paper-plan.ts'

interface Layout {
  readonly element: Element
  readonly remove: () => void
}

/** Lays the plan out for paper, off screen, until it is removed. */
export async function layOut(plan: PaperPlan): Promise<Layout> {
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
  startTransition(() => root.render(<LaidOut plan={plan} once={resolve} />))
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

function LaidOut({ plan, once }: { plan: PaperPlan; once: () => void }) {
  useEffect(once, [once])
  return <Paper {...plan} />
}
