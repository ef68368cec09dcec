import { type Page, test } from '@playwright/test'
import {
  apiCall,
  expect,
  fillIn,
  heading,
  makePlan,
  openForm,
  submit,
  texts,
  toast,
} from '../browser/planner.ts'
import { beginning } from '../browser/beginning.ts'
import { halfMarathoner, runnersOfAllRaces } from '../browser/runner-answers.ts'

const [shortRace = halfMarathoner, , , longRace = halfMarathoner] = runnersOfAllRaces

test.beforeEach(({ page }) => page.clock.setSystemTime(beginning))

test('the empty form', async ({ page }) => {
  await openForm(page)
  await shoot(page, 'form-empty')
})

test('the filled form', async ({ page }) => {
  await openForm(page)
  await fillIn(page)
  await expect(page.getByText('168 cm')).toBeVisible()
  await shoot(page, 'form-filled')
})

test('the form with what the server refused', async ({ page }) => {
  await openForm(page)
  await fillIn(page, { ...halfMarathoner, Weight: 'sixty', 'Long run distance': 'far' })
  await submit(page)
  await expect(toast(page, texts.failed)).toBeVisible()
  await shoot(page, 'form-refused', { fullPage: false })
  await shoot(page, 'form-refused-whole')
})

test('the form after a failed call', async ({ page }) => {
  await page.route(apiCall, (route) => route.fulfill({ status: 502, body: '' }))
  await openForm(page)
  await fillIn(page)
  await submit(page)
  await expect(toast(page, texts.failed)).toBeVisible()
  await shoot(page, 'failed', { fullPage: false })
})

test('while a plan is made', async ({ page }) => {
  await page.route(apiCall, () => undefined)
  await openForm(page)
  await fillIn(page)
  await submit(page)
  // Shown until the answer arrives; shorter states could be missed.
  await expect(page.getByText('90% complete')).toBeVisible()
  await shoot(page, 'loading', { fullPage: false })
  await shoot(page, 'loading-whole')
})

test('a plan, with its toast', async ({ page }) => {
  await makePlan(page)
  await expect(toast(page, texts.ready)).toBeVisible()
  await shoot(page, 'plan-arrived', { fullPage: false })
  await expect(toast(page, texts.ready)).toHaveCount(0)
  await shoot(page, 'plan')
})

test('a long plan: a marathon with allergies in Japanese', async ({ page }) => {
  await makePlan(page, { ...longRace, Allergies: '大豆, 乳, えび', 'Target time or pace': '5:59:00' })
  await shootSettled(page, 'plan-long')
})

test('a short plan: a race that needs nothing', async ({ page }) => {
  await makePlan(page, shortRace)
  await shootSettled(page, 'plan-short')
})

test('a plan on paper', async ({ page }) => {
  await makePlan(page)
  await page.emulateMedia({ media: 'print' })
  await shootSettled(page, 'plan-on-paper')
})

test('the sweat-rate dialog', async ({ page }) => {
  await openForm(page)
  await page.getByRole('button', { name: 'Work it out from a run', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await shoot(page, 'sweat-rate', { fullPage: false })
})

test('the reason of a number', async ({ page }) => {
  await makePlan(page)
  await page
    .getByRole('button', { name: /Why this number/ })
    .first()
    .click()
  await expect(page.getByRole('region', { name: /^Why:/ })).toBeVisible()
  await shoot(page, 'reason', { fullPage: false })
})

test('the text to copy by hand', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await makePlan(page)
  await page.getByRole('button', { name: 'Copy Race Schedule', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await shoot(page, 'copy-by-hand', { fullPage: false })
})

async function shootSettled(page: Page, name: string): Promise<void> {
  await expect(toast(page, texts.ready)).toHaveCount(0)
  await expect(heading(page, 'Important Safety Notes')).toBeVisible()
  await shoot(page, name)
}

/** The whole page, or the visible part of it. */
async function shoot(page: Page, name: string, { fullPage = true } = {}): Promise<void> {
  // Sticky elements would appear in the middle of a full page.
  if (fullPage) await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  const path = `shots/${name}-${test.info().project.name}.png`
  await page.screenshot({ path, fullPage, animations: 'disabled', timeout: 60_000 })
}
