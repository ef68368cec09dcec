import { onStored } from './device-storage.ts'

/** Hears of every change of this key, here and in other tabs. Returns what ends the listening. */
export function onKept(key: string, onChange: () => void): () => void {
  const look = (changed: string | null) => {
    if (changed === null || changed === key) onChange()
  }
  const onStorage = (event: StorageEvent) => look(event.key)
  window.addEventListener('storage', onStorage)
  const ending = onStored(look)
  return () => {
    window.removeEventListener('storage', onStorage)
    ending()
  }
}
