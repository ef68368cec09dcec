import { type RefObject, useEffect, useRef } from 'react'

/**
 * Roving tabindex: makes the numbers of a group one tab stop; arrows move between them, Home and End to the ends.
 * Otherwise a table of sixty rows would have two hundred tab stops.
 */
export function useRovingFocus<Group extends HTMLElement>(): RefObject<Group | null> {
  const group = useRef<Group>(null)

  useEffect(() => {
    const within = group.current
    const buttons = [...(within?.querySelectorAll('button') ?? [])]
    const reach = (only: HTMLButtonElement | undefined) => {
      for (const button of buttons) button.tabIndex = button === only ? 0 : -1
    }
    // Whatever moved the focus, including a pointer: Shift+Tab returns to the number that was left.
    const onFocusIn = ({ target }: FocusEvent) => {
      const focused = buttons.find((button) => button === target)
      if (focused) reach(focused)
    }
    const onKeyDown = (event: KeyboardEvent) => {
      // With a modifier key they belong to the browser: back, scroll to top, select.
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      const at = buttons.findIndex((button) => button === document.activeElement)
      const next = at < 0 ? undefined : buttons[steps[event.key]?.(at, buttons.length) ?? -1]
      if (!next) return
      event.preventDefault()
      next.focus()
    }
    reach(buttons[0])
    // Only announced if there is more than one number.
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
