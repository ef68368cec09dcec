import type { Page } from '@playwright/test'
import { openKeptForm, openKeptPlan } from './kept-visit.ts'
import { expect, openSections, raceTable, submit, test } from './planner.ts'
import { halfMarathoner } from './runner-answers.ts'

test('who asks for less motion sees none: nothing moves while the plan is awaited and when it is there', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openKeptForm(page)
  await watchMotion(page)
  await submit(page)
  await openSections(page)
  expect(await motionSeen(page)).toEqual([])
})

test('nor when rows are marked that a change has moved @once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // A sweat rate that was measured is not moved by a forecast.
  await openKeptPlan(page, { answers: { ...halfMarathoner, 'Sweat rate': '' } })
  await page.getByRole('button', { name: 'Set forecast', exact: true }).click()
  await page.getByLabel('Temperature · °F').fill('95')
  await page.getByLabel('Humidity · %').fill('80')
  await watchMotion(page)
  await page.getByRole('button', { name: 'Change my plan', exact: true }).click()
  const marked = raceTable(page).locator('[data-moved="true"]')
  await expect(marked.first()).toBeAttached()
  await expect(marked).toHaveCount(0, { timeout: 10_000 })
  expect(await motionSeen(page)).toEqual([])
})

/** Looks for animations and transitions in every frame from now on. */
const watchMotion = (page: Page) =>
  page.evaluate(() => {
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

const motionSeen = (page: Page) => page.evaluate(() => (window as unknown as { seen: string[] }).seen)
