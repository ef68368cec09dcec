import type { Page } from '@playwright/test'
import { expect } from './planner.ts'

/** A line that says what moved, with both its figures, and where the page shows that figure. */
const shownFigures: readonly { readonly name: string; readonly at: RegExp }[] = [
  { name: 'carbs', at: /Race Day Totals.*?Carbs ([\d,]+) g/ },
  { name: 'fluids', at: /Race Day Totals.*?Fluids ([\d,]+) ml/ },
  { name: 'sodium', at: /Race Day Totals.*?Sodium ([\d,]+) mg/ },
  { name: 'carbs in all', at: /Start to finish: ([\d,]+) g carbs/ },
  { name: 'gels', at: /and ([\d,]+) gels/ },
]

/** The summary as read, in one line. */
export async function figuresOf(page: Page): Promise<string> {
  const summary = page.getByRole('region', { name: 'Numbers summary', exact: true })
  return (await summary.innerText()).replaceAll(/\s+/g, ' ')
}

/** Each figure of the race that differs on the page is named with both values, and no other is. */
export function expectTrueLine(line: string, { before, after }: { before: string; after: string }): void {
  const race = /Race:(.*?)\.\s(?=[A-Z]|$)/.exec(`${line.replaceAll(/\s+/g, ' ')} `)?.[1] ?? ''
  const said = shownFigures.map(({ name }) => {
    const [, from, to] = new RegExp(`(?:^|; ?) ?${name} ([\\d,]+) →(?: to)? ([\\d,]+)`).exec(race) ?? []
    return from === undefined ? null : `${name} ${from} → ${to}`
  })
  const shown = shownFigures.map(({ name, at }) => {
    const [from, to] = [before, after].map((text) => at.exec(text)?.[1] ?? 'none')
    return from === to ? null : `${name} ${from} → ${to}`
  })
  expect(said).toEqual(shown)
}
