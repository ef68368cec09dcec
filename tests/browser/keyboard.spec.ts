import type { Page } from '@playwright/test'
import { openKeptPlan } from './kept-visit.ts'
import {
  answersOnScreen,
  expect,
  heading,
  openForm,
  question,
  submitButton,
  test,
  texts,
  unfold,
} from './planner.ts'
import { halfMarathoner, raceDay } from './runner-answers.ts'

test('the whole way can be gone by keyboard alone', { tag: '@desktop' }, async ({ page }) => {
  // The PDF takes its time where other tests run beside.
  test.setTimeout(180_000)
  await openForm(page)
  const keys = page.keyboard
  const typed = async (label: string) => {
    await keys.press('Tab')
    await expect(question(page, label)).toBeFocused()
    await keys.type(halfMarathoner[label] ?? '')
  }

  await tabTo(page, 'raceType')
  await keys.press('ArrowRight')
  await keys.press('Tab')
  await expect(question(page, 'Race date')).toBeFocused()
  const [year, month, day] = raceDay.split('-')
  await keys.type(`${month}${day}${year}`)
  await tabTo(page, 'targetTimeOrPace')
  await keys.type('1:45:00')
  await tabTo(page, 'sex')
  await keys.press('ArrowRight')
  for (const label of ['Age', 'Height', 'Weight', 'Weekly mileage', 'Long run distance', 'Sweat rate'])
    await typed(label)
  await tabTo(page, 'dietPreference')
  await keys.press('ArrowRight')
  await typed('Allergies')
  await tabTo(page, 'budget')
  await keys.press('ArrowLeft')
  await tabTo(page, 'course')
  await keys.press('ArrowRight')
  await tabTo(page, 'climate')
  await keys.press('ArrowLeft')
  expect(await answersOnScreen(page)).toEqual(halfMarathoner)

  await keys.press('Tab')
  await expect(submitButton(page)).toBeFocused()
  await keys.press('Enter')
  await expect(heading(page, texts.planHeading)).toBeFocused()

  await expect(page.getByRole('button', { name: 'Download PDF', exact: true })).toBeEnabled()
  await tabToButton(page, 'Download PDF')
  const saving = page.waitForEvent('download', { timeout: 120_000 })
  await keys.press('Enter')
  expect((await saving).suggestedFilename()).toMatch(/^nutrition-plan-Half-.*\.pdf$/)
  for (const name of ['Copy Race Schedule', 'Copy Grocery List']) await tabToButton(page, name)
  await page.keyboard.press('Enter')
  await keys.press('Escape')
  await backToButton(page, 'New Plan')
  await keys.press('Enter')
  await expect(heading(page, texts.formHeading)).toBeFocused()
})

test('whatever has the focus shows it', { tag: '@desktop' }, async ({ page }) => {
  await openForm(page)
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press('Tab')
    const marked = await page.evaluate(() => {
      const focused = document.activeElement
      // The calendar button inside a date field is the browser's own, and so is its mark.
      if (focused?.matches('input[type="date"]:not(:focus-visible)')) return true
      const drawn = [focused, focused?.nextElementSibling]
      return drawn.some((element) => {
        if (!element) return false
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
        return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
      })
    })
    expect(marked).toBe(true)
  }
})

test('the numbers of a section are one stop of the Tab key with their recipes, and the arrows reach them all @desktop', async ({
  page,
}) => {
  await openKeptPlan(page)
  const sections = [
    { name: 'Numbers summary', numbers: 17 },
    { name: 'Daily Eating Plan (Training Phase)', numbers: 5 },
    { name: 'Long-Run Fueling Strategy', numbers: 13 },
  ]
  for (const { name, numbers } of sections) {
    const group = page
      .getByRole('region', { name, exact: true })
      .locator('xpath=descendant-or-self::*[@data-roving]')
      .first()
    const buttons = group.getByRole('button')
    await expect(buttons).toHaveCount(numbers)
    await expect(buttons.and(page.locator('[tabindex="0"]'))).toHaveCount(1)
    await buttons.first().focus()
    for (let step = 1; step < numbers; step += 1) await page.keyboard.press('ArrowRight')
    await expect(buttons.last()).toBeFocused()
    // The way back begins at the number one left.
    await page.keyboard.press('Tab')
    await page.keyboard.press('Shift+Tab')
    await expect(buttons.last()).toBeFocused()
    await page.keyboard.press('Home')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('region', { name: /^Why: / })).toBeVisible()
    await page.keyboard.press('Escape')
  }
})

test('a button that Tab passes over is in a toolbar with a name, and one of its buttons is a stop @once', async ({
  page,
}) => {
  await openKeptPlan(page)
  await unfold(page)
  const passedOver = await page.locator('article button[tabindex="-1"]').evaluateAll((buttons) =>
    buttons.map((button) => {
      const toolbar = button.closest('[role="toolbar"]')
      return {
        name: toolbar?.getAttribute('aria-label') ?? null,
        stops: toolbar?.querySelectorAll('button[tabindex="0"]').length,
      }
    }),
  )
  expect(passedOver.length).toBeGreaterThan(100)
  expect(passedOver.filter(({ name, stops }) => !name || stops !== 1)).toEqual([])
  const names = await page
    .getByRole('toolbar')
    .evaluateAll((all) => all.map((toolbar) => toolbar.getAttribute('aria-label')))
  expect(new Set(names).size).toBe(names.length)
  // What a group holds keeps what it is.
  await expect(page.getByRole('toolbar').getByRole('table', { name: /^What to eat and drink/ })).toBeVisible()
})

test('a plan is gone through in few steps of the Tab key @desktop', async ({ page }) => {
  await openKeptPlan(page)
  await heading(page, texts.planHeading).focus()
  let steps = 0
  const isInPlan = () => page.evaluate(() => document.activeElement?.closest('article') !== null)
  const isOnList = () => page.evaluate(() => document.activeElement?.matches('[type="checkbox"]') ?? true)
  do {
    await page.keyboard.press('Tab')
    steps += 1
  } while (steps < 60 && (await isInPlan()) && !(await isOnList()))
  // Buttons, among them two for tables, the link of today's card, links to sections, groups of numbers and recipes,
  // pictures, days, what can be set at the race and at the long run, the pace of the table and what to do if something
  // goes wrong: up to the list of things to tick off.
  expect(steps).toBeLessThan(45)
  expect(await isOnList()).toBe(true)
})

test('a keyboard user sees a hint about the arrows @desktop', async ({ page }) => {
  await openKeptPlan(page)
  const numbers = page.getByRole('region', { name: 'Numbers summary', exact: true })
  const group = numbers.getByRole('toolbar', { name: 'Numbers', exact: true })
  const told = () => group.evaluate((shown) => getComputedStyle(shown, '::after').content)
  await numbers.getByRole('button').first().click()
  expect(await told()).toBe('none')
  await page.keyboard.press('Escape')
  await page.keyboard.press('ArrowRight')
  expect(await told()).toContain('Arrow keys')
})

test('a phone shows no hint about arrow keys after the Go key of a dialog @phone', async ({ page }) => {
  await openKeptPlan(page)
  await page.getByRole('button', { name: 'Set start time', exact: true }).tap()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^Start/).fill('09:30')
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  const changed = page.getByRole('button', { name: 'Change start time', exact: true })
  await expect(changed).toBeFocused()
  const hints = await page
    .locator('[data-roving]:has(button:focus)')
    .evaluateAll((groups) => groups.map((group) => getComputedStyle(group, '::after').content))
  expect(hints).toEqual(['none'])
})

/** Tab after Tab until the question of that name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  await press(
    page,
    'Tab',
    () => page.evaluate(() => document.activeElement?.getAttribute('name') ?? ''),
    name,
  )
}

async function tabToButton(page: Page, name: string): Promise<void> {
  await press(page, 'Tab', () => page.evaluate(() => document.activeElement?.textContent?.trim() ?? ''), name)
}

async function backToButton(page: Page, name: string): Promise<void> {
  await press(
    page,
    'Shift+Tab',
    () => page.evaluate(() => document.activeElement?.textContent?.trim() ?? ''),
    name,
  )
}

async function press(page: Page, key: string, where: () => Promise<string>, until: string): Promise<void> {
  for (let pressed = 0; pressed < 20; pressed += 1) {
    await page.keyboard.press(key)
    if ((await where()) === until) return
  }
  throw new Error(`"${until}" is not reached with ${key}`)
}
