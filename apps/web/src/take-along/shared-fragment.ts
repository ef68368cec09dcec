import { linkKind } from '@race-nutrition/contract'

/** The fragment of the address if it is that of a shared link; null otherwise. */
export const sharedFragment = (): string | null =>
  linkKind(window.location.hash) === null ? null : window.location.hash

/** Hears of a link that is opened where the page is open already, which loads nothing. Returns what ends the listening. */
export function onSharedFragment(listener: (fragment: string) => void): () => void {
  const tell = () => {
    const fragment = sharedFragment()
    if (fragment !== null) listener(fragment)
  }
  window.addEventListener('hashchange', tell)
  return () => window.removeEventListener('hashchange', tell)
}

/**
 * Removes answers from the address once they are read: no copied address or later entry of the history has them. The crew's
 * schedule stays, so that a reload shows it again.
 */
export function clearAnswersFromAddress(): void {
  if (linkKind(window.location.hash) !== 'p') return
  const { pathname, search } = window.location
  window.history.replaceState(window.history.state, '', pathname + search)
}
