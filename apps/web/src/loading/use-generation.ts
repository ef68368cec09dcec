import { type Dispatch, useEffect } from 'react'
import { planViewModule } from '../lazy-modules.ts'
import type { Screen, ScreenEvent } from '../screen.ts'
import type { Service } from '../service.ts'
import { notifyModuleMissing, notifyPlanFailed, notifyPlanReady } from '../toasts/toasts.ts'
import { patienceFor } from './patience.ts'
import { requestPlan, type Failure, type Question } from './request-plan.ts'
import { progressEvery } from './progress.ts'

/** The card announces 15 to 30 seconds. */
const longAfter = 30_000
/** Long enough to draw a frame with a full bar, and no longer. */
const fullBar = 20

/** Makes one call for each loading state, with its timers, its timeout and its outcome. */
export function useGeneration(
  screen: Screen,
  dispatch: Dispatch<ScreenEvent>,
  { projectId, platform, mode: connected, answersWithin }: Service,
): void {
  const answers = screen.at === 'loading' ? screen.answers : null
  const mode = screen.at === 'loading' ? screen.mode : null
  const call = screen.calls
  const patience = patienceFor(answersWithin)
  // The engine alone answers at once.
  const isStreamed = connected === 'ai' && mode === null
  useEffect(
    () =>
      answers
        ? startCall({ projectId, platform, answers, mode, isStreamed, call, patience, dispatch })
        : undefined,
    [answers, mode, isStreamed, call, patience, dispatch, projectId, platform],
  )
}

interface Call extends Omit<Question, 'onStage'> {
  /** Whether the service is asked to say what it is doing. */
  readonly isStreamed: boolean
  readonly call: number
  /** Milliseconds. */
  readonly patience: number
  readonly dispatch: Dispatch<ScreenEvent>
}

/** Starts the call and its timers; the returned function cancels both when the loading state ends. */
function startCall({ call, patience, isStreamed, dispatch, ...question }: Call): () => void {
  const control = new AbortController()
  const ticking = setInterval(() => dispatch({ type: 'ticked', call }), progressEvery)
  const dragging = setTimeout(() => dispatch({ type: 'dragged on', call }), longAfter)
  const waiting = setTimeout(() => control.abort(), patience)
  const stopTimers = () => {
    clearInterval(ticking)
    clearTimeout(dragging)
    clearTimeout(waiting)
  }
  const onStage = isStreamed ? (stage: string) => dispatch({ type: 'went on', call, stage }) : null
  void requestPlan({ ...question, onStage }, control.signal).then(async (asked) => {
    stopTimers()
    if (control.signal.reason === ended) return
    if (!asked.ok) {
      dispatch({ type: 'failed', call, refusals: asked.refused.refusals })
      logFailure(asked.refused)
      return
    }
    dispatch({ type: 'answered', call, answer: asked.value })
    // If the view does not load, the plan is kept, and the screen offers to load it again.
    await Promise.all([planViewModule.load().catch(notifyModuleMissing), pause(fullBar)])
    if (control.signal.reason === ended) return
    dispatch({ type: 'planned', call })
    notifyPlanReady()
  })
  // Together with the call’s own part; a failed load is reported with the answer.
  void planViewModule.load().catch(() => undefined)
  return () => {
    stopTimers()
    control.abort(ended)
  }
}

const ended = 'the loading state ended'

function logFailure({ because, log }: Failure): void {
  console.error(`The plan was not generated: ${log}`)
  notifyPlanFailed()
  if (because === 'part-missing') notifyModuleMissing()
}

const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time))
