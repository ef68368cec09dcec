import { createContext } from 'react'

/** Says what became of the last press, where all of the place reads it. */
export const OutcomeContext = createContext<(text: string) => void>(() => undefined)
