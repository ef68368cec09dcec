/**
 * Lets one call continue per tick of the event loop. Otherwise the server would read and answer fifty simultaneous calls
 * before anything else: a file, which takes several ticks to read, would wait for each burst.
 */
export function oneCallPerTick(): (next: () => void) => void {
  const waiting: (() => void)[] = []
  const tick = () => {
    waiting.shift()?.()
    if (waiting.length > 0) setImmediate(tick)
  }
  return (next) => {
    if (waiting.push(next) === 1) setImmediate(tick)
  }
}
