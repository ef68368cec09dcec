import { type KeyboardEvent, useState } from 'react'

export interface Marks {
  /** The mark whose detail is shown; null if none is. */
  readonly chosen: number | null
  /** Props for the group of marks. */
  readonly group: {
    readonly onKeyDown: (event: KeyboardEvent<SVGElement>) => void
    readonly onPointerLeave: () => void
  }
  /** Props for each mark. */
  readonly mark: (index: number) => {
    readonly tabIndex: 0 | -1
    readonly onFocus: () => void
    readonly onPointerEnter: () => void
    readonly onClick: () => void
  }
}

/** Makes the marks of a chart one tab stop: arrows, Home and End move between them, Escape deselects. */
export function useMarks(count: number): Marks {
  const [chosen, setChosen] = useState<number | null>(null)
  const [focusable, setFocusable] = useState(0)

  const choose = (index: number) => {
    setFocusable(index)
    setChosen(index)
  }

  const onKeyDown = (event: KeyboardEvent<SVGElement>) => {
    if (event.key === 'Escape') setChosen(null)
    const next = afterKey(event.key, focusable, count)
    if (next === null) return
    event.preventDefault()
    choose(next)
    event.currentTarget.querySelectorAll<SVGElement>('[role="option"]')[next]?.focus()
  }

  // A mark chosen by keyboard stays when the pointer leaves.
  const onPointerLeave = () => {
    if (!document.activeElement?.matches('[role="option"]')) setChosen(null)
  }

  return {
    chosen,
    group: { onKeyDown, onPointerLeave },
    mark: (index) => ({
      tabIndex: index === Math.min(focusable, count - 1) ? 0 : -1,
      onFocus: () => choose(index),
      onPointerEnter: () => setChosen(index),
      onClick: () => choose(index),
    }),
  }
}

function afterKey(key: string, at: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return Math.min(count - 1, at + 1)
    case 'ArrowLeft':
    case 'ArrowUp':
      return Math.max(0, at - 1)
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}
