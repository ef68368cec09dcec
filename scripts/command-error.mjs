/** An error that the user of a command can act on: printed as one sentence, without a stack. */
export class CommandError extends Error {}

/**
 * Runs a command; a CommandError is printed and ends it with exit code 1.
 * @param {() => Promise<void>} work
 */
export async function runCommand(work) {
  try {
    await work()
  } catch (reason) {
    if (!(reason instanceof CommandError)) throw reason
    console.error(`\n${reason.message}`)
    process.exitCode = 1
  }
}
