import process from 'node:process'
import { runs } from './command.mjs'
import { envFileFlags } from './env-file.mjs'
import { inProject } from './project.mjs'
import { setUp } from './set-up.mjs'
import { runCommand } from './command-error.mjs'

/** Evaluates the connected model, or scripted models without one. */
await runCommand(async () => {
  const node = await setUp()
  process.exitCode = (await runs(node, [
    ...envFileFlags(),
    inProject('evals', 'run.ts'),
    ...process.argv.slice(2),
  ]))
    ? 0
    : 1
})
