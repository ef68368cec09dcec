import { openKeptForm } from './kept-visit.ts'
import {
  answersOnScreen,
  countCalls,
  expect,
  fillIn,
  heading,
  openForm,
  question,
  submit,
  submitButton,
  test,
} from './planner.ts'
import { choices, halfMarathoner, optionalTexts, requiredTexts } from './runner-answers.ts'

test('the form has its three sections and opens with its defaults @once', async ({ page }) => {
  await openForm(page)
  for (const name of ['Race Details', 'Body Stats & Training', 'Preferences & Environment']) {
    await expect(heading(page, name)).toBeVisible()
  }
  expect(await answersOnScreen(page)).toEqual({
    'Race type': '10K',
    'Race date': '',
    'Target time or pace': '',
    Sex: 'Male',
    Age: '',
    Height: '',
    Weight: '',
    'Weekly mileage': '',
    'Long run distance': '',
    'Sweat rate': '',
    'Diet preference': 'Omnivore',
    Allergies: '',
    Budget: 'Medium',
    Course: 'Flat',
    Climate: 'Moderate',
  })
})

test('each choice offers its options, and no other @once', async ({ page }) => {
  await openForm(page)
  await expect(page.getByRole('radiogroup')).toHaveCount(Object.keys(choices).length)
  for (const [label, options] of Object.entries(choices)) {
    const group = page.getByRole('radiogroup', { name: label, exact: true })
    const offered = await group.locator('label').allTextContents()
    expect(offered.map((text) => text.trim())).toEqual(options)
  }
})

test('only the browser’s own required check stands before the call @once', async ({ page }) => {
  await openForm(page)
  for (const label of [...requiredTexts, ...optionalTexts]) {
    const rules = await question(page, label).evaluate((input: HTMLInputElement) => ({
      required: input.required,
      others: ['min', 'max', 'pattern', 'minlength', 'maxlength'].filter((name) => input.hasAttribute(name)),
    }))
    const required = (requiredTexts as readonly string[]).includes(label)
    expect({ label, ...rules }).toEqual({ label, required, others: [] })
  }
})

test('without a required answer nothing is sent, and the browser points at it @once', async ({ page }) => {
  const calls = countCalls(page)
  await openKeptForm(page)
  for (const label of requiredTexts) {
    await question(page, label).fill('')
    await submit(page)
    await expect(question(page, label)).toBeFocused()
    expect(
      await question(page, label).evaluate((input: HTMLInputElement) => input.validity.valueMissing),
    ).toBe(true)
    await expect(submitButton(page)).toBeEnabled()
    await question(page, label).fill(halfMarathoner[label] ?? '')
  }
  expect(calls).toHaveLength(0)
})

test('a blank that the browser points at has its label in sight, below the header', async ({ page }) => {
  await openKeptForm(page, { ...halfMarathoner, Age: '' })
  await submit(page)
  await expect(question(page, 'Age')).toBeFocused()
  const header = await page.getByRole('banner').boundingBox()
  const label = await page.locator('label[for="age"]').boundingBox()
  expect(label?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
})

test('under each typed answer stands how it is understood @once', async ({ page }) => {
  await openForm(page)
  await fillIn(page)
  await expect(question(page, 'Height')).toHaveAccessibleDescription(/168 cm/)
  await expect(question(page, 'Weight')).toHaveAccessibleDescription(/60 kg|59\.9 kg/)
  await expect(question(page, 'Target time or pace')).toHaveAccessibleDescription(/4:59.*km/)
  await expect(question(page, 'Weekly mileage')).toHaveAccessibleDescription(/56 km/)
  await expect(question(page, 'Allergies')).toHaveAccessibleDescription(/peanut/i)
})

test('an answer that is not understood says how to write it, and does not block @once', async ({ page }) => {
  await openForm(page)
  await question(page, 'Weight').fill('sixty')
  await expect(question(page, 'Weight')).toHaveAccessibleDescription(/132 lb|60 kg/)
  await expect(submitButton(page)).toBeEnabled()
})

test('answers outlast a reload, and can be erased @once', async ({ page }) => {
  await openForm(page)
  await fillIn(page)
  await page.reload()
  expect(await answersOnScreen(page)).toEqual(halfMarathoner)

  await page.getByRole('button', { name: /erase/i }).click()
  await expect(question(page, 'Weight')).toHaveValue('')
  await page.reload()
  await expect(question(page, 'Weight')).toHaveValue('')
})

test('New Plan keeps the answers @once', async ({ page }) => {
  await openKeptForm(page)
  await submit(page)
  await page.getByRole('button', { name: 'New Plan', exact: true }).click()
  expect(await answersOnScreen(page)).toEqual(halfMarathoner)
})

test('in forced colors the chosen option can be read under the pointer @desktop', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openForm(page)
  const option = page.getByRole('radio', { name: 'Marathon', exact: true })
  await option.check()
  await option.hover()
  const look = await option.evaluate((input) => {
    const probe = document.createElement('span')
    probe.style.cssText = 'forced-color-adjust: none; background: Highlight; color: HighlightText'
    document.body.append(probe)
    const [shown, meant] = [input.nextElementSibling ?? input, probe].map((element) => {
      const { backgroundColor, color } = getComputedStyle(element)
      return { backgroundColor, color }
    })
    return { shown, meant }
  })
  expect(look.shown).toEqual(look.meant)
})
