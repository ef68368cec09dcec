import { passSignalsTo, started } from './command.mjs'
import { inProject } from './project.mjs'

/**
 * Runs processes in parallel until one of them exits or this one is stopped; then all are stopped.
 * @param {readonly (readonly [command: string, words: readonly string[], extra?: Record<string, string>])[]} commands
 * @returns {Promise<number>} the exit code of the first to exit, or 0 if all were stopped
 */
export async function serve(commands) {
  const children = commands.map(([command, words, extra]) =>
    started(command, ['--import', inProject('scripts', 'end-with-parent.mjs'), ...words], extra, 'ipc'),
  )
  const signals = passSignalsTo(children)
  const endings = children.map(
    (child) =>
      new Promise((/** @type {(code: number) => void} */ resolve) => {
        child.once('error', () => resolve(1))
        child.once('close', (code) => resolve(code ?? 1))
      }),
  )
  const first = await Promise.race(endings)
  for (const child of children) if (child.exitCode === null) child.kill('SIGTERM')
  await Promise.all(endings)
  // Node's --watch and Vite only exit by a signal.
  return signals.letGo() ? 0 : first
}
