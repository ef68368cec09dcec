import type { Page } from '@playwright/test'
import { keep, openKeptPlan } from './kept-visit.ts'
import { expect, firstPaint, heading, test, texts } from './planner.ts'

test('a first visit shows the form before the page’s script is there, and nothing moves once it is', async ({
  page,
}) => {
  const letGo = await holdScript(page)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(heading(page, texts.formHeading)).toBeVisible()
  await expect(firstPaint(page)).toHaveCount(1)
  const shown = await placesOf(page)
  expect(shown.length).toBeGreaterThan(60)
  letGo()
  await expect(firstPaint(page)).toHaveCount(0)
  expect(await placesOf(page)).toEqual(shown)
})

test.describe('a visit that begins with another page shows no form before', () => {
  const visits: Record<string, { begin: (page: Page) => Promise<unknown>; address: string }> = {
    'a link': { begin: async () => undefined, address: '/#c1=broken' },
    'something kept': { begin: (page) => keep(page, { 'race-nutrition/answers/v1': {} }), address: '/' },
  }
  for (const [what, { begin, address }] of Object.entries(visits))
    test(`${what} @once`, async ({ page }) => {
      await begin(page)
      await expectNothingBeforeTheScript(page, () => page.goto(address, { waitUntil: 'commit' }))
    })

  test('a reload of a plan, also where nothing is kept @once', async ({ page }) => {
    await openKeptPlan(page)
    await page.evaluate(() => localStorage.clear())
    await expectNothingBeforeTheScript(page, async () => {
      await page.reload({ waitUntil: 'commit' })
      expect(await page.evaluate(() => localStorage.length)).toBe(0)
    })
  })
})

test.describe('without the page’s script', () => {
  test.use({ complaints: ['Failed to load resource'] })
  test('a first visit says that the page did not load @once', async ({ page }) => {
    await page.route(pageScript, (route) => route.abort())
    await page.goto('/')
    await expect(page.getByRole('alert')).toHaveText(/^The page did not load\. Please check your connection/)
    await expect(firstPaint(page)).toHaveCount(0)
  })
})

test.describe('without the fonts', () => {
  test.use({ complaints: ['Failed to load resource'] })
  test('a first visit shows the form all the same @once', async ({ page }) => {
    await page.route(/\.woff2$/, (route) => route.abort())
    await holdScript(page)
    await page.goto('/', { waitUntil: 'commit' })
    await expect(heading(page, texts.formHeading)).toBeVisible()
    await expect(firstPaint(page)).toHaveCount(1)
  })
})

const pageScript = /\/assets\/index-[^/]*\.js$/

/** Keeps the page's script back until it is let go. */
async function holdScript(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(pageScript, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

async function expectNothingBeforeTheScript(page: Page, open: () => Promise<unknown>): Promise<void> {
  const letGo = await holdScript(page)
  await open()
  // Parsed to its end, with what `first-paint.js` shows.
  await page.waitForFunction(() => document.readyState === 'interactive')
  await page.evaluate(() => document.fonts.load('1em Figtree').then(() => document.fonts.ready))
  await expect(page.locator('#root > *')).toHaveCount(0)
  letGo()
  await expect(page.locator('#root header')).toBeVisible()
}

/** Where each element of header, introduction and questions stands, and what it says. */
const placesOf = (page: Page) =>
  page
    .locator('header *, main h1, main h1 + p, form > fieldset > fieldset, form > fieldset > fieldset *')
    .evaluateAll((all) =>
      all.map((each) => {
        const { x, y, width, height } = each.getBoundingClientRect()
        return `${each.tagName} ${each.textContent} ${[x, y, width, height].map(Math.round).join(' ')}`
      }),
    )
