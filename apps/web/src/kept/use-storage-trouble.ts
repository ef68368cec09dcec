import { useEffect, useSyncExternalStore } from 'react'
import { onStored, storageTrouble, type StorageTrouble, tryStorage } from './device-storage.ts'

/** Null while the browser keeps what this page gives it. */
export function useStorageTrouble(): StorageTrouble | null {
  useEffect(tryStorage, [])
  return useSyncExternalStore(onStored, storageTrouble)
}
