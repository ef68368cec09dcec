import type { APIResponse, Page } from '@playwright/test'
import {
  emptyQuestionnaire,
  fieldLabels,
  fields,
  type Questionnaire,
  raceNames,
} from '@race-nutrition/engine'
import { expect, heading, openSections, texts } from './planner.ts'
import { halfMarathoner, isoDayIn, type RunnerAnswers } from './runner-answers.ts'

/** The form as a runner finds it whose answers this device keeps: for what is tried on it, and not on filling it in. */
export async function openKeptForm(
  page: Page,
  answers: RunnerAnswers = halfMarathoner,
  address = '/',
): Promise<void> {
  const kept = await keep(page, { 'race-nutrition/answers/v1': questionnaireOf(answers) })
  await page.goto(address)
  await expect(heading(page, texts.formHeading)).toBeVisible()
  await kept.dispose()
}

/** Whatever the server sends. */
type Answer = Awaited<ReturnType<APIResponse['json']>>

interface KeptPlan {
  readonly answers?: RunnerAnswers
  /** Makes another answer of the server's. */
  readonly change?: (answer: Answer) => unknown
  /** What was sent instead, whatever the server would send. */
  readonly sent?: unknown
  /** As a phone shows it at first; else its sections are opened. */
  readonly isFolded?: boolean
}

/** A plan that this device keeps: for what is tried on a plan, and not on the way to it. */
export async function openKeptPlan(
  page: Page,
  { answers = halfMarathoner, change = (answer) => answer, sent, isFolded = false }: KeptPlan = {},
): Promise<void> {
  const questionnaire = questionnaireOf(answers)
  const body = sent ?? change(JSON.parse(await answerFor(page, questionnaire)))
  const kept = await keep(page, keptRace(questionnaire, body))
  await page.goto('/')
  await kept.dispose()
  await page.getByRole('button', { name: 'Open your plan', exact: true }).click()
  await expect(heading(page, texts.planHeading)).toBeVisible()
  await expect(heading(page, 'Important Safety Notes')).toBeVisible()
  if (!isFolded) await openSections(page)
}

/** The same as another service sends it: the nine sections, changed in place, and nothing beside them. */
export async function openForeignPlan(
  page: Page,
  change: (object: Answer) => void = () => undefined,
  answers?: RunnerAnswers,
): Promise<void> {
  const changed = ({ object }: Answer) => {
    change(object)
    return { object }
  }
  await openKeptPlan(page, { ...(answers && { answers }), change: changed })
}

/** Puts it there before the page's own scripts run; once that is ended, a reload finds what the page made of it. */
export function keep(page: Page, kept: Readonly<Record<string, unknown>>) {
  const entries = Object.entries(kept).map(([key, value]) => [key, JSON.stringify(value)] as const)
  return page.addInitScript((all) => {
    for (const [key, text] of all) localStorage.setItem(key, text)
  }, entries)
}

/** A plan as the page keeps it: what it was made from, and what was sent. */
export function keptRace(answers: Questionnaire, body: unknown): Readonly<Record<string, unknown>> {
  const race = `${answers.raceType} ${answers.raceDate}`
  return {
    [`race-nutrition/plan/v2/${race}`]: body,
    [`race-nutrition/race/v1/${race}`]: {
      revision: 1,
      answers,
      today: isoDayIn(0),
      preferences: null,
      earlier: [],
    },
  }
}

/** All that this device keeps of the page. */
export const keptTexts = (page: Page) => page.evaluate(() => JSON.stringify(localStorage))

/** The server's answer as text: one call for each runner and worker. */
const answersOfServer = new Map<string, Promise<string>>()

export function answerFor(page: Page, questionnaire: Questionnaire): Promise<string> {
  const runner = JSON.stringify(questionnaire)
  const known = answersOfServer.get(runner)
  if (known) return known
  const asked = ask(page, questionnaire)
  answersOfServer.set(runner, asked)
  return asked
}

async function ask(page: Page, questionnaire: Questionnaire): Promise<string> {
  const answer = await page.request.post('/api/ai/race-nutrition/object', {
    data: { prompt: '', schema: {}, questionnaire },
  })
  expect(answer.status()).toBe(200)
  return answer.text()
}

/** The answers as the form holds them, from what stands beside its fields. */
export function questionnaireOf(answers: RunnerAnswers): Questionnaire {
  const given = fields.map((field) => [field, answers[fieldLabels[field]] ?? emptyQuestionnaire[field]])
  const [raceType] = Object.entries(raceNames).find(([, name]) => name === answers['Race type']) ?? ['10K']
  return { ...Object.fromEntries(given), raceType }
}
