import type { Page } from '@playwright/test'
import { expectNoBarrier } from './expect-no-barrier.ts'
import { expectNoSidewaysScroll } from './expect-no-horizontal-scroll.ts'
import { openKeptPlan } from './kept-visit.ts'
import { expect, test } from './planner.ts'
import { screens } from './screens.ts'

for (const viewport of screens) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('a slower day is chosen by key, has its own table, and is forgotten @once', async ({ page }) => {
      test.slow()
      await openKeptPlan(page)
      const onPace = await timesOf(page)
      await page.getByRole('radio', { name: 'On pace' }).focus()
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('ArrowRight')
      await expect(page.getByRole('radio', { name: '+10%' })).toBeChecked()
      await expect(page.getByText(/^For a slower day, finish in \d:\d\d: /)).toBeVisible()
      await openFolded(page)
      const slower = page.getByRole('table', { name: /on a slower day, \+10%$/ })
      await expect(slower).toBeVisible()
      await expect(slower.getByRole('rowheader', { name: 'Start to finish' })).toBeVisible()
      await expectNoSidewaysScroll(page)
      await expectNoBarrier(page, '[aria-labelledby="race-day"]')

      await page.reload()
      await openFolded(page)
      await expect(page.getByRole('radio', { name: 'On pace' })).toBeChecked()
      expect(await timesOf(page)).toEqual(onPace)
    })

    test('what to do if something goes wrong opens by key @once', async ({ page }) => {
      test.slow()
      await openKeptPlan(page)
      const stop = page.getByText('Stop, go to the medical tent, drink no more water.')
      await expect(stop).toBeHidden()
      await page.locator('summary', { hasText: 'If something goes wrong' }).focus()
      await page.keyboard.press('Enter')
      await expect(stop).toBeVisible()
      await expectNoSidewaysScroll(page)
      await expectNoBarrier(page, '[aria-labelledby="race-day"]')
    })
  })
}

const timesOf = (page: Page) =>
  page
    .getByRole('table', { name: /from breakfast to recovery/ })
    .getByRole('rowheader')
    .allTextContents()

/** On a phone the section, and in it the whole table. */
function openFolded(page: Page): Promise<void> {
  return page.getByText('Important Safety Notes').evaluate(() => {
    for (const folded of document.querySelectorAll('[aria-labelledby="race-day"] details:has(table)'))
      folded.setAttribute('open', '')
  })
}
