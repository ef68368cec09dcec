import type { Locator, Page } from '@playwright/test'
import { planRace, readIsoDay } from '@race-nutrition/engine'
import { expectNoBarrier } from './expect-no-barrier.ts'
import { expectNoSidewaysScroll } from './expect-no-horizontal-scroll.ts'
import { keptTexts, openForeignPlan, openKeptPlan, questionnaireOf } from './kept-visit.ts'
import { countCalls, expect, test } from './planner.ts'
import { halfMarathoner, isoDayIn, type RunnerAnswers, runnersOfAllRaces } from './runner-answers.ts'
import { screens } from './screens.ts'

const marathoner = runnersOfAllRaces[3] ?? halfMarathoner

for (const viewport of screens) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('a dinner is swapped by keyboard, says what moved, keeps the focus and goes back @once', async ({
      page,
    }) => {
      const calls = countCalls(page)
      await openKeptPlan(page, { answers: marathoner })
      await unfold(page)
      const before = await mealsIn(page)
      const opener = swapOf(page, 'dinner')
      const dish = await nameOf(opener)
      await opener.focus()
      await page.keyboard.press('Enter')
      await expect(dialog(page)).toBeVisible()
      await expect(dialog(page).getByRole('button', { name: /^Swap for / })).toHaveCount(2)
      const choice = dialog(page)
        .getByRole('button', { name: /^Swap for / })
        .first()
      await expect(choice).toBeFocused()
      const next = (await choice.textContent()) ?? ''
      await page.keyboard.press('Enter')
      await expect(dialog(page)).toHaveCount(0)

      await expect(swapOf(page, 'dinner')).toBeFocused()
      await expect(swapOf(page, 'dinner')).toHaveAccessibleName(`Swap dinner: ${next}`)
      await expect(status(page)).toContainText(`Meals: dinner of the rest day: ${dish}`)
      await expect(status(page)).toContainText(next)
      await expect(chips(page)).toHaveText([`Rest day dinner: ${next}`])

      await page.keyboard.press('Enter')
      const back = dialog(page).getByRole('button', { name: `Back to ${dish}`, exact: true })
      await expect(back).toBeVisible()
      while (!(await back.evaluate((button) => button === document.activeElement)))
        await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect(chips(page)).toHaveCount(0)
      await expect(swapOf(page, 'dinner')).toBeFocused()
      expect(await mealsIn(page)).toEqual(before)
      expect(calls).toHaveLength(0)
    })

    test('a food that is not for me leaves every meal and the list, and a chip takes it back @once', async ({
      page,
    }) => {
      await openKeptPlan(page, { answers: marathoner })
      await unfold(page)
      const ours = await page.locator('main').textContent()
      await swapOf(page, 'dinner').click()
      const food = dialog(page).getByRole('button', { name: /^No / }).first()
      const name = (await food.getAttribute('aria-label')) ?? ''
      await food.click()
      await expect(dialog(page)).toHaveCount(0)
      await expect(chips(page)).toHaveText([name])
      await expect(status(page)).toContainText('Changed.')
      await page.getByRole('button', { name: `Remove ${name}`, exact: true }).click()
      await expect(chips(page)).toHaveCount(0)
      await head(page).getByRole('button', { name: 'Undo', exact: true }).click()
      await expect(chips(page)).toHaveText([name])
      await page.getByRole('button', { name: 'Back to ours', exact: true }).click()
      await expect(chips(page)).toHaveCount(0)
      expect(ours).not.toBe('')
    })

    test('quick meals and a hotel are turned on and off where they matter @once', async ({ page }) => {
      await openKeptPlan(page, { answers: withBreakfastOnTheStove() })
      await unfold(page)
      const hotel = page.getByRole('button', { name: 'In a hotel', exact: true })
      await expect(page.getByText('Away from home:')).not.toHaveCount(0)
      await hotel.focus()
      await page.keyboard.press('Space')
      await expect(hotel).toHaveAttribute('aria-pressed', 'true')
      await expect(chips(page)).toHaveText(['Race morning in a hotel'])
      await expect(place(page, 'race morning')).toContainText('Changed.')
      const quick = page.getByRole('button', { name: 'Quick meals', exact: true })
      await quick.focus()
      await page.keyboard.press('Enter')
      await expect(quick).toHaveAttribute('aria-pressed', 'true')
      await expect(chips(page)).toHaveText(['Quick meals', 'Race morning in a hotel'])
      await expect(place(page, 'kitchen')).toContainText('Changed.')
      await place(page, 'kitchen').getByRole('button', { name: 'Undo', exact: true }).click()
      await expect(place(page, 'kitchen')).toBeFocused()
      await expect(quick).toHaveAttribute('aria-pressed', 'false')
    })

    test('the dialog of a meal has no barrier, fits a small screen and large text @once', async ({
      page,
    }) => {
      test.slow()
      await openKeptPlan(page, { answers: marathoner })
      await unfold(page)
      await swapOf(page, 'dinner').click()
      await expect(dialog(page)).toBeVisible()
      await expectNoBarrier(page, 'dialog')
      // A window that becomes a phone folds its days anew, and the dialog with them.
      if (viewport.width > 390) return
      await page.setViewportSize({ width: 320, height: 640 })
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
      const isWide = await dialog(page).evaluate((box) => box.scrollWidth > box.clientWidth)
      expect(isWide).toBe(false)
      for (const button of await dialog(page).getByRole('button').all())
        expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44)
      await page.evaluate(() => (document.documentElement.style.fontSize = ''))
      await expectNoSidewaysScroll(page)
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toHaveCount(0)
      await expectNoSidewaysScroll(page)
    })
  })
}

test('what is set for the kitchen outlasts a reload @once', async ({ page }) => {
  await openKeptPlan(page, { answers: marathoner })
  await unfold(page)
  await page.getByRole('button', { name: 'In a hotel', exact: true }).click()
  await expect(chips(page)).toHaveText(['Race morning in a hotel'])
  await expect.poll(() => keptTexts(page)).toContain('hotel')
  await page.reload()
  await expect(chips(page)).toHaveText(['Race morning in a hotel'])
})

test('a plan of another service has no meal to swap @once', async ({ page }) => {
  await openForeignPlan(page)
  await expect(page.getByRole('button', { name: /^Swap |^Quick meals$|^In a hotel$/ })).toHaveCount(0)
})

/** Opens every fold. */
const unfold = (page: Page) =>
  page.evaluate(() => document.querySelectorAll('details').forEach((details) => (details.open = true)))

const dialog = (page: Page): Locator => page.getByRole('dialog')
const head = (page: Page): Locator => page.getByRole('group', { name: 'Make it yours', exact: true })
const place = (page: Page, name: string): Locator =>
  page.getByRole('group', { name: `Your own ${name}`, exact: true })
/** The day of the race is part of what is drawn: a breakfast that needs no stove is eaten in a hotel as at home. */
function withBreakfastOnTheStove(): RunnerAnswers {
  const today = readIsoDay(isoDayIn(0))
  if (!today) throw new Error('the machine has no day')
  for (let days = 60; days < 120; days += 1) {
    const answers = { ...marathoner, 'Race date': isoDayIn(days) }
    const made = planRace(questionnaireOf(answers), today)
    if (made.ok && made.value.plan.race_day.breakfast_away) return answers
  }
  throw new Error('no race in the next months has a breakfast that needs a stove')
}

const chips = (page: Page): Locator =>
  page.getByRole('list', { name: 'What you have set' }).getByRole('listitem')
const status = (page: Page): Locator => head(page).getByRole('status')

/** Of the first day that has such a meal. */
const swapOf = (page: Page, meal: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^Swap ${meal}: `) }).first()

const nameOf = async (opener: Locator) =>
  ((await opener.getAttribute('aria-label')) ?? '').replace(/^Swap [a-z -]+: /, '')

const mealsIn = (page: Page) => page.getByRole('button', { name: /^Recipe: / }).allTextContents()
