import process from 'node:process'
import { runs } from './command.mjs'
import { inProject } from './project.mjs'
import { setUp } from './set-up.mjs'
import { runCommand } from './command-error.mjs'

/** Runs the benchmarks on the product's own Node. */
await runCommand(async () => {
  const node = await setUp()
  process.exitCode = (await runs(node, [inProject('bench', 'run.ts'), ...process.argv.slice(2)])) ? 0 : 1
})
