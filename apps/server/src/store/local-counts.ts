export interface Count {
  readonly current: number
  /** Milliseconds until the window ends. */
  readonly ttl: number
}

/** Beyond this many clients, the one with the oldest window is forgotten. */
const mostClients = 10_000

/** Requests per client in its window, as seen by this instance. */
export function localCounts(now: () => number): (client: string, timeWindow: number) => Count {
  const counts = new Map<string, { current: number; ends: number }>()

  const begin = (client: string, timeWindow: number) => {
    const count = { current: 0, ends: now() + timeWindow }
    // Moved to the end, so that the map stays ordered by the start of the windows.
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
