import { createContext, useContext, useSyncExternalStore } from 'react'
import type { OwnPreferences } from './use-preferences.ts'

/** Null where nothing can be set: on paper, and in a plan of another service. */
const PreferencesContext = createContext<OwnPreferences | null>(null)

export const PreferencesProvider = PreferencesContext
export const useOwnPreferences = () => useContext(PreferencesContext)

/** Whether the plan is being made again. */
export function useIsPlanning(): boolean {
  const planning = useOwnPreferences()?.planning
  return useSyncExternalStore(planning?.subscribe ?? never, () => planning?.isUp() ?? false)
}

const never = () => () => undefined
