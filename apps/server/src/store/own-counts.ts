export interface Count {
  readonly current: number
  /** Milliseconds until it begins anew. */
  readonly ttl: number
}

/** So many clients are remembered; of more, the one whose time began first is forgotten. */
const mostClients = 10_000

/** How often a client came within its time, as far as this instance has seen. */
export function ownCounts(now: () => number): (client: string, timeWindow: number) => Count {
  const counts = new Map<string, { current: number; ends: number }>()

  const begin = (client: string, timeWindow: number) => {
    const count = { current: 0, ends: now() + timeWindow }
    // Set anew at the end: the map stays in the order in which their times began.
    counts.delete(client)
    counts.set(client, count)
    const [first] = counts.keys()
    if (counts.size > mostClients && first !== undefined) counts.delete(first)
    return count
  }
  return (client, timeWindow) => {
    const known = counts.get(client)
    const count = known && known.ends > now() ? known : begin(client, timeWindow)
    count.current += 1
    return { current: count.current, ttl: count.ends - now() }
  }
}
