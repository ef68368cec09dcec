import type { Page } from '@playwright/test'
import { expectNoBarrier } from './expect-no-barrier.ts'
import { expectNoSidewaysScroll } from './expect-no-horizontal-scroll.ts'
import { answerFor, keep, keptRace, keptTexts, openKeptPlan, questionnaireOf } from './kept-visit.ts'
import {
  expect,
  heading,
  makePlan,
  openForm,
  question,
  raceTable,
  submit,
  test,
  texts,
  toast,
} from './planner.ts'
import { halfMarathoner, isoDayIn, runnersOfAllRaces } from './runner-answers.ts'

const openButton = (page: Page) => page.getByRole('button', { name: 'Open your plan', exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const rowsOf = (page: Page) => raceTable(page).locator('tbody tr').allTextContents()

const marathoner = runnersOfAllRaces[3] ?? halfMarathoner

/** Changes the plan by a preference that moves its rows. */
async function lighten(page: Page): Promise<void> {
  await button(page, 'Set practiced dose').click()
  await page.getByRole('radio', { name: /^The lighter dose/ }).check()
  await button(page, 'Change my plan').click()
  await expect(page.getByRole('list', { name: 'What you have set' })).toBeVisible()
}

async function expectForm(page: Page): Promise<void> {
  await expect(heading(page, texts.formHeading)).toBeVisible()
  await expect(heading(page, texts.planHeading)).toHaveCount(0)
}

async function expectPlan(page: Page, rows: readonly string[]): Promise<void> {
  await expect(heading(page, texts.planHeading)).toBeVisible()
  await expect(raceTable(page)).toBeVisible()
  expect(await rowsOf(page)).toEqual(rows)
}

test('Back closes the reason of a number or the card of a recipe, and leaves the plan @once', async ({
  page,
}) => {
  await makePlan(page)
  const rows = await rowsOf(page)
  const open = page.locator('[popover]:popover-open')
  for (const opener of [
    page.getByRole('button', { name: /Why this number$/ }).first(),
    page.getByRole('button', { name: /^Recipe: / }).first(),
  ]) {
    await opener.scrollIntoViewIfNeeded()
    await opener.click()
    await expect(open).toBeVisible()
    await page.goBack()
    await expect(open).toHaveCount(0)
    await expectPlan(page, rows)
  }
  await page.goBack()
  await expectForm(page)
})

test('a plan outlasts a reload, Back, Forward, its tab and New Plan @once', async ({ page, context }) => {
  await makePlan(page)
  const rows = await rowsOf(page)
  // At once: nothing waits until the page is idle.
  await page.reload()
  await expectPlan(page, rows)

  await page.goBack()
  await expectForm(page)
  await page.goForward()
  await expectPlan(page, rows)
  await button(page, 'New Plan').click()
  await expectForm(page)
  await page.reload()
  await expectForm(page)
  await openButton(page).click()
  await expectPlan(page, rows)
  await expect(heading(page, texts.planHeading)).toBeFocused()
  expect(page.url()).not.toMatch(/[?#]/)

  const other = await context.newPage()
  await other.goto('/')
  await expectForm(other)
  await openButton(other).click()
  await expectPlan(other, rows)
})

test('one plan is named with its race and date; several are a list, the next race first', async ({
  page,
}) => {
  const dates = [isoDayIn(90), isoDayIn(20), isoDayIn(-10)]
  for (const [index, raceDate] of dates.entries()) {
    const answers = { ...questionnaireOf(halfMarathoner), raceDate }
    await keep(page, keptRace(answers, null))
    await page.goto('/')
    if (index > 0) continue
    await expect(openButton(page)).toHaveAccessibleDescription(/^Half Marathon, \w{3}, \w{3} \d+, \d{4}$/)
    await expectNoBarrier(page)
  }
  const list = page.getByRole('region', { name: 'Plans kept on this device' })
  await expect(list.getByRole('button')).toHaveCount(3)
  const names = await list.getByRole('button').allTextContents()
  expect(names.map((name) => new Date(/, (.*\d{4})/.exec(name)?.[1] ?? '').getTime())).toEqual(
    [dates[1], dates[0], dates[2]].map((date) => new Date(`${date}T00:00:00`).getTime()),
  )
  await expectNoBarrier(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page)
})

test('a change can be undone after a reload @once', async ({ page }) => {
  await openKeptPlan(page, { answers: marathoner })
  const rows = await rowsOf(page)
  await lighten(page)
  await expect(button(page, 'Undo').first()).toBeVisible()
  expect(await rowsOf(page)).not.toEqual(rows)
  await page.reload()
  await expect(raceTable(page)).toBeVisible()
  await button(page, 'Undo').first().click()
  await expect.poll(() => rowsOf(page)).toEqual(rows)
  await expect(button(page, 'Undo')).toHaveCount(0)
})

test('erasing removes all that is kept, and it can be brought back @once', async ({ page }) => {
  await openKeptPlan(page)
  await button(page, 'New Plan').click()
  await question(page, 'Weight').fill('61 kg')
  const before = await keptTexts(page)
  await button(page, 'Erase my answers and plans').click()
  await expect(page.getByText('Erased: nothing is kept on this device.')).toBeVisible()
  await expect(openButton(page)).toHaveCount(0)
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0])
  await button(page, 'Bring them back').click()
  await expect(openButton(page)).toBeVisible()
  expect(JSON.parse(await keptTexts(page))).toEqual(JSON.parse(before))
  await button(page, 'Erase my answers and plans').click()
  await page.reload()
  await expectForm(page)
  await expect(openButton(page)).toHaveCount(0)
  // Its entry is left behind: it leads nowhere.
  await page.goForward()
  await expectForm(page)
})

for (const [name, error, sentence] of [
  ['refused', 'SecurityError', 'This browser keeps nothing for this page'],
  ['full', 'QuotaExceededError', 'This device has no room left'],
] as const) {
  test(`storage that is ${name} is said, and the page works @once`, async ({ page }) => {
    await page.addInitScript((kind) => {
      Storage.prototype.setItem = () => {
        throw new DOMException('no', kind)
      }
    }, error)
    await openForm(page)
    await expect(page.getByText(sentence)).toBeVisible()
    await makePlan(page)
    const rows = await rowsOf(page)
    await expect(page.getByText(/is not kept/)).toBeVisible()
    await expectNoBarrier(page)
    await page.goBack()
    await expectForm(page)
    await page.goForward()
    await expectPlan(page, rows)
    await page.reload()
    await expectForm(page)
  })
}

test('storage that throws at every touch leaves a page that works @once', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('denied', 'SecurityError')
        },
      })
  })
  await makePlan(page)
  await button(page, 'New Plan').click()
  await openButton(page).click()
  await expect(raceTable(page)).toBeVisible()
})

test('a lost plan is made again from its answers, and garbage is said @once', async ({ page }) => {
  await openKeptPlan(page)
  const rows = await rowsOf(page)
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (key.includes('/plan/')) localStorage.setItem(key, '{"half')
  })
  await page.reload()
  await expectPlan(page, rows)
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (key.includes('/race/')) localStorage.setItem(key, '{"half')
  })
  await page.reload()
  await expectForm(page)
  await expect(page.getByText('One plan kept here cannot be read by this version of the page.')).toBeVisible()
  await button(page, 'Erase my answers and plans').click()
  await expect(page.getByText('One plan kept here')).toHaveCount(0)
})

test('a plan that cannot be opened says so, and leaves the form @once', async ({ page }) => {
  await keep(page, keptRace({ ...questionnaireOf(halfMarathoner), weight: 'sixty' }, null))
  await page.goto('/')
  await openButton(page).click()
  await expect(page.getByRole('status').filter({ hasText: 'could not be opened here' })).toBeVisible()
  await expectForm(page)
})

test('a plan of a version to come is made again by this one @once', async ({ page }) => {
  const answers = questionnaireOf(halfMarathoner)
  const body = JSON.parse(await answerFor(page, answers))
  await keep(page, keptRace(answers, { ...body, details: { ...body.details, engine: '99.0.0' } }))
  await page.goto('/')
  await openButton(page).click()
  await expect(page.getByText(/^The service runs version 99\.0\.0/)).toBeVisible()
  await expect(raceTable(page)).toBeVisible()
})

test('the same race made again keeps what was set on its plan, and says so @once', async ({ page }) => {
  await makePlan(page)
  await lighten(page)
  const rows = await rowsOf(page)
  await button(page, 'New Plan').click()
  await submit(page)
  await expectPlan(page, rows)
  await expect(toast(page, 'Your preferences for this race are kept.')).toBeVisible()
  await expect(page.getByRole('list', { name: 'What you have set' })).toBeVisible()
  await page.reload()
  await expectPlan(page, rows)
})

test('the same race made again takes the place of its plan; another race stands beside it @once', async ({
  page,
}) => {
  await makePlan(page)
  await button(page, 'New Plan').click()
  await submit(page)
  await expect(raceTable(page)).toBeVisible()
  await button(page, 'New Plan').click()
  await expect(openButton(page)).toHaveCount(1)
  await question(page, 'Race date').fill(isoDayIn(90))
  await submit(page)
  await expect(raceTable(page)).toBeVisible()
  await page.reload()
  await expect(raceTable(page)).toBeVisible()
  await button(page, 'New Plan').click()
  await expect(
    page.getByRole('region', { name: 'Plans kept on this device' }).getByRole('button'),
  ).toHaveCount(2)
})
