import { rmSync } from 'node:fs'
import process from 'node:process'
import { chromiumOrStop } from './chromium.mjs'
import { runs } from './command.mjs'
import { freePort } from './free-port.mjs'
import { inProject } from './project.mjs'
import { setUp } from './set-up.mjs'
import { orSayWhy, Stop } from './stop.mjs'
import { buildPageInto, pageInPictures } from './web-build.mjs'

/** Pictures of every state of the page, for eyes: in a folder that git does not see. */
await orSayWhy(async () => {
  await setUp()
  const chromium = await chromiumOrStop()
  if (!(await buildPageInto(pageInPictures))) {
    throw new Stop('The page could not be built: the lines above say why.')
  }
  rmSync(inProject('shots'), { recursive: true, force: true })
  const taken = await runs(
    'playwright',
    ['test', '--config', inProject('shots.config.ts'), ...process.argv.slice(2)],
    { CHROME_PATH: chromium, TEST_PORT: String(await freePort()), PAGE_FOLDER: pageInPictures },
  )
  console.log(`\nThe pictures are in ${inProject('shots')}`)
  process.exitCode = taken ? 0 : 1
})
