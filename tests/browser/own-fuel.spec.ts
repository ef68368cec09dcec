import type { Locator, Page } from '@playwright/test'
import { expectNoBarrier } from './expect-no-barrier.ts'
import { expectNoSidewaysScroll } from './expect-no-horizontal-scroll.ts'
import { openKeptPlan } from './kept-visit.ts'
import { countCalls, expect, raceTable, test } from './planner.ts'
import { halfMarathoner, runnersOfAllRaces } from './runner-answers.ts'
import { screens } from './screens.ts'

const marathoner = runnersOfAllRaces[3] ?? halfMarathoner
for (const viewport of screens) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('a gel of the catalog, water and a bottle are set, say what moved, and are taken back @once', async ({
      page,
    }) => {
      const calls = countCalls(page)
      await openKeptPlan(page, { answers: marathoner })
      const ours = await rowsOf(page)
      await open(page)
      await page.getByLabel('Search all products').fill('sis beta')
      await page.getByRole('checkbox', { name: /^SiS Beta Fuel gel/ }).check()
      await page.getByLabel('Drink', { exact: true }).selectOption('water')
      await page.getByLabel(/^Bottle that you carry/).fill('17')
      await submit(page)
      await expect(chips(page)).toHaveText([/^SiS Beta Fuel gel, water$/, /^Bottle of 17 oz \(50\d ml\)$/])
      await expect(status(page)).toHaveText(/fuel .+→ ?to SiS Beta Fuel gel/)
      await expect(status(page)).toHaveText(/bottle not set → ?to empty at \d:\d\d/)
      await expect(raceTable(page)).toContainText('SiS Beta Fuel gel')

      await place(page).getByRole('button', { name: 'Undo', exact: true }).click()
      await expect(chips(page)).toHaveCount(0)
      expect(await rowsOf(page)).toEqual(ours)
      expect(calls).toHaveLength(0)
    })

    test('a drink has our gels beside it, until it is to be alone @once', async ({ page }) => {
      await openKeptPlan(page, { answers: { ...marathoner, Allergies: '' } })
      await open(page)
      await page.getByLabel('Drink', { exact: true }).selectOption('tailwind-endurance')
      await submit(page)
      await expect(chips(page)).toHaveText([/^Tailwind Endurance Fuel$/])
      await expect(raceTable(page)).toContainText(/\bgel\b.*Tailwind Endurance Fuel/)

      await button(page, 'Change your fuel').click()
      await page.getByRole('checkbox', { name: /^Nothing to eat with it/ }).check()
      await submit(page)
      await expect(chips(page)).toHaveText([/^Tailwind Endurance Fuel, nothing to eat$/])
      await expect(raceTable(page)).not.toContainText(/\bgel\b/)
      await expect(
        page.getByText(/Your drink brings no more, and you should not drink more/).first(),
      ).toBeAttached()
    })

    test('what is blocked stays in the list, with its reason, and cannot be chosen @once', async ({
      page,
    }) => {
      await openKeptPlan(page, { answers: { ...marathoner, Allergies: 'milk, peanut' } })
      await open(page)
      await page.getByLabel('Search all products').fill('maurten 160')
      const blocked = page.getByRole('checkbox', { name: /^Maurten Drink Mix 160.+Not for you/ })
      await expect(blocked).toBeDisabled()
      await expect(page.locator('#fuel-found')).toHaveText(/\d found/)
    })

    test('a label in another script is in the table, and the dialog has no barrier @once', async ({
      page,
    }) => {
      test.slow()
      await openKeptPlan(page, { answers: marathoner })
      await open(page)
      await expectNoBarrier(page, 'dialog')
      await button(page, 'Not listed? Type its label').click()
      await page.getByRole('button', { name: 'Add to my fuel' }).click()
      await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
      await expectNoBarrier(page, 'dialog')
      await page.getByLabel('Name', { exact: true }).fill('ג׳ל תמרים 🥭 של המועדון')
      await page.getByLabel('Carbs · g').fill('25')
      await page.getByLabel('The label gives').selectOption('Salt in g')
      await page.getByLabel('Salt · g').fill('0.2')
      await page.getByLabel('Caffeine · mg').fill('0')
      await page.getByLabel('Sugars').selectOption('Glucose with fructose, or sugar')
      await page.getByLabel('I do not know').uncheck()
      await expectNoBarrier(page, 'dialog')
      await page.setViewportSize({ width: 320, height: 640 })
      await expectNoSidewaysScroll(page)
      await page.setViewportSize(viewport)
      await page.getByRole('button', { name: 'Add to my fuel' }).click()
      await expect(dialog(page).getByRole('listitem')).toHaveText(['ג׳ל תמרים 🥭 של המועדון'])
      await page.setViewportSize({ width: 320, height: 640 })
      await expectNoSidewaysScroll(page)
      await page.setViewportSize(viewport)
      await submit(page)
      await expect(raceTable(page)).toContainText('ג׳ל תמרים 🥭 של המועדון')
    })
  })
}

test('a label is typed and the plan changed by keyboard alone @once', async ({ page }) => {
  await openKeptPlan(page, { answers: marathoner })
  await button(page, 'Set your fuel').focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeVisible()
  await expect(page.locator('#fuel-found')).toHaveText(/^\d+ products\.$/)
  await tabTo(page, page.getByLabel('Search all products'))
  await page.keyboard.type('clif bloks')
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeVisible()
  await tabTo(page, page.getByRole('checkbox', { name: /Clif Bloks/ }).first())
  await page.keyboard.press('Space')
  await tabTo(page, button(page, 'Not listed? Type its label'))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Type its label' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type('Club gel')
  await tabTo(page, page.getByLabel('Carbs · g'))
  await page.keyboard.type('22')
  await page.keyboard.press('Tab')
  await page.keyboard.type('55')
  await tabTo(page, page.getByLabel('Caffeine · mg'))
  await page.keyboard.type('0')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Your fuel' })).toBeFocused()
  await expect(dialog(page).getByRole('listitem').filter({ hasText: 'Club gel' })).toBeVisible()
  await tabTo(page, button(page, 'Change my plan'))
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toHaveCount(0)
  await expect(chips(page)).toHaveText([/Club gel/])
  await expect(button(page, 'Change your fuel')).toBeFocused()
})

test('a name of 60 characters without a space fits a screen of 320 px @once', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await openKeptPlan(page, { answers: marathoner })
  await open(page)
  await button(page, 'Not listed? Type its label').click()
  await page.getByLabel('Name', { exact: true }).fill('W'.repeat(60))
  await page.getByLabel('Carbs · g').fill('25')
  await page.getByLabel('Sodium · mg').fill('50')
  await page.getByLabel('Caffeine · mg').fill('0')
  await page.getByRole('button', { name: 'Add to my fuel' }).click()
  await expectNoSidewaysScroll(page)
  await submit(page)
  await expectNoSidewaysScroll(page)
})

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })
const dialog = (page: Page): Locator => page.getByRole('dialog')
const place = (page: Page): Locator => page.getByRole('group', { name: 'Your own race', exact: true })
const chips = (page: Page): Locator =>
  page.getByRole('list', { name: 'What you have set' }).getByRole('listitem')
const status = (page: Page): Locator =>
  page.getByRole('group', { name: 'Make it yours', exact: true }).getByRole('status')
const rowsOf = (page: Page) => raceTable(page).locator('tbody tr').allTextContents()

async function tabTo(page: Page, target: Locator): Promise<void> {
  const isFocused = () => target.evaluate((element) => element === document.activeElement)
  for (let tab = 0; tab < 40 && !(await isFocused()); tab += 1) await page.keyboard.press('Tab')
  await expect(target).toBeFocused()
}

async function open(page: Page): Promise<void> {
  await button(page, 'Set your fuel').click()
  await expect(dialog(page)).toBeVisible()
  await expect(page.locator('#fuel-found')).toHaveText(/^\d+ products\.$/)
}

async function submit(page: Page): Promise<void> {
  await button(page, 'Change my plan').click()
  await expect(dialog(page)).toHaveCount(0)
}
