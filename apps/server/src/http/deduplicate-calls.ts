/** The abort reason of a call that all of its callers have left. */
export const abandoned = Symbol('abandoned')

type Start<Value> = (abandoned: AbortSignal) => Promise<Value>

interface Call<Value> {
  readonly value: Promise<Value>
  readonly abandon: AbortController
  callers: number
}

/**
 * Identical calls in flight share one answer; once all callers have left, the call is abandoned. Nothing is cached: the same
 * call made later runs again.
 */
export function deduplicateCalls<Value>(): (
  key: string,
  signal: AbortSignal,
  start: Start<Value>,
) => Promise<Value> {
  const inFlight = new Map<string, Call<Value>>()

  const begin = (key: string, start: Start<Value>): Call<Value> => {
    const abandon = new AbortController()
    const call: Call<Value> = {
      abandon,
      callers: 0,
      value: start(abandon.signal).finally(() => forget(key, call)),
    }
    inFlight.set(key, call)
    return call
  }
  const forget = (key: string, call: Call<Value>) => {
    if (inFlight.get(key) === call) inFlight.delete(key)
  }
  const leave = (key: string, call: Call<Value>) => {
    call.callers -= 1
    if (call.callers > 0) return
    // At once: a new caller must not join a call that is being canceled.
    forget(key, call)
    call.abandon.abort(abandoned)
  }
  return (key, signal, start) => {
    const call = inFlight.get(key) ?? begin(key, start)
    call.callers += 1
    if (signal.aborted) leave(key, call)
    else signal.addEventListener('abort', () => leave(key, call), { once: true })
    return call.value
  }
}
