import type { Page, Route } from '@playwright/test'
import { beginning } from './beginning.ts'
import { openKeptForm } from './kept-visit.ts'
import {
  answersOnScreen,
  apiCall,
  countCalls,
  expect,
  heading,
  question,
  raceTable,
  serviceTrouble,
  submit,
  submitButton,
  test,
  texts,
  toast,
} from './planner.ts'
import { halfMarathoner } from './runner-answers.ts'

test.use({ complaints: serviceTrouble })

const request = 'urn:uuid:9f0c1ab2-0000-4000-8000-00000000abcd'
const busy = {
  status: 503,
  contentType: 'application/problem+json',
  headers: { 'retry-after': '1' },
  body: JSON.stringify({
    type: 'about:blank',
    title: 'The server is busy',
    status: 503,
    detail: 'Please try again in a moment.',
    instance: request,
  }),
}

/** Answers the calls in their order; those after the last of these go through to the server. */
async function answerWith(page: Page, ...answers: readonly ((route: Route) => Promise<void>)[]) {
  const waiting = [...answers]
  await page.route(apiCall, (route) => (waiting.shift() ?? through)(route))
}

const through = (route: Route) => route.continue()
const isBusy = (route: Route) => route.fulfill(busy)

async function askForPlan(page: Page, answers = halfMarathoner): Promise<void> {
  await openKeptForm(page, answers)
  await submit(page)
}

async function expectFormAsTyped(page: Page, answers = halfMarathoner): Promise<void> {
  await expect(toast(page, texts.failed)).toHaveText(texts.failed)
  await expect(heading(page, texts.formHeading)).toBeVisible()
  await expect(submitButton(page)).toBeEnabled()
  expect(await answersOnScreen(page)).toEqual(answers)
}

test('a server that is busy for a moment is asked the same once more, and the plan comes @once', async ({
  page,
}) => {
  const calls = countCalls(page)
  await answerWith(page, isBusy, through)
  await askForPlan(page)
  await expect(heading(page, texts.loadingHeading)).toBeVisible()
  await expect(raceTable(page)).toBeVisible()
  await expect(toast(page, texts.failed)).toHaveCount(0)
  expect(calls).toHaveLength(2)
  expect(calls[1]?.postData()).toBe(calls[0]?.postData())
})

test('one that stays busy leads back to the form, and the console names the request @once', async ({
  page,
}) => {
  const calls = countCalls(page)
  const logged = page.waitForEvent('console', (message) => message.text().includes(request))
  await answerWith(page, isBusy, isBusy)
  await askForPlan(page)
  await expectFormAsTyped(page)
  expect(calls).toHaveLength(2)
  expect((await logged).text()).toBe(
    `The plan was not generated: status 503 The server is busy, ${request}, asked twice`,
  )
})

test.describe('is not asked twice', () => {
  test.beforeEach(({ page }) => page.clock.install({ time: beginning }))

  test('a server that refuses an answer, by whatever code: its sentence stands beside the field @once', async ({
    page,
  }) => {
    const allergies = Array.from({ length: 400 }, (_, index) => `berry ${index}`).join(', ')
    const message = 'Name at most 40 things, or leave the ones out that no race has.'
    const errors = [{ field: 'allergies', code: 'a-code-of-tomorrow', message }]
    const refused = { type: 'about:blank', title: 'Unusable', status: 422, detail: '', errors }
    const calls = countCalls(page)
    await answerWith(page, (route) => route.fulfill({ status: 422, json: refused }))
    const answers = { ...halfMarathoner, Allergies: allergies }
    await askForPlan(page, answers)
    await expectFormAsTyped(page, answers)
    await expect(question(page, 'Allergies')).toBeFocused()
    await expect(question(page, 'Allergies')).toHaveAccessibleDescription(/Name at most 40 things/)
    await page.clock.runFor(10_000)
    expect(calls).toHaveLength(1)
  })

  test('a network that is not there @once', async ({ page }) => {
    const calls = countCalls(page)
    await answerWith(page, (route) => route.abort('internetdisconnected'))
    await askForPlan(page)
    await expectFormAsTyped(page)
    await page.clock.runFor(10_000)
    expect(calls).toHaveLength(1)
  })

  test('a runner who cancels in between @once', async ({ page }) => {
    const calls = countCalls(page)
    const answered = page.waitForResponse(apiCall)
    await page.clock.pauseAt(beginning.getTime() + 3_600_000)
    await answerWith(page, isBusy)
    await openKeptForm(page)
    await submit(page)
    await answered
    await page.getByRole('button', { name: 'Cancel', exact: true }).click()
    await expect(heading(page, texts.formHeading)).toBeVisible()
    await page.clock.runFor(10_000)
    expect(calls).toHaveLength(1)
    await expect(page.locator('[data-type]')).toHaveCount(0)
  })
})
