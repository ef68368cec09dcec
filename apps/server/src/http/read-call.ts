import { type AnswerProblem, longestWish, planCall, tooLong } from '@race-nutrition/contract'
import {
  daysBetween,
  ok,
  type PlainDay,
  type Questionnaire,
  readIsoDay,
  type Result,
  refuse,
} from '@race-nutrition/engine'
import type { Question } from '../engine/engine.ts'
import type { ProblemCode } from './problems.ts'

/** A call as read: a question for the engine, and what is asked of a model. */
export interface Call {
  readonly question: Question
  readonly mode?: 'engine' | undefined
  readonly wish?: string | undefined
}

export function readCall(body: unknown, today: PlainDay): Result<Call, ProblemCode> {
  const call = planCall.safeParse(body)
  if (!call.success) return refuse('not-a-request')
  const { mode, wish, preferences } = call.data
  const day = dayOfTheRunner(call.data.today, today)
  if (typeof day === 'string') return refuse(day)
  // Not validated yet, only typed so: the engine's first stage refuses, by name, what is not a text.
  const answers = call.data.questionnaire as Questionnaire
  return ok({ question: { answers, today: day, preferences }, mode, wish })
}

/** Why a wish cannot be read; null if it can, or if there is none. */
export function faultOfWish({ wish }: Call): AnswerProblem | null {
  if (wish === undefined) return null
  if (wish.trim() === '') return { field: 'wish', code: 'missing', message: 'Write what you wish first.' }
  return wish.length > longestWish
    ? {
        field: 'wish',
        code: 'too-long',
        message: tooLong(wish.length),
      }
    : null
}

/** Somewhere on earth it is tomorrow, and somewhere yesterday; beyond that the clock is wrong, and race week would be too. */
function dayOfTheRunner(given: string | undefined, today: PlainDay): PlainDay | ProblemCode {
  if (given === undefined) return today
  const day = readIsoDay(given)
  if (!day) return 'not-a-day'
  return Math.abs(daysBetween({ from: today, until: day })) <= 1 ? day : 'day-too-far'
}
