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
export function byKey<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const cache = new Map<Key, Value>()
  return (key) => {
    const cached = cache.get(key)
    if (cached !== undefined || cache.has(key)) return cached as Value
    const value = compute(key)
    cache.set(key, value)
    return value
  }
}

/** What is made when it is first asked for, and kept. */
export function lazily<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined
  return () => (made ??= make())
}
