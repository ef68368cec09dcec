import { rmSync } from 'node:fs'
import process from 'node:process'
import { requireChromium } from './chromium.mjs'
import { runs } from './command.mjs'
import { freePort } from './free-port.mjs'
import { inProject } from './project.mjs'
import { setUp } from './set-up.mjs'
import { runCommand, CommandError } from './command-error.mjs'
import { buildPageInto, pageForShots } from './web-build.mjs'

/** Takes screenshots of every state of the page for review, into a folder that git ignores. */
await runCommand(async () => {
  await setUp()
  const chromium = await requireChromium()
  if (!(await buildPageInto(pageForShots))) {
    throw new CommandError('The page could not be built: the lines above say why.')
  }
  rmSync(inProject('shots'), { recursive: true, force: true })
  const taken = await runs(
    'playwright',
    ['test', '--config', inProject('shots.config.ts'), ...process.argv.slice(2)],
    { CHROME_PATH: chromium, TEST_PORT: String(await freePort()), PAGE_FOLDER: pageForShots },
  )
  console.log(`\nThe pictures are in ${inProject('shots')}`)
  process.exitCode = taken ? 0 : 1
})
