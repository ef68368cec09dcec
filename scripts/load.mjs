import process from 'node:process'
import { runs } from './command.mjs'
import { inProject } from './project.mjs'
import { setUp } from './set-up.mjs'
import { orSayWhy } from './stop.mjs'
import { buildWebWhenStale } from './web-build.mjs'

/** The server of `npm start` under load, beside a bare one, with the page as built. */
await orSayWhy(async () => {
  const node = await setUp()
  await buildWebWhenStale()
  process.exitCode = (await runs(node, [inProject('bench', 'load', 'run.ts'), ...process.argv.slice(2)]))
    ? 0
    : 1
})
