import type { Page } from '@playwright/test'
import { type NutritionPlan, type Plan, type PlanWords, renderWords } from '@race-nutrition/engine'
import { openForeignPlan, openKeptPlan } from './kept-visit.ts'
import { expect, test, unfold } from './planner.ts'

test('example days name each dish, its amounts, and the day against its target', async ({ page }) => {
  const { facts, words } = await planAndAnswer(page)
  await unfold(page)
  const section = page.getByRole('region', { name: 'Daily Eating Plan (Training Phase)' })
  const days = words.trainingDays
  expect(days).toHaveLength(3)
  expect(days.flatMap(({ meals }) => meals.flatMap(({ method }) => method ?? [])).length).toBeGreaterThan(5)
  for (const [index, day] of days.entries()) {
    const card = section
      .locator('div')
      .filter({ has: page.getByRole('heading', { level: 3, name: day.name, exact: true }) })
      .last()
    const dishes = await card.getByRole('heading', { level: 4 }).allTextContents()
    expect(dishes).toEqual(day.meals.map(({ name, dish }) => `${name} ${dish}`))
    expect(await card.getByRole('listitem').allTextContents()).toEqual(
      day.meals.flatMap(({ items }) => items),
    )
    for (const { method } of day.meals)
      if (method !== null) await expect(card.getByText(method, { exact: true }).first()).toBeVisible()
    const totals = facts.training_days[index]?.totals
    for (const figure of ['carbs_g', 'protein_g', 'fat_g'] as const)
      await expect(card).toContainText(`${totals?.[figure]} of ${facts.targets.daily[figure]} g`)
  }
})

test('the days of race week are folded, open by key, and say nothing twice @desktop', async ({ page }) => {
  const { object, facts, words } = await planAndAnswer(page)
  const section = page.getByRole('region', { name: 'Race-Week Playbook' })
  await expect(section.getByRole('heading', { level: 4 })).toHaveCount(0)
  const eve = section.locator('details').nth(3)
  await eve.locator('summary').focus()
  await page.keyboard.press('Enter')
  const day = facts.race_week.find(({ key }) => key === '1-days-before')
  await expect(eve.getByRole('heading', { level: 4 })).toHaveCount(day?.meals.length ?? 0)
  await expect(eve.locator('summary')).toContainText(`${day?.totals.carbs_g} g carbs`)
  for (const figure of ['carbs_g', 'protein_g', 'fat_g'] as const)
    await expect(eve).toContainText(`${day?.totals[figure]} of ${day?.target[figure]} g`)
  const [eaten] = words.raceWeek.day_before.days
  const methods = eaten?.day.meals.flatMap(({ method }) => method ?? []) ?? []
  expect(methods.length).toBeGreaterThan(0)
  for (const method of methods) await expect(eve.getByText(method, { exact: true }).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(section.getByRole('heading', { level: 4 })).toHaveCount(0)

  const said = await section.getByRole('listitem').allTextContents()
  expect(said.filter((line) => / kcal, /.test(line))).toEqual([])
  for (const line of object.race_week.day_before.filter((text) => !/ kcal, /.test(text)))
    await expect(section).toContainText(line)
})

test('on paper every day of race week is open, and folded again after @once', async ({ page }) => {
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

test('days of another service are shown in its words @once', async ({ page }) => {
  await openForeignPlan(page, (object) => {
    object.daily_plan.example_days = ['Breakfast: porridge as you like it\nDinner: rice']
    object.race_week.day_before = ['Saturday', 'Dinner: rice, early']
  })
  await unfold(page)
  await expect(
    page.getByText('Breakfast: porridge as you like it Dinner: rice', { exact: true }),
  ).toBeVisible()
  await expect(page.getByText('Dinner: rice, early', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Training day 1' })).toHaveCount(0)
})

interface Answer {
  readonly object: NutritionPlan
  readonly facts: Plan
  readonly words: PlanWords
}

async function planAndAnswer(page: Page): Promise<Answer> {
  const answers: Answer[] = []
  await openKeptPlan(page, {
    change: (answer) => {
      const { object, details: facts } = answer
      answers.push({ object, facts, words: renderWords(facts) })
      return answer
    },
  })
  const [answer] = answers
  if (!answer) throw new Error('No answer was kept')
  return answer
}
