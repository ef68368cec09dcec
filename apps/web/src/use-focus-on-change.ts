import { useLayoutEffect, useRef } from 'react'
import { firstRefused, questionOf } from './form/first-refused.ts'
import type { Screen } from './screen.ts'

/** Props of the heading that gets the focus when its screen is shown. */
export const stateHeading = { id: 'state-heading', tabIndex: -1 } as const

/**
 * Moves the focus on a change of screen: to the heading of the new screen, and a new plan is scrolled to its top. After a
 * failed call it goes to the first refused answer, or to the submit button.
 */
export function useFocusOnChange(screen: Screen): void {
  const before = useRef(screen)
  // During layout: later, it could take the focus from a runner who has begun to type.
  useLayoutEffect(() => {
    const from = before.current
    before.current = screen
    if (from.at === screen.at) return
    const refused = screen.at === 'form' ? firstRefused(screen.refusals) : null
    if (refused) questionOf(refused)?.focus()
    // Nothing to fix: back to the button, to try again.
    else if (from.at === 'loading' && screen.at === 'form') submitButton()?.focus()
    // No jump, so that the smooth scroll below is visible.
    else document.getElementById(stateHeading.id)?.focus({ preventScroll: true })
    if (screen.at === 'result')
      window.scrollTo({ top: 0, behavior: wantsLessMotion() ? 'instant' : 'smooth' })
    if (from.at === 'result') window.scrollTo({ top: 0, behavior: 'instant' })
  }, [screen])
}

const submitButton = () => document.querySelector<HTMLElement>('main form [type="submit"]')

const wantsLessMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches
