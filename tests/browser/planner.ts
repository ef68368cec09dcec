import { test as base, expect, type Locator, type Page, type Request } from '@playwright/test'
import { beginning } from './beginning.ts'
import { choices, halfMarathoner, type RunnerAnswers } from './runner-answers.ts'

export { expect } from '@playwright/test'

/** Every test begins at one moment, and ends with a look at what the browser complained of: a script, a policy, a missing file. */
export const test = base.extend<{ complaints: (string | RegExp)[] }>({
  /** Complaints that a test brings about on purpose. */
  complaints: [[], { option: true }],
  page: async ({ page, complaints }, runTest) => {
    const heard: string[] = []
    page.on('pageerror', (error) => heard.push(String(error)))
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) heard.push(message.text())
    })
    await page.clock.setSystemTime(beginning)
    await runTest(page)
    const known = [...complaints, 'Service Worker registration blocked by Playwright']
    expect(heard.filter((text) => !known.some((each) => text.match(each)))).toEqual([])
  },
})

export const serviceTrouble = ['Failed to load resource', 'The plan was not generated']

export const texts = {
  formHeading: 'Get Your Personalized Race Nutrition Plan',
  submit: 'Generate My Race Nutrition Plan',
  submitting: 'Generating Your Nutrition Plan...',
  loadingHeading: 'Generating Your Personalized Plan...',
  loadingNote: 'This may take 15-30 seconds',
  planHeading: 'Your Personalized Nutrition Plan',
  ready: 'Your personalized nutrition plan is ready!',
  failed: 'Failed to generate plan. Please try again.',
}

export const apiCall = '**/api/ai/*/object'

export async function openForm(page: Page): Promise<void> {
  await page.goto('/')
  await expect(heading(page, texts.formHeading)).toBeVisible()
  await formIsLive(page)
}

/** Until then the form of a first visit takes no answer. Its footer is rendered by the page's script alone. */
const formIsLive = (page: Page) => expect(page.locator('footer')).toBeAttached()

/** The form as it is shown until the page's script has rendered it. */
export const firstPaint = (page: Page): Locator => page.locator('#root > [inert]')

export async function fillIn(page: Page, answers: RunnerAnswers = halfMarathoner): Promise<void> {
  await formIsLive(page)
  for (const [label, answer] of Object.entries(answers)) {
    if (label in choices) await choose(page, label, answer)
    else await question(page, label).fill(answer)
  }
}

const choose = (page: Page, label: string, name: string): Promise<void> => option(page, label, name).check()

const option = (page: Page, label: string, name: string): Locator =>
  page.getByRole('radiogroup', { name: label, exact: true }).getByRole('radio', { name, exact: true })

export function question(page: Page, label: string): Locator {
  return page.getByLabel(label, { exact: true })
}

export function submitButton(page: Page): Locator {
  return page.getByRole('button', { name: texts.submit, exact: true })
}

export async function submit(page: Page): Promise<void> {
  await submitButton(page).click()
}

/** All answers at once, as a browser fills in what it remembers: typing them one by one takes half of a test. */
async function autofill(page: Page, answers: RunnerAnswers): Promise<void> {
  await Promise.all(
    Object.entries(answers).map(async ([label, answer]) =>
      label in choices
        ? option(page, label, answer).evaluate((radio: HTMLInputElement) => radio.click())
        : question(page, label).evaluate((field: HTMLInputElement | HTMLTextAreaElement, value) => {
            const { prototype } = field.constructor as typeof HTMLInputElement
            // The setter of the field itself is React’s, which would take it for its own change.
            Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
            field.dispatchEvent(new Event('input', { bubbles: true }))
          }, answer),
    ),
  )
}

/** The whole way to a plan on the screen. */
export async function makePlan(page: Page, answers: RunnerAnswers = halfMarathoner): Promise<void> {
  await openForm(page)
  await autofill(page, answers)
  await submit(page)
  await expect(heading(page, texts.planHeading)).toBeVisible()
  await openSections(page)
}

/** What a phone folds at first: the sections, and the whole race table. */
export async function openSections(page: Page): Promise<void> {
  await expect(heading(page, 'Important Safety Notes')).toBeVisible()
  await page.evaluate(() => {
    const folded = document.querySelectorAll(
      'article > section > details:has(> summary > h2), [aria-labelledby="race-day"] details:has(table)',
    )
    for (const each of folded) each.setAttribute('open', '')
  })
  await expect(raceTable(page)).toBeVisible()
}

/** The race-day table: a chart's figures have a table of their own, for screen readers. */
export function raceTable(page: Page): Locator {
  return page.getByRole('table', { name: 'What to eat and drink on race day' })
}

/** Opens everything that a small screen folds. */
export async function unfold(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const folded of document.querySelectorAll('article details')) folded.setAttribute('open', '')
  })
}

export function heading(page: Page, name: string): Locator {
  return page.getByRole('heading', { name, exact: true })
}

/** A message in a toast, wherever on the page the same words may stand besides. */
export function toast(page: Page, message: string): Locator {
  return page.locator('[data-type]').filter({ hasText: message })
}

/** The answers in the form as they stand. */
export async function answersOnScreen(page: Page): Promise<RunnerAnswers> {
  const answers: Record<string, string> = {}
  for (const label of Object.keys(halfMarathoner)) {
    answers[label] = label in choices ? await chosen(page, label) : await question(page, label).inputValue()
  }
  return answers
}

async function chosen(page: Page, label: string): Promise<string> {
  const radio = page.getByRole('radiogroup', { name: label, exact: true }).locator('label:has(:checked)')
  return ((await radio.textContent()) ?? '').trim()
}

/** The calls for a plan that the page has made since. */
export function countCalls(page: Page): Request[] {
  const calls: Request[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') calls.push(request)
  })
  return calls
}
