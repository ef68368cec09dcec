/** A reason to stop that whoever typed the command can act on: told in one sentence, without a stack. */
export class Stop extends Error {}

/**
 * Does the work of a command; a Stop on the way is said plainly and ends it with exit code 1.
 * @param {() => Promise<void>} work
 */
export async function orSayWhy(work) {
  try {
    await work()
  } catch (reason) {
    if (!(reason instanceof Stop)) throw reason
    console.error(`\n${reason.message}`)
    process.exitCode = 1
  }
}
