import type { Page } from '@playwright/test'
import { expectNoBarrier } from './expect-no-barrier.ts'
import { expectNoSidewaysScroll } from './expect-no-horizontal-scroll.ts'
import { openKeptPlan } from './kept-visit.ts'
import { expect, raceTable, test } from './planner.ts'
import { halfMarathoner, isoDayIn } from './runner-answers.ts'

const race = isoDayIn(5)
const answers = { ...halfMarathoner, 'Race date': race }
const now = (page: Page) => page.locator('section[aria-labelledby="now"]')

/** A moment by the clock of the page, days from the race. */
function at(daysAfterRace: number, time: string): Date {
  const day = new Date(`${race}T${time}`)
  day.setDate(day.getDate() + daysAfterRace)
  return day
}

async function openAt(page: Page, moment: Date): Promise<void> {
  await page.clock.install({ time: moment })
  await openKeptPlan(page, { answers })
  await expect(raceTable(page)).toBeVisible()
}

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const) {
  for (const [days, title] of [
    [-30, 'Now: training'],
    [-10, 'Now: practice your race fuel'],
    [-4, 'Today'],
    [-1, 'Today'],
    [0, 'Next'],
    [1, 'After the race'],
  ] as const) {
    test(`at ${width} px, ${days} days from the race, “${title}” leads @once`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await openAt(page, at(days, '08:00:00'))
      await expect(now(page).getByRole('heading', { level: 2 })).toHaveText(title)
      await expect(page.getByText('This is past. Show it')).toHaveCount(days < -6 ? 0 : days < 0 ? 2 : 4)
      await expectNoSidewaysScroll(page)
      await expectNoBarrier(page)
    })
  }
}

test('at midnight an open page moves on to race day, and a sleeping tab when it is looked at @once', async ({
  page,
}) => {
  await openAt(page, at(-1, '23:58:00'))
  await expect(now(page).getByRole('heading', { level: 2 })).toHaveText('Today')
  await page.clock.fastForward('03:00')
  await expect(now(page).getByRole('heading', { level: 2 })).toHaveText('Next')
  await page.clock.setSystemTime(at(1, '09:00:00'))
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(now(page).getByRole('heading', { level: 2 })).toHaveText('After the race')
  await expect(now(page).getByText(/^0:30 after: /)).toBeVisible()
  await page.clock.setSystemTime(at(2, '09:00:00'))
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(now(page).getByText('For your next race, press New Plan.')).toBeVisible()
  await expect(now(page).getByText(/^0:30 after: /)).toHaveCount(0)
})

test('from the press at the gun the list says what comes next, large, offline, and over a reload @once', async ({
  page,
}) => {
  await openAt(page, at(0, '09:00:26'))
  const next = now(page).locator('[aria-live]')
  const during = await raceTable(page).locator('tbody tr:not([data-aside="true"]) th').allTextContents()
  await expect(
    now(page)
      .getByRole('listitem')
      .filter({ hasText: /only if you are used to it/ }),
  ).toContainText(/caffeine/i)
  await now(page).getByRole('button', { name: 'Start', exact: true }).click()
  await expect(next).toBeFocused()
  const first = during[0]?.slice(0, 4) ?? 'none'
  await expect(next).toContainText(first)
  expect(await next.evaluate((box) => Number.parseFloat(getComputedStyle(box).fontSize))).toBeGreaterThan(27)
  const [hours = 0, minutes = 0] = first.split(':').map(Number)
  // By the press, not by the full minutes of the clock.
  await expect(now(page).getByText(`in ${60 * hours + minutes} min`, { exact: true })).toBeVisible()
  await page.context().setOffline(true)
  await page.clock.fastForward((60 * hours + minutes + 3) * 60_000)
  await expect(next).toContainText(during[1]?.slice(0, 4) ?? 'none')
  await expect(now(page).locator('summary')).toHaveText(/rows? (is|are) past$/)
  await page.context().setOffline(false)
  await page.reload()
  await expect(next).toContainText(during[1]?.slice(0, 4) ?? 'none')
  // The same afternoon: what to eat now, and how it went.
  await page.clock.fastForward(9 * 60 * 60_000)
  await expect(next).toHaveText('All taken. Well run.')
  await expect(now(page).getByText(/^0:30 after: /)).toBeVisible()
  await now(page).getByText('How your race went').click()
  await expect(now(page).getByLabel(/^Servings taken/)).toBeVisible()
  await now(page).getByRole('button', { name: 'Take the start back' }).click()
  await expect(now(page).getByRole('button', { name: 'Start', exact: true })).toBeVisible()
})

test('on race day what is next is first, what helps when something goes wrong below it, and what is next follows the chosen pace @once', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAt(page, at(0, '09:00:26'))
  const topOf = async (id: string) => (await page.locator(`#${id}`).boundingBox())?.y ?? Number.NaN
  expect(await topOf('now')).toBeLessThan(300)
  expect(await topOf('if-then')).toBeLessThan(2 * 844)
  const onPace = await now(page).getByRole('listitem').allInnerTexts()
  await page.getByRole('radio', { name: '+15%' }).check({ force: true })
  await expect(now(page)).toContainText('By the table +15%, finish in')
  const behind = await now(page).getByRole('listitem').allInnerTexts()
  expect(behind).not.toEqual(onPace)
  await page.reload()
  await expect(now(page)).toContainText('By the table +15%, finish in')
  expect(await now(page).getByRole('listitem').allInnerTexts()).toEqual(behind)
})
