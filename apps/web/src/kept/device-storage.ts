/** Everything that this page keeps has this prefix: erasing removes it all. */
const prefix = 'race-nutrition/'

/** Why the browser keeps nothing of this page, or not all of it. */
export type StorageTrouble = 'refused' | 'full'

/** What the browser's storage did not take: kept for this visit alone. */
const memory = new Map<string, string>()
let trouble: StorageTrouble | null = null
const listeners = new Set<(key: string) => void>()

export function readText(key: string): string | null {
  const kept = memory.get(key)
  if (kept !== undefined) return kept
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** What storage refuses is kept until the page is closed, and `storageTrouble` says why. */
export function writeText(key: string, text: string): void {
  const refused = tryToStore(key, text)
  if (refused === null) memory.delete(key)
  else {
    // An older text would come back with the next visit.
    removeFromDevice(key)
    memory.set(key, text)
  }
  trouble = memory.size > 0 ? (refused ?? trouble) : null
  tell(key)
}

export function removeText(key: string): void {
  memory.delete(key)
  removeFromDevice(key)
  tell(key)
}

/** The keys of everything that is kept, this page's own alone. */
export function keptKeys(): readonly string[] {
  return [...new Set([...memory.keys(), ...keysOnDevice()])].filter((key) => key.startsWith(prefix))
}

/** Null while the browser keeps what it is given. */
export function storageTrouble(): StorageTrouble | null {
  return trouble
}

/** Finds out before there is something to keep. */
export function tryStorage(): void {
  const probe = `${prefix}probe`
  const refused = tryToStore(probe, '1')
  removeFromDevice(probe)
  trouble = refused ?? (memory.size > 0 ? trouble : null)
  tell(probe)
}

/** Hears of what this tab writes and removes. Returns what ends the listening. */
export function onStored(listener: (key: string) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function tell(key: string): void {
  for (const listener of listeners) listener(key)
}

function tryToStore(key: string, text: string): StorageTrouble | null {
  try {
    localStorage.setItem(key, text)
    return null
  } catch (error) {
    return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'refused'
  }
}

function removeFromDevice(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Then nothing was stored either.
  }
}

function keysOnDevice(): readonly string[] {
  try {
    return Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '')
  } catch {
    return []
  }
}
