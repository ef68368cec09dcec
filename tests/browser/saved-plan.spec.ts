import type { Page } from '@playwright/test'
import { openKeptPlan } from './kept-visit.ts'
import { expect, heading, makePlan, raceTable, test, texts } from './planner.ts'

test('a plan outlasts a reload of its tab, and its answers with it @once', async ({ page }) => {
  await makePlan(page)
  await waitUntilKept(page)
  const rows = await raceTable(page).locator('tbody tr').allTextContents()
  await page.reload()
  await expect(heading(page, texts.planHeading)).toBeVisible()
  // Drawn after the head.
  await expect(raceTable(page)).toBeVisible()
  expect(await raceTable(page).locator('tbody tr').allTextContents()).toEqual(rows)

  await page.goBack()
  await expect(heading(page, texts.formHeading)).toBeVisible()
  await page.reload()
  await expect(heading(page, texts.formHeading)).toBeVisible()
  await expect(heading(page, texts.planHeading)).toHaveCount(0)
})

test('New Plan forgets the kept plan @once', async ({ page }) => {
  await openKeptPlan(page)
  await waitUntilKept(page)
  await page.getByRole('button', { name: 'New Plan', exact: true }).click()
  await expect(heading(page, texts.formHeading)).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
})

test('another tab knows nothing of it @once', async ({ page, context }) => {
  await openKeptPlan(page)
  await waitUntilKept(page)
  const other = await context.newPage()
  await other.goto('/')
  await expect(heading(other, texts.formHeading)).toBeVisible()
})

for (const broken of ['{"answers":{},"body":{"object":"none"}}', 'not even JSON', '{"plan":1}', '{}']) {
  test(`what was kept as ${broken} leads to the form @once`, async ({ page }) => {
    await page.addInitScript((text) => sessionStorage.setItem('race-nutrition/plan/v1', text), broken)
    await page.goto('/')
    await expect(heading(page, texts.formHeading)).toBeVisible()
  })
}

/** The page writes it once it has nothing else to do. */
async function waitUntilKept(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(1)
}
