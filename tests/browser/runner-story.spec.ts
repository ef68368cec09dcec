import { execFileSync } from 'node:child_process'
import { type Plan, recipeName } from '@race-nutrition/engine'
import type { Locator, Page } from '@playwright/test'
import { gpxOf, pointToPoint } from '../../packages/documents/testing/sample-courses.ts'
import { expectNoBarrier } from './expect-no-barrier.ts'
import { expectNoSidewaysScroll } from './expect-no-horizontal-scroll.ts'
import { keptTexts } from './kept-visit.ts'
import { expectTrueLine, figuresOf } from './moved-line.ts'
import { countCalls, expect, makePlan, openSections, raceTable, test, unfold } from './planner.ts'
import { halfMarathoner } from './runner-answers.ts'
import { screens } from './screens.ts'

/** Boston in 4:15. */
const runner = {
  ...halfMarathoner,
  'Race type': 'Marathon',
  'Race date': '2027-04-19',
  'Target time or pace': '4:15',
  Age: '39',
  'Long run distance': '16 miles',
  'Sweat rate': '',
  'Diet preference': 'Vegetarian',
  Allergies: '',
  Budget: 'Medium',
}

/** From town to town, down at first, and over hills to the end. */
const courseFile = {
  name: 'boston.gpx',
  mimeType: 'application/gpx+xml',
  buffer: Buffer.from(
    gpxOf(
      pointToPoint(
        42_195,
        (at) =>
          140 * Math.exp(-at / 14_000) +
          12 * Math.sin(at / 900) +
          25 * Math.exp(-(((at - 32_500) / 2500) ** 2)),
      ),
      { name: 'Hopkinton to Boston', every: 20, waypoints: [{ at: 8000, name: 'Water 1' }] },
    ),
  ),
}

test.use({ timezoneId: 'America/Chicago', permissions: ['clipboard-read', 'clipboard-write'] })

for (const viewport of screens)
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('a runner makes a plan theirs, step by step, and takes it along, back and forth @once', async ({
      page,
    }) => {
      test.setTimeout(240_000)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await makePlan(page, runner)
      await unfold(page)
      const calls = countCalls(page)
      const steps: Step[] = [await seen(page)]
      /** Each change says truly what moved, and has its chip. */
      const changed = async (chip: string | RegExp, place: string) => {
        await expect(status(page)).toHaveText(/^Changed\./)
        await expect(chips(page).filter({ hasText: chip })).toHaveCount(1)
        const line = await status(page).innerText()
        await expect(group(page, place)).toContainText('Changed.')
        const before = steps.at(-1)
        const now = await seen(page)
        expectTrueLine(line, { before: before?.figures ?? '', after: now.figures })
        steps.push(now)
        return line
      }

      await test.step('the stations of Boston, checked against its guide', async () => {
        await open(page, 'Set stations')
        await page.getByLabel('Your race', { exact: true }).selectOption('boston')
        await page.getByLabel(/^I have checked these/).check()
        await submit(page)
        const line = await changed('Stations every 1 mi', 'race card')
        expect(line).toMatch(/cups 0 →/)
        await expect(chips(page).filter({ hasText: 'Gatorade Endurance drink on the course' })).toHaveCount(1)
        for (const place of await placesOf(page)) expect(place).toMatch(/^\d+ mi$/)
        await expect(raceTable(page)).toContainText(/station cups? \(/)
      })

      await test.step('SiS gels', async () => {
        await open(page, 'Set your fuel')
        await page.getByLabel('Search all products').fill('sis go')
        await page
          .getByRole('checkbox', { name: /^SiS GO Isotonic gel.*22 g carbs · 4 mg sodium · no caffeine/ })
          .check()
        await submit(page)
        const line = await changed('SiS GO Isotonic gel', 'race')
        expect(line).toMatch(/SiS GO Isotonic gel/)
        // One sugar takes 60 g an hour at most: the line says so and what would meet the target.
        expect(line).toMatch(/instead of \d+ g: \d+ servings of what you use would be needed/)
        for (const gel of await gelsOf(page)) expect(gel).toMatch(/SiS GO Isotonic gel|Maurten Gel 100/)
        await expect(section(page, 'Grocery List & Prep')).toContainText('SiS GO Isotonic gel')
      })

      await test.step('the gun at 7:30 in New York’s zone', async () => {
        await open(page, 'Set start time')
        await page.getByLabel('Start', { exact: true }).fill('07:30')
        await page.getByLabel('Time zone of the race').selectOption('America/New_York')
        await submit(page)
        const line = await changed('Start 7:30 am (New York)', 'race card')
        expect(line).toMatch(/start not set →\s*(to)?\s*7:30 am/)
        await expect(raceTable(page).getByRole('rowheader').first()).toContainText('4:30 am')
        await expect(section(page, 'Race-Week Playbook')).toContainText('Alarm: 4:30 am')
      })

      await test.step('the course off a file, whose stations are the guide’s already', async () => {
        await open(page, 'Set course file')
        await page.getByLabel('Course file', { exact: true }).setInputFiles(courseFile)
        await expect(dialog(page).getByRole('status')).toHaveText(/^Hopkinton to Boston: 26\.\d mi\./)
        for (const box of await dialog(page).getByRole('checkbox').all()) await expect(box).not.toBeChecked()
        await submit(page)
        await changed(/ft of climb$/, 'race')
        await expect(page.getByRole('img', { name: /^Elevation of Hopkinton to Boston/ })).toBeVisible()
        await expect(chips(page).filter({ hasText: 'Stations every 1 mi' })).toHaveCount(1)
      })

      await test.step('50 g an hour, held in long runs', async () => {
        await open(page, 'Set practiced dose')
        await page.getByLabel(/^What have you held in a long run/).fill('50')
        await submit(page)
        const line = await changed('50 g/h held', 'long run')
        expect(line).toMatch(/first practice \d+ →/)
      })

      await test.step('no tofu', async () => {
        const meal = await mealWithTofu(page)
        await page
          .getByRole('button', { name: new RegExp(`^Swap .*: ${escaped(meal)}$`) })
          .first()
          .click()
        await dialog(page).getByRole('button', { name: 'No tofu', exact: true }).click()
        await expect(dialog(page)).toHaveCount(0)
        await expect(status(page)).toContainText(`${meal} `)
        const now = await seen(page)
        expect(now.chips).toContain('No tofu')
        steps.push(now)
        for (const part of [
          'Daily Eating Plan (Training Phase)',
          'Race-Week Playbook',
          'Grocery List & Prep',
        ])
          expect(await foodIn(section(page, part))).not.toMatch(/tofu/i)
      })

      await test.step('a hotel before the race', async () => {
        await expect(section(page, 'Race-Week Playbook')).toContainText('Away from home:')
        await button(page, 'In a hotel').click()
        const line = await changed('Race morning in a hotel', 'race morning')
        await expect(section(page, 'Race-Week Playbook')).not.toContainText('Away from home:')
        const breakfast = await raceTable(page).locator('tbody tr').first().locator('td').nth(1).innerText()
        // The row names the fruit and the drinks beside it, too.
        const [, dish = 'none'] =
          /breakfast of [^:]*:[^→]*→ (?:to )?([^;.]*)/.exec(line.replaceAll(/\s+/g, ' ')) ?? []
        expect(breakfast.startsWith(dish)).toBe(true)
        for (const part of [
          'Daily Eating Plan (Training Phase)',
          'Race-Week Playbook',
          'Grocery List & Prep',
        ])
          expect(await foodIn(section(page, part))).not.toMatch(/tofu/i)
      })

      const all = steps.at(-1)
      if (!all) throw new Error('nothing was set')
      expect(all.chips.length).toBe(9)
      expect(calls).toHaveLength(0)

      await test.step('nothing overflows, and no barrier stands', async () => {
        await expectNoSidewaysScroll(page)
        await expectNoBarrier(page, '[aria-label="Make it yours"]')
        await expectNoBarrier(page, '[aria-label="Your own race card"]')
        await expectNoBarrier(page, '[aria-label="Your own race"]')
      })

      await test.step('a reload keeps all of it', async () => {
        await expect.poll(async () => (await keptTexts(page)).includes('hotel')).toBe(true)
        await page.reload()
        await openSections(page)
        await expect(raceTable(page)).toBeVisible()
        expect(await seen(page)).toEqual(all)
      })

      await test.step('the copied schedule and list, and the PDF, are of this plan', async () => {
        const schedule = await copiedBy(page, 'Copy Race Schedule')
        expect(schedule).toMatch(/SiS GO/)
        expect(schedule).toMatch(/4:30 am/)
        const list = await copiedBy(page, 'Copy Grocery List')
        expect(list).toContain('SiS GO Isotonic gel')
        expect(list).not.toMatch(/tofu/i)
        const paper = await pdfOf(page)
        expect(paper).toMatch(/SiS GO Isotonic gel/)
        expect(paper).toContain('4:30 am')
        expect(paper).not.toMatch(/tofu/i)
      })

      await test.step('back to ours, and to theirs', async () => {
        await button(page, 'Back to ours').click()
        await expect(chips(page)).toHaveCount(0)
        expect((await seen(page)).rows).toEqual(steps[0]?.rows)
        await undo(page)
        await expect(chips(page)).toHaveCount(all.chips.length)
        expect(await seen(page)).toEqual(all)
      })

      await test.step('each step back is the plan before it', async () => {
        for (const before of steps.toReversed().slice(1)) {
          await undo(page)
          await expect.poll(() => seen(page)).toEqual(before)
        }
        for (const place of ['race card', 'race'])
          await expect(group(page, place).getByRole('button', { name: 'Undo', exact: true })).toHaveCount(0)
        expect(calls).toHaveLength(0)
      })
    })
  })

interface Step {
  readonly chips: readonly string[]
  readonly rows: readonly string[]
  readonly figures: string
}

const seen = async (page: Page): Promise<Step> => ({
  chips: await chips(page).allTextContents(),
  rows: await raceTable(page).locator('tbody tr').allTextContents(),
  figures: await figuresOf(page),
})

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })
const dialog = (page: Page): Locator => page.getByRole('dialog')
const section = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })
const head = (page: Page): Locator => page.getByRole('group', { name: 'Make it yours', exact: true })
const status = (page: Page): Locator => head(page).getByRole('status')
const group = (page: Page, place: string): Locator =>
  page.getByRole('group', { name: `Your own ${place}`, exact: true })
const chips = (page: Page): Locator =>
  page.getByRole('list', { name: 'What you have set' }).getByRole('listitem')
const undo = (page: Page) => head(page).getByRole('button', { name: 'Undo', exact: true }).click()

async function open(page: Page, name: string): Promise<void> {
  await button(page, name).click()
  await expect(dialog(page)).toBeVisible()
}

async function submit(page: Page): Promise<void> {
  await button(page, 'Change my plan').click()
  await expect(dialog(page)).toHaveCount(0)
}

const stopsOf = (page: Page) => raceTable(page).locator('tbody tr:not([data-aside="true"])')
const placesOf = (page: Page) => stopsOf(page).locator('th small:first-of-type').allTextContents()
const gelsOf = (page: Page) =>
  stopsOf(page).filter({ hasText: 'Gel' }).locator('td:nth-child(3)').allTextContents()

/** Without what the last change says, which names the dish that is gone. */
async function foodIn(part: Locator): Promise<string> {
  const [all, said] = [
    await part.innerText(),
    await part.locator('p', { hasText: /^Changed\./ }).allInnerTexts(),
  ]
  return said.reduce((text, line) => text.replace(line, ''), all)
}

/** The name of a dish with tofu, of the plan that this device keeps. */
async function mealWithTofu(page: Page): Promise<string> {
  const kept = () =>
    page.evaluate(() => {
      const key = Object.keys(localStorage).find((name) => name.includes('/plan/')) ?? ''
      return localStorage.getItem(key) ?? ''
    })
  await expect.poll(async () => (await kept()).includes('"practiced_g_per_hr":50')).toBe(true)
  const { details }: { details: Plan } = JSON.parse(await kept())
  const meals = [...details.training_days, ...details.race_week].flatMap((day) => day.meals)
  const meal = meals.find(({ items }) => items.some(({ food_id: id }) => id === 'tofu-firm'))
  if (!meal) throw new Error('no meal of this runner has tofu: take other answers')
  return recipeName(meal)
}

async function copiedBy(page: Page, name: string): Promise<string> {
  await button(page, name).click()
  await expect(button(page, 'Copied!')).toBeVisible()
  const text = await page.evaluate(() => navigator.clipboard.readText())
  // It has its own name again before the next copy.
  await expect(button(page, name)).toBeVisible()
  return text
}

async function pdfOf(page: Page): Promise<string> {
  const saving = page.waitForEvent('download', { timeout: 90_000 })
  await button(page, 'Download PDF').click()
  const file = await (await saving).path()
  return run('pdftotext', '-layout', file, '-')
}

const run = (command: string, ...words: string[]) => execFileSync(command, words, { encoding: 'utf8' })

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
