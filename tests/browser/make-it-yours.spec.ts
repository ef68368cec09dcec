import type { Locator, Page } from '@playwright/test'
import { expectNoBarrier } from './expect-no-barrier.ts'
import { expectNoSidewaysScroll } from './expect-no-horizontal-scroll.ts'
import { keptTexts, openForeignPlan, openKeptPlan } from './kept-visit.ts'
import { countCalls, expect, openSections, raceTable, test } from './planner.ts'
import { halfMarathoner, runnersOfAllRaces } from './runner-answers.ts'
import { screens } from './screens.ts'

const marathoner = runnersOfAllRaces[3] ?? halfMarathoner
/** In metric units throughout, for a cool race. */
const european = {
  ...marathoner,
  Climate: 'Cool',
  'Sweat rate': '',
  'Weekly mileage': '55 km',
  'Long run distance': '24 km',
}

test.use({ timezoneId: 'America/Chicago' })

test('on a phone the button that changes the plan has a line of its own, and the other two share the next @once', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openKeptPlan(page, { answers: marathoner })
  await open(page, 'Set climb')
  await page.getByLabel('Climb from start to finish · ft').fill('1,000')
  await submit(page)
  await open(page, 'Change climb')
  const buttons = dialog(page).getByRole('button', { name: /^(Change my plan|Remove|Cancel)$/ })
  await expect(buttons).toHaveCount(3)
  const [change, remove, cancel] = await buttons.evaluateAll((all) =>
    all.map((each) => {
      const { top, width } = each.getBoundingClientRect()
      return { top: Math.round(top), width: Math.round(width) }
    }),
  )
  expect(remove).toEqual(cancel)
  expect(change?.top).toBeLessThan(remove?.top ?? 0)
  expect(change?.width).toBeGreaterThan(2 * (remove?.width ?? 0))
})

for (const viewport of screens) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('a forecast moves the race, says what moved, marks its rows and is undone @once', async ({
      page,
    }) => {
      const calls = countCalls(page)
      await openKeptPlan(page, { answers: european })
      const ours = await rowsOf(page)
      await open(page, 'Set forecast')
      await page.getByLabel('Temperature · °C').fill('35')
      await page.getByLabel('Humidity · %').fill('80')
      await submit(page)

      await expect(status(page)).toHaveText(/^Changed\. Race: .*→/)
      await expect(place(page, 'race')).toContainText(/Changed\. Race: .*→/)
      await expect(chips(page)).toHaveText(['35 °C, 80%'])
      await expect(raceTable(page).locator('[data-moved="true"]').first()).toBeAttached()
      expect(await rowsOf(page)).not.toEqual(ours)
      await expect(raceTable(page).locator('[data-moved="true"]')).toHaveCount(0, { timeout: 10_000 })

      await place(page, 'race').getByRole('button', { name: 'Undo', exact: true }).click()
      await expect(status(page)).toHaveText(/^Undone\. Race: /)
      expect(await rowsOf(page)).toEqual(ours)
      await expect(chips(page)).toHaveCount(0)
      await expect(place(page, 'race')).toBeFocused()
      expect(calls).toHaveLength(0)
    })

    test('a start time puts the time of day beside every row, in the zone of the race @once', async ({
      page,
    }) => {
      await openKeptPlan(page, { answers: marathoner })
      await open(page, 'Set start time')
      await expect(page.getByLabel('Time zone of the race')).toHaveValue('America/Chicago')
      await page.getByLabel('Start', { exact: true }).fill('07:30')
      await page.getByLabel('Time zone of the race').selectOption('America/New_York')
      await submit(page)
      await expect(chips(page)).toHaveText(['Start 7:30 am (New York)'])
      await expect(status(page)).toHaveText(/start not set → ?to 7:30 am/)
      await expect(raceTable(page).getByRole('rowheader').first()).toContainText('4:30 am')
    })

    test('climb and dose are set and removed, step by step and all at once @once', async ({ page }) => {
      await openKeptPlan(page, { answers: marathoner })
      const ours = await rowsOf(page)
      await open(page, 'Set climb')
      await page.getByLabel('Climb from start to finish · ft').fill('1,000')
      await submit(page)
      await open(page, 'Set practiced dose')
      await page.getByLabel('What have you held in a long run? · g an hour').fill('50')
      await submit(page)
      await expect(chips(page)).toHaveText(['1,000 ft of climb', '50 g/h held'])
      await open(page, 'Change practiced dose')
      await page.getByLabel(/^The lighter dose/).check()
      await submit(page)
      await expect(chips(page)).toHaveText(['1,000 ft of climb', 'Lighter dose'])
      await expect(status(page)).toHaveText(/Race: carbs \d+ → ?to \d+ g\/h/)

      await button(page, 'Remove 1,000 ft of climb').click()
      await expect(chips(page)).toHaveText(['Lighter dose'])
      await expect(page.getByRole('group', { name: 'Make it yours' })).toBeFocused()
      await head(page).getByRole('button', { name: 'Undo', exact: true }).click()
      await expect(chips(page)).toHaveText(['1,000 ft of climb', 'Lighter dose'])
      await button(page, 'Back to ours').click()
      await expect(chips(page)).toHaveCount(0)
      expect(await rowsOf(page)).toEqual(ours)
    })

    test('what is set outlasts a reload @once', async ({ page }) => {
      await openKeptPlan(page, { answers: marathoner })
      await open(page, 'Set forecast')
      await page.getByLabel('Temperature · °F').fill('85')
      await page.getByLabel('Humidity · %').fill('60')
      await submit(page)
      await expect(chips(page)).toHaveText(['85 °F, 60%'])
      const rows = await rowsOf(page)
      await expect.poll(() => keptTexts(page)).toContain('forecast')
      await page.reload()
      await openSections(page)
      await expect(raceTable(page)).toBeVisible()
      await expect(chips(page)).toHaveText(['85 °F, 60%'])
      expect(await rowsOf(page)).toEqual(rows)
    })

    test('every dialog has no barrier and fits, refused ones too @once', async ({ page }) => {
      test.slow()
      await openKeptPlan(page, { answers: marathoner })
      for (const name of ['Set start time', 'Set forecast', 'Set climb', 'Set practiced dose']) {
        await open(page, name)
        await page.getByRole('button', { name: 'Change my plan', exact: true }).click()
        await expect(dialog(page).locator('[aria-invalid="true"]').first()).toBeFocused()
        await expectNoBarrier(page, 'dialog')
        await page.setViewportSize({ width: 320, height: 640 })
        await expectNoSidewaysScroll(page)
        await page.setViewportSize(viewport)
        await page.keyboard.press('Escape')
        await expect(dialog(page)).toHaveCount(0)
      }
    })
  })
}

for (const [name, leave] of [
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['Back', (page: Page) => page.evaluate(() => window.history.back())],
] as const)
  test(`${name} says first what would be lost, then leaves the dialog and not the plan @once`, async ({
    page,
  }) => {
    await openKeptPlan(page, { answers: marathoner })
    await open(page, 'Set forecast')
    const temperature = page.getByLabel('Temperature · °F')
    await temperature.pressSequentially('80')
    await leave(page)
    await expect(dialog(page).getByRole('alert')).toHaveText(/^What you typed is not used yet/)
    await expect(temperature).toHaveValue('80')
    await leave(page)
    await expect(dialog(page)).toHaveCount(0)
    await expect(button(page, 'Set forecast')).toBeFocused()
    await expect(raceTable(page)).toBeVisible()
    // Without a dialog Back is the form, as ever.
    await page.evaluate(() => window.history.back())
    await expect(page.getByRole('button', { name: 'Generate My Race Nutrition Plan' })).toBeVisible()
  })

test('Escape in the form of a label returns to the chosen fuel, with all of it, and asks before that is lost @once', async ({
  page,
}) => {
  await openKeptPlan(page, { answers: marathoner })
  await open(page, 'Set your fuel')
  await page.getByLabel('Search all products').fill('sis go')
  const gel = page.getByRole('checkbox', { name: /^SiS GO Isotonic gel/ }).first()
  await gel.check()
  await button(page, 'Not listed? Type its label').click()
  await page.getByLabel('Name', { exact: true }).fill('My bar')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toContainText('SiS GO Isotonic gel')
  await button(page, 'Not listed? Type its label').click()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('My bar')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(dialog(page).getByRole('alert')).toHaveText(/^What you typed is not used yet/)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
})

test('the whole way can be gone by keyboard alone @once', async ({ page }) => {
  await openKeptPlan(page, { answers: marathoner })
  const opener = button(page, 'Set forecast')
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Temperature · °F')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()

  await page.keyboard.press('Enter')
  await page.keyboard.type('200')
  await page.keyboard.press('Tab')
  await page.keyboard.type('70')
  await page.keyboard.press('Enter')
  const temperature = page.getByLabel('Temperature · °F')
  await expect(temperature).toBeFocused()
  await expect(temperature).toHaveAccessibleDescription('This has to be 113 °F at most.')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('80')
  await expect(temperature).not.toHaveAttribute('aria-invalid', 'true')
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toHaveCount(0)
  await expect(chips(page)).toHaveText(['80 °F, 70%'])
  await expect(button(page, 'Change forecast')).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Temperature · °F')).toHaveValue('80')
  for (let tab = 0; tab < 3; tab += 1) await page.keyboard.press('Tab')
  await expect(dialog(page).getByRole('button', { name: 'Remove', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(chips(page)).toHaveCount(0)
  await expect(button(page, 'Set forecast')).toBeFocused()
})

test('a start time, its zone and the lighter dose are set by keyboard alone @once', async ({ page }) => {
  await openKeptPlan(page, { answers: marathoner })
  await button(page, 'Set start time').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Start', { exact: true })).toBeFocused()
  await page.keyboard.type('0730AM')
  await tabTo(page, page.getByLabel('Time zone of the race'))
  await page.keyboard.type('America/Den')
  await tabTo(page, button(page, 'Change my plan'))
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toHaveCount(0)
  await expect(chips(page)).toHaveText(['Start 7:30 am (Denver)'])
  await expect(button(page, 'Change start time')).toBeFocused()

  await button(page, 'Set practiced dose').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('radio', { name: 'A dose I have practiced' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: /^The lighter dose/ })).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toHaveCount(0)
  await expect(chips(page)).toHaveText(['Start 7:30 am (Denver)', 'Lighter dose'])
})

test('what is announced has its place before the first change @once', async ({ page }) => {
  await openKeptPlan(page, { answers: marathoner })
  await expect(status(page)).toHaveCount(1)
  await expect(status(page)).toBeEmpty()
})

test('the lines of a model stay while the plan has their facts, and the page says which do not @once', async ({
  page,
}) => {
  const lines = [
    { place: 'race_week.thu_fri', text: 'Trust your training.', lang: 'en' },
    { place: 'race_week.race_morning', text: 'The start is at {race.start}.', lang: 'en' },
  ]
  await openKeptPlan(page, { answers: marathoner, change: (answer) => ({ ...answer, lines }) })
  await open(page, 'Set start time')
  await page.getByLabel('Start', { exact: true }).fill('05:30')
  await submit(page)
  await expect(page.getByText('The start is at 5:30 am.')).toBeAttached()
  await button(page, 'Remove Start 5:30 am').click()
  await expect(status(page)).toContainText('One line of the AI model no longer has its place')
  await expect(page.getByText('Trust your training.')).toBeAttached()
  await expect(page.getByText('The start is at')).toHaveCount(0)
})

test('a plan of another service has nothing to set @once', async ({ page }) => {
  await openForeignPlan(page)
  await expect(page.getByRole('button', { name: /^Set / })).toHaveCount(0)
  await expect(head(page)).toHaveCount(0)
})

test.describe('without the engine', () => {
  test.use({ complaints: ['Failed to load resource', 'net::ERR', 'dynamically imported module'] })

  test('a change says that it failed, keeps what is typed, and works once the engine loads @once', async ({
    page,
  }) => {
    const engine = /\/assets\/planning-worker-[^/]+\.js$/
    await page.route(engine, (route) => route.abort('connectionrefused'))
    await openKeptPlan(page, { answers: marathoner })
    await open(page, 'Set climb')
    await page.getByLabel(/^Climb/).fill('1000')
    await page.keyboard.press('Enter')
    await expect(page.getByText('A part of this page did not load')).toBeVisible()
    await expect(page.getByLabel(/^Climb/)).toHaveValue('1000')
    await page.unroute(engine)
    await submit(page)
    await expect(chips(page)).toHaveText(['1,000 ft of climb'])
  })
})

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })
const dialog = (page: Page): Locator => page.getByRole('dialog')
const head = (page: Page): Locator => page.getByRole('group', { name: 'Make it yours', exact: true })
const place = (page: Page, name: string): Locator =>
  page.getByRole('group', { name: `Your own ${name}`, exact: true })
const chips = (page: Page): Locator =>
  page.getByRole('list', { name: 'What you have set' }).getByRole('listitem')
const status = (page: Page): Locator => head(page).getByRole('status')
const rowsOf = (page: Page) => raceTable(page).locator('tbody tr').allTextContents()

async function tabTo(page: Page, target: Locator): Promise<void> {
  const isFocused = () => target.evaluate((element) => element === document.activeElement)
  for (let tab = 0; tab < 10 && !(await isFocused()); tab += 1) await page.keyboard.press('Tab')
  await expect(target).toBeFocused()
}

async function open(page: Page, name: string): Promise<void> {
  await button(page, name).click()
  await expect(dialog(page)).toBeVisible()
}

async function submit(page: Page): Promise<void> {
  await button(page, 'Change my plan').click()
  await expect(dialog(page)).toHaveCount(0)
}
