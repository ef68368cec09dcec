import type { Browser } from '@playwright/test'
import { median } from './median.ts'
import { formIsThere, submit, typeAnswers } from './fill-in-form.ts'
import { type PageTimings, type Visit, visit } from './visit.ts'

const slowdown = 4
const limits = { task: 50, head: 100, layoutShift: 0 }
const visits = 5

/** Responsiveness of the page: to keystrokes, to the answer of the service, and layout shifts. */
export async function benchResponse(browser: Browser, address: string): Promise<readonly string[]> {
  const jump = await largestShift(browser, address)
  console.log(
    `layout shift on a slow line, phone and desktop: ${jump.toFixed(3)} (limit ${limits.layoutShift})`,
  )

  const [early, settled] = [
    await longestTasks(browser, address, 0),
    await longestTasks(browser, address, 2500),
  ]
  console.log(
    `longest task while typing, CPU ${slowdown} times slower: ${inMs(early)} on a page just there, ${inMs(settled)} later (limit ${limits.task} ms)`,
  )

  const [usual, slow] = [await arrivals(browser, address, 1), await arrivals(browser, address, slowdown)]
  console.log(
    `from the answer's arrival to the plan: ${inMs(usual.head)} to its head (limit ${limits.head} ms), ${inMs(usual.table)} to all of it`,
  )
  console.log(`  CPU ${slowdown} times slower: ${inMs(slow.head)}, ${inMs(slow.table)}`)
  return [
    ...(jump > limits.layoutShift ? [`a layout shift of ${jump.toFixed(3)}`] : []),
    ...(Math.max(early, settled) > limits.task
      ? [`a task of ${inMs(Math.max(early, settled))} while typing`]
      : []),
    ...(usual.head > limits.head ? [`${inMs(usual.head)} from the answer to the plan`] : []),
  ]
}

async function largestShift(browser: Browser, address: string): Promise<number> {
  const shifts = []
  for (const width of [412, 1280]) {
    const { layoutShift } = await visited(
      await visit(browser, { slowLine: true, width }),
      address,
      async ({ page }) => page.waitForLoadState('networkidle'),
    )
    shifts.push(layoutShift)
  }
  return Math.max(...shifts)
}

/** The median of several visits in milliseconds. */
async function longestTasks(browser: Browser, address: string, settling: number): Promise<number> {
  const all = []
  for (let count = 0; count < visits; count += 1) all.push(await longestTask(browser, address, settling))
  return median(all)
}

/** In milliseconds; zero if no task took 50 ms, the least that is reported. */
async function longestTask(browser: Browser, address: string, settling: number): Promise<number> {
  let from = 0
  const { longTasks } = await visited(await visit(browser, { cpu: slowdown }), address, async (here) => {
    await here.page.waitForTimeout(settling)
    from = await here.now()
    await typeAnswers(here.page)
    await here.page.waitForTimeout(500)
  })
  return Math.max(0, ...longTasks.filter(({ at }) => at >= from).map(({ took }) => took))
}

async function arrivals(browser: Browser, address: string, cpu: number) {
  const heads = []
  const tables = []
  for (let count = 0; count < visits; count += 1) {
    let arrived = Number.NaN
    const { drawn } = await visited(await visit(browser, { cpu }), address, async ({ page }) => {
      await typeAnswers(page)
      await submit(page)
      // Not at every frame: looking is work, too.
      await page.waitForFunction(
        () => 'table' in (window as unknown as { timings: PageTimings }).timings.drawn,
        null,
        { polling: 1000 },
      )
      arrived = await page.evaluate(() => {
        const calls = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/api/'))
        return (calls.at(-1) as PerformanceResourceTiming).responseEnd
      })
    })
    heads.push(Number(drawn.head) - arrived)
    tables.push(Number(drawn.table) - arrived)
  }
  return { head: median(heads), table: median(tables) }
}

async function visited(
  here: Visit,
  address: string,
  what: (here: Visit) => Promise<void>,
): Promise<PageTimings> {
  try {
    await here.page.goto(address)
    await formIsThere(here.page)
    await what(here)
    return await here.timings()
  } finally {
    await here.end()
  }
}

const inMs = (time: number) => `${time.toFixed(0)} ms`
