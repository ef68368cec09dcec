import type { Page } from '@playwright/test'
import { openForeignPlan, openKeptPlan } from './kept-visit.ts'
import { expect, raceTable, test } from './planner.ts'
import { halfMarathoner, runnersOfAllRaces } from './runner-answers.ts'

const [runnerOf5K = halfMarathoner, , , marathoner = halfMarathoner] = runnersOfAllRaces

const stops = (page: Page) => page.getByRole('listbox', { name: 'Stops on the course' })

test('the picture of race day has a mark for every stop, and its last sum is that of the table', async ({
  page,
}) => {
  await openKeptPlan(page, { answers: marathoner })
  const marks = stops(page).getByRole('option')
  const onCourse = raceTable(page).locator('tbody tr:not([data-aside="true"])')
  expect(await marks.count()).toBe(await onCourse.count())
  expect(await marks.count()).toBeGreaterThan(5)
  const sum = await raceTable(page)
    .getByRole('row', { name: /^Start to finish/ })
    .getByRole('cell')
    .allTextContents()
  const [carbs, sodium, fluids] = sum
  await expect(marks.last()).toHaveAccessibleName(
    new RegExp(`So far ${carbs} g carbs, ${fluids} ml fluids, ${sodium} mg sodium\\.$`),
  )
  const told = page.getByRole('table', { name: 'Taken from the start up to each stop' })
  expect(await told.locator('tbody tr').count()).toBe(await marks.count())
  await expect(page.getByRole('figure').filter({ has: stops(page) })).toContainText(
    /By the finish at 3:45: carbs/,
  )
})

test('the stops are one stop of the Tab key; arrows go from one to the next @desktop', async ({ page }) => {
  await openKeptPlan(page, { answers: marathoner })
  const marks = stops(page).getByRole('option')
  expect(await marks.and(page.locator('[tabindex="0"]')).count()).toBe(1)
  await marks.first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(marks.nth(1)).toBeFocused()
  await expect(marks.nth(1)).toHaveAttribute('aria-selected', 'true')
  const figure = page.getByRole('figure').filter({ has: stops(page) })
  await expect(figure).toContainText(/Brings .*So far/)
  await page.keyboard.press('End')
  await expect(marks.last()).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(marks.last()).toBeFocused()
  await page.keyboard.press('Home')
  await expect(marks.first()).toBeFocused()
  expect(await marks.and(page.locator('[tabindex="0"]')).count()).toBe(1)
})

test('pointing at a stop, or tapping it, tells what it is', async ({ page, isMobile }) => {
  await openKeptPlan(page)
  const mark = stops(page).getByRole('option').nth(1)
  await mark.scrollIntoViewIfNeeded()
  if (isMobile) await mark.tap()
  else await mark.hover()
  const name = (await mark.getAttribute('aria-label')) ?? ''
  const time = name.split(',')[0] ?? ''
  await expect(page.getByRole('figure').filter({ has: stops(page) })).toContainText(`${time} `)
  await expect(mark).toHaveAttribute('aria-selected', 'true')
})

test('race week is drawn day by day against its targets @once', async ({ page }) => {
  await openKeptPlan(page)
  const days = page.getByRole('listbox', { name: 'Carbs a day' }).getByRole('option')
  expect(await days.count()).toBe(7)
  await expect(days.last()).toHaveAccessibleName(
    /^Race day, .* g carbs at breakfast of a target of .* g, then/,
  )
  await expect(days.first()).toHaveAccessibleName(/^\w+day, .*: [\d,]+ g carbs of a target of [\d,]+ g$/)
})

test('a day that is pointed at or tapped moves nothing below the picture', async ({ page, isMobile }) => {
  await openKeptPlan(page)
  const days = page.getByRole('listbox', { name: 'Carbs a day' }).getByRole('option')
  const figure = page.getByRole('figure').filter({ has: days.first() })
  await days.nth(2).scrollIntoViewIfNeeded()
  const before = (await figure.boundingBox())?.height
  for (const day of [2, 6]) {
    if (isMobile) await days.nth(day).tap()
    else await days.nth(day).hover()
    await expect(days.nth(day)).toHaveAttribute('aria-selected', 'true')
    expect((await figure.boundingBox())?.height).toBe(before)
  }
})

test('a number of the race table is hit 20 px above and below its middle', async ({ page }) => {
  await openKeptPlan(page)
  const number = raceTable(page).locator('tbody tr').nth(2).getByRole('button').first()
  await number.scrollIntoViewIfNeeded()
  const hits = await number.evaluate((button) => {
    const { left, top, width, height } = button.getBoundingClientRect()
    return [-20, 0, 20].map((off) =>
      button.contains(document.elementFromPoint(left + width / 2, top + height / 2 + off)),
    )
  })
  expect(hits).toEqual([true, true, true])
})

test('a race that needs nothing on the course has no picture of it @once', async ({ page }) => {
  await openKeptPlan(page, { answers: runnerOf5K })
  await expect(stops(page)).toHaveCount(0)
  await expect(raceTable(page)).toBeVisible()
})

test('a plan of another service has its table, and no picture @once', async ({ page }) => {
  await openForeignPlan(page)
  expect(await raceTable(page).locator('tbody tr').count()).toBeGreaterThan(2)
  await expect(page.getByRole('figure')).toHaveCount(0)
})

test('the figures of the table are one stop of the Tab key; arrows go from one to the next @desktop', async ({
  page,
}) => {
  await openKeptPlan(page)
  const figures = raceTable(page).getByRole('button')
  const count = await figures.count()
  expect(count).toBeGreaterThan(15)
  expect(await raceTable(page).locator('button[tabindex="0"]').count()).toBe(1)
  await figures.first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(figures.nth(1)).toBeFocused()
  await page.keyboard.press('End')
  await expect(figures.nth(count - 1)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(figures.nth(count - 1)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: /^Why: Breakfast to recovery/ })).toBeVisible()
})

test('a page that is printed draws its pictures as wide as paper is, and the screen has them back @once', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openKeptPlan(page)
  const picture = page.locator('svg').filter({ has: stops(page) })
  const width = async () => Number(await picture.getAttribute('width'))
  await expect.poll(width).toBeGreaterThan(900)
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  expect(await width()).toBeLessThan(700)
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await expect.poll(width).toBeGreaterThan(900)
})

test('the marks of sixty stops are small enough to be told apart @once', async ({ page }) => {
  await openKeptPlan(page, {
    answers: marathoner,
    change: (answer) => {
      const [stop] = answer.details.race_day.rows.filter(({ phase }: { phase: string }) => phase === 'during')
      answer.details.race_day.rows = Array.from({ length: 60 }, (_, index) => ({
        ...stop,
        minute: 3 * (index + 1),
        carbs_g: 4,
      }))
      answer.details.runner.target_minutes = 180
      return answer
    },
  })
  await page.setViewportSize({ width: 1280, height: 800 })
  const picture = page.locator('svg').filter({ has: stops(page) })
  await expect.poll(async () => Number(await picture.getAttribute('width'))).toBeGreaterThan(900)
  const marks = picture.locator('[data-channel="carbs"] path[transform]')
  const [first, second] = [await marks.nth(20).boundingBox(), await marks.nth(21).boundingBox()]
  expect(await marks.count()).toBe(60)
  expect((first?.x ?? 0) + (first?.width ?? 0)).toBeLessThanOrEqual((second?.x ?? 0) + 2)
})

test('words of the pictures stay on the screen with letters of twice the size @phone', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 900 })
  await openKeptPlan(page, { answers: marathoner })
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  const words = page.locator('article svg text')
  const rights = await words.evaluateAll((all) => all.map((text) => text.getBoundingClientRect().right))
  expect(rights.length).toBeGreaterThan(20)
  expect(Math.max(...rights)).toBeLessThanOrEqual(412)
})
