import type { Questionnaire } from '@race-nutrition/engine'
import { type Dispatch, useEffect } from 'react'
import { contractPart, planViewPart } from '../parts.ts'
import type { Screen, ScreenEvent } from '../screen.ts'
import { tellPartMissing, tellPlanFailed, tellPlanReady } from '../toasts/toasts.ts'
import { askForPlan, type Failure } from './ask-for-plan.ts'
import { progressEvery } from './progress.ts'

/** A call that takes longer is a failure. */
const patience = 75_000
/** A frame is drawn with the bar full, and the plan does not wait for more. */
const fullBar = 20

/** Makes one call for each loading state: its timer, its patience, its outcome. */
export function useGeneration(screen: Screen, dispatch: Dispatch<ScreenEvent>, projectId: string): void {
  const answers = screen.at === 'loading' ? screen.answers : null
  const call = screen.calls
  useEffect(
    () => (answers ? startCall({ projectId, answers, call, dispatch }) : undefined),
    [answers, call, dispatch, projectId],
  )
}

interface Call {
  readonly projectId: string
  readonly answers: Questionnaire
  readonly call: number
  readonly dispatch: Dispatch<ScreenEvent>
}

/** Starts the call and its timers; what it returns ends both when the loading state does. */
function startCall({ projectId, answers, call, dispatch }: Call): () => void {
  const control = new AbortController()
  const ticking = setInterval(() => dispatch({ type: 'ticked', call }), progressEvery)
  const waiting = setTimeout(() => control.abort(), patience)
  void askForPlan(projectId, answers, control.signal).then(async (asked) => {
    clearInterval(ticking)
    clearTimeout(waiting)
    if (control.signal.reason === ended) return
    if (!asked.ok) {
      dispatch({ type: 'failed', call, refusals: asked.refused.refusals })
      tellFailure(asked.refused)
      return
    }
    dispatch({ type: 'answered', call, answer: asked.value })
    // Where the view does not come the plan is kept, and its place says how to go on.
    await Promise.all([planViewPart.load().catch(tellPartMissing), pause(fullBar)])
    dispatch({ type: 'planned', call })
    tellPlanReady()
  })
  // Behind the call, so that the view is made ready while the service works. Where it does not load, the answer says so.
  void contractPart
    .load()
    .then(planViewPart.load)
    .catch(() => undefined)
  return () => {
    clearInterval(ticking)
    clearTimeout(waiting)
    control.abort(ended)
  }
}

const ended = 'the loading state ended'

function tellFailure({ because, log }: Failure): void {
  console.error(`The plan was not generated: ${log}`)
  tellPlanFailed()
  if (because === 'part-missing') tellPartMissing()
}

const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time))
