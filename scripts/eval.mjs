import process from 'node:process'
import { runs } from './command.mjs'
import { ownSettings } from './own-settings.mjs'
import { inProject } from './project.mjs'
import { setUp } from './set-up.mjs'
import { orSayWhy } from './stop.mjs'

/** Whether the connected model's words hold, or without one those of models by script. */
await orSayWhy(async () => {
  const node = await setUp()
  process.exitCode = (await runs(node, [
    ...ownSettings(),
    inProject('evals', 'run.ts'),
    ...process.argv.slice(2),
  ]))
    ? 0
    : 1
})
