import { type Dispatch, useCallback, useEffect, useRef, useState } from 'react'
import { raceId } from './kept/kept-races.ts'
import type { OpenKept } from './kept/use-open-kept.ts'
import type { Screen, ScreenEvent } from './screen.ts'

/** What a history entry above the form's shows. */
type Entry =
  | { readonly shows: 'loading' }
  /** Of the race: what is kept under it is on this device, and no answer is in the address. */
  | { readonly shows: 'plan'; readonly race: string }

type EntryState = Partial<Record<'shows' | 'race', unknown>> | null

/** The race whose plan a history entry shows; null for an entry of the form. */
export function raceOfEntry(state: unknown): string | null {
  const { shows, race } = (state as EntryState) ?? {}
  return shows === 'plan' && typeof race === 'string' ? race : null
}

const isLoadingEntry = (state: unknown) => (state as EntryState)?.shows === 'loading'

const currentRace = () => raceOfEntry(window.history.state)

/**
 * While a plan is loading or shown, the browser's Back returns to the form instead of leaving the page, and Forward to
 * the plan. Returns the handler of New Plan, which goes back the same way, so that no dead history entry remains.
 */
export function useBackButton(screen: Screen, dispatch: Dispatch<ScreenEvent>, open: OpenKept): () => void {
  const isLoading = screen.at === 'loading'
  const shown = screen.at === 'result' ? raceId(screen.answers) : null
  /** The browser goes back a moment after it is asked to: until then the next popstate is this page's own. */
  const isGoingBack = useRef(false)
  const goBack = useCallback(() => {
    if (isGoingBack.current) return
    isGoingBack.current = true
    window.history.back()
  }, [])

  const [opensWithPlan] = useState(shown !== null)
  useEffect(() => {
    // After a reload without the plan, its entry belongs to the form.
    if (!opensWithPlan && currentRace() !== null) window.history.replaceState(null, '')
  }, [opensWithPlan])

  useEffect(() => {
    if (shown === null && !isLoading) {
      // The entry of a call that ended without a plan, or was cut off by a reload.
      if (isLoadingEntry(window.history.state)) goBack()
      return leaveScrollAfterBack()
    }
    if (shown !== null) enter({ shows: 'plan', race: shown })
    else if (!isGoingBack.current) enter({ shows: 'loading' })
    return undefined
  }, [shown, isLoading, goBack])

  useEffect(() => {
    // A page that the browser kept while it went further back than asked has no popstate of its own to come.
    const stay = () => {
      isGoingBack.current = false
    }
    const follow = ({ state }: PopStateEvent) => {
      const isOwn = isGoingBack.current
      isGoingBack.current = false
      // Submitted again, or a plan opened, before the browser had gone back.
      if (isOwn && isLoading) return enter({ shows: 'loading' })
      if (isOwn && shown !== null) return enter({ shows: 'plan', race: shown })
      if (isLoading) dispatch({ type: 'canceled' })
      // Forward to a call that has ended.
      if (isLoadingEntry(state)) return goBack()
      const race = raceOfEntry(state)
      if (race === shown) return
      // Back leaves what is open above the plan, not the plan; a link in the address is another matter.
      if (shown !== null && window.location.hash === '' && closeWhatIsOpen()) return window.history.forward()
      if (race === null) dispatch({ type: 'left' })
      // Also null, so that a plan on its way is not shown over the form.
      void open(race).then((isOpen) => {
        if (!isOpen && race !== null && currentRace() === race) window.history.replaceState(null, '')
      })
    }
    window.addEventListener('popstate', follow)
    window.addEventListener('pageshow', stay)
    return () => {
      window.removeEventListener('popstate', follow)
      window.removeEventListener('pageshow', stay)
    }
  }, [shown, isLoading, dispatch, open, goBack])

  return useCallback(() => {
    dispatch({ type: 'left' })
    if (currentRace() !== null) goBack()
  }, [dispatch, goBack])
}

/** A dialog, or the card of a recipe or a reason; whether anything was open. */
function closeWhatIsOpen(): boolean {
  const dialog = document.querySelector<HTMLDialogElement>('dialog:modal')
  const card = CSS.supports('selector(:popover-open)')
    ? document.querySelector<HTMLElement>('[popover="auto"]:popover-open')
    : null
  if (dialog === null) card?.hidePopover()
  // Not in older browsers of Apple and Mozilla.
  else if ('requestClose' in dialog) dialog.requestClose()
  else (dialog as HTMLDialogElement).close()
  return dialog !== null || card !== null
}

function enter(entry: Entry): void {
  // Show the form from its top, not from where its button was pressed.
  window.history.scrollRestoration = 'manual'
  const isAboveForm = isLoadingEntry(window.history.state) || currentRace() !== null
  if (isAboveForm) window.history.replaceState(entry, '')
  else window.history.pushState(entry, '')
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
