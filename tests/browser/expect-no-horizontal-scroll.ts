import { expect, type Page } from '@playwright/test'

/** Nothing on the page is wider than the screen; what only a screen reader meets has no width of its own. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  // A page that was just resized draws itself anew.
  await expect.poll(() => whatIsTooWide(page)).toEqual({ scrolls: false, over: [] })
}

function whatIsTooWide(page: Page) {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const over = [...document.querySelectorAll('main *, header *, footer *, dialog *, [popover] *')].filter(
      (element) =>
        element.getBoundingClientRect().right > width + 1 &&
        element.getClientRects().length > 0 &&
        element.closest('[class*="hidden"]') === null,
    )
    return {
      scrolls: document.documentElement.scrollWidth > width,
      over: over.slice(0, 5).map((element) => `${element.tagName} ${element.textContent?.slice(0, 40)}`),
    }
  })
}
