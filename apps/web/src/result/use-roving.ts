import { type RefObject, useEffect, useRef } from 'react'

/**
 * Makes the numbers of a group one stop of the Tab key: the arrows go from one to the next, Home and End to the ends.
 * A table of sixty rows would else be two hundred stops on the way to what follows it.
 */
export function useRoving<Group extends HTMLElement>(): RefObject<Group | null> {
  const group = useRef<Group>(null)

  useEffect(() => {
    const within = group.current
    const buttons = [...(within?.querySelectorAll('button') ?? [])]
    const reach = (only: HTMLButtonElement | undefined) => {
      for (const button of buttons) button.tabIndex = button === only ? 0 : -1
    }
    // However it came there, by a pointer too: Shift and Tab lead back to the number one left.
    const onFocusIn = ({ target }: FocusEvent) => {
      const focused = buttons.find((button) => button === target)
      if (focused) reach(focused)
    }
    const onKeyDown = (event: KeyboardEvent) => {
      // With a key held besides they are the browser's own: back, to the top, select.
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      const at = buttons.findIndex((button) => button === document.activeElement)
      const next = at < 0 ? undefined : buttons[steps[event.key]?.(at, buttons.length) ?? -1]
      if (!next) return
      event.preventDefault()
      next.focus()
    }
    reach(buttons[0])
    // Only where the arrows lead somewhere is it worth a word.
    if (within && buttons.length > 1) within.dataset['roving'] = ''
    within?.addEventListener('focusin', onFocusIn)
    within?.addEventListener('keydown', onKeyDown)
    return () => {
      within?.removeEventListener('focusin', onFocusIn)
      within?.removeEventListener('keydown', onKeyDown)
    }
  }, [])

  return group
}

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at) => at + 1,
  ArrowDown: (at) => at + 1,
  ArrowLeft: (at) => at - 1,
  ArrowUp: (at) => at - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
}
