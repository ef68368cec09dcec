import type { Page } from '@playwright/test'
import { apiCall, expect, fillIn, heading, makePlan, openForm, submit, test, texts } from './planner.ts'

test.use({ viewport: { width: 320, height: 640 } })

test('the form fits a screen of 320 px', async ({ page }) => {
  await openForm(page)
  await fillIn(page)
  await expectNoSidewaysScroll(page)
})

test('the loading state fits a screen of 320 px', async ({ page }) => {
  await page.route(apiCall, () => undefined)
  await openForm(page)
  await fillIn(page)
  await submit(page)
  await expect(heading(page, texts.loadingHeading)).toBeVisible()
  await expectNoSidewaysScroll(page)
})

test('the plan fits a screen of 320 px', async ({ page }) => {
  await makePlan(page)
  await expectNoSidewaysScroll(page)
})

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const tooWide = await page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const over = [...document.querySelectorAll('main *, header *, footer *')].filter(
      (element) => element.getBoundingClientRect().right > width + 1 && element.getClientRects().length > 0,
    )
    return {
      width,
      scrolls: document.documentElement.scrollWidth > width,
      over: over.slice(0, 5).map((element) => `${element.tagName} ${element.textContent?.slice(0, 40)}`),
    }
  })
  expect(tooWide).toEqual({ width: 320, scrolls: false, over: [] })
}
