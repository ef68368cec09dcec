import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'
import type { Download, Page } from '@playwright/test'
import { type Plan, renderWords, shortStops, slowerDays } from '@race-nutrition/engine'
import { openForeignPlan, openKeptPlan } from './kept-visit.ts'
import { faultsIn } from '../../packages/documents/testing/matterhorn/checks.ts'
import { readObjects } from '../../packages/documents/testing/matterhorn/read-objects.ts'
import { expect, test, toast } from './planner.ts'
import { halfMarathoner, isoDayIn } from './runner-answers.ts'

// Ten pages are drawn, compressed and read back by three programs, on a machine that runs other tests beside.
test.describe.configure({ timeout: 180_000 })
const patiently = { timeout: 120_000 }

/** A few of the words by which a runner may name what is left out, in letters that no typeface of ours has. */
const allergies = ['大豆', 'œufs', 'арахис', 'ถั่วลิสง', '땅콩', '🥜 nuts', 'חלב', 'سمسم']

test('the PDF is made without the network, sound, tagged, titled and in order, and has every script and the table that the page shows', async ({
  page,
  context,
}) => {
  const facts: Plan[] = []
  await openKeptPlan(page, {
    change: (answer) => {
      answer.details.runner.exclusions.typed = allergies
      facts.push(answer.details)
      return answer
    },
  })
  const rows = await rowsOnScreen(page)
  await expect(button(page)).toBeEnabled()
  const asked: string[] = []
  page.on('request', (request) => {
    if (/^https?:/.test(request.url())) asked.push(request.url())
  })
  await context.setOffline(true)
  const download = await downloadPdf(page)
  expect(asked).toEqual([])
  expect(download.suggestedFilename()).toMatch(/^nutrition-plan-Half-\d{4}-\d{2}-\d{2}\.pdf$/)
  expect(download.suggestedFilename()).toContain(await localDay(page))
  const file = await download.path()

  expect(readFileSync(file).subarray(0, 8).toString('latin1')).toBe('%PDF-1.7')
  expect(run('qpdf', '--check', file)).toContain('No syntax or stream encoding errors found')
  expect(faultsIn(readObjects(file))).toEqual([])

  const info = run('pdfinfo', file)
  expect(info).toMatch(/Title:\s+Nutrition plan: Half Marathon, /)
  expect(info).toMatch(/Tagged:\s+yes/)
  expect(info).toMatch(/\(A4\)/)
  const pages = Number(/Pages:\s+(\d+)/.exec(info)?.[1])
  expect(pages).toBeGreaterThan(5)

  const text = run('pdftotext', '-layout', file, '-')
  for (const { time, figures } of rows) {
    const line = new RegExp(`^ *${escaped(time)}\\b.*${figures.map(escaped).join(' +')} *$`, 'm')
    expect(text, `${time} ${figures.join(' ')}`).toMatch(line)
  }
  expect(text).toMatch(new RegExp(`Half Marathon · .* Page ${pages} of ${pages}\\s`))

  const structure = run('pdfinfo', '-struct-text', file)
  // What is excluded can be found, copied and read.
  const copied = run('pdftotext', file, '-')
  for (const allergy of allergies) {
    expect(copied).toContain(allergy)
    expect(structure).toContain(allergy)
  }
  const methods = facts.flatMap((plan) => renderWords(plan).recipes.map(({ method }) => method))
  expect(methods.length).toBeGreaterThan(10)
  for (const method of methods) expect(structure.replace(/["\s]+/g, ' ')).toContain(method)
  expectInOrder(structure, [
    'H1 (block)',
    '"Your Personalized Nutrition Plan"',
    '"Race-Day Fueling Plan (Minute-by-Minute)"',
    '"Carbs (g)"',
    '"Race Kit Checklist"',
    '"Stop signs"',
    '"Cut out and take along"',
    '"If something goes wrong"',
    '"Numbers summary"',
    '"Race Day Totals, per hour of the race"',
    '"Race-Week Playbook"',
    '"Monday-Wednesday"',
    '"Thursday-Friday carb focus"',
    '"Day Before"',
    '"Race Morning"',
    '"Recipes"',
    '"Grocery List & Prep"',
    '"Pantry"',
    '"Fridge/Freezer"',
    '"Electrolytes"',
    '"60-Minute Batch Prep"',
    '"Daily Eating Plan (Training Phase)"',
    '"Rest day"',
    '"Long-Run Fueling Strategy"',
    '"Pre-Run 3-4h before"',
    '"During Run"',
    '"Post-Run within 2h"',
    '"Important Safety Notes"',
    '"Your profile"',
    '"Where the numbers come from"',
  ])
  for (const role of ['H2', 'H3', 'LI', 'Lbl', 'LBody', 'THead', 'TBody', 'TFoot', 'TR', 'TH', 'TD', 'P'])
    expect(structure).toMatch(new RegExp(`^ *${role}\\b`, 'm'))
  const levels = [...structure.matchAll(/^ *H(\d) \(block\)/gm)].map(([, level]) => Number(level))
  expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([])
  // The foot of the page and the head of a table that goes on are no part of what is read aloud.
  expect(structure).not.toContain('Page 2 of')
})

for (const { race, answers, most, kilobytes = 120 } of [
  {
    race: 'a marathon with homemade fuel',
    answers: { 'Race type': 'Marathon', 'Target time or pace': '4:00:00', Budget: 'Low' },
    most: 10,
  },
  {
    race: 'a marathon of five hours in the heat',
    answers: {
      'Race type': 'Marathon',
      'Target time or pace': '5:00:00',
      Climate: 'Hot & Humid',
      Budget: 'Medium',
    },
    most: 10,
  },
  {
    race: 'a 5K in three days',
    answers: { 'Race type': '5K', 'Target time or pace': '24:30', 'Race date': isoDayIn(3) },
    most: 6,
    // Fewer pages are fuller: on one more, each would be within the limit, and the file larger.
    kilobytes: 125,
  },
  {
    race: 'a marathon of a vegan without gluten, soy and nuts',
    answers: {
      'Race type': 'Marathon',
      'Target time or pace': '4:30:00',
      'Diet preference': 'Vegan',
      Allergies: 'gluten, soy, nuts',
    },
    most: 10,
  },
  {
    race: 'a 5K of a vegan without gluten, soy and tree nuts',
    answers: {
      'Race type': '5K',
      'Target time or pace': '31:00',
      'Diet preference': 'Vegan',
      Allergies: 'gluten, soy, tree nuts',
    },
    most: 6,
    kilobytes: 125,
  },
  {
    race: 'a 5K of a heavy vegan without gluten, soy and tree nuts, who buys what is dear',
    answers: {
      'Race type': '5K',
      'Target time or pace': '31:00',
      Sex: 'Male',
      Weight: '90 kg',
      'Diet preference': 'Vegan',
      Allergies: 'gluten, soy, tree nuts',
      Budget: 'High',
    },
    most: 6,
    kilobytes: 140,
  },
])
  test(`${race} has at most ${most} pages, of ${kilobytes} kB at most, within what US Letter shows @desktop`, async ({
    page,
  }) => {
    const eatsAll = { 'Diet preference': 'Omnivore', Allergies: '' }
    await openKeptPlan(page, { answers: { ...halfMarathoner, ...eatsAll, ...answers } })
    const rows = await rowsOnScreen(page)
    const file = await (await downloadPdf(page)).path()
    const pages = Number(/Pages:\s+(\d+)/.exec(run('pdfinfo', file))?.[1])
    expect(pages).toBeGreaterThan(3)
    expect(pages).toBeLessThanOrEqual(most)
    expect(readFileSync(file).length / pages).toBeLessThanOrEqual(1000 * kilobytes)

    // The first page has the whole table of the race, and what else hangs on the fridge.
    const first = run('pdftotext', '-layout', '-f', '1', '-l', '1', file, '-')
    for (const { time } of rows) expect(first).toMatch(new RegExp(`^ *${escaped(time)}\\b`, 'm'))
    for (const title of ['Start to finish', 'Race Kit Checklist', 'Stop signs', 'Before and after'])
      expect(first).toContain(title)

    // 190 × 257 mm in the middle of the page, and 3 points for letters that reach out of their lines.
    const [width, height] = [595.276, 841.89]
    const [side, end] = [(width - (190 * 72) / 25.4) / 2 - 3, (height - (257 * 72) / 25.4) / 2 - 3]
    const words = wordsOf(file)
    expect(words.length).toBeGreaterThan(1000)
    const outside = ({ left, right, top, bottom }: (typeof words)[number]) =>
      left < side || right > width - side || top < end || bottom > height - end
    expect(words.filter(outside)).toEqual([])
  })

for (const { target, climate, isShort } of [
  { target: '3:45:00', climate: 'Cool', isShort: true },
  { target: '5:00:00', climate: 'Hot & Humid', isShort: false },
  { target: '8:30:00', climate: 'Hot & Humid', isShort: false },
])
  test(`strips, card and labels of a marathon in ${target} have their real size and every stop, and no letter of them is under 8 points @desktop`, async ({
    page,
  }) => {
    const answers = {
      'Race type': 'Marathon',
      'Target time or pace': target,
      'Diet preference': 'Omnivore',
      Climate: climate,
      Budget: 'Medium',
    }
    const facts: Plan[] = []
    await openKeptPlan(page, {
      answers: { ...halfMarathoner, ...answers, Allergies: '' },
      change: (answer) => {
        facts.push(answer.details)
        return answer
      },
    })
    await expect(button(page)).toBeEnabled(patiently)
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
    const cutOuts = page.locator('section').filter({
      has: page.getByRole('heading', { name: 'Cut out and take along', exact: true }),
    })
    const sizes = await cutOuts.evaluate((section) => {
      // oxlint-disable-next-line unicorn/consistent-function-scoping -- runs in the page
      const inMillimeters = (px: number) => Math.round((px * 2100) / 794) / 10
      const boxes = [...section.querySelectorAll('div, span')].map((box) => {
        const { width, height } = box.getBoundingClientRect()
        return `${inMillimeters(width)} × ${inMillimeters(height)}`
      })
      const texts = [...section.querySelectorAll('*')].filter((each) =>
        [...each.childNodes].some((node) => node instanceof Text && node.data.trim() !== ''),
      )
      const points = texts.map((each) => Number.parseFloat(getComputedStyle(each).fontSize) * 0.75)
      const overflowing = [...section.querySelectorAll('div')].filter(
        (box) => box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1,
      )
      const drawn = [...section.querySelectorAll<HTMLElement>('[data-cut-out]')].map((strip) => {
        const { bottom } = strip.getBoundingClientRect()
        const stops = [...strip.querySelectorAll('li')]
        return {
          title: strip.dataset['cutOut'],
          stops: stops.map((stop) => /\d+:\d\d/.exec(stop.textContent ?? '')?.[0] ?? ''),
          cutOff: stops.filter((stop) => stop.getBoundingClientRect().bottom > bottom).length,
        }
      })
      return {
        boxes,
        least: Math.min(...points),
        overflowing: overflowing.map((box) => box.innerText),
        drawn,
      }
    })
    const [plan] = facts
    if (!plan) throw new Error('The plan has no facts.')
    const slower = slowerDays(plan).find(({ facts: { percent } }) => percent === 10)
    const [planned, later] = [shortStops(plan), shortStops(plan, slower?.facts.rows)]
    const piecesOf = (title: string) => sizes.drawn.filter((piece) => piece.title === title).length
    const schedules = [
      { title: 'Marathon', stops: planned },
      { title: 'Slower day, +10%', stops: later },
      { title: `Marathon in ${target}`, stops: planned },
    ]
    expect(planned.length).toBeGreaterThan(5)
    for (const { title, stops } of schedules) {
      const own = sizes.drawn.filter((piece) => piece.title === title)
      expect(own.flatMap((piece) => piece.stops)).toEqual(stops.map(({ time }) => time))
      expect(own.length === 1, `${own.length} of ${title}`).toBe(isShort)
    }
    expect(sizes.drawn.filter(({ cutOff }) => cutOff > 0)).toEqual([])
    expect(sizes.boxes.filter((size) => size === '25 × 200')).toHaveLength(
      piecesOf('Marathon') + piecesOf('Slower day, +10%'),
    )
    // Its front, and its back.
    expect(sizes.boxes.filter((size) => size === '85.6 × 54')).toHaveLength(
      piecesOf(`Marathon in ${target}`) + 1,
    )
    expect(sizes.boxes.filter((size) => size === '50 × 2.1')).toHaveLength(1)
    expect(sizes.boxes.filter((size) => size.startsWith('62 × ')).length).toBeGreaterThan(0)
    expect(sizes.least).toBeGreaterThanOrEqual(8)
    expect(sizes.overflowing).toEqual([])
  })

test('the browser’s own print has the same pages, on A4 and on US Letter, and the page is as before after it @desktop', async ({
  page,
}) => {
  await openKeptPlan(page)
  await expect(button(page)).toBeEnabled(patiently)
  for (const format of ['A4', 'Letter']) {
    const file = test.info().outputPath(`${format}.pdf`)
    await page.pdf({ format, path: file })
    const first = run('pdftotext', '-layout', '-f', '1', '-l', '1', file, '-')
    for (const title of ['Race-Day Fueling Plan (Minute-by-Minute)', 'Start to finish', 'Stop signs'])
      expect(first, format).toContain(title)
    const second = run('pdftotext', '-layout', '-f', '2', '-l', '2', file, '-')
    expect(second, format).toContain('Cut out and take along')
    expect(second, format).toContain('Flap')
    // Each section once: the page of the screen is not printed as well.
    expect(run('pdftotext', file, '-').match(/Important Safety Notes/g), format).toHaveLength(1)
  }
  await expect(page.locator('[data-printed]')).toHaveCount(0)
  await expect(button(page)).toBeVisible()
})

test('a print has the pages of the PDF without waiting until the page is idle @once', async ({ page }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })
  await openKeptPlan(page)
  const isFridgePageLaidOut = () =>
    page.evaluate(() => {
      window.dispatchEvent(new Event('beforeprint'))
      const isLaidOut = document.querySelector('[data-printed] [data-fridge]') !== null
      window.dispatchEvent(new Event('afterprint'))
      return isLaidOut
    })
  await expect.poll(isFridgePageLaidOut).toBe(true)
})

test('two clicks make one file, the button counts its pages and keeps the focus; a dark screen makes the same file, to the byte @desktop', async ({
  page,
}) => {
  await openKeptPlan(page)
  const files: Download[] = []
  page.on('download', (download) => files.push(download))
  await expect(button(page)).toBeEnabled(patiently)
  await button(page).focus()
  await page.keyboard.press('Enter')
  const busy = page.getByRole('button', { name: /^Making (your PDF|page \d+ of \d+)$/ })
  await expect(busy).toBeFocused(patiently)
  await expect(page.getByRole('button', { name: /^Making page \d+ of \d+$/ })).toBeVisible(patiently)
  await page.keyboard.press('Enter')
  await expect(button(page)).toBeFocused(patiently)
  await expect(page.getByRole('status').filter({ hasText: 'Your PDF is saved' })).toBeAttached()
  await expect(busy).toHaveCount(0)
  expect(files).toHaveLength(1)

  const file = (await files[0]?.path()) ?? ''
  expect(faultsOf(file)).toEqual([])
  const light = readFileSync(file)
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = readFileSync(await (await downloadPdf(page)).path())
  expect(dark.equals(light)).toBe(true)
})

test('another service’s plan of bare sections and very long texts is saved, every word of it @desktop', async ({
  page,
}) => {
  const words = Array.from({ length: 900 }, (_, index) => `word${index}`)
  await openForeignPlan(page, (object) => {
    object.daily_plan.example_days = [words.join(' ')]
    object.race_day_plan = Array.from({ length: 60 }, (_, index) => ({
      ...object.race_day_plan[0],
      time: `${index + 1} min`,
      item: `item ${index}`,
    }))
    object.grocery_list = { pantry: [], fridge_freezer: [], electrolytes: [] }
  })
  const file = await (await downloadPdf(page)).path()
  expect(faultsOf(file)).toEqual([])
  const text = run('pdftotext', file, '-')
  expect(words.filter((word) => !new RegExp(`\\b${word}\\b`).test(text))).toEqual([])
  // Sixty rows go over a page: the head of the table stands on each.
  expect(
    run('pdftotext', '-layout', file, '-').match(/Time +Action +Item +Carbs \(g\)/g)?.length,
  ).toBeGreaterThan(1)
})

test('no word is wider than its line, however long it is: none goes beyond the edge of the paper @desktop', async ({
  page,
}) => {
  const longWord = 'Kohlenhydratspeicheraufladungsempfehlung'.repeat(6)
  await openForeignPlan(page, (plan: Sections) => {
    plan.profile.target_time_or_pace = longWord
    plan.profile.diet.allergies = [longWord]
    plan.daily_plan.example_days = [longWord]
    plan.long_run_fueling.during.schedule = [`0:30: ${longWord}`, longWord]
    plan.race_week.mon_wed = [longWord]
    for (const row of plan.race_day_plan) Object.assign(row, { action: longWord })
    plan.grocery_list.pantry = [`${longWord} — 500 g (uses 420 g)`]
    plan.prep.race_kit_checklist = [longWord]
    plan.assumptions_safety = [longWord]
  })
  const file = await (await downloadPdf(page)).path()
  const right = 595.276 - 28
  const words = [...run('pdftotext', '-bbox', file, '-').matchAll(/xMax="([\d.]+)".*>(.*)<\/word>/g)]
  expect(words.filter(([, , word]) => word?.startsWith('Kohlen')).length).toBeGreaterThan(8)
  expect(words.filter(([, xMax]) => Number(xMax) > right + 1).map(([, , word]) => word)).toEqual([])
})

test('safety notes longer than a page stand in a box that is closed on each page, under its title @desktop', async ({
  page,
}) => {
  const notes = Array.from({ length: 300 }, (_, index) => `Note ${index}: drink to thirst.`)
  // Nothing excluded, so that no finding stands in a red box of its own.
  const runner = { ...halfMarathoner, 'Diet preference': 'Omnivore', Allergies: '' }
  await openForeignPlan(page, (plan: Sections) => plan.assumptions_safety.push(...notes), runner)
  const file = await (await downloadPdf(page)).path()
  const pages = run('pdftotext', file, '-')
    .split('\f')
    .flatMap((text, index) => (/^Note \d+:|Important Safety Notes/m.test(text) ? [index + 1] : []))
  expect(pages.length).toBeGreaterThan(2)
  for (const number of pages) {
    expect(run('pdftotext', '-f', `${number}`, '-l', `${number}`, file, '-')).toContain(
      'Important Safety Notes',
    )
    expect(redLines(file, number), `lines across page ${number}`).toBe(2)
  }
  // The title is read aloud once, however often it is seen.
  expect(run('pdfinfo', '-struct-text', file).match(/"Important Safety Notes"/g)).toHaveLength(1)
})

test.describe('where it can not be made', () => {
  test.use({ complaints: ['Failed to load resource', 'The PDF was not made', 'net::ERR'] })

  test('a toast says so and the print dialog is offered; the next try can be luckier @desktop', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '')
    })
    let isCut = true
    await page.route('**/assets/pdf-worker*', (route) => (isCut ? route.abort() : route.continue()))
    // Of few pages: one of all of them is made above.
    await openForeignPlan(page, (plan: Sections) => {
      plan.daily_plan.example_days = []
      plan.assumptions_safety = []
    })
    await button(page).click()
    await expect(toast(page, 'The PDF could not be made')).toBeVisible()
    const print = page.getByRole('button', { name: 'Print the plan', exact: true })
    await print.click()
    await expect(page.locator('html[data-printed]')).toBeAttached()

    isCut = false
    await downloadPdf(page)
    await expect(print).toHaveCount(0)
  })
})

const button = (page: Page) => page.getByRole('button', { name: 'Download PDF', exact: true })

/** What another service may word otherwise. */
interface Sections {
  profile: { target_time_or_pace: string; diet: { allergies: string[] } }
  daily_plan: { example_days: string[] }
  long_run_fueling: { during: { schedule: string[] } }
  race_week: { mon_wed: string[] }
  race_day_plan: { action: string; item: string }[]
  grocery_list: { pantry: string[] }
  prep: { race_kit_checklist: string[] }
  assumptions_safety: string[]
}

async function downloadPdf(page: Page): Promise<Download> {
  await expect(button(page)).toBeEnabled()
  const downloading = page.waitForEvent('download', patiently)
  await button(page).click()
  const download = await downloading
  await expect(button(page)).toBeVisible()
  return download
}

/** The words of a file with their places, in points from the top left. */
function wordsOf(file: string) {
  const places = /<word xMin="([\d.-]+)" yMin="([\d.-]+)" xMax="([\d.-]+)" yMax="([\d.-]+)">(.*)<\/word>/g
  return [...run('pdftotext', '-bbox', file, '-').matchAll(places)].map(
    ([, left, top, right, bottom, text]) => ({
      text,
      left: Number(left),
      top: Number(top),
      right: Number(right),
      bottom: Number(bottom),
    }),
  )
}

const runForBytes = (command: string, ...words: string[]) =>
  execFileSync(command, words, { maxBuffer: 50_000_000 })

const run = (command: string, ...words: string[]) => runForBytes(command, ...words).toString('utf8')

/** How many red lines go across most of a page. */
function redLines(file: string, page: number): number {
  const picture = runForBytes('pdftoppm', '-r', '96', '-f', `${page}`, '-l', `${page}`, file)
  const [head = '', width = '0', height = '0'] =
    /^P6\s+(\d+)\s+(\d+)\s+255\s/.exec(picture.subarray(0, 40).toString('latin1')) ?? []
  const isRed = (at: number) => (picture[at] ?? 0) - (picture[at + 1] ?? 0) > 100
  const rows = Array.from({ length: Number(height) }, (_, y) => {
    const from = head.length + y * Number(width) * 3
    const red = Array.from({ length: Number(width) }, (__, x) => isRed(from + x * 3)).filter(Boolean)
    return red.length > Number(width) / 2
  })
  return rows.filter((isLine, y) => isLine && !rows[y - 1]).length
}

/** Time and figures of each row of the race-day table. */
function rowsOnScreen(page: Page): Promise<{ time: string; figures: string[] }[]> {
  return page
    .getByRole('table', { name: /race day/i })
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) => ({
        time: row.querySelector('th')?.firstChild?.textContent?.trim() ?? '',
        figures: [...row.querySelectorAll('td')].slice(-3).map((cell) => cell.textContent?.trim() ?? ''),
      })),
    )
}

/** The runner's day, by the clock of the browser; Swedish writes days as YYYY-MM-DD. */
const localDay = (page: Page) => page.evaluate(() => new Date().toLocaleDateString('sv-SE'))

function expectInOrder(text: string, parts: readonly string[]): void {
  let at = 0
  for (const part of parts) {
    const next = text.indexOf(part, at)
    expect(next, `${part} after character ${at}`).toBeGreaterThanOrEqual(at)
    at = next + part.length
  }
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * What qpdf finds, and streams that do not inflate to their end. The one warning left out is of qpdf's own buffer (11.3): it is
 * given where a stream ends just as the buffer is full, which Node then has to inflate whole.
 */
function faultsOf(file: string): string[] {
  const { stdout, stderr, status } = outcomeOf('qpdf', '--check', file)
  const said = `${stdout}\n${stderr}`.split('\n').filter((line) => /^(?:WARNING|ERROR|qpdf)/.test(line))
  const faults = said.filter((line) => !/may still be valid|succeeded with warnings/.test(line))
  const bytes = readFileSync(file)
  const streams = [...bytes.toString('latin1').matchAll(/\/Filter\/FlateDecode\/Length (\d+)>>\nstream\n/g)]
  const broken = streams.flatMap(({ index, 0: head, 1: length }) => {
    const from = index + head.length
    try {
      inflateSync(bytes.subarray(from, from + Number(length)))
      return []
    } catch (error) {
      return [`stream at ${from}: ${String(error)}`]
    }
  })
  const wrong = status === 0 || status === 3 ? [] : [`qpdf ended with ${String(status)}`]
  return [...wrong, ...faults, ...broken, ...(streams.length === 0 ? ['no stream was found'] : [])]
}

const outcomeOf = (command: string, ...words: string[]) => spawnSync(command, words, { encoding: 'utf8' })
