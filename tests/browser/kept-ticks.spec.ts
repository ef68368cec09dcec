import type { Page } from '@playwright/test'
import { expectNoBarrier } from './expect-no-barrier.ts'
import { openKeptPlan } from './kept-visit.ts'
import { expect, openSections, raceTable, test, unfold } from './planner.ts'

const groceries = (page: Page) => page.getByRole('region', { name: 'Grocery List & Prep' })
const boxes = (page: Page) => groceries(page).getByRole('checkbox')

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const) {
  test(`at ${width} px every line of groceries and kit is ticked, and kept with the plan @once`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height })
    await openKeptPlan(page)
    await unfold(page)
    const first = boxes(page).first()
    const last = boxes(page).last()
    await first.check()
    await last.check()
    await expect(groceries(page).locator(':checked')).toHaveCount(2)
    await expectNoBarrier(page, 'section[aria-labelledby="groceries"]')
    await page.reload()
    await openSections(page)
    await expect(raceTable(page)).toBeVisible()
    await unfold(page)
    await expect(first).toBeChecked()
    await expect(last).toBeChecked()

    const other = await context.newPage()
    await other.goto('/')
    await other.getByRole('button', { name: 'Open your plan', exact: true }).click()
    await expect(groceries(other).locator(':checked')).toHaveCount(2)
    await groceries(other).locator(':checked').first().uncheck({ force: true })
    await expect(first).not.toBeChecked()
    await expect(last).toBeChecked()
  })
}

/** What is bought, without what the week uses of it. */
const bought = (line: string) => line.replace(/ \(uses [^)]*\)$/, '')

test('a changed plan keeps the ticks of the lines that it still has @once', async ({ page }) => {
  await openKeptPlan(page)
  const names = await boxes(page).evaluateAll((all) => all.map((box) => box.closest('li')?.textContent ?? ''))
  for (const box of await boxes(page).all()) await box.check()
  await groceries(page).getByRole('button', { name: 'Quick meals', exact: true }).click()
  await expect(groceries(page).getByRole('checkbox').and(page.locator(':not(:checked)'))).not.toHaveCount(0)
  const ticked = await groceries(page)
    .locator('li:has(:checked)')
    .evaluateAll((all) => all.map((line) => line.textContent ?? ''))
  expect(ticked.length).toBeGreaterThan(10)
  expect(ticked.filter((line) => !names.map(bought).includes(bought(line)))).toEqual([])
})
