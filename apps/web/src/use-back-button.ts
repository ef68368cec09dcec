import { type Dispatch, useCallback, useEffect, useState } from 'react'
import type { Screen, ScreenEvent } from './screen.ts'

const planEntry = { shows: 'plan' }
const isPlanEntry = () => (window.history.state as typeof planEntry | null)?.shows === 'plan'

/**
 * While a plan is shown, the browser's Back returns to the form instead of leaving the page.
 * Returns the handler of New Plan, which goes back the same way, so that no dead history entry remains.
 */
export function useBackButton(screen: Screen, dispatch: Dispatch<ScreenEvent>): () => void {
  const isShown = screen.at === 'result'

  const [opensWithPlan] = useState(isShown)
  useEffect(() => {
    // After a reload without the plan, its entry belongs to the form.
    if (!opensWithPlan && isPlanEntry()) window.history.replaceState(null, '')
  }, [opensWithPlan])

  useEffect(() => {
    if (!isShown) return restoreScrollAgain()
    // Show the form from its top, not from where its button was pressed.
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

/** Elsewhere the browser restores scrolling as usual; the history entry of New Plan arrives after the form is shown. */
function restoreScrollAgain(): () => void {
  leaveScrollToBrowser()
  window.addEventListener('popstate', leaveScrollToBrowser)
  return () => window.removeEventListener('popstate', leaveScrollToBrowser)
}

function leaveScrollToBrowser(): void {
  window.history.scrollRestoration = 'auto'
}
