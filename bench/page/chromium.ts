import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { requireChromium } from '../../scripts/chromium.mjs'

/** A browser that both Playwright and Lighthouse can control. */
export interface Chromium {
  readonly browser: Browser
  readonly port: number
  readonly stop: () => Promise<void>
}

export async function startChromium(): Promise<Chromium> {
  const profile = mkdtempSync(join(tmpdir(), 'race-nutrition-chromium-'))
  const child = spawn(await requireChromium(), switches(profile), { stdio: ['ignore', 'ignore', 'pipe'] })
  const port = await portOf(child)
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  return {
    browser,
    port,
    stop: async () => {
      const session = await browser.newBrowserCDPSession()
      const ended = once(child, 'exit')
      await session.send('Browser.close')
      await ended
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** Disables background work of Chromium that would distort the measurements. */
function switches(profile: string): string[] {
  const isRootOnLinux = process.platform === 'linux' && process.getuid?.() === 0
  return [
    '--headless=new',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
    '--no-first-run',
    // The order in which a date is typed.
    '--lang=en-US',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-default-apps',
    '--disable-extensions',
    '--disable-sync',
    // In a container Chromium's sandbox lacks the rights it needs.
    ...(isRootOnLinux ? ['--no-sandbox'] : []),
    'about:blank',
  ]
}

/** Chromium chooses the port itself and prints it. */
function portOf({ stderr }: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let said = ''
    stderr?.setEncoding('utf8').on('data', (text: string) => {
      said += text
      const port = /DevTools listening on ws:\/\/[^:]+:(\d+)\//.exec(said)?.[1]
      if (port) resolve(Number(port))
    })
    stderr?.once('end', () => reject(new Error(`Chromium did not start: ${said}`)))
  })
}
