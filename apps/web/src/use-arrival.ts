import { useLayoutEffect, useRef } from 'react'
import { firstRefused, questionOf } from './form/first-refused.ts'
import type { Screen } from './screen.ts'

/** The heading that takes the focus when its state arrives. */
export const stateHeading = { id: 'state-heading', tabIndex: -1 } as const

/**
 * Says where the runner is now: the heading of a new state takes the focus, a new plan is shown from its top.
 * Back from a call that brought none, the first answer to mend takes it, or the button.
 */
export function useArrival(screen: Screen): void {
  const before = useRef(screen)
  // With the drawing itself: a moment later the focus could be taken from who has begun to type.
  useLayoutEffect(() => {
    const from = before.current
    before.current = screen
    if (from.at === screen.at) return
    const refused = screen.at === 'form' ? firstRefused(screen.refusals) : null
    if (refused) questionOf(refused)?.focus()
    // Nothing to mend: on with the button that was pressed, which tries again.
    else if (from.at === 'loading' && screen.at === 'form') submitButton()?.focus()
    // The scroll below is to be seen: a focus that jumps would hide it.
    else document.getElementById(stateHeading.id)?.focus({ preventScroll: true })
    if (screen.at === 'result')
      window.scrollTo({ top: 0, behavior: wantsLessMotion() ? 'instant' : 'smooth' })
    if (from.at === 'result') window.scrollTo({ top: 0, behavior: 'instant' })
  }, [screen])
}

const submitButton = () => document.querySelector<HTMLElement>('main form [type="submit"]')

const wantsLessMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches
