import type { Locator, Page, Route } from '@playwright/test'
import { expectNoBarrier } from './expect-no-barrier.ts'
import { expectNoSidewaysScroll } from './expect-no-horizontal-scroll.ts'
import { openKeptForm, openKeptPlan } from './kept-visit.ts'
import {
  answerByModel,
  engineAnswer,
  lines,
  model,
  planByModel,
  serverWithModel,
  withModelPart,
} from './model-part.ts'
import { apiCall, expect, heading, openSections, serviceTrouble, submit, test, texts } from './planner.ts'
import { halfMarathoner } from './runner-answers.ts'
import type { OwnServer } from './start-server.ts'
import { streamingService } from './streaming-service.ts'

let server: OwnServer
test.beforeAll(async () => {
  server = await serverWithModel()
})
test.afterAll(() => server.stop())

/** A plan of the model on the screen. */
async function openModelPlan(page: Page): Promise<void> {
  await planByModel(page)
  await openKeptForm(page, halfMarathoner, server.address)
  await submit(page)
  await expect(heading(page, texts.planHeading)).toBeVisible()
  await openSections(page)
  await page.unroute(apiCall)
}

test.describe('what a model wrote and chose', () => {
  test('is marked, in its language, for eyes and ears', async ({ page }) => {
    test.slow()
    await openModelPlan(page)
    for (const { text, lang } of lines.filter((line) => !line.text.includes('{'))) {
      const line = page.getByText(text, { exact: true })
      await expect(line).toHaveAttribute('lang', lang)
      await expect(line.locator('..')).toContainText(`written by ${model}`)
    }
    await expect(page.getByText(/^Trust \d+ g of carbs an hour\.$/)).toBeAttached()
    const days = page.getByRole('region', { name: 'Daily Eating Plan (Training Phase)' })
    await expect(days.getByText(`chosen by ${model}`)).toHaveCount(1)
    await expect(page.getByText(/^Fuel: [A-Z]/)).toContainText(`chosen by ${model}`)
    await expect(page.locator('dd').filter({ hasText: `chosen by ${model}` })).toHaveCount(1)
    await expectNoBarrier(page)
    await expectNoSidewaysScroll(page)
  })

  test('is marked in the copied schedule @once', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openModelPlan(page)
    await button(page, 'Copy Race Schedule').click()
    await expect(button(page, 'Copied!')).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toMatch(new RegExp(`^Trust \\d+ g of carbs an hour\\. \\(written by ${model}\\)$`, 'm'))
    expect(copied.match(/\(chosen by /g)).toHaveLength(2)
  })

  test('is one chip, which is removed and brought back, and goes with Back to ours', async ({ page }) => {
    await openModelPlan(page)
    const chip = `Chosen by ${model}`
    await expect(chips(page)).toHaveText([chip])
    await button(page, `Remove ${chip}`).click()
    await expect(chips(page)).toHaveCount(0)
    await expect(page.getByText(`chosen by ${model}`)).toHaveCount(0)
    await expect(page.getByText('Be proud of your training.')).toBeAttached()
    await head(page).getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(chips(page)).toHaveText([chip])
    await button(page, 'Back to ours').click()
    await expect(chips(page)).toHaveCount(0)
  })

  test('outlasts a change and a reload, without another call @once', async ({ page }) => {
    await openModelPlan(page)
    let calls = 0
    await page.route(apiCall, (route) => {
      calls += 1
      return route.abort()
    })
    await button(page, 'Set climb').click()
    await page.getByLabel(/^Climb/).fill('1000')
    await button(page, 'Change my plan').click()
    await expect(chips(page)).toHaveText(['1,000 ft of climb', `Chosen by ${model}`])
    await expect(page.getByText('Be proud of your training.')).toBeAttached()
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('climb_m')
    await page.reload()
    await openSections(page)
    await expect(chips(page)).toHaveText(['1,000 ft of climb', `Chosen by ${model}`])
    await expect(page.getByText(/^Trust \d+ g of carbs an hour\.$/)).toBeAttached()
    expect(calls).toBe(0)
  })

  test('is counted where it was refused, beside the checks @once', async ({ page }) => {
    await openModelPlan(page)
    await page.getByRole('button', { name: /checks passed$/ }).click()
    await expect(page.getByText('2 lines with words that none of the permitted sentences has')).toBeVisible()
  })
})

test.describe('while a model is asked', () => {
  test('the page says what the service is doing, and its bar keeps its own time @once', async ({ page }) => {
    const service = await streamingService()
    let answer: Awaited<ReturnType<typeof engineAnswer>>
    await page.route(apiCall, async (route) => {
      expect(route.request().headers()['accept']).toContain('text/event-stream')
      answer = await engineAnswer(route)
      await route.continue({ url: `${service.address}/` })
    })
    await openKeptForm(page, halfMarathoner, server.address)
    await submit(page)
    await expect(page.getByText(texts.loadingNote)).toBeVisible()
    for (const [stage, words] of [
      ['planned', 'Your numbers, meals and race table are planned.'],
      ['asked', 'The AI model is choosing among your meals and fuels.'],
      ['settling', 'Planning with its choices and checking every line.'],
    ] as const) {
      await service.send('stage', { stage })
      await expect(page.getByText(words).first()).toBeVisible()
      await expect(page.getByText(texts.loadingNote)).toBeVisible()
    }
    expect(await page.getByRole('progressbar').evaluate((bar: HTMLProgressElement) => bar.value % 10)).toBe(0)
    await expectNoBarrier(page)
    await service.send('plan', withModelPart(answer))
    await expect(heading(page, texts.planHeading)).toBeVisible()
    await service.stop()
  })

  test.describe('by a stream that breaks off', () => {
    test.use({ complaints: serviceTrouble })

    test('a plain answer is asked for, and the plan comes @once', async ({ page }) => {
      const service = await streamingService()
      const accepted: (string | undefined)[] = []
      await page.route(apiCall, async (route) => {
        accepted.push(route.request().headers()['accept'])
        if (accepted.length === 1) return route.continue({ url: `${service.address}/` })
        return answerByModel(route)
      })
      await openKeptForm(page, halfMarathoner, server.address)
      await submit(page)
      await service.send('stage', { stage: 'asked' })
      await service.breakOff()
      await expect(heading(page, texts.planHeading)).toBeVisible()
      expect(accepted[1]).not.toContain('text/event-stream')
      await service.stop()
    })
  })
})

test('without a connected model the page does not ask for wishes @once', async ({ page }) => {
  await openKeptPlan(page)
  await expect(wishButton(page)).toHaveCount(0)
})

test.describe('a wish in words', () => {
  const ignored = [{ text: 'new shoes', code: 'not-nutrition' }]
  const preferences = { kitchen: { race_morning: 'hotel' } }

  test('shows what would change, keeps it when told, and is undone', async ({ page }) => {
    test.slow()
    await openModelPlan(page)
    const wishes = await readAs(page, preferences, ignored)
    await openWish(page)
    await expectNoBarrier(page, 'dialog')
    await field(page).fill('A hotel on race day, and new shoes.')
    await button(page, 'Show what changes').click()
    await expect(heading(page, 'What would change')).toBeFocused()
    const after = dialog(page).getByRole('list', { name: 'Set with your wish' }).getByRole('listitem')
    await expect(after).toHaveText(['Race morning in a hotel (new)', `Chosen by ${model}`])
    await expect(dialog(page)).toContainText('What moves:')
    await expect(dialog(page)).toContainText('“new shoes” is not about eating or drinking for this race.')
    await expectNoBarrier(page, 'dialog')
    await expectNoSidewaysScroll(page)
    // Nothing has changed yet.
    await expect(chips(page)).toHaveText([`Chosen by ${model}`])
    await button(page, 'Keep').click()
    await expect(dialog(page)).toHaveCount(0)
    await expect(wishButton(page)).toBeFocused()
    await expect(chips(page)).toHaveText(['Race morning in a hotel', `Chosen by ${model}`])
    await expect(head(page).getByRole('status')).toHaveText(/^Changed\./)
    expect(wishes).toEqual(['A hotel on race day, and new shoes.'])
    expect(page.url()).toBe(`${server.address}/`)
    await head(page).getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(chips(page)).toHaveText([`Chosen by ${model}`])
  })

  test('is said, read and kept by keyboard alone @desktop', async ({ page }) => {
    await openModelPlan(page)
    await readAs(page, preferences)
    await wishButton(page).focus()
    await page.keyboard.press('Enter')
    await expect(field(page)).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(field(page)).toBeFocused()
    await expect(field(page)).toHaveAccessibleDescription(/^Write what you wish first/)
    await page.keyboard.type('a hotel')
    await expect(field(page)).toHaveAccessibleDescription('493 of 500 characters left')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(heading(page, 'What would change')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(field(page)).toBeFocused()
    await expect(field(page)).toHaveValue('a hotel')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(heading(page, 'What would change')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(button(page, 'Keep')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toHaveCount(0)
    await expect(chips(page)).toHaveText(['Race morning in a hotel', `Chosen by ${model}`])
  })

  test('that changes nothing says so, with why @once', async ({ page }) => {
    await openModelPlan(page)
    await readAs(page, {}, ignored)
    await openWish(page)
    await field(page).fill('new shoes')
    await button(page, 'Show what changes').click()
    await expect(heading(page, 'Nothing would change')).toBeVisible()
    await expect(button(page, 'Keep')).toHaveCount(0)
    await button(page, 'Back to your wish').click()
    await expect(field(page)).toHaveValue('new shoes')
    await button(page, 'Cancel').click()
    await expect(dialog(page)).toHaveCount(0)
    await openWish(page)
    await expect(field(page)).toHaveValue('new shoes')
  })

  test('waits with a way out: Cancel, Escape and Back end the call and keep the text', async ({ page }) => {
    await openModelPlan(page)
    const waiting: Route[] = []
    await page.route(apiCall, (route) => void waiting.push(route))
    await openWish(page)
    await field(page).fill('a hotel')
    const ways = [
      () => button(page, 'Cancel').click(),
      () => page.keyboard.press('Escape'),
      () => page.evaluate(() => window.history.back()),
    ]
    for (const [index, leave] of ways.entries()) {
      const ended = page.waitForEvent('requestfailed')
      await button(page, 'Show what changes').click()
      await expect(dialog(page).getByText('Reading your wish…')).toBeVisible()
      await expect(button(page, 'Cancel')).toBeFocused()
      await expect.poll(() => waiting.length).toBe(index + 1)
      await leave()
      await ended
      await expect(field(page)).toBeFocused()
      await expect(field(page)).toHaveValue('a hotel')
    }
    await expect(chips(page)).toHaveText([`Chosen by ${model}`])
  })

  test('two quick presses ask once @once', async ({ page }) => {
    await openModelPlan(page)
    const wishes = await readAs(page, preferences)
    await openWish(page)
    await field(page).fill('a hotel')
    await button(page, 'Show what changes').dblclick()
    await expect(heading(page, 'What would change')).toBeVisible()
    expect(wishes).toHaveLength(1)
  })

  test.describe('that fails', () => {
    test.use({ complaints: ['Failed to load resource'] })

    const problem = { type: 'about:blank', title: 'x', status: 422, detail: 'x' }
    const ofWish = { field: 'wish', code: 'too-long', message: 'Shorten it.' }
    for (const [name, reply, fault] of [
      ['by the wish itself', { status: 422, json: { ...problem, errors: [ofWish] } }, 'Shorten it.'],
      ['since too many were sent', { status: 429, body: '' }, 'The AI model is busy.'],
      ['by the service', { status: 500, body: '' }, 'The AI model could not read your wish.'],
    ] as const)
      test(`${name} says why beside the field, and loses nothing @once`, async ({ page }) => {
        await openModelPlan(page)
        await page.route(apiCall, (route) => route.fulfill(reply))
        await openWish(page)
        await field(page).fill('a hotel')
        await button(page, 'Show what changes').click()
        await expect(field(page)).toHaveAccessibleDescription(new RegExp(`^${fault}`))
        await expect(field(page)).toBeFocused()
        await expect(field(page)).toHaveValue('a hotel')
        await expectNoBarrier(page, 'dialog')
      })

    test('offline says so, and works once the network is back @once', async ({ page, context }) => {
      await openModelPlan(page)
      await openWish(page)
      await field(page).fill('a hotel')
      await context.setOffline(true)
      await button(page, 'Show what changes').click()
      await expect(field(page)).toHaveAccessibleDescription(/^You are offline/)
      await context.setOffline(false)
      await readAs(page, preferences)
      await button(page, 'Show what changes').click()
      await expect(heading(page, 'What would change')).toBeVisible()
    })

    test('too long is counted, refused and not cut @once', async ({ page }) => {
      await openModelPlan(page)
      await openWish(page)
      await field(page).fill('a'.repeat(503))
      await expect(dialog(page).getByText('3 characters too many')).toBeVisible()
      await button(page, 'Show what changes').click()
      await expect(field(page)).toHaveAccessibleDescription(
        /^A wish has at most 500 characters\. Leave out 3\./,
      )
      await expect(field(page)).toHaveValue('a'.repeat(503))
    })
  })
})

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })
const wishButton = (page: Page): Locator => button(page, 'Say what you wish')
const field = (page: Page): Locator => page.getByLabel('What do you wish?', { exact: true })
const dialog = (page: Page): Locator => page.getByRole('dialog')
const head = (page: Page): Locator => page.getByRole('group', { name: 'Make it yours', exact: true })
const chips = (page: Page): Locator =>
  page.getByRole('list', { name: 'What you have set' }).getByRole('listitem')

async function openWish(page: Page): Promise<void> {
  await wishButton(page).click()
  await expect(field(page)).toBeFocused()
}

/** The service reads every wish as this; returns the wishes that it was sent. */
async function readAs(page: Page, reading: unknown, notTaken: unknown = []): Promise<string[]> {
  const wishes: string[] = []
  await page.route(apiCall, async (route) => {
    const { wish, preferences: given } = route.request().postDataJSON()
    wishes.push(wish)
    // Of such an answer the page reads nothing else: it plans with its own engine.
    await route.fulfill({
      json: { object: {}, preferences: { ...given, ...(reading as object) }, ignored: notTaken },
    })
  })
  return wishes
}
