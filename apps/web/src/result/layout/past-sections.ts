import { createContext, useContext } from 'react'

/** The ids of sections whose time is past. */
const PastContext = createContext<readonly string[]>([])

export const PastSections = PastContext
export const useIsPast = (id: string) => useContext(PastContext).includes(id)
