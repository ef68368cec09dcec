export const times = <Value>(count: number, make: (at: number) => Value): Value[] =>
  Array.from({ length: count }, (_, at) => make(at))

/** Each starts when the previous one has ended. */
export async function sequentially<Value>(
  count: number,
  make: (at: number) => Promise<Value>,
): Promise<Value[]> {
  const all: Value[] = []
  for (let at = 0; at < count; at += 1) all.push(await make(at))
  return all
}

/** How often each value occurs, such as `{ 200: 6, 429: 4 }`. */
export function countsOf(values: readonly (string | number | null)[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const value of values) counts[String(value)] = (counts[String(value)] ?? 0) + 1
  return counts
}
