import type { Browser, CDPSession, Page } from '@playwright/test'

/** How slow the visitor's device and line are. */
export interface Conditions {
  /** CPU slowdown factor compared with this machine. */
  readonly cpu?: number
  /** What Lighthouse calls slow 4G. */
  readonly slowLine?: boolean
  /** Width of the screen in CSS pixels; by default a phone's. */
  readonly width?: number
  readonly hasTouch?: boolean
}

/** What the page measured during a visit. Times in milliseconds since navigation. */
export interface PageTimings {
  readonly longTasks: readonly { readonly at: number; readonly took: number }[]
  readonly layoutShift: number
  /** When the button was pressed. */
  readonly pressed: number
  /** When a frame with the head of the plan, and with its table, was drawn. */
  readonly drawn: { readonly head?: number; readonly table?: number }
}

export interface Visit {
  readonly page: Page
  readonly now: () => Promise<number>
  readonly timings: () => Promise<PageTimings>
  readonly end: () => Promise<void>
}

/** A first visit: nothing is cached or stored. */
export async function visit(browser: Browser, conditions: Conditions = {}): Promise<Visit> {
  const { cpu = 1, slowLine = false, width = 412, hasTouch = false } = conditions
  const context = await browser.newContext({ viewport: { width, height: 823 }, locale: 'en-US', hasTouch })
  const page = await context.newPage()
  await page.addInitScript(observe)
  const session = await context.newCDPSession(page)
  if (slowLine) await slowDownLine(session)
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu })
  return {
    page,
    now: () => page.evaluate(() => performance.now()),
    timings: () => page.evaluate(() => (window as unknown as { timings: PageTimings }).timings),
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
  const timings = {
    longTasks: [] as { at: number; took: number }[],
    layoutShift: 0,
    pressed: Number.NaN,
    drawn: {} as Record<string, number>,
  }
  Object.assign(window, { timings })
  document.addEventListener('submit', ({ timeStamp }) => (timings.pressed = timeStamp), true)
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      timings.longTasks.push({ at: startTime, took: duration })
  }).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
      if (!hadRecentInput) timings.layoutShift += value
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
      // The frame requested by a change is drawn before the next task, which has to come before all that the page does then.
      const noteTime = () => void (timings.drawn[name] = performance.now())
      requestAnimationFrame(() => void scheduler.postTask(noteTime, { priority: 'user-blocking' }))
    }
  }).observe(document, { childList: true, subtree: true })
}
