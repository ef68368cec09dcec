import type { Page } from '@playwright/test'
import { openKeptForm } from './kept-visit.ts'
import { countCalls, expect, openForm, question, test } from './planner.ts'

test('a sweat rate can be worked out from a run, by keyboard, and fills its field @once', async ({
  page,
}) => {
  const calls = countCalls(page)
  await openForm(page)
  await opener(page).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Your sweat rate from a run' })
  await expect(dialog.getByLabel('Weight before')).toBeFocused()
  await dialog.getByLabel('Weight before').fill('132 lb')
  await dialog.getByLabel('Weight after').fill('130.5 lb')
  await dialog.getByLabel('Drunk on the way').fill('12 oz')
  await dialog.getByLabel('Time of the run').fill('1:05')
  await expect(dialog.getByRole('status')).toHaveText('You sweat about 0.96 L/h')
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(question(page, 'Sweat rate')).toHaveValue('0.96 L/h')
  await expect(question(page, 'Sweat rate')).toBeFocused()
  await expect(question(page, 'Sweat rate')).toHaveAccessibleDescription(/0\.96 L\/h/)
  expect(calls).toHaveLength(0)
})

test('what cannot be used has its reason beside its field, the first of them focused @once', async ({
  page,
}) => {
  await openForm(page)
  await opener(page).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Weight before').fill('60 kg')
  await dialog.getByLabel('Time of the run').fill('10')
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Weight after')).toBeFocused()
  await expect(dialog.getByLabel('Weight after')).toHaveAttribute('aria-invalid', 'true')
  await expect(dialog.getByLabel('Weight after')).toHaveAccessibleDescription(/Try/)
  await expect(dialog.getByLabel('Time of the run')).toHaveAccessibleDescription(/30 minutes/)
  await expect(dialog.getByLabel('Weight before')).not.toHaveAttribute('aria-invalid', 'true')
})

test('Escape leaves the field as it was, with the focus where it came from @once', async ({ page }) => {
  await openKeptForm(page)
  await opener(page).press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(question(page, 'Sweat rate')).toHaveValue('0.9 L/h')
  await expect(opener(page)).toBeFocused()
})

const opener = (page: Page) => page.getByRole('button', { name: 'Work it out from a run', exact: true })
