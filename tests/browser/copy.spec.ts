import type { Page } from '@playwright/test'
import { beginning } from './beginning.ts'
import { openKeptPlan } from './kept-visit.ts'
import { expect, test, toast, raceTable } from './planner.ts'

test.describe('with a clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  for (const name of ['Copy Race Schedule', 'Copy Grocery List']) {
    test(`${name} says "Copied!" for 2 seconds and raises no toast @once`, async ({ page }) => {
      await page.clock.install({ time: beginning })
      await openKeptPlan(page)
      await page.clock.pauseAt(beginning.getTime() + 60_000)
      await page.clock.runFor(5000)
      const button = page.getByRole('button', { name, exact: true })
      await button.click()
      const copied = page.getByRole('button', { name: 'Copied!', exact: true })
      await expect(copied).toBeVisible()
      await expect(page.locator('[data-type]')).toHaveCount(0)
      await page.clock.runFor(1900)
      await expect(copied).toBeVisible()
      await page.clock.runFor(200)
      await expect(copied).toHaveCount(0)
      await expect(button).toBeVisible()
    })
  }

  test('a second copy starts the two seconds anew @once', async ({ page }) => {
    await page.clock.install({ time: beginning })
    await openKeptPlan(page)
    await page.clock.pauseAt(beginning.getTime() + 60_000)
    await page.getByRole('button', { name: 'Copy Grocery List', exact: true }).click()
    const copied = page.getByRole('button', { name: 'Copied!', exact: true })
    await expect(copied).toBeVisible()
    await page.clock.runFor(1500)
    await copied.click()
    // The write to the clipboard has to have come back before time goes on.
    await page.evaluate(() => navigator.clipboard.readText())
    await page.clock.runFor(1500)
    await expect(copied).toBeVisible()
    await page.clock.runFor(600)
    await expect(copied).toHaveCount(0)
  })

  test('the race schedule reads in a chat: rates first, then a short line for each stop @once', async ({
    page,
  }) => {
    await openKeptPlan(page)
    const text = await copiedBy(page, 'Copy Race Schedule')
    expect(text.split('\n')[1]).toMatch(/^Per hour: \d+ g carbs, /)
    const stops = text.split('\n').filter((line) => /^\d:\d\d · mi [\d.]+ – .*[\d½] oz/.test(line))
    expect(stops.length).toBeGreaterThan(2)
    expect(text).not.toContain('\t')
    expectSafeCells(text)
  })

  test('the grocery list reads in a chat: a short line for each item @once', async ({ page }) => {
    await openKeptPlan(page)
    const text = await copiedBy(page, 'Copy Grocery List')
    for (const shelf of ['Pantry', 'Fridge/Freezer', 'Electrolytes']) expect(text).toContain(shelf)
    expect(text).toMatch(/^[\p{L} ,()%-]+ – \d/mu)
    expect(text).not.toContain('\t')
    expectSafeCells(text)
  })

  test('the race schedule pastes into a spreadsheet as the rows of the table @once', async ({ page }) => {
    await openKeptPlan(page)
    const text = await copiedBy(page, 'Copy Race Schedule as a table')
    const table = text.split('\n').filter((line) => line.includes('\t'))
    expect(table[0]?.split('\t')).toEqual([
      'Time',
      'Action',
      'Item',
      'Carbs (g)',
      'Sodium (mg)',
      'Fluids (ml)',
    ])

    const rows = raceTable(page).locator('tbody tr')
    // A dish is copied with its foods: no card goes along with the text.
    const fuel = rows.filter({ hasNot: page.getByRole('button', { name: /^Recipe: / }) })
    const items = await fuel.locator('td:nth-of-type(2)').allTextContents()
    expect(items.length).toBeGreaterThan(3)
    // On the page the milliliters have a column of their own.
    const withoutVolumes = text.replaceAll(/\b[\d,]+ ml /g, '')
    for (const item of items) expect(withoutVolumes).toContain(item)
    expectSafeCells(text)
  })

  test('the grocery list pastes into a spreadsheet with every line of the three columns @once', async ({
    page,
  }) => {
    await openKeptPlan(page)
    const text = await copiedBy(page, 'Copy Grocery List as a table')
    for (const shelf of ['Pantry', 'Fridge/Freezer', 'Electrolytes']) expect(text).toContain(shelf)
    const section = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Pantry' }) })
      .last()
    const lines = await section.locator('ul').first().locator('li').allTextContents()
    expect(lines.length).toBeGreaterThan(0)
    for (const line of lines) {
      for (const word of line.split(/[^\p{L}\d]+/u).filter(Boolean)) expect(text).toContain(word)
    }
    expectSafeCells(text)
  })
})

test('a refused clipboard says so and shows the text to copy by hand', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) },
    })
  })
  await openKeptPlan(page)
  await page.getByRole('button', { name: 'Copy Race Schedule', exact: true }).click()
  const told = toast(page, 'did not allow copying')
  await expect(told).toBeVisible()
  const byHand = page.getByRole('dialog').getByRole('textbox')
  await expect(byHand).toHaveValue(/^Per hour: /m)
  const selected = await byHand.evaluate((area: HTMLTextAreaElement) =>
    area.value.slice(area.selectionStart, area.selectionEnd),
  )
  expect(selected).toBe(await byHand.inputValue())
  await expect(page.getByRole('button', { name: 'Copied!', exact: true })).toHaveCount(0)
  expect(await isOnTop(page, 'did not allow copying')).toBe(true)

  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Copy Race Schedule', exact: true })).toBeFocused()
})

test('a browser without a clipboard shows the same @once', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await openKeptPlan(page)
  await page.getByRole('button', { name: 'Copy Grocery List', exact: true }).click()
  await expect(toast(page, 'did not allow copying')).toBeVisible()
  await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue(/Pantry/)
})

async function copiedBy(page: Page, name: string): Promise<string> {
  await page.getByRole('button', { name, exact: true }).click()
  await expect(page.getByRole('button', { name: 'Copied!', exact: true })).toBeVisible()
  return page.evaluate(() => navigator.clipboard.readText())
}

/** A spreadsheet takes a cell that begins so for a formula. */
function expectSafeCells(text: string): void {
  const cells = text.split('\n').flatMap((line) => line.split('\t'))
  expect(cells.filter((cell) => /^\s*[=+\-@]/.test(cell))).toEqual([])
}

/** Whether the toast is what the eye meets at its place, and not something laid over it. */
async function isOnTop(page: Page, message: string): Promise<boolean> {
  return toast(page, message).evaluate((card) => {
    const { x, y, width, height } = card.getBoundingClientRect()
    const met = document.elementsFromPoint(x + width / 2, y + height / 2)
    // Toasts may let the pointer through; then what lies below must not be a dialog's backdrop.
    return met.some((element) => card.contains(element)) && !met[0]?.matches('dialog')
  })
}
