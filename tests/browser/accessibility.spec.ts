import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import {
  apiCall,
  expect,
  fillIn,
  heading,
  makePlan,
  openForm,
  serviceTrouble,
  submit,
  test,
  texts,
  toast,
  unfold,
} from './planner.ts'
import { halfMarathoner } from './runner-answers.ts'

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} colors`, () => {
    test.use({ colorScheme })

    test('the empty form has no barrier', async ({ page }) => {
      await openForm(page)
      await expectNoBarrier(page)
    })

    test('the filled form has no barrier', async ({ page }) => {
      await openForm(page)
      await fillIn(page)
      await expectNoBarrier(page)
    })

    test('the loading state has no barrier', async ({ page }) => {
      await page.route(apiCall, () => undefined)
      await openForm(page)
      await fillIn(page)
      await submit(page)
      await expect(heading(page, texts.loadingHeading)).toBeVisible()
      await expectNoBarrier(page)
    })

    test('the plan has no barrier, folded or open, with a stop of its picture chosen', async ({ page }) => {
      test.slow()
      await plainPlan(page)
      await expectNoBarrier(page)
      await unfold(page)
      await page.getByRole('listbox', { name: 'Stops on the course' }).getByRole('option').first().focus()
      await expectNoBarrier(page)
    })

    test('what opens over the plan has no barrier', async ({ page }) => {
      test.slow()
      await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
      await plainPlan(page)
      await page.getByRole('button', { name: /checks passed/ }).click()
      await expect(page.getByRole('list', { name: 'All checks' })).toBeVisible()
      await page
        .getByRole('button', { name: /^Carbs: .* Why this number/ })
        .first()
        .click()
      await expect(page.getByRole('region', { name: /^Why: Carbs/ })).toBeVisible()
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
        await openForm(page)
        await fillIn(page, { ...halfMarathoner, Weight: 'sixty' })
        await submit(page)
        await expect(toast(page, texts.failed)).toBeVisible()
        await expectNoBarrier(page)
      })
    })
  })
}

/** A plan with no toast before it: on its way out a toast is half as bright. */
async function plainPlan(page: Page): Promise<void> {
  await makePlan(page)
  await expect(toast(page, texts.ready)).toHaveCount(0)
}

async function expectNoBarrier(page: Page): Promise<void> {
  // Half-faded text has no contrast yet.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
        .map((animation) => animation.finished.catch(() => undefined)),
    ),
  )
  const { violations, passes } = await new AxeBuilder({ page }).analyze()
  expect(passes.length).toBeGreaterThan(10)
  expect(
    violations.map(({ id, nodes }) => ({
      id,
      at: nodes.map(({ target, failureSummary }) => [target, failureSummary]),
    })),
  ).toEqual([])
}
