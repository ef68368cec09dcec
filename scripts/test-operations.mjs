import process from 'node:process'
import { runs } from './command.mjs'
import { operationsParts } from './operations-parts.mjs'
import { setUp } from './set-up.mjs'
import { orSayWhy } from './stop.mjs'
import { partsOrStop } from './system-parts.mjs'
import { buildPageInto, pageUnderTest } from './web-build.mjs'

/** The service as it runs in production: Redis, a proxy, several instances, the image and the alert rules, all real. */
await orSayWhy(async () => {
  await setUp()
  await partsOrStop(operationsParts)
  if (!(await buildPageInto(pageUnderTest))) throw new Error('The page does not build.')
  const words = ['run', '--config', 'vitest.operations.config.ts', ...process.argv.slice(2)]
  process.exitCode = (await runs('vitest', words, { PAGE_FOLDER: pageUnderTest })) ? 0 : 1
})
