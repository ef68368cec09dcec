import { openKeptForm } from './kept-visit.ts'
import { expect, raceTable, submit, test } from './planner.ts'

test('who asks for less motion sees none: nothing moves while the plan is awaited and when it is there', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openKeptForm(page)
  await page.evaluate(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    const look = () => {
      for (const animation of document.getAnimations()) {
        const { duration = 0, iterations = 1 } = animation.effect?.getComputedTiming() ?? {}
        if (Number(duration) * iterations > 10) seen.push(JSON.stringify({ duration, iterations }))
      }
      requestAnimationFrame(look)
    }
    look()
  })
  await submit(page)
  await expect(raceTable(page)).toBeVisible()
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([])
})
