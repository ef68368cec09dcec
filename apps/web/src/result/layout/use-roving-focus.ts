import { type RefObject, useEffect, useRef } from 'react'

/**
 * Makes the buttons of a group a toolbar of that name: one tab stop, arrows move between them, Home and End to the ends.
 * Otherwise a table of sixty rows would have two hundred tab stops. A group whose element has a role to keep, such as a
 * table or a list, is one around it.
 */
export function useRovingFocus<Group extends HTMLElement>(name: string): RefObject<Group | null> {
  const group = useRef<Group>(null)
  const reached = useRef<HTMLButtonElement>(undefined)

  // After every render, since a plan that is made again brings buttons and takes others away.
  useEffect(() => {
    const buttons = buttonsIn(group.current)
    reached.current = buttons.find((button) => button === reached.current) ?? buttons[0]
    reach(reached.current, buttons)
    // Only announced if there is more than one.
    if (buttons.length > 1) announce(group.current, name)
    else for (const attribute of announced) group.current?.removeAttribute(attribute)
  })

  useEffect(() => {
    const within = group.current
    // Whatever moved the focus, including a pointer: Shift+Tab returns to the number that was left.
    const onFocusIn = ({ target }: FocusEvent) => {
      const buttons = buttonsIn(within)
      const focused = buttons.find((button) => button === target)
      if (!focused) return
      reached.current = focused
      reach(focused, buttons)
    }
    const onKeyDown = (event: KeyboardEvent) => {
      // With a modifier key they belong to the browser: back, scroll to top, select.
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      const buttons = buttonsIn(within)
      const at = buttons.findIndex((button) => button === document.activeElement)
      const next = at < 0 ? undefined : buttons[steps[event.key]?.(at, buttons.length) ?? -1]
      if (!next) return
      event.preventDefault()
      next.focus()
    }
    within?.addEventListener('focusin', onFocusIn)
    within?.addEventListener('keydown', onKeyDown)
    return () => {
      within?.removeEventListener('focusin', onFocusIn)
      within?.removeEventListener('keydown', onKeyDown)
    }
  }, [])

  return group
}

const announced = ['role', 'aria-label', 'data-roving'] as const

function announce(group: HTMLElement | null, name: string): void {
  if (group?.getAttribute('aria-label') === name) return
  group?.setAttribute('role', 'toolbar')
  group?.setAttribute('aria-label', name)
  group?.setAttribute('data-roving', '')
}

const buttonsIn = (within: HTMLElement | null) => [...(within?.querySelectorAll('button') ?? [])]

function reach(only: HTMLButtonElement | undefined, buttons: readonly HTMLButtonElement[]): void {
  for (const button of buttons) {
    const index = button === only ? 0 : -1
    // What is set again is styled again.
    if (button.getAttribute('tabindex') !== String(index)) button.tabIndex = index
  }
}

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at) => at + 1,
  ArrowDown: (at) => at + 1,
  ArrowLeft: (at) => at - 1,
  ArrowUp: (at) => at - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
}
