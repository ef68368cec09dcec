import type { Page } from '@playwright/test'
import { beginning } from './beginning.ts'
import { openKeptForm, openKeptPlan } from './kept-visit.ts'
import {
  apiCall,
  expect,
  heading,
  serviceTrouble,
  submit,
  submitButton,
  test,
  texts,
  toast,
} from './planner.ts'

test.describe('the toast of a failure', () => {
  test.use({ complaints: serviceTrouble })

  test('stands for 4 seconds and is removed a second later @once', async ({ page }) => {
    await failOnce(page)
    await page.clock.runFor(3900)
    await expect(leaving(page, texts.failed)).toHaveCount(0)
    await expect(toast(page, texts.failed)).toBeVisible()
    await page.clock.runFor(200)
    await expect(leaving(page, texts.failed)).toHaveCount(1)
    await page.clock.runFor(700)
    await expect(toast(page, texts.failed)).toHaveCount(1)
    await page.clock.runFor(400)
    await expect(toast(page, texts.failed)).toHaveCount(0)
  })

  test('waits while the pointer is over it', { tag: '@desktop' }, async ({ page }) => {
    await failOnce(page)
    await page.clock.runFor(3000)
    await toast(page, texts.failed).hover()
    await page.clock.runFor(20_000)
    await expect(leaving(page, texts.failed)).toHaveCount(0)
    await page.mouse.move(5, 700)
    await page.clock.runFor(900)
    await expect(leaving(page, texts.failed)).toHaveCount(0)
    await page.clock.runFor(300)
    await expect(leaving(page, texts.failed)).toHaveCount(1)
    await page.clock.runFor(1100)
    await expect(toast(page, texts.failed)).toHaveCount(0)
  })

  test('stands at the top center, at most 350 px wide, and is announced', async ({ page }) => {
    await failOnce(page)
    const box = await settledBox(page, texts.failed)
    const width = page.viewportSize()?.width ?? 0
    expect(Math.abs(box.x + box.width / 2 - width / 2)).toBeLessThan(3)
    expect(box.y).toBeLessThan(120)
    expect(box.width).toBeLessThanOrEqual(350)
    await expect(page.getByRole('alert').filter({ hasText: texts.failed })).toBeVisible()
  })

  test('is one of at most 20 at once @once', async ({ page }) => {
    await page.route(apiCall, (route) => route.abort())
    await standingForm(page)
    for (let failure = 1; failure <= 22; failure += 1) {
      const failed = page.waitForEvent('requestfailed')
      // By key: so many toasts lie over the button.
      await submitButton(page).press('Enter')
      await failed
      await expect(heading(page, texts.formHeading)).toBeVisible()
      await expect(toast(page, texts.failed)).toHaveCount(Math.min(failure, 20))
    }
  })
})

test('the toast of a plan stands for 2 seconds at the top center', async ({ page }) => {
  await standingForm(page)
  await submit(page)
  await expect(page.getByText('100% complete', { exact: true })).toBeVisible()
  await page.clock.runFor(250)
  await expect(toast(page, texts.ready)).toBeVisible()
  const box = await settledBox(page, texts.ready)
  expect(Math.abs(box.x + box.width / 2 - (page.viewportSize()?.width ?? 0) / 2)).toBeLessThan(3)
  await page.clock.runFor(1700)
  await expect(leaving(page, texts.ready)).toHaveCount(0)
  await page.clock.runFor(400)
  await expect(leaving(page, texts.ready)).toHaveCount(1)
  await page.clock.runFor(1100)
  await expect(toast(page, texts.ready)).toHaveCount(0)
})

test('the toast of a button stands at the top right', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new Error('refused')) },
    })
  })
  await openKeptPlan(page)
  await page.getByRole('button', { name: 'Copy Race Schedule', exact: true }).click()
  const box = await settledBox(page, 'did not allow copying')
  const width = page.viewportSize()?.width ?? 0
  expect(width - (box.x + box.width)).toBeLessThan(40)
  expect(box.y).toBeLessThan(200)
  expect(box.width).toBeLessThanOrEqual(350)
})

test('on a screen too narrow for both, the toasts of both kinds stand one below the other @once', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await standingForm(page)
  await submit(page)
  await expect(page.getByText('100% complete', { exact: true })).toBeVisible()
  await page.clock.runFor(250)
  await expect(heading(page, texts.planHeading)).toBeVisible()
  await page.getByRole('button', { name: 'Copy Race Schedule', exact: true }).click()
  const ready = await settledBox(page, texts.ready)
  const refused = await settledBox(page, 'did not allow copying')
  expect(refused.y).toBeGreaterThanOrEqual(ready.y + ready.height)
})

test('on a phone the word that copying was refused leaves the title of the text in sight @phone', async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await openKeptPlan(page)
  await page.getByRole('button', { name: 'Copy Race Schedule', exact: true }).click()
  const title = page.getByRole('dialog').getByRole('heading', { name: 'Copy Race Schedule' })
  const { y, height } = await settledBox(page, 'did not allow copying')
  expect((await title.boundingBox())?.y ?? 0).toBeGreaterThan(y + height)
})

async function standingForm(page: Page): Promise<void> {
  await page.clock.install({ time: beginning })
  await openKeptForm(page)
  await page.clock.pauseAt(beginning.getTime() + 60_000)
}

async function failOnce(page: Page): Promise<void> {
  await page.route(apiCall, (route) => route.abort())
  await standingForm(page)
  await submit(page)
  await expect(toast(page, texts.failed)).toBeVisible()
}

/** A toast that is dismissed and on its way out. */
function leaving(page: Page, message: string) {
  return toast(page, message).and(page.locator('[data-leaving="true"]'))
}

/** Where the toast stands once it has come in. */
async function settledBox(page: Page, message: string) {
  const card = toast(page, message)
  await expect(card).toBeVisible()
  await card.evaluate((element) =>
    Promise.all(element.getAnimations().map((animation) => animation.finished)),
  )
  const box = await card.boundingBox()
  if (!box) throw new Error(`The toast "${message}" has no place on the screen`)
  return box
}
