import type { Browser, CDPSession, Page } from '@playwright/test'

/** How slow the visitor's device and line are. */
export interface Conditions {
  /** Times slower than this machine. */
  readonly cpu?: number
  /** What Lighthouse calls slow 4G. */
  readonly slowLine?: boolean
  /** How wide the screen is, in CSS pixels: a phone's where nothing else is said. */
  readonly width?: number
}

/** What the page told of itself while it was visited. Times in milliseconds since it was asked for. */
export interface Told {
  readonly longTasks: readonly { readonly at: number; readonly took: number }[]
  readonly layoutShift: number
  /** When a frame with the head of the plan, and with its table, was drawn. */
  readonly drawn: { readonly head?: number; readonly table?: number }
}

export interface Visit {
  readonly page: Page
  readonly now: () => Promise<number>
  readonly told: () => Promise<Told>
  readonly end: () => Promise<void>
}

/** A first visit: nothing is cached, nothing is kept. */
export async function visit(browser: Browser, conditions: Conditions = {}): Promise<Visit> {
  const { cpu = 1, slowLine = false, width = 412 } = conditions
  const context = await browser.newContext({ viewport: { width, height: 823 }, locale: 'en-US' })
  const page = await context.newPage()
  await page.addInitScript(observe)
  const session = await context.newCDPSession(page)
  if (slowLine) await slowDownLine(session)
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu })
  return {
    page,
    now: () => page.evaluate(() => performance.now()),
    told: () => page.evaluate(() => (window as unknown as { told: Told }).told),
    end: () => context.close(),
  }
}

async function slowDownLine(session: CDPSession): Promise<void> {
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  })
}

/** Runs in the page, before its own scripts. */
function observe(): void {
  const told = {
    longTasks: [] as { at: number; took: number }[],
    layoutShift: 0,
    drawn: {} as Record<string, number>,
  }
  Object.assign(window, { told })
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      told.longTasks.push({ at: startTime, took: duration })
  }).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
      if (!hadRecentInput) told.layoutShift += value
    }
  }).observe({ type: 'layout-shift', buffered: true })
  const awaited = new Map([
    ['head', 'article h1'],
    ['table', 'article table'],
  ])
  new MutationObserver(() => {
    for (const [name, selector] of awaited) {
      if (!document.querySelector(selector)) continue
      awaited.delete(name)
      // The frame that a change asks for is drawn before the next task.
      requestAnimationFrame(() => setTimeout(() => (told.drawn[name] = performance.now())))
    }
  }).observe(document, { childList: true, subtree: true })
}
