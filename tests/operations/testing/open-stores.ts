import { expect } from 'vitest'
import { openStore, type Store, type StoreNote } from '../../../apps/server/src/store/open-store.ts'

export const secret = 'a-secret-of-thirty-two-characters'

/** Opens stores as instances do; all are closed after each test. */
export function openStores(url: () => string) {
  const opened: Store[] = []
  const notes: StoreNote[] = []
  const open = async (ofSecret = secret): Promise<Store> => {
    const store = openStore({ url: url(), secret: ofSecret }, (note) => void notes.push(note))
    opened.push(store)
    await isUp(store)
    return store
  }
  const closeAll = async () => {
    await Promise.all(opened.splice(0).map((store) => store.close()))
    notes.length = 0
  }
  return { open, closeAll, notes }
}

export const isUp = (store: Store, up = true) =>
  expect.poll(() => store.isUp(), { timeout: 20_000, interval: 10 }).toBe(up)
