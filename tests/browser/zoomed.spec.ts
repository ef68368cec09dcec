import { expectNoOverlap } from './expect-no-overlap.ts'
import { expectNoSidewaysScroll } from './expect-no-horizontal-scroll.ts'
import { openKeptForm, openKeptPlan } from './kept-visit.ts'
import { apiCall, expect, heading, question, submit, test, texts, unfold } from './planner.ts'

// A window of 1280 × 800 px at 200%.
test.use({ viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 })

test('at 200% the form has nothing beside the window, and no control stands on another @once', async ({
  page,
}) => {
  await openKeptForm(page)
  await expect(question(page, 'Weight')).toHaveAccessibleDescription(/60 kg|59\.9 kg/)
  await expectNoSidewaysScroll(page)
  await expectNoOverlap(page, 'main :is(button, input):visible')
  await page.route(apiCall, () => undefined)
  await submit(page)
  await expect(heading(page, texts.loadingHeading)).toBeVisible()
  await expectNoSidewaysScroll(page)
})

test('at 200% the plan has nothing beside the window, and no control stands on another @once', async ({
  page,
}) => {
  await openKeptPlan(page)
  await unfold(page)
  await expectNoSidewaysScroll(page)
  await expectNoOverlap(page, 'article :is(button, input, select):visible')
})

test('at 200% what has the focus is not hidden below what stays in sight @once', async ({ page }) => {
  test.slow()
  await openKeptPlan(page)
  await heading(page, texts.planHeading).focus()
  for (let stop = 0; stop < 40; stop += 1) {
    await page.keyboard.press('Tab')
    const isInSight = () =>
      page.evaluate(() => {
        const focused = document.activeElement
        if (!focused || focused === document.body) return true
        const { left, top, width, height } = focused.getBoundingClientRect()
        const found = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 20))
        return found !== null && (focused.contains(found) || found.contains(focused))
      })
    await expect.poll(isInSight, `stop ${stop}`).toBe(true)
  }
})
