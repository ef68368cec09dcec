import { execFileSync } from 'node:child_process'
import type { Page } from '@playwright/test'
import { openForeignPlan, openKeptPlan } from './kept-visit.ts'
import { apiCall, expect, heading, makePlan, test, texts, toast, raceTable, unfold } from './planner.ts'

test('an answer of nothing but the plan is shown just as well @once', async ({ page }) => {
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

test('a careless model’s answer is put in order @once', async ({ page }) => {
  await openPlanOf(page, {
    profile: { race_type: 'Marathon' },
    daily_plan: { calories_kcal: '2,400 kcal', carbs_g: '~320 g', example_days: 'Oats, rice, salmon' },
    long_run_fueling: { during: { schedule: [{ time: '0:30', item: 'one gel' }, null] } },
    race_day_plan: [{ time: '0:30', action: 'Eat', item: 'Gel', carbs_g: '25g', sodium_mg: null }],
    assumptions_safety: null,
  })
  await expect(raceTable(page).locator('tbody tr')).toHaveCount(1)
  await expect(
    page.getByRole('region', { name: 'Daily Eating Plan (Training Phase)', exact: true }),
  ).toContainText('2,400')
  await unfold(page)
  await expect(page.getByText(/0:30.*one gel|one gel.*0:30/).first()).toBeVisible()
  await expect(page.getByText(/NaN|undefined|\bnull\b|\[object/)).toHaveCount(0)
})

test('what a model writes is text, never markup @once', async ({ page }) => {
  const markup = '<img src=x onerror="window.broken = true"><b>bold</b>'
  await openPlanOf(page, { assumptions_safety: [markup], race_week: { mon_wed: [markup] } })
  await expect(heading(page, 'Important Safety Notes')).toBeVisible()
  await unfold(page)
  await expect(page.getByText(markup, { exact: true }).first()).toBeVisible()
  expect(await page.evaluate(() => 'broken' in window)).toBe(false)
})

const foreignPlanOrigin = 'Made by another service: numbers and allergens checked, menus not.'
const run = (command: string, ...words: string[]) => execFileSync(command, words).toString('utf8')
const checks = (page: Page) => page.getByRole('button', { name: /checks passed/ })
const findings = (page: Page, section: string) =>
  page
    .getByRole('region', { name: section, exact: true })
    .getByRole('complementary', { name: 'What the checks found here' })

test('a plan of another service is checked by its numbers and its names, and both page and PDF say so @once', async ({
  page,
}) => {
  test.setTimeout(180_000)
  await openForeignPlan(page, (object) => {
    object.race_day_plan[1] = {
      time: '0:15',
      item: 'Gel with рeanut butter',
      carbs_g: '90 g',
      fluids_ml: '2 L',
    }
  })
  await expect(page.getByText(foreignPlanOrigin, { exact: true })).toBeVisible()
  const raceDay = findings(page, 'Race-Day Fueling Plan (Minute-by-Minute)')
  await expect(raceDay).toContainText('You exclude peanut: "peanut')
  await expect(raceDay).toContainText(
    'Carbs at once, at minute 15: 90 g is more than 60 g, the limit for you.',
  )
  await expect(raceDay).toContainText('Fluids an hour of the race: ')
  await expect(findings(page, 'Numbers summary')).toContainText('The race-day total of fluids is')

  await checks(page).click()
  await expect(page.getByText('Meals and schedules are not read.')).toBeVisible()
  const failed = page.getByRole('list', { name: 'All checks' }).locator('[data-outcome="failed"]')
  await expect(failed.filter({ hasText: 'Nothing you are allergic to is named' })).toHaveCount(1)

  const downloading = page.waitForEvent('download', { timeout: 120_000 })
  await page.getByRole('button', { name: 'Download PDF', exact: true }).click()
  const file = await (await downloading).path()
  expect(run('pdftotext', '-l', '1', file, '-').replace(/\s+/g, ' ')).toContain(foreignPlanOrigin)
})

test('another service’s word for its own plan is not taken @once', async ({ page }) => {
  const audit = { passed: 91, total: 91, not_applicable: [], groups: [], findings: [] }
  const change = ({ object }: { object: { daily_plan: { carbs_g: number } } }) => {
    object.daily_plan.carbs_g = 2000
    return { object, audit }
  }
  await openKeptPlan(page, { change })
  await expect(page.getByText(foreignPlanOrigin, { exact: true })).toBeVisible()
  await expect(checks(page)).not.toHaveText(/91 of 91/)
  await expect(findings(page, 'Daily Eating Plan (Training Phase)')).toContainText(
    'Daily carbs: 2,000 g is more than',
  )
})

test('our own plan is never said to be made by another service @once', async ({ page }) => {
  await openKeptPlan(page)
  await expect(checks(page)).toBeVisible()
  await expect(page.getByText('Made by another service')).toHaveCount(0)
})

const openPlanOf = (page: Page, object: unknown) => openKeptPlan(page, { sent: { object } })
