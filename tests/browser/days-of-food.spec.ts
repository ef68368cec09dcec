import type { Page } from '@playwright/test'
import { type NutritionPlan, type Plan, type PlanWords, renderWords } from '@race-nutrition/engine'
import { expectNoSidewaysScroll } from './expect-no-horizontal-scroll.ts'
import { openForeignPlan, openKeptPlan } from './kept-visit.ts'
import { expect, test, unfold } from './planner.ts'

test('example days name each dish, what is beside it, its energy and carbs, and the day against its target', async ({
  page,
}) => {
  const { facts, words } = await planAndAnswer(page)
  await unfold(page)
  const section = page.getByRole('region', { name: 'Daily Eating Plan (Training Phase)' })
  expect(words.trainingDays).toHaveLength(3)
  for (const [index, day] of words.trainingDays.entries()) {
    const card = section
      .locator('div')
      .filter({ has: page.getByRole('heading', { level: 3, name: day.name, exact: true }) })
      .last()
    const dishes = await card.getByRole('heading', { level: 4 }).allTextContents()
    expect(dishes.map((text) => text.trim())).toEqual(
      day.meals.map(({ name, title, times }) => `${name} ${title} ${times}`.trim()),
    )
    for (const { sides } of day.meals)
      if (sides.length > 0)
        await expect(card.getByText(sides.join(', '), { exact: true }).first()).toBeVisible()
    const { totals, target, meals, fuel_carbs_g } = facts.training_days[index] ?? {}
    for (const figure of ['carbs_g', 'protein_g', 'fat_g'] as const)
      await expect(card).toContainText(`${totals?.[figure]} g of ${target?.[figure]}`)
    const carbs = (await card.locator('tbody [data-channel="carbs"]').allTextContents()).map(Number)
    expect(carbs).toHaveLength((meals?.length ?? 0) + (fuel_carbs_g ? 1 : 0))
    expect(carbs.reduce((sum, each) => sum + each, 0)).toBe(totals?.carbs_g)
  }
  const fuel = words.trainingDays.flatMap((day) => day.fuel ?? [])
  expect(fuel).toHaveLength(1)
  await expect(section.getByRole('rowheader', { name: fuel[0] ?? '' })).toBeVisible()
})

test('the days of race week are folded, open by key, and say nothing twice @desktop', async ({ page }) => {
  const { object, facts, words } = await planAndAnswer(page)
  const section = page.getByRole('region', { name: 'Race-Week Playbook' })
  await expect(section.getByRole('heading', { level: 4 })).toHaveCount(0)
  const day = facts.race_week.find(({ key }) => key === '1-days-before')
  const eve = section.locator('details').filter({ hasText: words.raceWeek.day_before.days[0]?.label ?? '' })
  await eve.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(eve.getByRole('heading', { level: 4 })).toHaveCount(day?.meals.length ?? 0)
  await expect(eve.locator('summary')).toContainText(`${day?.totals.carbs_g} g`)
  const carbs = (await eve.locator('tbody [data-channel="carbs"]').allTextContents()).map(Number)
  expect(carbs.reduce((sum, each) => sum + each, 0)).toBe(day?.totals.carbs_g)
  // In race week carbs and fiber are what a day is judged by.
  await expect(eve).toContainText(`${day?.totals.fiber_g} g fiber`)
  await page.keyboard.press('Enter')
  await expect(section.getByRole('heading', { level: 4 })).toHaveCount(0)

  const said = await section.getByRole('listitem').allTextContents()
  expect(said.filter((line) => / kcal, /.test(line))).toEqual([])
  for (const line of object.race_week.day_before.filter((text) => !/ kcal, /.test(text)))
    await expect(section).toContainText(line)
})

test('race morning names a breakfast without a stove', async ({ page }) => {
  // Where the breakfast at home needs no stove there is no other: this one has one.
  const { words } = await planAndAnswer(page, ({ race_day: day, long_run: run, ...facts }) => ({
    ...facts,
    long_run: run,
    race_day: { ...day, breakfast_away: run.breakfasts.at(-1) ?? null },
  }))
  const { title, sides } = words.breakfastAway ?? {}
  const line = page.getByRole('region', { name: 'Race-Week Playbook' }).getByText(`Away from home: ${title}`)
  await expect(line).toBeVisible()
  await expect(line.locator('..')).toContainText(sides?.join(', ') ?? 'no breakfast')
})

test.describe('the card of a recipe', () => {
  test('opens from each meal that eats it, with its foods and method, and every meal has one', async ({
    page,
  }) => {
    const { words } = await planAndAnswer(page)
    await unfold(page)
    const [meal] = words.trainingDays[1]?.meals ?? []
    const recipe = words.recipes.find(({ id }) => id === meal?.recipe)
    if (!recipe) throw new Error('A meal has no recipe')
    const name = [recipe.name, meal?.times].filter(Boolean).join(' ')
    const buttons = page.getByRole('button', { name: `Recipe: ${name}`, exact: true })
    await buttons.first().click()
    const card = page.getByRole('dialog', { name: recipe.name, exact: true })
    await expect(card).toBeVisible()
    await expect(card.getByRole('heading', { level: 4 })).toHaveText(
      recipe.portions.map(({ label }) => label),
    )
    await expect(card.getByRole('listitem')).toHaveText(recipe.portions.flatMap(({ items }) => items))
    await expect(card.getByText(recipe.method, { exact: true })).toBeVisible()
    await card.getByRole('button', { name: 'Close' }).click()
    await expect(card).toBeHidden()

    const meals = page.locator('article th h4')
    const count = await meals.count()
    expect(count).toBeGreaterThan(20)
    await expect(meals.locator('[aria-haspopup="dialog"]')).toHaveCount(count)
  })

  test('takes the focus, returns it on Escape, moves nothing and is not printed @desktop', async ({
    page,
  }) => {
    await planAndAnswer(page)
    const button = page.getByRole('button', { name: /^Recipe: / }).first()
    await button.focus()
    const before = await placeOf(page)
    await page.keyboard.press('Enter')
    const card = page.getByRole('dialog')
    await expect(card.getByRole('button', { name: 'Close' })).toBeFocused()
    expect(await placeOf(page)).toEqual(before)
    await page.keyboard.press('Escape')
    await expect(card).toBeHidden()
    await expect(button).toBeFocused()

    await page.keyboard.press('Enter')
    await expect(card).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(card).toBeHidden()
    // On paper the name of the dish is plain text.
    await expect(button).toBeVisible()
    await expect(button).toHaveCSS('text-decoration-line', 'none')
  })

  test('fits a screen of 320 px, and is opened by a finger beside its word @phone', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await planAndAnswer(page)
    await unfold(page)
    const button = page.getByRole('button', { name: /^Recipe: / }).first()
    await button.scrollIntoViewIfNeeded()
    const box = await button.boundingBox()
    if (!box) throw new Error('The button has no place')
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2 + 20)
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectNoSidewaysScroll(page)
    const card = await page.getByRole('dialog').boundingBox()
    expect(card?.x).toBeGreaterThanOrEqual(0)
    expect((card?.x ?? 0) + (card?.width ?? 0)).toBeLessThanOrEqual(320)
    expect((card?.y ?? 0) + (card?.height ?? 0)).toBeLessThanOrEqual(640)
  })
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
  await expect(page.getByRole('heading', { name: 'Rest day' })).toHaveCount(0)
})

const placeOf = (page: Page) =>
  page.evaluate(() => ({ scrolled: window.scrollY, height: document.documentElement.scrollHeight }))

interface Answer {
  readonly object: NutritionPlan
  readonly facts: Plan
  readonly words: PlanWords
}

async function planAndAnswer(page: Page, change: (facts: Plan) => Plan = (facts) => facts): Promise<Answer> {
  const answers: Answer[] = []
  await openKeptPlan(page, {
    change: (answer) => {
      const facts = change(answer.details)
      answers.push({ object: answer.object, facts, words: renderWords(facts) })
      return { ...answer, details: facts }
    },
  })
  const [answer] = answers
  if (!answer) throw new Error('No answer was kept')
  return answer
}
