import { useSyncExternalStore } from 'react'

/** As in the style sheets: a phone, or an equally narrow window. */
const narrow = '(max-width: 720px)'

const isNarrow = () => window.matchMedia(narrow).matches

export const useIsNarrow = (): boolean => useSyncExternalStore(subscribe, isNarrow)

/**
 * Whether sections fold, as it was while a dialog is open: folding one takes away what is in it, so a phone that is
 * turned would lose the dialog and what is typed in it.
 */
export const useFoldsSections = (): boolean => useSyncExternalStore(subscribeWithDialogs, foldsSections)

let folds: boolean | null = null

function foldsSections(): boolean {
  if (folds === null || !document.querySelector('dialog[open]')) folds = isNarrow()
  return folds
}

function subscribeWithDialogs(onChange: () => void): () => void {
  const unsubscribe = subscribe(onChange)
  // It does not bubble.
  document.addEventListener('close', onChange, true)
  return () => {
    unsubscribe()
    document.removeEventListener('close', onChange, true)
  }
}

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(narrow)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
