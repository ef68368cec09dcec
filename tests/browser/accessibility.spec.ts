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

    test('the plan has no barrier', async ({ page }) => {
      await makePlan(page)
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
