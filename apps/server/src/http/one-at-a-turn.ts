/**
 * Lets one call go on at each turn of the event loop. Of fifty calls that arrive at once the server would otherwise read
 * and answer all before it looks at anything else: a file, which takes several turns to read, would wait for each burst.
 */
export function oneAtATurn(): (goOn: () => void) => void {
  const waiting: (() => void)[] = []
  const turn = () => {
    waiting.shift()?.()
    if (waiting.length > 0) setImmediate(turn)
  }
  return (goOn) => {
    if (waiting.push(goOn) === 1) setImmediate(turn)
  }
}
