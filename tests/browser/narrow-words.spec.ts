import type { Locator } from '@playwright/test'
import { expectNoOverlap } from './expect-no-overlap.ts'
import { openKeptForm, openKeptPlan } from './kept-visit.ts'
import { expect, test, unfold } from './planner.ts'
import { halfMarathoner, runnersOfAllRaces } from './runner-answers.ts'

const [, , , marathoner = halfMarathoner] = runnersOfAllRaces

/** The words of each line of a text, top to bottom. */
const linesOf = (texts: Locator) =>
  texts.evaluateAll((all) =>
    all.map((element) => {
      const lines: { bottom: number; words: string[] }[] = []
      const written = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      while (written.nextNode()) {
        const node = written.currentNode as Text
        for (const word of node.data.matchAll(/\S+/g)) {
          const range = document.createRange()
          range.setStart(node, word.index)
          range.setEnd(node, word.index + word[0].length)
          const { bottom } = range.getBoundingClientRect()
          const line = lines.at(-1)
          // Of one line, whatever the size of its letters.
          if (line && Math.abs(line.bottom - bottom) < 9) line.words.push(word[0])
          else lines.push({ bottom, words: [word[0]] })
        }
      }
      return lines.map(({ words }) => words.join(' '))
    }),
  )

/** A single word, short beside the lines above it. */
function endsInStub(lines: readonly string[]): boolean {
  const last = lines.at(-1) ?? ''
  const longest = Math.max(...lines.map(({ length }) => length))
  return lines.length > 1 && !last.includes(' ') && last.length < longest / 2
}

for (const width of [320, 390]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } })

    for (const [race, answers] of [
      ['half', halfMarathoner],
      ['marathon', marathoner],
    ] as const)
      test(`numbers of a ${race} keep their units, headings end in no short word alone, buttons stand apart @once`, async ({
        page,
      }) => {
        await openKeptPlan(page, { answers })
        await unfold(page)
        await expectNoOverlap(page, 'article button:visible')
        const summary = page.getByRole('region', { name: 'Numbers summary', exact: true })
        for (const lines of await linesOf(summary.locator('dd'))) expect(lines).toHaveLength(1)
        const rates = page.getByRole('region', { name: /^Race day on one card/ }).locator('dl dd')
        for (const lines of await linesOf(rates))
          expect(lines.filter((line) => !/^\(?[\d.,]+ \S+\)?( \(.*\))?$/.test(line))).toEqual([])
        for (const lines of await linesOf(page.locator('article h2:visible, article h3:visible')))
          expect(endsInStub(lines), lines.join(' / ')).toBe(false)
      })

    test('labels of the form end in no short word alone @once', async ({ page }) => {
      await openKeptForm(page)
      for (const lines of await linesOf(page.locator('form label[for], form legend, h2:visible')))
        expect(endsInStub(lines), lines.join(' / ')).toBe(false)
    })
  })
}
