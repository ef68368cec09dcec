import { useSyncExternalStore } from 'react'

/** As in the style sheets: a phone, or an equally narrow window. */
const narrow = '(max-width: 720px)'

export const useIsNarrow = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia(narrow).matches)

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(narrow)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
