import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { runs } from './command.mjs'
import { cachePath, fingerprintOfSources, inProject, textOf } from './project.mjs'
import { CommandError } from './command-error.mjs'
import { withBuildLock } from './build-lock.mjs'

/** Builds the page if its sources have changed since the last build. */
export async function buildWebWhenStale() {
  if (isFresh()) return
  await withBuildLock(async () => {
    if (isFresh()) return
    console.log('Building the page…')
    if (!(await buildWeb())) throw new CommandError('The page could not be built: the lines above say why.')
  })
}

async function buildWeb() {
  const made = fingerprintOfWeb()
  rmSync(stampPath(), { force: true })
  const built = await runs('vite', ['build', inProject('apps', 'web')], production)
  if (built) writeFileSync(stampPath(), made)
  return built
}

/** The tests' own build of the page, so that a running server keeps its own. */
export const pageUnderTest = inProject('.cache', 'page-under-test')

/** The build of the page for screenshots, so that concurrent tests keep theirs. */
export const pageForShots = inProject('.cache', 'page-for-shots')

/**
 * Builds the current page into the given folder.
 * @param {string} folder
 * @returns {Promise<boolean>} whether the page was built
 */
export function buildPageInto(folder) {
  return runs('vite', ['build', inProject('apps', 'web'), '--outDir', folder, '--emptyOutDir'], production)
}

/** Set explicitly, since the development build of React is twice the size. */
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
