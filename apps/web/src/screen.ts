import type { AnswerProblem } from '@race-nutrition/contract'
import type { Field, Questionnaire } from '@race-nutrition/engine'
import type { PlanMode } from './loading/plan-mode.ts'
import { advanced } from './loading/progress.ts'
import type { PageAnswer } from './planning/replan-other-version.ts'
import type { EarlierPlan, ShownPlan } from './shown-plan.ts'

export type WithoutPlan = 'failed' | 'canceled'

/** The main area is in one of three states. */
export type Screen =
  | {
      readonly at: 'form'
      readonly refusals: readonly AnswerProblem[]
      /** How the last call ended without a plan, if not by a refused answer: another way to one is offered. */
      readonly withoutPlan: WithoutPlan | null
      readonly calls: number
    }
  | {
      readonly at: 'loading'
      readonly answers: Questionnaire
      readonly mode: PlanMode
      readonly progress: number
      readonly isLong: boolean
      /** What the service is doing, in a sentence; null if it does not say. */
      readonly stage: string | null
      readonly answer: PageAnswer | null
      readonly calls: number
    }
  | {
      readonly at: 'result'
      readonly answers: Questionnaire
      readonly answer: PageAnswer
      readonly earlier: readonly EarlierPlan[]
      /** What brought it onto the screen as it is: a plan that was opened is kept already. */
      readonly since: 'made' | 'changed' | 'opened'
      readonly calls: number
    }

/** `call` is the number of the call that an event belongs to: events of earlier calls are ignored. */
export type ScreenEvent =
  | { readonly type: 'submitted'; readonly answers: Questionnaire; readonly mode: PlanMode }
  | { readonly type: 'ticked'; readonly call: number }
  | { readonly type: 'dragged on'; readonly call: number }
  /** The service says what it is doing. */
  | { readonly type: 'went on'; readonly call: number; readonly stage: string }
  | { readonly type: 'answered'; readonly call: number; readonly answer: PageAnswer }
  | { readonly type: 'planned'; readonly call: number }
  /** Planned again on this device, with other preferences. */
  | {
      readonly type: 'replanned'
      readonly call: number
      readonly answer: PageAnswer
      readonly earlier: readonly EarlierPlan[]
    }
  /** A plan that is kept on this device. */
  | ({ readonly type: 'opened' } & ShownPlan)
  | { readonly type: 'failed'; readonly call: number; readonly refusals: readonly AnswerProblem[] }
  | { readonly type: 'canceled' }
  | { readonly type: 'corrected'; readonly field: Field }
  /** All answers are others, as of a link. */
  | { readonly type: 'filled' }
  | { readonly type: 'left' }

export const openingScreen: Screen = formAfter(0)

// oxlint-disable-next-line typescript/consistent-return -- exhaustive: a missing case does not compile
export function nextScreen(screen: Screen, event: ScreenEvent): Screen {
  switch (event.type) {
    case 'submitted':
      return screen.at === 'form' ? loading(event, screen.calls + 1) : screen
    case 'ticked':
      return isWaiting(screen, event.call) ? { ...screen, progress: advanced(screen.progress) } : screen
    case 'dragged on':
      return isWaiting(screen, event.call) ? { ...screen, isLong: true } : screen
    case 'went on':
      return isWaiting(screen, event.call) ? { ...screen, stage: event.stage } : screen
    case 'answered':
      return isWaiting(screen, event.call) ? { ...screen, progress: 100, answer: event.answer } : screen
    case 'planned':
      return screen.at === 'loading' && screen.calls === event.call && screen.answer
        ? {
            at: 'result',
            answers: screen.answers,
            answer: screen.answer,
            earlier: [],
            since: 'made',
            calls: screen.calls,
          }
        : screen
    case 'replanned':
      return screen.at === 'result' && screen.calls === event.call
        ? { ...screen, answer: event.answer, earlier: event.earlier, since: 'changed' }
        : screen
    case 'opened':
      // A change of the plan before it is on its way no more.
      return screen.at === 'loading' ? screen : openedScreen(event, screen.calls + 1)
    case 'failed':
      return isWaiting(screen, event.call)
        ? {
            ...formAfter(screen.calls),
            refusals: event.refusals,
            withoutPlan: event.refusals.length === 0 ? 'failed' : null,
          }
        : screen
    case 'canceled':
      return screen.at === 'loading' ? { ...formAfter(screen.calls), withoutPlan: 'canceled' } : screen
    case 'corrected':
      return screen.at === 'form'
        ? { ...screen, refusals: screen.refusals.filter((refusal) => refusal.field !== event.field) }
        : screen
    case 'filled':
      return screen.at === 'form' ? { ...screen, refusals: [] } : screen
    case 'left':
      return screen.at === 'result' ? formAfter(screen.calls) : screen
  }
}

export const openedScreen = ({ answers, answer, earlier }: ShownPlan, calls = 0): Screen => ({
  at: 'result',
  answers,
  answer,
  earlier,
  since: 'opened',
  calls,
})

function formAfter(calls: number): Extract<Screen, { at: 'form' }> {
  return { at: 'form', refusals: [], withoutPlan: null, calls }
}

const loading = ({ answers, mode }: Extract<ScreenEvent, { type: 'submitted' }>, calls: number): Waiting => ({
  at: 'loading',
  answers,
  mode,
  progress: 0,
  isLong: false,
  stage: null,
  answer: null,
  calls,
})

type Waiting = Extract<Screen, { at: 'loading' }>

const isWaiting = (screen: Screen, call: number): screen is Waiting =>
  screen.at === 'loading' && screen.calls === call && screen.answer === null
