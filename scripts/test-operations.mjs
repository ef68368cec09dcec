import process from 'node:process'
import { runs } from './command.mjs'
import { compileCache } from './compile-cache.mjs'
import { operationsPrograms } from './operations-programs.mjs'
import { setUp } from './set-up.mjs'
import { runCommand } from './command-error.mjs'
import { requirePrograms } from './system-programs.mjs'
import { buildPageInto, pageUnderTest } from './web-build.mjs'

/** Tests the production setup with real programs: Redis, a proxy, several instances, the image and the alert rules. */
await runCommand(async () => {
  await setUp()
  await requirePrograms(operationsPrograms)
  if (!(await buildPageInto(pageUnderTest))) throw new Error('The page does not build.')
  const words = ['run', '--config', 'vitest.operations.config.ts', ...process.argv.slice(2)]
  process.exitCode = (await runs('vitest', words, { ...compileCache, PAGE_FOLDER: pageUnderTest })) ? 0 : 1
})
