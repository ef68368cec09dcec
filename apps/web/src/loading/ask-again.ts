/** What a proxy or a busy server answers, and soon no longer. */
const passing: readonly number[] = [502, 503, 504]

const usualPause = 1000
const longestPause = 2000

/**
 * Makes the call, and once more where its answer says that the service is away for a moment. A call that the network
 * refused is not repeated, nor is one that was answered by anything else.
 */
export async function askedTwiceAtMost(
  ask: () => Promise<Response>,
  signal: AbortSignal,
): Promise<{ readonly response: Response; readonly isRepeated: boolean }> {
  const first = await ask()
  if (!passing.includes(first.status)) return { response: first, isRepeated: false }
  // Unread, it would hold its connection.
  await first.body?.cancel()
  await pause(pauseBefore(first.headers.get('retry-after'), Date.now()), signal)
  return { response: await ask(), isRepeated: true }
}

/** Retry-After is whole seconds or a date, which ends with GMT (RFC 9110, section 10.2.3). */
export function pauseBefore(retryAfter: string | null, now: number): number {
  const given = retryAfter?.trim() ?? ''
  const isDate = given.endsWith('GMT')
  if (!isDate && !/^\d+$/.test(given)) return usualPause
  const wished = isDate ? Date.parse(given) - now : Number(given) * 1000
  return Number.isNaN(wished) ? usualPause : Math.min(Math.max(wished, 0), longestPause)
}

/** Rejects as soon as the call is given up, and leaves no timer behind. */
function pause(time: number, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted()
  return new Promise((resolve, reject) => {
    const waiting = setTimeout(resolve, time)
    const giveUp = () => {
      clearTimeout(waiting)
      reject(new Error('given up'))
    }
    signal.addEventListener('abort', giveUp, { once: true })
  })
}
