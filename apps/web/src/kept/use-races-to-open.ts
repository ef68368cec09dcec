import { useSyncExternalStore } from 'react'
import { today } from '../today.ts'
import { onStored } from './device-storage.ts'
import { raceOfKey, type RacesToOpen, racesToOpen } from './kept-races.ts'

/** The plans kept on this device, also as another tab changes them. */
export const useRacesToOpen = (): RacesToOpen => useSyncExternalStore(subscribe, read)

let found: RacesToOpen | null = null

function read(): RacesToOpen {
  found ??= racesToOpen(today())
  return found
}

function subscribe(onChange: () => void): () => void {
  const look = (key: string | null) => {
    if (key !== null && raceOfKey(key) === null) return
    found = null
    onChange()
  }
  const onStorage = ({ key }: StorageEvent) => look(key)
  window.addEventListener('storage', onStorage)
  const ending = onStored(look)
  // Whatever was stored before.
  found = null
  return () => {
    window.removeEventListener('storage', onStorage)
    ending()
  }
}
