import type { Locator } from '@playwright/test'
import { openKeptPlan } from './kept-visit.ts'
import { expect, heading, openForm, openSections, raceTable, test, texts } from './planner.ts'

test('the figures of the three summary cards begin in one line @desktop', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await openKeptPlan(page)
  const lists = page.getByRole('region', { name: 'Numbers summary', exact: true }).locator('dl')
  await expect(lists).toHaveCount(3)
  const tops = await lists.evaluateAll((all) =>
    all.map((list) => Math.round(list.getBoundingClientRect().top)),
  )
  expect(new Set(tops).size).toBe(1)
})

test('three cards stand side by side, one below the other, or on a tablet the third as wide as the two above @desktop', async ({
  page,
}) => {
  await openKeptPlan(page)
  const days = page.getByRole('heading', { name: /^(Rest day|Run day|Long-run day)$/ })
  for (const [width, columns] of [
    [1280, 3],
    [800, 2],
    [640, 1],
    [500, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await openSections(page)
    await expect.poll(async () => new Set(await lefts(days)).size).toBe(columns)
  }
})

test('what to take during a long run stands beside what comes before and after it @desktop', async ({
  page,
}) => {
  await openKeptPlan(page)
  for (const width of [1280, 800]) {
    await page.setViewportSize({ width, height: 900 })
    const [before, during, after] = await Promise.all(
      ['Pre-Run 3-4h before', 'During Run', 'Post-Run within 2h'].map((name) => box(heading(page, name))),
    )
    expect(during?.y).toBe(before?.y)
    expect(after?.x).toBe(before?.x)
    expect(during?.x).toBeGreaterThan(before?.x ?? 0)
  }
})

test('the heading of a plan takes one line of a phone @phone', async ({ page }) => {
  await openKeptPlan(page)
  const { height } = await box(heading(page, texts.planHeading))
  expect(height).toBeLessThan(30)
})

test('what a plan says of its version stands clear of the header', async ({ page }) => {
  await openKeptPlan(page, {
    change: (answer) => {
      answer.details.engine = '0.1.0'
      return answer
    },
  })
  const note = await box(page.getByRole('complementary', { name: 'Another version of this planner' }))
  const header = await box(page.getByRole('banner'))
  expect(note.y).toBeGreaterThanOrEqual(header.y + header.height + 16)
})

test('in a forced palette the section that is read alone is underlined @desktop', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openKeptPlan(page)
  const links = page.getByRole('navigation', { name: 'Sections of the plan' }).getByRole('link')
  const lines = await links.evaluateAll((all) =>
    all.map((link) => [link.hasAttribute('aria-current'), getComputedStyle(link).borderBottomColor] as const),
  )
  const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  expect(lines.filter(([isRead]) => isRead)).toHaveLength(1)
  for (const [isRead, color] of lines) expect(color !== paper).toBe(isRead)
})

test('on paper the race table is kept on one page where a page holds it @once', async ({ page }) => {
  await openKeptPlan(page)
  await page.emulateMedia({ media: 'print' })
  const kept = await raceTable(page)
    .locator('..')
    .evaluate((card) => getComputedStyle(card).breakInside)
  expect(kept).toBe('avoid')
})

test('choices stand in one line, four of them in one or two by two @once', async ({ page }) => {
  await openForm(page)
  for (const [width, ofRace] of [
    [1280, 1],
    [600, 1],
    [430, 2],
    [320, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    const lines = async (name: string) => {
      const options = page.getByRole('radiogroup', { name, exact: true }).getByRole('radio')
      const tops = options.evaluateAll((all) => all.map((radio) => radio.getBoundingClientRect().top))
      return new Set(await tops).size
    }
    await expect.poll(() => lines('Race type')).toBe(ofRace)
    for (const name of ['Sex', 'Diet preference', 'Budget', 'Course', 'Climate'])
      expect(await lines(name), `${name} at ${width} px`).toBe(1)
  }
})

test('a phone on its side keeps its height for the form @phone', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 })
  await openForm(page)
  await page.getByLabel('Weight', { exact: true }).scrollIntoViewIfNeeded()
  await expect(page.getByText('AI-powered race nutrition planning')).not.toBeInViewport()
})

test('no line of the grocery list begins with a comma @desktop', async ({ page }) => {
  // A whole plan is laid out ten times.
  test.slow()
  // Of many lengths, so that the room of a line ends at every place of them.
  const products = ['generic-gel', 'saltstick-caps', 's-caps', 'maurten-gel-160', 'high5-gel', 'hammer-gel']
  const amounts = [5, 50, 500]
  await openKeptPlan(page, {
    change: (answer) => {
      answer.details.race_day.change = null
      answer.details.race_day.kit = products.flatMap((product) =>
        amounts.map((amount) => ({
          product,
          use: 'salt',
          amount,
          unit: 'count',
          from_course: 0,
          for_slower: 0,
          spares: 0,
          flasks: null,
          made_of: null,
          label: null,
          instead: null,
        })),
      )
      return answer
    },
  })
  const shelf = page.locator('div').filter({ has: heading(page, 'Electrolytes') })
  const items = shelf
    .last()
    .getByRole('listitem')
    .filter({ hasText: /— [\d,]+, .*each$/ })
  await expect(items).toHaveCount(products.length * amounts.length)
  for (let width = 1010; width < 1050; width += 4) {
    await page.setViewportSize({ width, height: 800 })
    const commas = await items.evaluateAll(placesOfCommas)
    expect(commas).toHaveLength(products.length * amounts.length)
    expect(Math.min(...commas), `at ${width} px`).toBeGreaterThan(5)
  }
})

/** How far into its line the comma of each stands, px. */
function placesOfCommas(all: Element[]): number[] {
  return all.map((item) => {
    const range = document.createRange()
    const written = document.createTreeWalker(item, NodeFilter.SHOW_TEXT)
    while (written.nextNode()) {
      const at = written.currentNode.textContent?.indexOf(',') ?? -1
      if (at < 0) continue
      range.setStart(written.currentNode, at)
      range.setEnd(written.currentNode, at + 1)
      return range.getBoundingClientRect().left - item.getBoundingClientRect().left
    }
    return 0
  })
}

async function lefts(all: Locator): Promise<number[]> {
  return all.evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().left))
}

async function box(locator: Locator) {
  const found = await locator.boundingBox()
  if (!found) throw new Error('It has no place on the screen')
  return found
}
