import type { Page, Route } from '@playwright/test'
import { beginning } from './beginning.ts'
import { openKeptForm } from './kept-visit.ts'
import {
  answersOnScreen,
  apiCall,
  countCalls,
  expect,
  heading,
  serviceTrouble,
  submit,
  submitButton,
  test,
  texts,
  toast,
} from './planner.ts'
import { halfMarathoner } from './runner-answers.ts'

test.describe('while the service takes its time', () => {
  test('the card and the button say so, and progress follows its rule @once', async ({ page }) => {
    const answer = await heldAnswer(page)
    await standingClock(page)
    await submit(page)
    await answer.arrived()

    await expect(heading(page, texts.loadingHeading)).toBeVisible()
    await expect(heading(page, texts.loadingHeading)).toBeFocused()
    await expect(page.getByText(texts.loadingNote, { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: texts.submitting, exact: true })).toBeDisabled()
    await expect(submitButton(page)).toHaveCount(0)

    expect(await percentComplete(page)).toBe(0)
    await page.clock.runFor(499)
    expect(await percentComplete(page)).toBe(0)
    await page.clock.runFor(1)
    expect(await percentComplete(page)).toBe(10)
    for (const percent of [20, 30, 40, 50, 60, 70, 80, 90]) {
      await page.clock.runFor(500)
      expect(await percentComplete(page)).toBe(percent)
    }
    await page.clock.runFor(10_000)
    expect(await percentComplete(page)).toBe(90)

    await answer.give()
    await expect.poll(() => percentComplete(page)).toBe(100)
    await page.clock.runFor(1000)
    await expect(heading(page, texts.planHeading)).toBeVisible()
    await expect(toast(page, texts.ready)).toBeVisible()
  })

  test('the spinner is drawn, and the bar is one for those who cannot see it @once', async ({ page }) => {
    await heldAnswer(page)
    await standingClock(page)
    await submit(page)
    await expect(page.getByRole('button', { name: texts.submitting }).locator('svg')).toBeVisible()
    await page.clock.runFor(1500)
    await expect(page.getByRole('progressbar')).toHaveAttribute('value', '30')
    await expect(page.getByRole('status').filter({ hasText: /\S/ }).first()).toBeAttached()
  })

  test('the form stays where it is, and takes no answer @once', async ({ page }) => {
    await heldAnswer(page)
    await standingClock(page)
    await submit(page)
    await expect(page.getByLabel('Weight', { exact: true })).toBeDisabled()
    await expect(page.getByLabel('Weight', { exact: true })).toHaveValue('132 lb')
  })

  test('a wait past 30 seconds says so, and Cancel leads back to the form @once', async ({ page }) => {
    await heldAnswer(page)
    await standingClock(page)
    await submit(page)
    await page.clock.runFor(29_900)
    await expect(page.getByText('longer than usual')).toHaveCount(0)
    await page.clock.runFor(200)
    await expect(page.getByText('This is taking longer than usual.').first()).toBeVisible()
    expect(await percentComplete(page)).toBe(90)
    await page.getByRole('button', { name: 'Cancel', exact: true }).click()
    await expect(submitButton(page)).toBeFocused()
    expect(await answersOnScreen(page)).toEqual(halfMarathoner)
    await page.clock.runFor(80_000)
    await expect(heading(page, texts.formHeading)).toBeVisible()
    await expect(toast(page, texts.failed)).toHaveCount(0)
  })

  test('two quick submits make one call @once', async ({ page }) => {
    const calls = countCalls(page)
    await heldAnswer(page)
    await openKeptForm(page)
    await submitButton(page).evaluate((button: HTMLButtonElement) => {
      button.click()
      button.click()
    })
    await expect(heading(page, texts.loadingHeading)).toBeVisible()
    await page.keyboard.press('Enter')
    await expect.poll(() => calls.length).toBe(1)
  })
})

test.describe('while a plan is loading, Back', () => {
  test.use({ complaints: serviceTrouble })

  test('cancels the call, and Forward stays at the form @once', async ({ page }) => {
    const answer = await heldAnswer(page)
    await openKeptForm(page)
    await submit(page)
    await answer.arrived()
    await page.goBack()
    await expectCanceled(page)
    await page.goForward()
    await expectCanceled(page)
    await expect.poll(() => page.evaluate(() => window.history.state)).toBeNull()

    await page.unroute(apiCall)
    await submit(page)
    await expect(heading(page, texts.planHeading)).toBeVisible()
    await page.goBack()
    await expect(heading(page, texts.formHeading)).toBeVisible()
    await page.goForward()
    await expect(heading(page, texts.planHeading)).toBeVisible()
  })

  test('cancels an answered call whose view is still loading @once', async ({ page }) => {
    const views: Route[] = []
    await page.route(/\/assets\/plan-view-.*\.js$/, (route) => {
      views.push(route)
    })
    await openKeptForm(page)
    await submit(page)
    await expect.poll(() => percentComplete(page)).toBe(100)
    await page.goBack()
    await expectCanceled(page)
    expect(views.length).toBeGreaterThan(0)
    for (const view of views) await view.continue()
    await page.waitForLoadState('networkidle')
    await expectCanceled(page)
    await expect(toast(page, texts.ready)).toHaveCount(0)
  })

  const ends: Readonly<Record<string, (page: Page, answer: Held) => Promise<unknown>>> = {
    Cancel: (page) => page.getByRole('button', { name: 'Cancel', exact: true }).click(),
    'a failure': (_page, answer) => answer.fail(),
    'a reload': (page) => page.reload(),
    'Back itself': (page) => page.evaluate(() => window.history.back()),
  }
  for (const [name, end] of Object.entries(ends)) {
    test(`leaves the page once ${name} has ended it @once`, async ({ page }) => {
      const answer = await heldAnswer(page)
      await page.goto('about:blank')
      await openKeptForm(page)
      await submit(page)
      await answer.arrived()
      await end(page, answer)
      await expectCanceled(page)
      await expect.poll(() => page.evaluate(() => window.history.state)).toBeNull()
      await page.goBack()
      expect(page.url()).toBe('about:blank')
    })
  }

  test('cancels the second of two calls as well, however soon it follows @once', async ({ page }) => {
    const answer = await heldAnswer(page)
    await openKeptForm(page)
    await submit(page)
    await answer.arrived()
    await page.evaluate(cancelAndSubmit)
    await expect(heading(page, texts.loadingHeading)).toBeVisible()
    await expect.poll(() => page.evaluate(() => window.history.state)).toEqual({ shows: 'loading' })
    await page.goBack()
    await expectCanceled(page)
  })
})

/** Runs in the page: submits as soon as the form is free, before the browser has gone back. */
function cancelAndSubmit(): void {
  const all = document.querySelector('form fieldset')
  const observer = new MutationObserver(() => {
    observer.disconnect()
    all?.querySelector<HTMLElement>('[type="submit"]')?.click()
  })
  if (all) observer.observe(all, { attributes: true, attributeFilter: ['disabled'] })
  for (const button of document.querySelectorAll('button'))
    if (button.textContent === 'Cancel') button.click()
}

async function expectCanceled(page: Page): Promise<void> {
  await expect(heading(page, texts.loadingHeading)).toHaveCount(0)
  await expect(submitButton(page)).toBeEnabled()
  expect(await answersOnScreen(page)).toEqual(halfMarathoner)
}

test.describe('a service that is too slow', () => {
  test.use({ complaints: serviceTrouble })

  test('is waited for until 75 seconds are over, then given up @once', async ({ page }) => {
    const answer = await heldAnswer(page)
    await standingClock(page)
    await submit(page)
    await answer.arrived()
    await page.clock.runFor(74_900)
    await expect(heading(page, texts.loadingHeading)).toBeVisible()
    await page.clock.runFor(200)
    await expect(heading(page, texts.formHeading)).toBeVisible()
    await expect(toast(page, texts.failed)).toBeVisible()

    await answer.give()
    await page.clock.runFor(2000)
    await expect(heading(page, texts.formHeading)).toBeVisible()
    await expect(toast(page, texts.ready)).toHaveCount(0)
  })

  test('whose answer comes after the next submit changes nothing @once', async ({ page }) => {
    const first = await heldAnswer(page)
    await standingClock(page)
    await submit(page)
    await first.arrived()
    await page.clock.runFor(75_100)
    await expect(heading(page, texts.formHeading)).toBeVisible()

    await submit(page)
    await expect(heading(page, texts.loadingHeading)).toBeVisible()
    await first.give()
    await page.clock.runFor(2500)
    expect(await percentComplete(page)).toBe(50)
  })
})

/** A filled form on a page whose time stands still until a test moves it. */
async function standingClock(page: Page): Promise<void> {
  await page.clock.install({ time: beginning })
  await openKeptForm(page)
  await page.clock.pauseAt(beginning.getTime() + 60_000)
}

/** Calls held back: `arrived` waits for the first of them, which `give` lets through to the real server and `fail` ends. */
interface Held {
  readonly arrived: () => Promise<void>
  readonly give: () => Promise<void>
  readonly fail: () => Promise<void>
}

async function heldAnswer(page: Page): Promise<Held> {
  const held: Route[] = []
  await page.route(apiCall, (route) => {
    held.push(route)
  })
  return {
    arrived: () => expect.poll(() => held.length).toBeGreaterThan(0),
    give: async () => held[0]?.continue().catch(() => undefined),
    fail: async () => held[0]?.fulfill({ status: 500, body: '' }),
  }
}

async function percentComplete(page: Page): Promise<number> {
  const text = await page.getByText(/^\d+% complete$/).textContent()
  return Number.parseInt(text ?? '', 10)
}
