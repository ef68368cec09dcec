import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import process from 'node:process'
import { printed } from './command.mjs'
import { Stop } from './stop.mjs'
import { partsOrStop } from './system-parts.mjs'

/**
 * A Chromium that starts: the one that CHROME_PATH names, the machine's, or Playwright's own.
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

/** Asked, not only looked for: on Ubuntu `chromium-browser` can be a note that a snap is needed. */
function starts(/** @type {string} */ path) {
  return printed(path, ['--version']) !== null
}

/**
 * Finds Chromium, and installs it where that is this machine's way and allowed.
 * @returns {Promise<string>}
 */
export async function chromiumOrStop() {
  const named = process.env['CHROME_PATH']
  const found = findChromium()
  if (found !== null) return found
  if (named) throw new Stop(`CHROME_PATH names ${named}, which does not start: correct it or leave it out.`)
  await partsOrStop([chromiumPart])
  const installed = findChromium()
  if (installed === null) throw new Stop('Chromium was installed and does not start.')
  return installed
}

/** @type {import('./system-parts.mjs').SystemPart} */
export const chromiumPart = {
  name: 'Chromium',
  aptPackage: 'chromium',
  // On Ubuntu the package of that name is a note that a snap is needed.
  playwrightBrowser: 'chromium',
  // One that CHROME_PATH names and that does not start is no reason to install another.
  isThere: () => Boolean(process.env['CHROME_PATH']) || findChromium() !== null,
}
