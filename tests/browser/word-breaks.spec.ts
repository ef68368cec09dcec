import type { Page } from '@playwright/test'
import { openKeptPlan } from './kept-visit.ts'
import { expect, openSections, raceTable, test } from './planner.ts'
import { halfMarathoner, runnersOfAllRaces } from './runner-answers.ts'

test('no word of an action breaks, whatever the width @desktop', async ({ page }) => {
  await openKeptPlan(page, { answers: runnersOfAllRaces[3] ?? halfMarathoner })
  for (const width of [320, 360, 721, 768, 961, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await openSections(page)
    const words = await actionWords(page)
    expect(words.map(({ word }) => word)).toContain('Breakfast')
    expect(words.filter(({ lines }) => lines > 1)).toEqual([])
  }
})

/** Each word of the second column, and on how many lines it stands. */
function actionWords(page: Page): Promise<{ word: string; lines: number }[]> {
  return raceTable(page)
    .locator('tbody td:nth-child(2)')
    .evaluateAll((cells) =>
      cells.flatMap((cell) => {
        const text = cell.firstChild
        return [...(text?.textContent ?? '').matchAll(/\S+/g)].map(({ 0: word, index }) => {
          const range = document.createRange()
          if (text) {
            range.setStart(text, index)
            range.setEnd(text, index + word.length)
          }
          return { word, lines: range.getClientRects().length }
        })
      }),
    )
}
