import process from 'node:process'
import { runs } from './command.mjs'
import { inProject } from './project.mjs'
import { setUp } from './set-up.mjs'
import { orSayWhy } from './stop.mjs'

/** The benchmarks, on the Node that the product runs on. */
await orSayWhy(async () => {
  const node = await setUp()
  process.exitCode = (await runs(node, [inProject('bench', 'run.ts'), ...process.argv.slice(2)])) ? 0 : 1
})
