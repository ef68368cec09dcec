import { type Dispatch, useEffect } from 'react'
import { contractPart, planViewPart } from '../parts.ts'
import type { Screen, ScreenEvent } from '../screen.ts'
import type { Service } from '../service.ts'
import { tellPartMissing, tellPlanFailed, tellPlanReady } from '../toasts/toasts.ts'
import { askForPlan, type Failure, type Question } from './ask-for-plan.ts'
import { progressEvery } from './progress.ts'

/** A call that takes longer is a failure. A server that says within which time it answers gets some more on its way. */
const usualPatience = 75_000
const onTheWay = 15_000
/** The card speaks of 15 to 30 seconds. */
const longAfter = 30_000
/** A frame is drawn with the bar full, and the plan does not wait for more. */
const fullBar = 20

/** Makes one call for each loading state: its timers, its patience, its outcome. */
export function useGeneration(
  screen: Screen,
  dispatch: Dispatch<ScreenEvent>,
  { projectId, answersWithin }: Pick<Service, 'projectId' | 'answersWithin'>,
): void {
  const answers = screen.at === 'loading' ? screen.answers : null
  const mode = screen.at === 'loading' ? screen.mode : null
  const call = screen.calls
  const patience = answersWithin === null ? usualPatience : answersWithin + onTheWay
  useEffect(
    () => (answers ? startCall({ projectId, answers, mode, call, patience, dispatch }) : undefined),
    [answers, mode, call, patience, dispatch, projectId],
  )
}

interface Call extends Question {
  readonly call: number
  /** Milliseconds. */
  readonly patience: number
  readonly dispatch: Dispatch<ScreenEvent>
}

/** Starts the call and its timers; what it returns ends both when the loading state does. */
function startCall({ call, patience, dispatch, ...question }: Call): () => void {
  const control = new AbortController()
  const ticking = setInterval(() => dispatch({ type: 'ticked', call }), progressEvery)
  const dragging = setTimeout(() => dispatch({ type: 'dragged on', call }), longAfter)
  const waiting = setTimeout(() => control.abort(), patience)
  const stopTimers = () => {
    clearInterval(ticking)
    clearTimeout(dragging)
    clearTimeout(waiting)
  }
  void askForPlan(question, control.signal).then(async (asked) => {
    stopTimers()
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
    stopTimers()
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
