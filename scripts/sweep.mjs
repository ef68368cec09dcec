import process from 'node:process'
import { runs } from './command.mjs'
import { setUp } from './set-up.mjs'
import { runCommand } from './command-error.mjs'

const runsOfASweep = '20000'

/** The property tests over many more runners than `npm test` has time for. */
await runCommand(async () => {
  await setUp()
  const sweepRuns = process.env['SWEEP_RUNS'] ?? runsOfASweep
  console.log(`Every law over ${sweepRuns} runners…`)
  // A property that takes milliseconds per runner takes minutes here, without a timeout.
  const words = ['run', '--project', 'unit', '--testTimeout', '3600000', ...process.argv.slice(2)]
  process.exitCode = (await runs('vitest', words, { SWEEP_RUNS: sweepRuns })) ? 0 : 1
})
