import process from 'node:process'
import { runs } from './command.mjs'
import { inProject } from './project.mjs'
import { setUp } from './set-up.mjs'
import { runCommand } from './command-error.mjs'
import { buildWebWhenStale } from './web-build.mjs'

/** Runs the load tests against the server of `npm start` with the built page, and a bare server. */
await runCommand(async () => {
  const node = await setUp()
  await buildWebWhenStale()
  process.exitCode = (await runs(node, [inProject('bench', 'load', 'run.ts'), ...process.argv.slice(2)]))
    ? 0
    : 1
})
