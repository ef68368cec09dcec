import process from 'node:process'
import { printed, runs } from './command.mjs'
import { Stop } from './stop.mjs'

/**
 * A program that the checks use and npm does not bring.
 * @typedef {object} SystemPart
 * @property {string} name as people know it
 * @property {() => boolean} isThere
 * @property {string} aptPackage
 * @property {string} [brewPackage]
 * @property {string} [playwrightBrowser] where Playwright is the better one to bring it to a machine that is somebody's
 */

/**
 * Finds the parts, and installs those that are missing where that is this machine's way and allowed.
 * @param {readonly SystemPart[]} parts
 */
export async function partsOrStop(parts) {
  const missing = parts.filter(({ isThere }) => !isThere())
  if (missing.length === 0) return
  const hasApt = printed('apt-get', ['--version']) !== null
  if (hasApt && process.getuid?.() === 0) await install(missing)
  const still = missing.filter(({ isThere }) => !isThere())
  if (still.length > 0) throw new Stop(howToInstall(still, { hasApt, platform: process.platform }))
}

/** @param {readonly SystemPart[]} parts */
async function install(parts) {
  console.log(`Installing ${namesOf(parts)} for the tests…`)
  await runs('apt-get', ['update'])
  const packages = parts.map(({ aptPackage }) => aptPackage)
  await runs('apt-get', ['install', '--yes', '--no-install-recommends', ...packages], {
    DEBIAN_FRONTEND: 'noninteractive',
  })
}

/**
 * One sentence, one command.
 * @param {readonly Pick<SystemPart, 'name' | 'aptPackage' | 'brewPackage' | 'playwrightBrowser'>[]} missing
 * @param {{ hasApt: boolean, platform: string }} machine
 */
export function howToInstall(missing, { hasApt, platform }) {
  const browsers = missing.flatMap(({ playwrightBrowser }) => playwrightBrowser ?? [])
  const others = missing.filter(({ playwrightBrowser }) => !playwrightBrowser)
  const apt = others.map(({ aptPackage }) => aptPackage)
  const brew = others.map(({ aptPackage, brewPackage }) => brewPackage ?? aptPackage)
  const commands = [
    ...(others.length > 0 && hasApt ? [`sudo apt-get install --yes ${apt.join(' ')}`] : []),
    ...(others.length > 0 && !hasApt && platform === 'darwin' ? [`brew install ${brew.join(' ')}`] : []),
    ...browsers.map((browser) => `npx playwright install ${hasApt ? '--with-deps ' : ''}${browser}`),
  ]
  const needed = `The tests need ${namesOf(missing)}, which this machine does not have.`
  return commands.length > 0
    ? `${needed} Install with: ${commands.join(' && ')}`
    : `${needed} Install with your system's package manager.`
}

/** @param {readonly { readonly name: string }[]} parts */
function namesOf(parts) {
  const names = parts.map(({ name }) => name)
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : names.join('')
}
