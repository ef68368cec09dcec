import process from 'node:process'
import { printed, runs } from './command.mjs'
import { CommandError } from './command-error.mjs'

/**
 * A program that the tests need and npm does not install.
 * @typedef {object} SystemProgram
 * @property {string} name its common name
 * @property {() => boolean} isThere
 * @property {string} aptPackage
 * @property {string} [brewPackage]
 * @property {string} [playwrightBrowser] if Playwright is the better way to install it on a personal machine
 */

/**
 * Finds the programs, and installs missing ones if this machine allows that.
 * @param {readonly SystemProgram[]} parts
 */
export async function requirePrograms(parts) {
  const missing = parts.filter(({ isThere }) => !isThere())
  if (missing.length === 0) return
  const hasApt = printed('apt-get', ['--version']) !== null
  if (hasApt && process.getuid?.() === 0) await install(missing)
  const still = missing.filter(({ isThere }) => !isThere())
  if (still.length > 0) throw new CommandError(howToInstall(still, { hasApt, platform: process.platform }))
}

/** @param {readonly SystemProgram[]} parts */
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
 * @param {readonly Pick<SystemProgram, 'name' | 'aptPackage' | 'brewPackage' | 'playwrightBrowser'>[]} missing
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
