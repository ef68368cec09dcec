/** The reason of a call's abort that nobody waits for any more. */
export const abandoned = Symbol('abandoned')

type Start<Value> = (abandoned: AbortSignal) => Promise<Value>

interface Call<Value> {
  readonly value: Promise<Value>
  readonly abandon: AbortController
  askers: number
}

/**
 * Whoever asks the same while it is under way gets the same answer; once all of them have left, it is abandoned. Nothing
 * is kept after the answer: the same question asked again is asked anew.
 */
export function deduplicateCalls<Value>(): (
  key: string,
  left: AbortSignal,
  start: Start<Value>,
) => Promise<Value> {
  const underWay = new Map<string, Call<Value>>()

  const begin = (key: string, start: Start<Value>): Call<Value> => {
    const abandon = new AbortController()
    const call: Call<Value> = {
      abandon,
      askers: 0,
      value: start(abandon.signal).finally(() => forget(key, call)),
    }
    underWay.set(key, call)
    return call
  }
  const forget = (key: string, call: Call<Value>) => {
    if (underWay.get(key) === call) underWay.delete(key)
  }
  const leave = (key: string, call: Call<Value>) => {
    call.askers -= 1
    if (call.askers > 0) return
    // At once: whoever asks now must not join a call that is being ended.
    forget(key, call)
    call.abandon.abort(abandoned)
  }
  return (key, left, start) => {
    const call = underWay.get(key) ?? begin(key, start)
    call.askers += 1
    if (left.aborted) leave(key, call)
    else left.addEventListener('abort', () => leave(key, call), { once: true })
    return call.value
  }
}
