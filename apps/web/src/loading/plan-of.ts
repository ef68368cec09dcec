import { objectPath, type Problem, readPlanAnswer, readProblem } from '@race-nutrition/contract'
import { planHere } from '../planning/plan-here.ts'
import { replanOtherVersion } from '../planning/replan-other-version.ts'
import { withKeptPreferences } from '../planning/with-kept-preferences.ts'
import { today } from '../today.ts'
import { planRequestFor } from './plan-request.ts'
import { type Answered, failed, type Question } from './request-plan.ts'
import { fetchWithOneRetry, isTransient } from './retry-once.ts'

/** The plan of the service; where there is no network, or the runner asked for it, of this page. Never rejects. */
export async function planOf(question: Question, signal: AbortSignal): Promise<Answered> {
  const day = today()
  try {
    const answered =
      question.mode === 'device' ? await madeHere(question, day) : await called(question, day, signal)
    if (!answered.ok) return answered
    return { ok: true, value: await withKeptPreferences(answered.value, question.answers, signal) }
  } catch (error) {
    return failed('service', String(error))
  }
}

async function called(question: Question, day: string, signal: AbortSignal): Promise<Answered> {
  const asked = await call(question, day, signal).catch((error: unknown) => {
    // A server on this very device answers without a network, so it is asked first.
    if (signal.aborted || (navigator.onLine && question.mode === null)) throw error
    return null
  })
  if (!asked) return madeHere(question, day)
  const { response, isRepeated } = asked
  if (isTransient(response) && question.mode === 'engine') return madeHere(question, day)
  if (!response.ok) {
    // A proxy's error may be a page of HTML, which says no more than its status.
    const problem = readProblem(await response.json().catch(() => null))
    return failed('service', logOf(response.status, problem, isRepeated), problem?.errors)
  }
  const answer = readPlanAnswer(await response.json())
  if (!answer.ok) return failed('service', answer.refused.code)
  return {
    ok: true,
    value: await replanOtherVersion(answer.value, { answers: question.answers, today: day }),
  }
}

/** The page's one call, to its own origin. */
function call({ projectId, answers, mode }: Question, day: string, signal: AbortSignal) {
  const body = JSON.stringify(planRequestFor(answers, mode, day))
  const post = () =>
    fetch(objectPath(projectId), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, application/problem+json',
      },
      body,
      signal,
    })
  return fetchWithOneRetry(post, signal)
}

async function madeHere({ answers, platform }: Question, day: string): Promise<Answered> {
  const made = await planHere({ answers, today: day }, platform).catch(() => null)
  if (!made) return failed('part-missing', 'the engine did not load')
  return made.ok ? made : failed('service', 'answers refused on this device', made.refused)
}

/** The request id is for the operator; nothing else of `instance` is logged, since it could contain anything. */
function logOf(status: number, problem: Problem | null, isRepeated: boolean): string {
  const request = /^urn:uuid:[\da-f-]{36}$/i.exec(problem?.instance ?? '')?.[0] ?? ''
  const summary = `status ${status} ${problem?.title ?? ''}`.trim()
  return [summary, request, isRepeated ? 'asked twice' : ''].filter(Boolean).join(', ')
}
