import { expectNoSidewaysScroll } from './expect-no-horizontal-scroll.ts'
import { openKeptForm, openKeptPlan } from './kept-visit.ts'
import { apiCall, expect, heading, openForm, question, submit, test, texts, unfold } from './planner.ts'

test.use({ viewport: { width: 320, height: 640 } })

test('the form fits a screen of 320 px', async ({ page }) => {
  await openKeptForm(page)
  await expect(question(page, 'Weight')).toHaveAccessibleDescription(/60 kg|59\.9 kg/)
  await expectNoSidewaysScroll(page)
})

test('the loading state fits a screen of 320 px', async ({ page }) => {
  await page.route(apiCall, () => undefined)
  await openKeptForm(page)
  await submit(page)
  await expect(heading(page, texts.loadingHeading)).toBeVisible()
  await expectNoSidewaysScroll(page)
})

test('the sweat-rate dialog fits a screen of 320 px', async ({ page }) => {
  await openForm(page)
  await page.getByRole('button', { name: 'Work it out from a run', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNoSidewaysScroll(page)
})

test('the plan fits a screen of 320 px', async ({ page }) => {
  await openKeptPlan(page)
  await unfold(page)
  await expectNoSidewaysScroll(page)
})
