import { type RefObject, useEffect } from 'react'

/** Expands collapsed parts while the page is printed, also in browsers where CSS cannot. */
export function useOpenOnPaper(within: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let opened: HTMLDetailsElement[] = []
    const open = () => {
      opened = [...(within.current?.querySelectorAll<HTMLDetailsElement>('details:not([open])') ?? [])]
      for (const folded of opened) folded.open = true
    }
    const close = () => {
      for (const folded of opened) folded.open = false
      opened = []
    }
    window.addEventListener('beforeprint', open)
    window.addEventListener('afterprint', close)
    return () => {
      window.removeEventListener('beforeprint', open)
      window.removeEventListener('afterprint', close)
    }
  }, [within])
}
