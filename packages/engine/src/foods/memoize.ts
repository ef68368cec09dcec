/** Computes `compute(key)` once for each object, and keeps the result as long as the object lives. */
export function memoize<Key extends object, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const cache = new WeakMap<Key, { readonly value: Value }>()
  return (key) => {
    const cached = cache.get(key)
    if (cached) return cached.value
    const value = compute(key)
    cache.set(key, { value })
    return value
  }
}

/** The same for keys of any kind, kept as long as the function itself: faster, for keys that live as long. */
export const byKey = <Key, Value>(compute: (key: Key) => Value): ((key: Key) => Value) =>
  keptIn(new Map<Key, Value>(), compute)

/** The same for what all runners share until it is forgotten. */
export const sharedByKey = <Key, Value>(compute: (key: Key) => Value): ((key: Key) => Value) =>
  keptIn(sharedMap<Key, Value>(), compute)

function keptIn<Key, Value>(cache: Map<Key, Value>, compute: (key: Key) => Value): (key: Key) => Value {
  return (key) => {
    const cached = cache.get(key)
    if (cached !== undefined || cache.has(key)) return cached as Value
    const value = compute(key)
    cache.set(key, value)
    return value
  }
}

const shared: { clear: () => void }[] = []

/** A cache of what runners share and could make more of without end, one dislike after the other. */
export function sharedMap<Key, Value>(): Map<Key, Value> {
  const cache = new Map<Key, Value>()
  shared.push(cache)
  return cache
}

/** All of it is made again when it is next asked for. */
export function forgetShared(): void {
  for (const cache of shared) cache.clear()
}

/** What is made when it is first asked for, and kept. */
export function lazily<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined
  return () => (made ??= make())
}
