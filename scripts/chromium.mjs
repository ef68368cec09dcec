import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import process from 'node:process'
import { printed, runs } from './command.mjs'
import { Stop } from './stop.mjs'

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
  const hasApt = printed('apt-get', ['--version']) !== null
  if (hasApt && process.getuid?.() === 0) {
    console.log('Installing Chromium for the browser tests…')
    await runs('apt-get', ['update'])
    await runs('apt-get', ['install', '--yes', '--no-install-recommends', 'chromium'], {
      DEBIAN_FRONTEND: 'noninteractive',
    })
    const installed = findChromium()
    if (installed !== null) return installed
  }
  throw new Stop(
    `The browser tests need Chromium, which is not on this machine. Install it with: ${commandFor(hasApt)}`,
  )
}

/** @param {boolean} hasApt */
function commandFor(hasApt) {
  const bare = 'npx playwright install chromium'
  return hasApt ? 'npx playwright install --with-deps chromium' : bare
}
