import { openKeptPlan } from './kept-visit.ts'
import { expect, heading, test } from './planner.ts'

test('a link leads to its section, and the section that is read is marked @desktop', async ({ page }) => {
  await openKeptPlan(page)
  const nav = page.getByRole('navigation', { name: 'Sections of the plan' })
  const links = await nav.getByRole('link').allTextContents()
  expect(links).toEqual([
    'Numbers',
    'Daily eating',
    'Long run',
    'Race week',
    'Race day',
    'Groceries',
    'Safety',
  ])
  await nav.getByRole('link', { name: 'Race day' }).click()
  const title = heading(page, 'Race-Day Fueling Plan (Minute-by-Minute)')
  await expect(title).toBeFocused()
  await expect(title).toBeInViewport()
  await expect(nav.getByRole('link', { name: 'Race day' })).toHaveAttribute('aria-current', 'true')
  await expect(nav).toBeInViewport()
  await expect.poll(async () => (await title.boundingBox())?.y ?? 0).toBeGreaterThan(48)

  await page.goBack()
  await expect(heading(page, 'Get Your Personalized Race Nutrition Plan')).toBeVisible()
})

test('on a phone a menu leads to each section and stays in sight @phone', async ({ page }) => {
  await openKeptPlan(page, { isFolded: true })
  const menu = page.getByRole('combobox', { name: 'Go to' })
  await menu.selectOption('Groceries')
  await expect(heading(page, 'Grocery List & Prep')).toBeInViewport()
  await expect(menu).toHaveValue('groceries')
  await expect(menu).toBeInViewport()
  await menu.selectOption('Safety')
  await expect(menu).toHaveValue('safety')
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await expect(menu).toHaveValue('numbers')
})

test('on a phone a plan is folded to a length one can scroll, and paper opens all of it @phone', async ({
  page,
}) => {
  await openKeptPlan(page, { isFolded: true })
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  expect(await height()).toBeLessThan(7000)
  const pantry = page.getByRole('listitem').filter({ hasText: /^[A-Z][^—]* — \d/ })
  await expect(pantry.first()).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(pantry.first()).toBeVisible()
})
