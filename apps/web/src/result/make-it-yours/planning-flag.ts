/**
 * Whether a plan is being made again. It is kept outside the state of the page: only what waits for the plan is rendered
 * when it changes, not the whole plan once more while the next one is made.
 */
export interface PlanningFlag {
  readonly isUp: () => boolean
  readonly set: (isUp: boolean) => void
  /** Returns what ends the subscription. */
  readonly subscribe: (listener: () => void) => () => void
}

export function planningFlag(): PlanningFlag {
  const listeners = new Set<() => void>()
  let isUp = false
  return {
    isUp: () => isUp,
    set: (next) => {
      isUp = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
