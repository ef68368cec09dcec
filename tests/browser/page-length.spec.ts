import { openKeptPlan } from './kept-visit.ts'
import { expect, test, unfold } from './planner.ts'
import { isoDayIn, runnersOfAllRaces } from './runner-answers.ts'

test.use({ viewport: { width: 390, height: 844 } })

/** With all of it open, the first version of this page took so many px for the same runners at the same width. */
const once = { '5K': 25_772, '10K': 25_094, 'Half Marathon': 29_438, Marathon: 31_304 }

for (const runner of runnersOfAllRaces) {
  const race = runner['Race type'] as keyof typeof once

  test(`the page of a ${race} is short on a phone, and 60 percent of its first length with all open @phone`, async ({
    page,
  }) => {
    await openKeptPlan(page, { answers: runner, isFolded: true })
    const height = () => page.evaluate(() => document.documentElement.scrollHeight)
    const folded = await height()
    await unfold(page)
    const open = await height()
    console.log(`${race}: ${folded} px folded, ${open} px open`)
    expect(folded).toBeLessThanOrEqual(7000)
    expect(open).toBeLessThanOrEqual(0.6 * once[race])
  })
}

for (const days of [5, 1, 0])
  test(`${days} days from the race the page is short on a phone @phone`, async ({ page }) => {
    const [, , , marathoner] = runnersOfAllRaces
    await openKeptPlan(page, { answers: { ...marathoner, 'Race date': isoDayIn(days) }, isFolded: true })
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(7000)
  })

for (const width of [390, 768, 1280])
  test(`a chosen stop or day moves nothing at ${width} px @once`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await openKeptPlan(page, { isFolded: false })
    for (const name of ['Stops on the course', 'Carbs a day']) {
      const marks = page.getByRole('listbox', { name }).getByRole('option')
      const height = () => page.evaluate(() => document.documentElement.scrollHeight)
      const before = await height()
      await marks.first().focus()
      await expect(marks.first()).toHaveAttribute('aria-selected', 'true')
      expect(await height()).toBe(before)
      await page.keyboard.press('End')
      expect(await height()).toBe(before)
      await page.keyboard.press('Escape')
    }
  })
