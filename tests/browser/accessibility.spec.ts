import { expectNoBarrier, expectNoBarrierIn, schemes } from './expect-no-barrier.ts'
import { openKeptForm, openKeptPlan } from './kept-visit.ts'
import {
  apiCall,
  expect,
  heading,
  openForm,
  question,
  serviceTrouble,
  submit,
  test,
  texts,
  toast,
  unfold,
} from './planner.ts'
import { halfMarathoner } from './runner-answers.ts'

test('the empty form has no barrier', async ({ page }) => {
  await openForm(page)
  await expectNoBarrier(page)
})

test('the filled form has no barrier', async ({ page }) => {
  await openKeptForm(page)
  await expect(question(page, 'Weight')).toHaveAccessibleDescription(/60 kg|59\.9 kg/)
  await expectNoBarrier(page)
})

test('the loading state has no barrier', async ({ page }) => {
  await page.route(apiCall, () => undefined)
  await openKeptForm(page)
  await submit(page)
  await expect(heading(page, texts.loadingHeading)).toBeVisible()
  await expectNoBarrier(page)
})

test('the plan has no barrier, folded or open, with a stop of its picture chosen', async ({ page }) => {
  test.slow()
  await openKeptPlan(page, { isFolded: true })
  await expectNoBarrier(page)
  await unfold(page)
  await page.getByRole('listbox', { name: 'Stops on the course' }).getByRole('option').first().focus()
  await expectNoBarrier(page)
})

test('what opens over the plan has no barrier', async ({ page }) => {
  test.slow()
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await openKeptPlan(page)
  await page.getByRole('button', { name: /checks passed/ }).click()
  await expect(page.getByRole('list', { name: 'All checks' })).toBeVisible()
  await page
    .getByRole('button', { name: /^Carbs: .* Why this number/ })
    .first()
    .click()
  await expect(page.getByRole('region', { name: /^Why: Carbs/ })).toBeVisible()
  await expectNoBarrier(page)
  await page.keyboard.press('Escape')
  await unfold(page)
  await page
    .getByRole('button', { name: /^Recipe: / })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNoBarrier(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Copy Grocery List', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNoBarrier(page)
})

test('the sweat-rate dialog has no barrier, empty, refused and read', async ({ page }) => {
  await openForm(page)
  await page.getByRole('button', { name: 'Work it out from a run', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expectNoBarrier(page)
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Weight before')).toHaveAttribute('aria-invalid', 'true')
  await expectNoBarrier(page)
  await dialog.getByLabel('Weight before').fill('60 kg')
  await dialog.getByLabel('Weight after').fill('59.3 kg')
  await dialog.getByLabel('Time of the run').fill('60')
  await expect(dialog.getByRole('status')).toHaveText(/0\.7 L/)
  await expectNoBarrier(page)
})

test.describe('after a refusal', () => {
  test.use({ complaints: serviceTrouble })

  test('the form with its refusals and its toast has no barrier', async ({ page }) => {
    for (const colors of schemes) {
      // Anew, so that the toast of each has just come.
      await openKeptForm(page, { ...halfMarathoner, Weight: 'sixty' })
      await submit(page)
      await expect(toast(page, texts.failed)).toBeVisible()
      await expectNoBarrierIn(page, colors)
    }
  })
})
