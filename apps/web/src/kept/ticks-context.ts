import { createContext, useContext } from 'react'

/** The ticks of the plan on the screen. */
export interface Ticks {
  readonly ticked: ReadonlySet<string>
  readonly tick: (key: string, isTicked: boolean) => void
}

const TicksContext = createContext<Ticks>({ ticked: new Set(), tick: () => undefined })

export const TicksProvider = TicksContext
export const useTicks = () => useContext(TicksContext)
