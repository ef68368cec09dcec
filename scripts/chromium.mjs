import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import process from 'node:process'
import { printed } from './command.mjs'
import { CommandError } from './command-error.mjs'
import { requirePrograms } from './system-programs.mjs'

/**
 * Finds a Chromium that starts: the one in CHROME_PATH, the machine's, or Playwright's own.
 * @returns {string | null}
 */
export function findChromium() {
  const named = process.env['CHROME_PATH']
  if (named) return starts(named) ? named : null
  return candidates().find(starts) ?? null
}

const commandsOfTheSystem = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]
const applicationsOfTheSystem = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

function candidates() {
  const commands = commandsOfTheSystem.flatMap((name) => printed('which', [name]) ?? [])
  return [
    ...commands,
    ...[...applicationsOfTheSystem, ...chromiumOfPlaywright()].filter((path) => existsSync(path)),
  ]
}

function chromiumOfPlaywright() {
  try {
    const playwright = createRequire(import.meta.url)('@playwright/test')
    return [String(playwright.chromium.executablePath())]
  } catch {
    return []
  }
}

/** Runs it, since on Ubuntu `chromium-browser` can be a stub that only asks for a snap. */
function starts(/** @type {string} */ path) {
  return printed(path, ['--version']) !== null
}

/**
 * Finds Chromium, or installs it if this machine allows that.
 * @returns {Promise<string>}
 */
export async function requireChromium() {
  const named = process.env['CHROME_PATH']
  const found = findChromium()
  if (found !== null) return found
  if (named)
    throw new CommandError(`CHROME_PATH names ${named}, which does not start: correct it or leave it out.`)
  await requirePrograms([chromiumProgram])
  const installed = findChromium()
  if (installed === null) throw new CommandError('Chromium was installed and does not start.')
  return installed
}

/** @type {import('./system-programs.mjs').SystemProgram} */
export const chromiumProgram = {
  name: 'Chromium',
  aptPackage: 'chromium',
  // On Ubuntu the package of that name is a stub that only asks for a snap.
  playwrightBrowser: 'chromium',
  // If CHROME_PATH names one that does not start, no other is installed.
  isThere: () => Boolean(process.env['CHROME_PATH']) || findChromium() !== null,
}
