/**
 * Whether work ends before a timer that is set at the same moment. Timers of one process fire in their order, however slow
 * the machine is, so this compares two waits and not a wait with the clock.
 */
export async function endsBefore(milliseconds: number, work: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), milliseconds)
  })
  const ended = work.then(
    () => true,
    () => true,
  )
  return Promise.race([ended, late]).finally(() => clearTimeout(timer))
}
