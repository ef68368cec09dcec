import type { BrowserContext, Page } from '@playwright/test'
import { openKeptForm, openKeptPlan } from './kept-visit.ts'
import {
  expect,
  heading,
  openForm,
  openSections,
  question,
  raceTable,
  submit,
  test,
  texts,
  toast,
} from './planner.ts'
import { halfMarathoner, isoDayIn } from './runner-answers.ts'

const newer = 'Changed in another tab: this is the newer plan.'
const notInNewer = `${newer} Your last change here is not in it: set it again.`
const erased = 'Erased in another tab. It can be brought back there until the next answer.'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const rowsOf = (page: Page) => raceTable(page).locator('tbody tr').allTextContents()
const settings = (page: Page) => page.getByRole('list', { name: 'What you have set' })
const groceries = (page: Page) => page.getByRole('region', { name: 'Grocery List & Prep' })
const keptRaces = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('/race/')).length)

/** Whether the lighter dose is kept. */
const keptDose = (page: Page) =>
  page.evaluate(() =>
    Object.entries(localStorage).some(
      ([key, text]: [string, string]) =>
        key.includes('/race/') && JSON.parse(text).preferences?.dose === 'lighter',
    ),
  )
const keptTicks = (page: Page) =>
  page.evaluate(() =>
    Object.entries(localStorage).flatMap(([key, text]: [string, string]) =>
      key.includes('/ticks/') ? JSON.parse(text) : [],
    ),
  )

/** Both show the same plan. */
async function openInTwo(page: Page, context: BrowserContext): Promise<Page> {
  await openKeptPlan(page)
  const other = await context.newPage()
  await open(other)
  return other
}

async function open(page: Page): Promise<void> {
  await page.goto('/')
  await button(page, 'Open your plan').click()
  await openSections(page)
}

async function lighten(page: Page): Promise<void> {
  await button(page, 'Set practiced dose').click()
  await page.getByRole('radio', { name: /^The lighter dose/ }).check()
  await button(page, 'Change my plan').click()
  await expect(settings(page)).toContainText('Lighter')
}

async function startAtSeven(page: Page): Promise<void> {
  await button(page, 'Set start time').first().click()
  await page.getByRole('textbox', { name: 'Start', exact: true }).fill('07:00')
  await button(page, 'Change my plan').click()
}

/** As a tab behind another one; Playwright's own are all in front. */
async function setVisibility(page: Page, state: 'hidden' | 'visible'): Promise<void> {
  await page.evaluate((visibility) => {
    Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)
}

/** As a tab that the browser has put to sleep: it hears of no other one. */
async function putToSleep(page: Page): Promise<void> {
  await page.addInitScript(() =>
    addEventListener('storage', (event) => event.stopImmediatePropagation(), { capture: true }),
  )
}

test('a change in one tab is shown in the other, together with the ticks of both @once', async ({
  page,
  context,
}) => {
  const other = await openInTwo(page, context)
  await groceries(other).getByRole('checkbox').first().check()
  await expect(groceries(page).locator(':checked')).toHaveCount(1)
  await lighten(page)
  await expect(toast(other, newer)).toBeVisible()
  await expect.poll(() => rowsOf(other)).toEqual(await rowsOf(page))
  await startAtSeven(other)
  await expect(toast(page, newer)).toBeVisible()
  await expect.poll(() => rowsOf(page)).toEqual(await rowsOf(other))
  await expect(settings(page).getByRole('listitem')).toHaveCount(2)
  for (const each of [page, other]) await expect(groceries(each).locator(':checked')).toHaveCount(1)
  await page.reload()
  await expect(settings(page).getByRole('listitem')).toHaveCount(2)
})

test('a tab behind another one tells of a change once it is looked at @once', async ({ page, context }) => {
  const other = await openInTwo(page, context)
  await setVisibility(other, 'hidden')
  await lighten(page)
  await expect(settings(other)).toContainText('Lighter')
  await expect(toast(other, newer)).toHaveCount(0)
  await setVisibility(other, 'visible')
  await expect(toast(other, newer)).toBeVisible()
})

test('a change is kept when its tab is left, before the page is idle @once', async ({ page }) => {
  await page.addInitScript(() => void Object.assign(window, { requestIdleCallback: () => 0 }))
  await openKeptPlan(page)
  await lighten(page)
  expect(await keptDose(page)).toBe(false)
  await setVisibility(page, 'hidden')
  expect(await keptDose(page)).toBe(true)
})

/** Another tab of the plan, which has not heard that this one changed it. */
async function sleepThroughAChange(page: Page, context: BrowserContext): Promise<Page> {
  await openKeptPlan(page)
  const other = await context.newPage()
  await putToSleep(other)
  await open(other)
  await lighten(page)
  await expect.poll(() => keptDose(page)).toBe(true)
  return other
}

test('a tab that slept takes the newer plan over when it is looked at @once', async ({ page, context }) => {
  const other = await sleepThroughAChange(page, context)
  await setVisibility(other, 'visible')
  await expect(toast(other, newer)).toBeVisible()
  await expect(settings(other)).toContainText('Lighter')
})

test('a change of a plan that another tab has changed is not kept over it, and the runner hears of it @once', async ({
  page,
  context,
}) => {
  const other = await sleepThroughAChange(page, context)
  await startAtSeven(other)
  await expect(toast(other, notInNewer)).toBeVisible()
  await expect.poll(() => rowsOf(other)).toEqual(await rowsOf(page))
  await startAtSeven(other)
  await expect(settings(other).getByRole('listitem')).toHaveCount(2)
  await expect(settings(page).getByRole('listitem')).toHaveCount(2)
})

test('plans made in two tabs are both kept, and a race made again in one is newer in both @once', async ({
  page,
  context,
}) => {
  await openKeptForm(page)
  const other = await context.newPage()
  await openForm(other)
  await question(other, 'Race date').fill(isoDayIn(90))
  for (const each of [page, other]) {
    await submit(each)
    await openSections(each)
  }
  await expect.poll(() => keptRaces(page)).toBe(2)
  expect(await rowsOf(other)).toHaveLength((await rowsOf(page)).length)

  await button(other, 'New Plan').click()
  await question(other, 'Race date').fill(halfMarathoner['Race date'] ?? '')
  await question(other, 'Weight').fill('50 kg')
  await submit(other)
  await openSections(other)
  await expect(toast(page, newer)).toBeVisible()
  await expect.poll(() => rowsOf(page)).toEqual(await rowsOf(other))
  expect(await keptRaces(page)).toBe(2)
})

test('what one tab erases the other stops showing, and says so; it comes back beside what was made since @once', async ({
  page,
  context,
}) => {
  const other = await openInTwo(page, context)
  await groceries(other).getByRole('checkbox').first().check()
  await button(page, 'New Plan').click()
  await button(page, 'Erase my answers and plans').click()
  await expect(heading(other, texts.formHeading)).toBeVisible()
  await expect(toast(other, erased)).toBeVisible()
  expect(await keptRaces(page)).toBe(0)

  await openKeptForm(other, { ...halfMarathoner, Weight: '50 kg' })
  await submit(other)
  await openSections(other)
  const rows = await rowsOf(other)
  await groceries(other).getByRole('checkbox').last().check()
  await expect.poll(() => keptRaces(other)).toBe(1)
  await button(page, 'Bring them back').click()
  await expect.poll(() => keptTicks(other)).toHaveLength(2)
  await button(page, 'Open your plan').click()
  await openSections(page)
  expect(await rowsOf(page)).toEqual(rows)
  expect(await rowsOf(other)).toEqual(rows)
})
