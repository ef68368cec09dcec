import { type Dispatch, useCallback, useEffect, useState } from 'react'
import { raceId } from './kept/kept-races.ts'
import type { OpenKept } from './kept/use-open-kept.ts'
import type { Screen, ScreenEvent } from './screen.ts'

interface PlanEntry {
  readonly shows: 'plan'
  /** Of the race: what is kept under it is on this device, and no answer is in the address. */
  readonly race: string
}

/** The race whose plan a history entry shows; null for an entry of the form. */
export function raceOfEntry(state: unknown): string | null {
  const { shows, race } = (state ?? {}) as Partial<Record<keyof PlanEntry, unknown>>
  return shows === 'plan' && typeof race === 'string' ? race : null
}

const currentRace = () => raceOfEntry(window.history.state)

/**
 * While a plan is shown, the browser's Back returns to the form instead of leaving the page, and Forward to the plan.
 * Returns the handler of New Plan, which goes back the same way, so that no dead history entry remains.
 */
export function useBackButton(screen: Screen, dispatch: Dispatch<ScreenEvent>, open: OpenKept): () => void {
  const shown = screen.at === 'result' ? raceId(screen.answers) : null

  const [opensWithPlan] = useState(shown !== null)
  useEffect(() => {
    // After a reload without the plan, its entry belongs to the form.
    if (!opensWithPlan && currentRace() !== null) window.history.replaceState(null, '')
  }, [opensWithPlan])

  useEffect(() => {
    if (shown === null) return leaveScrollAfterBack()
    // Show the form from its top, not from where its button was pressed.
    window.history.scrollRestoration = 'manual'
    const entry: PlanEntry = { shows: 'plan', race: shown }
    if (currentRace() === null) window.history.pushState(entry, '')
    else window.history.replaceState(entry, '')
    return undefined
  }, [shown])

  useEffect(() => {
    const follow = ({ state }: PopStateEvent) => {
      const race = raceOfEntry(state)
      if (race === shown) return
      const dialog = document.querySelector<HTMLDialogElement>('dialog:modal')
      // Back leaves the dialog, not the plan below it; a link in the address is another matter.
      if (shown !== null && dialog && window.location.hash === '') {
        window.history.forward()
        // Not in older browsers of Apple and Mozilla.
        if ('requestClose' in dialog) dialog.requestClose()
        else (dialog as HTMLDialogElement).close()
        return
      }
      if (race === null) dispatch({ type: 'left' })
      // Also null, so that a plan on its way is not shown over the form.
      void open(race).then((isOpen) => {
        if (!isOpen && race !== null && currentRace() === race) window.history.replaceState(null, '')
      })
    }
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [shown, dispatch, open])

  return useCallback(() => {
    dispatch({ type: 'left' })
    if (currentRace() !== null) window.history.back()
  }, [dispatch])
}

/** Elsewhere the browser restores scrolling as usual; the history entry of New Plan arrives after the form is shown. */
function leaveScrollAfterBack(): () => void {
  leaveScrollToBrowser()
  window.addEventListener('popstate', leaveScrollToBrowser)
  return () => window.removeEventListener('popstate', leaveScrollToBrowser)
}

function leaveScrollToBrowser(): void {
  window.history.scrollRestoration = 'auto'
}
