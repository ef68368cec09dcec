import { openKeptPlan } from './kept-visit.ts'
import {
  countCalls,
  expect,
  fillIn,
  heading,
  openForm,
  openSections,
  submit,
  test,
  texts,
  toast,
  raceTable,
} from './planner.ts'
import { halfMarathoner, raceDay, runnersOfAllRaces } from './runner-answers.ts'

const sections = [
  'Daily Eating Plan (Training Phase)',
  'Long-Run Fueling Strategy',
  'Race-Week Playbook',
  'Race-Day Fueling Plan (Minute-by-Minute)',
  'Grocery List & Prep',
  'Important Safety Notes',
]

const parts = [
  'Daily Training',
  'Long Run per hour',
  'Race Day Totals',
  'Pre-Run 3-4h before',
  'During Run',
  'Post-Run within 2h',
  'Monday-Wednesday',
  'Thursday-Friday carb focus',
  'Day Before',
  'Race Morning',
  'Pantry',
  'Fridge/Freezer',
  'Electrolytes',
  '60-Minute Batch Prep',
  'Race Kit Checklist',
]

for (const runner of runnersOfAllRaces) {
  const often = runner === halfMarathoner ? '' : ' @once'
  test(`a runner of a ${runner['Race type']} gets the whole plan with one call${often}`, async ({
    page,
    baseURL,
  }) => {
    const calls = countCalls(page)
    const elsewhere: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(String(baseURL))) elsewhere.push(request.url())
    })
    await openForm(page)
    await fillIn(page, runner)
    const answered = page.waitForResponse((response) => response.request().method() === 'POST')
    await submit(page)

    await expect(heading(page, texts.planHeading)).toBeVisible()
    await expect(toast(page, texts.ready)).toBeVisible()
    await openSections(page)
    const headings = await page.getByRole('heading').allTextContents()
    const found = headings.map((text) => text.trim()).filter((text) => [...sections, ...parts].includes(text))
    expect(found).toEqual([
      ...parts.slice(0, 3),
      sections[0],
      sections[1],
      ...parts.slice(3, 6),
      sections[2],
      ...parts.slice(6, 10),
      sections[3],
      sections[4],
      ...parts.slice(10),
      sections[5],
    ])
    const columns = await raceTable(page).locator('thead th').allTextContents()
    expect(columns).toEqual(['Time', 'Action', 'Item', 'Carbs (g)', 'Sodium (mg)', 'Fluids (ml)'])
    for (const name of ['Download PDF', 'Copy Race Schedule', 'Copy Grocery List']) {
      await expect(page.getByRole('button', { name, exact: true })).toBeVisible()
    }

    const { object } = await (await answered).json()
    const rows = await raceTable(page).locator('tbody tr').count()
    expect(rows).toBe(object.race_day_plan.length)
    expect(object.profile.race_date).toBe(raceDay)
    expect(calls).toHaveLength(1)
    expect(elsewhere).toEqual([])
  })
}

test('the head of the plan says which race, when and how fast @once', async ({ page }) => {
  await openKeptPlan(page)
  const head = page.locator('header').filter({ has: heading(page, texts.planHeading) })
  await expect(head).toContainText('Half Marathon')
  await expect(head).toContainText('1:45:00')
  const [year, , day] = raceDay.split('-')
  await expect(head).toContainText(new RegExp(`\\b${Number(day)}\\b.*${year}`))
})

test('the figures on the screen are those of the answer @once', async ({ page }) => {
  await openForm(page)
  await fillIn(page)
  const answered = page.waitForResponse((response) => response.request().method() === 'POST')
  await submit(page)
  await expect(raceTable(page)).toBeVisible()
  const { object } = await (await answered).json()

  const cells = await raceTable(page)
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll('td')].slice(-3).map((cell) => cell.textContent)),
    )
  const figures = cells.map((row) => row.map((text) => Number(text.replaceAll(',', ''))))
  expect(figures).toEqual(
    object.race_day_plan.map((row: Record<string, number>) => [
      row['carbs_g'],
      row['sodium_mg'],
      row['fluids_ml'],
    ]),
  )
  const daily = page
    .locator('div')
    .filter({ has: heading(page, 'Daily Training') })
    .filter({ has: page.locator('dl') })
    .last()
  const { kcal, carbs_g } = object.numbers_summary.daily
  await expect(daily).toContainText(kcal.toLocaleString('en-US'))
  await expect(daily).toContainText(String(carbs_g))
})

test('the page says what it is, and New Plan is there only while a plan is @once', async ({ page }) => {
  await openForm(page)
  await expect(page).toHaveTitle(/Nutrition Plan Builder/)
  const header = page.getByRole('banner').first()
  await expect(header).toContainText('Nutrition Plan Builder')
  await expect(header).toContainText('AI-powered race nutrition planning')
  await expect(page.getByRole('contentinfo')).toContainText(/Powered by .+/)
  await expect(page.getByRole('contentinfo')).toContainText(/AI/)
  await expect(page.getByRole('contentinfo')).toContainText(/not medical advice/i)
  const newPlan = page.getByRole('button', { name: 'New Plan', exact: true })
  await expect(newPlan).toHaveCount(0)

  await fillIn(page)
  await submit(page)
  await expect(newPlan).toBeVisible()
  await newPlan.click()
  await expect(heading(page, texts.formHeading)).toBeVisible()
  await expect(heading(page, texts.formHeading)).toBeFocused()
  await expect(newPlan).toHaveCount(0)
  await expect(heading(page, texts.planHeading)).toHaveCount(0)
})

test('a new plan is shown from its top, with the focus on its heading', async ({ page }) => {
  await openForm(page)
  await fillIn(page)
  await submit(page)
  await expect(heading(page, texts.planHeading)).toBeFocused()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})
