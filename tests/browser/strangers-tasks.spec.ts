import type { Locator, Page } from '@playwright/test'
import { planRace, readIsoDay, stopGroups } from '@race-nutrition/engine'
import { openKeptPlan, questionnaireOf } from './kept-visit.ts'
import { expect, heading, test } from './planner.ts'
import { halfMarathoner, isoDayIn, runnersOfAllRaces } from './runner-answers.ts'

const marathoner = runnersOfAllRaces.at(-1) ?? halfMarathoner

// What the page scrolls by itself is there at once.
test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } })

/** Counts what a stranger presses, and how far they scroll by hand until the answer is in sight. */
class Stranger {
  presses = 0
  scrolled = 0
  readonly page: Page
  readonly question: string

  constructor(page: Page, question: string) {
    this.page = page
    this.question = question
  }

  async press(what: Locator): Promise<void> {
    await this.see(what)
    await what.click()
    this.presses += 1
  }

  /** A menu is pressed twice: to open it, and on its line. */
  async choose(section: string): Promise<void> {
    const menu = this.page.getByRole('combobox', { name: 'Go to' })
    await this.see(menu)
    await menu.selectOption(section)
    this.presses += 2
  }

  async see(what: Locator): Promise<void> {
    await expect(what).toBeVisible()
    const before = await this.page.evaluate(() => window.scrollY)
    await what.scrollIntoViewIfNeeded()
    await expect(what).toBeInViewport()
    this.scrolled += Math.abs((await this.page.evaluate(() => window.scrollY)) - before)
  }

  finish(): void {
    console.log(`${this.question}: ${this.presses} presses, ${Math.round(this.scrolled)} px`)
    expect(this.presses).toBeLessThanOrEqual(2)
  }
}

test('a stranger finds what to take at mile 10 @phone', async ({ page }) => {
  const answers = { ...marathoner, 'Race date': isoDayIn(60) }
  await openKeptPlan(page, { answers, isFolded: true })
  const stranger = new Stranger(page, 'What do I take at mile 10?')
  const made = planRace(questionnaireOf(answers), readIsoDay(isoDayIn(0)) ?? { year: 2000, month: 1, day: 1 })
  if (!made.ok) throw new Error('No plan')
  const groups = stopGroups(made.value.plan)
  const next = groups
    .flatMap(({ takes, stops }) => stops.map(({ mark }) => ({ takes, mark })))
    .filter(({ mark }) => miles(mark) >= 9)
    .toSorted((one, other) => miles(one.mark) - miles(other.mark))[0]
  const card = page.locator('section[aria-labelledby="race-card"]')
  const group = card.locator('ul > li').filter({ has: page.getByText(next?.mark ?? 'none', { exact: true }) })
  await stranger.see(group.getByText(next?.mark ?? 'none', { exact: true }))
  await expect(group).toContainText(next?.takes.map(({ text }) => text).join(' + ') ?? 'none')
  stranger.finish()
})

test('a stranger finds what to buy @phone', async ({ page }) => {
  await openKeptPlan(page, { answers: marathoner, isFolded: true })
  const stranger = new Stranger(page, 'What do I buy?')
  await stranger.choose('Groceries')
  await stranger.see(heading(page, 'Pantry'))
  await stranger.see(page.getByRole('checkbox').first())
  stranger.finish()
})

for (const [when, days] of [
  ['in training', 60],
  ['on the eve', 1],
] as const)
  test(`a stranger finds what to eat tonight, ${when} @phone`, async ({ page }) => {
    await openKeptPlan(page, { answers: { ...marathoner, 'Race date': isoDayIn(days) }, isFolded: true })
    const stranger = new Stranger(page, `What do I eat tonight, ${when}?`)
    if (days > 6) await stranger.choose('Daily eating')
    await stranger.see(page.getByRole('heading', { level: 4, name: /^Dinner/ }).first())
    stranger.finish()
  })

test('a stranger who feels sick at mile 18 finds what to do @phone', async ({ page }) => {
  await openKeptPlan(page, { answers: marathoner, isFolded: true })
  const stranger = new Stranger(page, 'I feel sick at mile 18')
  await stranger.press(page.getByRole('button', { name: 'If something goes wrong', exact: true }))
  await stranger.see(page.getByText('Nausea or sloshing*', { exact: true }))
  stranger.finish()
})

const miles = (mark: string | null) => Number(mark?.split(' ')[1])
