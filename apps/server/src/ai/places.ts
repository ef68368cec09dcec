interface Places {
  readonly atOnce: number
  readonly inLine: number
  /** Milliseconds. */
  readonly wait: number
}

/** Gives the place back. */
type LetGo = () => void

/** So many at once, some more in line for a short while, first come first served; null: no room. */
export function placesFor({ atOnce, inLine, wait }: Places): (signal: AbortSignal) => Promise<LetGo | null> {
  let free = atOnce
  const line: (() => void)[] = []

  const letGo = () => {
    const next = line.shift()
    if (next) next()
    else free += 1
  }
  const once = (): LetGo => {
    let isHeld = true
    return () => {
      if (isHeld) letGo()
      isHeld = false
    }
  }
  return async (signal) => {
    if (signal.aborted) return null
    if (free > 0) {
      free -= 1
      return once()
    }
    if (line.length >= inLine) return null
    return (await turnComes(line, wait, signal)) ? once() : null
  }
}

function turnComes(line: (() => void)[], wait: number, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (hasTurn: boolean) => {
      clearTimeout(timer)
      signal.removeEventListener('abort', giveUp)
      const place = line.indexOf(come)
      if (place >= 0) line.splice(place, 1)
      resolve(hasTurn)
    }
    const come = () => end(true)
    const giveUp = () => end(false)
    const timer = setTimeout(giveUp, wait)
    signal.addEventListener('abort', giveUp, { once: true })
    line.push(come)
  })
}
