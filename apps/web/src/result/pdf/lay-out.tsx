import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { Paper, type PaperPlan } from './paper/paper.tsx'

/** Lays the plan out for paper, beside the screen and out of everybody's way, until it is removed. */
export function layOut(plan: PaperPlan): { readonly element: Element; readonly remove: () => void } {
  const place = document.createElement('div')
  place.setAttribute('aria-hidden', 'true')
  place.inert = true
  document.body.append(place)
  const root = createRoot(place)
  const remove = () => {
    root.unmount()
    place.remove()
  }
  try {
    flushSync(() => root.render(<Paper {...plan} />))
    const element = place.firstElementChild
    if (!element) throw new Error('The plan was not laid out.')
    return { element, remove }
  } catch (error) {
    remove()
    throw error
  }
}
