import { type Dispatch, useCallback, useEffect, useState } from 'react'
import type { Screen, ScreenEvent } from './screen.ts'

const planEntry = { shows: 'plan' }
const isPlanEntry = () => (window.history.state as typeof planEntry | null)?.shows === 'plan'

/**
 * While a plan is shown the browser's Back leads to the form, not off the page.
 * Gives what New Plan does: the same way back, so that no dead entry stays behind.
 */
export function useBackButton(screen: Screen, dispatch: Dispatch<ScreenEvent>): () => void {
  const isShown = screen.at === 'result'

  const [opensWithPlan] = useState(isShown)
  useEffect(() => {
    // After a reload the entry of a plan that is gone is the form's.
    if (!opensWithPlan && isPlanEntry()) window.history.replaceState(null, '')
  }, [opensWithPlan])

  useEffect(() => {
    if (!isShown) return restoreScrollAgain()
    // The form comes back from its top, not from where its button was pressed.
    window.history.scrollRestoration = 'manual'
    if (!isPlanEntry()) window.history.pushState(planEntry, '')
    const leave = () => dispatch({ type: 'left' })
    window.addEventListener('popstate', leave)
    return () => window.removeEventListener('popstate', leave)
  }, [isShown, dispatch])

  return useCallback(() => {
    dispatch({ type: 'left' })
    if (isPlanEntry()) window.history.back()
  }, [dispatch])
}

/** Elsewhere the browser scrolls back as ever; the entry that New Plan leads back to comes after the form is shown. */
function restoreScrollAgain(): () => void {
  leaveScrollToBrowser()
  window.addEventListener('popstate', leaveScrollToBrowser)
  return () => window.removeEventListener('popstate', leaveScrollToBrowser)
}

function leaveScrollToBrowser(): void {
  window.history.scrollRestoration = 'auto'
}
