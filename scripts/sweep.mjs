import process from 'node:process'
import { runs } from './command.mjs'
import { setUp } from './set-up.mjs'
import { orSayWhy } from './stop.mjs'

const runsOfASweep = '20000'

/** The property tests over many more runners than `npm test` has time for. */
await orSayWhy(async () => {
  await setUp()
  const sweepRuns = process.env['SWEEP_RUNS'] ?? runsOfASweep
  console.log(`Every law over ${sweepRuns} runners…`)
  // A law that takes milliseconds a runner takes minutes here, and none is to be cut off.
  const words = ['run', '--project', 'unit', '--testTimeout', '3600000', ...process.argv.slice(2)]
  process.exitCode = (await runs('vitest', words, { SWEEP_RUNS: sweepRuns })) ? 0 : 1
})
