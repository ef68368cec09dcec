import { type ProgressStage, readPlanAnswer } from '@race-nutrition/contract'
import { planHere } from '../planning/plan-here.ts'
import { replanOtherVersion } from '../planning/replan-other-version.ts'
import { withKeptPreferences } from '../planning/with-kept-preferences.ts'
import { today } from '../today.ts'
import { callService, type Trouble } from './call-service.ts'
import { planRequestFor } from './plan-request.ts'
import { type Answered, failed, type Question } from './request-plan.ts'
import { stageWords } from './stage-words.ts'

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
  const { projectId, answers, mode } = question
  const onStage = question.onStage && ((stage: ProgressStage) => question.onStage?.(stageWords[stage]))
  const request = planRequestFor(answers, mode, day)
  const said = await callService({ projectId, request, onStage }, signal).catch((error: unknown) => {
    // A server on this very device answers without a network, so it is asked first.
    if (signal.aborted || (navigator.onLine && mode === null)) throw error
    return null
  })
  if (!said) return madeHere(question, day)
  if (said.is === 'trouble') {
    if (said.isTransient && mode === 'engine') return madeHere(question, day)
    return failed('service', logOf(said), said.problem?.errors)
  }
  const answer = readPlanAnswer(said.body)
  if (!answer.ok) return failed('service', answer.refused.code)
  return { ok: true, value: await replanOtherVersion(answer.value, { answers, today: day }) }
}

async function madeHere({ answers, platform }: Question, day: string): Promise<Answered> {
  const made = await planHere({ answers, today: day }, platform).catch(() => null)
  if (!made) return failed('part-missing', 'the engine did not load')
  return made.ok ? made : failed('service', 'answers refused on this device', made.refused)
}

/** The request id is for the operator; nothing else of `instance` is logged, since it could contain anything. */
function logOf({ status, problem, isRepeated }: Trouble): string {
  const request = /^urn:uuid:[\da-f-]{36}$/i.exec(problem?.instance ?? '')?.[0] ?? ''
  const summary = `status ${status} ${problem?.title ?? ''}`.trim()
  return [summary, request, isRepeated ? 'asked twice' : ''].filter(Boolean).join(', ')
}
