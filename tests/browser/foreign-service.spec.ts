import type { Page } from '@playwright/test'
import {
  apiCall,
  expect,
  heading,
  makePlan,
  openForm,
  fillIn,
  submit,
  test,
  texts,
  toast,
  raceTable,
  unfold,
} from './planner.ts'

test('an answer of nothing but the plan is shown just as well', async ({ page }) => {
  await page.route(apiCall, async (route) => {
    const { object } = await (await route.fetch()).json()
    await route.fulfill({ json: { object } })
  })
  await makePlan(page)
  await expect(toast(page, texts.ready)).toBeVisible()
  await expect(heading(page, 'Important Safety Notes')).toBeVisible()
  expect(await raceTable(page).locator('tbody tr').count()).toBeGreaterThan(2)
  await expect(page.getByText(/NaN|undefined|null|\[object/)).toHaveCount(0)
})

test('a careless model’s answer is put in order', async ({ page }) => {
  await answerWith(page, {
    profile: { race_type: 'Marathon' },
    daily_plan: { calories_kcal: '2,400 kcal', carbs_g: '~320 g', example_days: 'Oats, rice, salmon' },
    long_run_fueling: { during: { schedule: [{ time: '0:30', item: 'one gel' }, null] } },
    race_day_plan: [{ time: '0:30', action: 'Eat', item: 'Gel', carbs_g: '25g', sodium_mg: null }],
    assumptions_safety: null,
  })
  await openForm(page)
  await fillIn(page)
  await submit(page)
  await expect(raceTable(page).locator('tbody tr')).toHaveCount(1)
  await expect(page.getByText('2,400').first()).toBeVisible()
  await unfold(page)
  await expect(page.getByText(/0:30.*one gel|one gel.*0:30/).first()).toBeVisible()
  await expect(page.getByText(/NaN|undefined|\bnull\b|\[object/)).toHaveCount(0)
})

test('what a model writes is text, never markup', async ({ page }) => {
  const markup = '<img src=x onerror="window.broken = true"><b>bold</b>'
  await answerWith(page, { assumptions_safety: [markup], race_week: { mon_wed: [markup] } })
  await openForm(page)
  await fillIn(page)
  await submit(page)
  await expect(heading(page, 'Important Safety Notes')).toBeVisible()
  await unfold(page)
  await expect(page.getByText(markup, { exact: true }).first()).toBeVisible()
  expect(await page.evaluate(() => 'broken' in window)).toBe(false)
})

async function answerWith(page: Page, object: unknown): Promise<void> {
  await page.route(apiCall, (route) => route.fulfill({ json: { object } }))
}
