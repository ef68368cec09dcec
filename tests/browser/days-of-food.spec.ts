import type { Page } from '@playwright/test'
import { apiCall, expect, fillIn, makePlan, openForm, raceTable, submit, test, unfold } from './planner.ts'

test('example days name each dish, its amounts, and the day against its target', async ({ page }) => {
  const { object, details } = await planAndAnswer(page)
  await unfold(page)
  const section = page.getByRole('region', { name: 'Daily Eating Plan (Training Phase)' })
  const days = details.days.filter(({ key }) => key.startsWith('training-'))
  expect(days).toHaveLength(3)
  expect(days.flatMap(({ meals }) => meals.flatMap(({ method }) => method ?? [])).length).toBeGreaterThan(5)
  for (const day of days) {
    const card = section
      .locator('div')
      .filter({ has: page.getByRole('heading', { level: 3, name: day.label, exact: true }) })
      .last()
    const dishes = await card.getByRole('heading', { level: 4 }).allTextContents()
    expect(dishes).toEqual(day.meals.map(({ name, dish }) => `${name} ${dish}`))
    expect(await card.getByRole('listitem').allTextContents()).toEqual(
      day.meals.flatMap(({ items }) => items.map(({ text }) => text)),
    )
    for (const { method } of day.meals)
      if (method !== null) await expect(card.getByText(method, { exact: true }).first()).toBeVisible()
    await expect(card).toContainText(`${day.totals.carbs_g} of ${object.daily_plan.carbs_g} g`)
    await expect(card).toContainText(`${day.totals.protein_g} of ${object.daily_plan.protein_g} g`)
    await expect(card).toContainText(`${day.totals.fat_g} of ${object.daily_plan.fat_g} g`)
  }
})

test('the days of race week are folded, open by key, and say nothing twice @desktop', async ({ page }) => {
  const { object, details } = await planAndAnswer(page)
  const section = page.getByRole('region', { name: 'Race-Week Playbook' })
  await expect(section.getByRole('heading', { level: 4 })).toHaveCount(0)
  const eve = section.locator('details').nth(3)
  await eve.locator('summary').focus()
  await page.keyboard.press('Enter')
  const day = details.days.find(({ key }) => key === '1-days-before')
  await expect(eve.getByRole('heading', { level: 4 })).toHaveCount(day?.meals.length ?? 0)
  await expect(eve.locator('summary')).toContainText(`${day?.totals.carbs_g} g carbs`)
  for (const figure of ['carbs_g', 'protein_g', 'fat_g'] as const)
    await expect(eve).toContainText(`${day?.totals[figure]} of ${day?.target?.[figure]} g`)
  const methods = day?.meals.flatMap(({ method }) => method ?? []) ?? []
  expect(methods.length).toBeGreaterThan(0)
  for (const method of methods) await expect(eve.getByText(method, { exact: true }).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(section.getByRole('heading', { level: 4 })).toHaveCount(0)

  const said = await section.getByRole('listitem').allTextContents()
  expect(said.filter((line) => / kcal, /.test(line))).toEqual([])
  for (const line of object.race_week.day_before.filter((text) => !/ kcal, /.test(text)))
    await expect(section).toContainText(line)
})

test('on paper every day of race week is open, and folded again after', async ({ page }) => {
  await planAndAnswer(page)
  const dish = page.getByRole('region', { name: 'Race-Week Playbook' }).getByRole('heading', { level: 4 })
  await page.emulateMedia({ media: 'print' })
  await expect(dish.first()).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await expect(dish).toHaveCount(0)
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await expect(dish.first()).toBeVisible()
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await expect(dish).toHaveCount(0)
})

test('days that a service words in its own way are shown in its words', async ({ page }) => {
  await page.route(apiCall, async (route) => {
    const answer = await (await route.fetch()).json()
    answer.object.daily_plan.example_days = ['Breakfast: porridge as you like it\nDinner: rice']
    answer.object.race_week.day_before = ['Saturday', 'Dinner: rice, early']
    await route.fulfill({ json: answer })
  })
  await makePlan(page)
  await unfold(page)
  await expect(page.getByText('Breakfast: porridge as you like it', { exact: true })).toBeVisible()
  await expect(page.getByText('Dinner: rice, early', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Training day 1' })).toHaveCount(0)
})

interface Answer {
  readonly object: {
    readonly daily_plan: Readonly<Record<'carbs_g' | 'protein_g' | 'fat_g', number>>
    readonly race_week: { readonly day_before: readonly string[] }
  }
  readonly details: { readonly days: readonly Day[] }
}

interface Day {
  readonly key: string
  readonly label: string
  readonly meals: readonly {
    readonly name: string
    readonly dish: string
    readonly method: string | null
    readonly items: readonly { readonly text: string }[]
  }[]
  readonly target: Readonly<Record<'carbs_g' | 'protein_g' | 'fat_g', number>> | null
  readonly totals: Readonly<Record<'carbs_g' | 'protein_g' | 'fat_g', number>>
}

async function planAndAnswer(page: Page): Promise<Answer> {
  await openForm(page)
  await fillIn(page)
  const answered = page.waitForResponse((response) => response.request().method() === 'POST')
  await submit(page)
  await expect(raceTable(page)).toBeVisible()
  return (await answered).json()
}
