/** Transient statuses of a proxy or a busy server. */
const transient: readonly number[] = [502, 503, 504]

const usualPause = 1000
const longestPause = 2000

/**
 * Makes the call, and repeats it once if the response says that the service is briefly unavailable. Network errors and
 * other responses are not retried.
 */
export async function fetchWithOneRetry(
  call: () => Promise<Response>,
  signal: AbortSignal,
): Promise<{ readonly response: Response; readonly isRepeated: boolean }> {
  const first = await call()
  if (!isTransient(first)) return { response: first, isRepeated: false }
  // Unread, it would keep its connection open.
  await first.body?.cancel()
  await pause(retryDelay(first.headers.get('retry-after'), Date.now()), signal)
  return { response: await call(), isRepeated: true }
}

/** Whether a service says that it is away for a moment. */
export const isTransient = ({ status }: Response): boolean => transient.includes(status)

/** Retry-After is whole seconds or a date, which ends with GMT (RFC 9110, section 10.2.3). */
export function retryDelay(retryAfter: string | null, now: number): number {
  const given = retryAfter?.trim() ?? ''
  const isDate = given.endsWith('GMT')
  if (!isDate && !/^\d+$/.test(given)) return usualPause
  const wanted = isDate ? Date.parse(given) - now : Number(given) * 1000
  return Number.isNaN(wanted) ? usualPause : Math.min(Math.max(wanted, 0), longestPause)
}

/** Rejects as soon as the call is canceled, and leaves no timer behind. */
function pause(time: number, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted()
  return new Promise((resolve, reject) => {
    const waiting = setTimeout(resolve, time)
    const cancel = () => {
      clearTimeout(waiting)
      reject(new Error('canceled'))
    }
    signal.addEventListener('abort', cancel, { once: true })
  })
}
