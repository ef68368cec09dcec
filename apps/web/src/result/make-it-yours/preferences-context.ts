import { createContext, useContext } from 'react'
import type { OwnPreferences } from './use-preferences.ts'

/** Null where nothing can be set: on paper, and in a plan of another service. */
const PreferencesContext = createContext<OwnPreferences | null>(null)

export const PreferencesProvider = PreferencesContext
export const useOwnPreferences = () => useContext(PreferencesContext)
