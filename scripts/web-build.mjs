import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { runs } from './command.mjs'
import { cachePath, fingerprintOfSources, inProject, textOf } from './project.mjs'
import { Stop } from './stop.mjs'
import { inTurn } from './turn.mjs'

/** Builds the page where what it is made of has changed since the last build. */
export async function buildWebWhenStale() {
  if (isFresh()) return
  await inTurn(async () => {
    if (isFresh()) return
    console.log('Building the page…')
    if (!(await buildWeb())) throw new Stop('The page could not be built: the lines above say why.')
  })
}

async function buildWeb() {
  const made = fingerprintOfWeb()
  rmSync(stampPath(), { force: true })
  const built = await runs('vite', ['build', inProject('apps', 'web')], production)
  if (built) writeFileSync(stampPath(), made)
  return built
}

/** Where the tests build the page for themselves, so that a server that is running here keeps its own. */
export const pageUnderTest = inProject('.cache', 'page-under-test')

/** Where the page is built to be photographed: tests that run meanwhile keep theirs. */
export const pageInPictures = inProject('.cache', 'page-in-pictures')

/**
 * Builds the page as it now is into a folder of its own.
 * @param {string} folder
 * @returns {Promise<boolean>} whether the page was built
 */
export function buildPageInto(folder) {
  return runs('vite', ['build', inProject('apps', 'web'), '--outDir', folder, '--emptyOutDir'], production)
}

/** Whatever the shell or the test runner has set: React for development is twice the size. */
const production = { NODE_ENV: 'production' }

function isFresh() {
  return (
    existsSync(inProject('apps', 'web', 'dist', 'index.html')) && textOf(stampPath()) === fingerprintOfWeb()
  )
}

function stampPath() {
  return cachePath('web-built-from')
}

function fingerprintOfWeb() {
  const folders = ['apps/web', 'packages/engine', 'packages/contract', 'packages/documents']
  return fingerprintOfSources(
    [...folders, 'package-lock.json', 'tsconfig.base.json'].map((path) => inProject(path)),
  )
}
