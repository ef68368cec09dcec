import type { Locator, Page } from '@playwright/test'
import { expectNoBarrier } from './expect-no-barrier.ts'
import { expectNoSidewaysScroll } from './expect-no-horizontal-scroll.ts'
import { keptTexts, openKeptPlan } from './kept-visit.ts'
import { expect, test } from './planner.ts'
import { screens } from './screens.ts'

const tablet = { width: 768, height: 1024 }

for (const viewport of [...screens, tablet]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('how a long run went is filled in, kept over a reload, and used once the runner says so @once', async ({
      page,
    }) => {
      test.slow()
      await openKeptPlan(page)
      await open(page)
      await fill(page, { servings: '2', hours: 'two', stomach: '3' })
      await expect(answer(page)).toHaveText('Hours: type a number, such as 2.5 for 2:30.')
      await expectNoBarrier(page, '[aria-labelledby="now"]')
      await expectNoSidewaysScroll(page)
      await card(page).getByRole('button', { name: 'Go to hours', exact: true }).click()
      await expect(field(page, 'Hours')).toBeFocused()
      await expect(field(page, 'Hours')).toHaveValue('two')
      await expect(field(page, 'Hours')).toHaveAccessibleDescription(/^Hours: type a number/)
      await fill(page, { servings: '2', hours: '2', stomach: '3' })
      await expect(answer(page)).toHaveText(/^Practiced: \d+ g of carbs an hour\.$/)
      const said = await answer(page).innerText()
      await expectNoBarrier(page, '[aria-labelledby="now"]')
      await expectNoSidewaysScroll(page)
      await expect.poll(() => keptTexts(page)).toContain('race-nutrition/went/v1/long run/')

      await page.reload()
      await open(page)
      await expect(field(page, /^Servings taken, of \d+$/)).toHaveValue('2')
      await expect(field(page, 'Hours')).toHaveValue('2')
      await expect(field(page, /^Stomach/)).toHaveValue('3')
      await expect(answer(page)).toHaveText(said)
      await expect(chips(page)).toHaveCount(0)

      await card(page).getByRole('button', { name: 'Use it in my plan', exact: true }).click()
      await expect(chips(page)).toHaveText([`${/\d+/.exec(said)?.[0]} g/h held`])
    })
  })
}

const card = (page: Page): Locator => page.getByRole('region', { name: 'Now: training', exact: true })
const field = (page: Page, name: string | RegExp): Locator => card(page).getByLabel(name)
const answer = (page: Page): Locator => card(page).getByRole('status')
const chips = (page: Page): Locator =>
  page.getByRole('list', { name: 'What you have set' }).getByRole('listitem')

const open = (page: Page) => card(page).getByText('How your long run went', { exact: true }).click()

interface Typed {
  readonly servings: string
  readonly hours: string
  readonly stomach: string
}

async function fill(page: Page, { servings, hours, stomach }: Typed): Promise<void> {
  await field(page, /^Servings taken, of \d+$/).fill(servings)
  await field(page, 'Hours').fill(hours)
  await field(page, /^Stomach/).fill(stomach)
}
