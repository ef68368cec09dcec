import type { Browser, Page } from '@playwright/test'
import { median } from './median.ts'
import { formIsThere, pointAndPress, tap, typeAnswers } from './fill-in-form.ts'
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

  const early = await longestTasks(browser, address, 0)
  const settled = await longestTasks(browser, address, 2500)
  console.log(
    `longest task while typing, CPU ${slowdown} times slower, median of ${visits} visits: ${inWords(early)} on a page just there, ${inWords(settled)} later (limit ${limits.task} ms)`,
  )

  const heads = []
  for (const [name, press] of Object.entries(presses)) {
    const usual = await arrivals(browser, address, press)
    const slow = await arrivals(browser, address, { ...press, cpu: slowdown })
    heads.push(usual.head)
    console.log(
      `pressed with ${name}, from the answer's arrival to the plan: ${inMs(usual.head)} to its head (limit ${limits.head} ms), ${inMs(usual.table)} to all of it; from the press to its head ${inMs(usual.fromPress)}`,
    )
    console.log(
      `  CPU ${slowdown} times slower: ${inMs(slow.head)}, ${inMs(slow.table)}; ${inMs(slow.fromPress)}`,
    )
  }
  const head = Math.max(...heads)
  const task = Math.max(median(early), median(settled))
  return [
    ...(jump > limits.layoutShift ? [`a layout shift of ${jump.toFixed(3)}`] : []),
    ...(task > limits.task ? [`a task of ${inMs(task)} while typing`] : []),
    ...(head > limits.head ? [`${inMs(head)} from the answer to the plan`] : []),
  ]
}

interface Press {
  readonly with: (page: Page) => Promise<void>
  readonly hasTouch?: boolean
  readonly cpu?: number
}

const presses: Readonly<Record<string, Press>> = {
  'a finger': { with: tap, hasTouch: true },
  'a mouse': { with: pointAndPress },
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

/** Of each visit, in milliseconds. */
async function longestTasks(browser: Browser, address: string, settling: number): Promise<number[]> {
  const all = []
  for (let count = 0; count < visits; count += 1) all.push(await longestTask(browser, address, settling))
  return all
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

async function arrivals(
  browser: Browser,
  address: string,
  { with: press, cpu = 1, hasTouch = false }: Press,
) {
  const heads = []
  const tables = []
  const sincePress = []
  for (let count = 0; count < visits; count += 1) {
    let arrived = Number.NaN
    const here = await visit(browser, { cpu, hasTouch })
    const { drawn, pressed } = await visited(here, address, async ({ page }) => {
      await typeAnswers(page)
      await press(page)
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
    sincePress.push(Number(drawn.head) - pressed)
  }
  return { head: median(heads), table: median(tables), fromPress: median(sincePress) }
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

const inWords = (times: readonly number[]) => `${inMs(median(times))} (${inMs(Math.max(...times))} at worst)`
