import type { Page } from '@playwright/test'
import { json, type Reply, startUpstream, type Upstream } from '../../apps/server/testing/upstream.ts'
import { key, wireFormats } from '../../apps/server/testing/wire-formats.ts'
import { expectNoSidewaysScroll } from './expect-no-horizontal-scroll.ts'
import { openKeptForm } from './kept-visit.ts'
import { engineAnswer } from './model-part.ts'
import { type OwnServer, ownServer } from './start-server.ts'
import {
  answersOnScreen,
  apiCall,
  expect,
  heading,
  serviceTrouble,
  submit,
  test,
  texts,
  toast,
} from './planner.ts'
import { halfMarathoner } from './runner-answers.ts'

const [wire] = wireFormats
const words = 'Lay out your kit the night before. Stay off your feet in the afternoon.'
const good = json(wire?.text(JSON.stringify({ lines: [{ place: 'race_week.day_before', text: words }] })))
const silent: Reply = () => undefined
/** Milliseconds after which the server gives a silent model up: time enough for a test to act before. */
const silence = 6000

let upstream: Upstream
let server: OwnServer
test.beforeAll(async () => {
  upstream = await startUpstream()
  server = await ownServer(0, {
    AI_MODEL: 'local/plan-7b',
    AI_BASE_URL: `${upstream.address}/v1`,
    AI_API_KEY: key,
    AI_TIMEOUT_MS: String(silence),
    RATE_LIMIT: '100000',
  })
})
test.afterAll(async () => {
  await server.stop()
  await upstream.close()
})

async function ask(page: Page, reply: Reply): Promise<void> {
  upstream.replies(reply)
  await openKeptForm(page, halfMarathoner, server.address)
  await submit(page)
}

const creditOfEngine = 'Powered by Race Nutrition. Plan by the built-in sports-science engine, without AI.'
const builtIn = (page: Page) => page.getByRole('button', { name: 'Use the built-in plan', exact: true })
const cancel = (page: Page) => page.getByRole('button', { name: 'Cancel', exact: true })

test('a model’s words are in the plan, and the footer names it @once', async ({ page }) => {
  await page.goto(server.address)
  await expect(page.getByText('Powered by Race Nutrition and AI (local/plan-7b).')).toBeVisible()
  await ask(page, good)
  await expect(toast(page, texts.ready)).toBeVisible()
  await expect(heading(page, texts.planHeading)).toBeVisible()
  await expect(page.getByText(words).first()).toBeAttached()
  await expect(page.getByText('Powered by Race Nutrition and AI (local/plan-7b).')).toBeVisible()
})

test('Cancel leads back to the form, and the model is not kept at work @once', async ({ page }) => {
  await ask(page, silent)
  await expect.poll(upstream.inFlight).toBe(1)
  await cancel(page).click()
  const again = page.getByRole('button', { name: texts.submit, exact: true })
  await expect(again).toBeFocused()
  await expect(again).toHaveAccessibleDescription(/^Canceled\. You can try again, or take the built-in plan/)
  await expect(page.locator('[data-type]')).toHaveCount(0)
  expect(await answersOnScreen(page)).toEqual(halfMarathoner)
  await expect.poll(upstream.inFlight).toBe(0)
})

test('a closed tab ends the model’s work @once', async ({ page }) => {
  await ask(page, silent)
  await expect.poll(upstream.inFlight).toBe(1)
  await page.goto('about:blank')
  await expect.poll(upstream.inFlight).toBe(0)
})

test.describe('a model that fails', () => {
  const failures: Record<string, { reply: Reply; because: string }> = {
    'by its key': {
      reply: json({ error: { message: `Incorrect API key: ${key}` } }, 401),
      because: 'gave no usable answer this time',
    },
    'by being busy': {
      reply: json({ error: { message: 'Later' } }, 429, { 'retry-after': '120' }),
      because: 'is busy at the moment',
    },
    'by its silence': { reply: silent, because: 'took too long to answer' },
    'by its text': {
      reply: json(wire?.text('I would rather talk about shoes.')),
      because: 'gave no usable answer this time',
    },
  }
  for (const [how, { reply, because }] of Object.entries(failures)) {
    test(`${how} leaves the engine’s plan, which says why @once`, async ({ page }) => {
      await ask(page, reply)
      await expect(heading(page, texts.planHeading)).toHaveAccessibleDescription(
        `The AI model ${because}. This is the built-in plan, with the same numbers, foods and checks.`,
        { timeout: 3 * silence },
      )
      await expect(page.getByText(creditOfEngine)).toBeVisible()
      await expect(page.getByText(key)).toHaveCount(0)
    })
  }
})

test('a plan that the engine made for the model says why beside the title, for eyes and ears', async ({
  page,
}) => {
  const because =
    'The AI model was busy, so this plan is by the built-in engine: the same numbers and sources.'
  await page.route(apiCall, async (route) => {
    const answer = await engineAnswer(route)
    answer.service.note = { code: 'model-busy', message: because }
    await route.fulfill({ json: answer })
  })
  await openKeptForm(page, halfMarathoner, server.address)
  await submit(page)
  await expect(heading(page, texts.planHeading)).toHaveAccessibleDescription(because)
  await expect(heading(page, texts.planHeading)).toBeFocused()
  await expect(page.getByText(because)).toBeInViewport({ ratio: 1 })
  await expect(page.getByText(creditOfEngine)).toBeVisible()
  await expectNoSidewaysScroll(page)

  await page.unroute(apiCall)
  upstream.replies(good)
  await page.getByRole('button', { name: 'New Plan', exact: true }).click()
  await submit(page)
  await expect(heading(page, texts.planHeading)).toBeVisible()
  await expect(heading(page, texts.planHeading)).not.toHaveAttribute('aria-describedby')
  await expect(page.getByText(because)).toHaveCount(0)
})

test.describe('a service that gives no plan', () => {
  test.use({ complaints: serviceTrouble })

  test.beforeEach(async ({ page }) => {
    await page.route(apiCall, (route) => {
      const { mode } = route.request().postDataJSON()
      return mode === 'engine' ? route.continue() : route.fulfill({ status: 500, body: '' })
    })
    await openKeptForm(page, halfMarathoner, server.address)
    await expect(builtIn(page)).toHaveCount(0)
    await submit(page)
    await expect(builtIn(page)).toBeVisible()
  })

  test('leaves the built-in plan to take, which says what it is @once', async ({ page }) => {
    await builtIn(page).click()
    await expect(heading(page, texts.planHeading)).toBeVisible()
    await expect(page.getByText(creditOfEngine)).toBeVisible()
  })

  test('can be asked again @once', async ({ page }) => {
    await page.unroute(apiCall)
    upstream.replies(good)
    await submit(page)
    await expect(heading(page, texts.planHeading)).toBeVisible()
    await expect(page.getByText(words).first()).toBeAttached()
  })

  test('does not put the required answers aside for the built-in plan @once', async ({ page }) => {
    await page.getByLabel('Weight', { exact: true }).fill('')
    await builtIn(page).click()
    await expect(page.getByLabel('Weight', { exact: true })).toBeFocused()
    await expect(heading(page, texts.formHeading)).toBeVisible()
  })
})
