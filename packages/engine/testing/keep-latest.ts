/** Makes the value of equal inputs once, and keeps those of the inputs that were asked for last. */
export function keepLatest<Input, Value>(most: number, make: (input: Input) => Value): typeof make {
  const kept = new Map<string, Value>()
  return (input) => {
    const key = JSON.stringify(input)
    const value = kept.has(key) ? (kept.get(key) as Value) : make(input)
    kept.delete(key)
    kept.set(key, value)
    if (kept.size > most) kept.delete(kept.keys().next().value as string)
    return value
  }
}
