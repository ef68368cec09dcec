import type { FormEvent } from 'react'
import type { PlanMode } from '../loading/plan-mode.ts'
import shapes from '../look/shapes.module.css'
import type { WithoutPlan } from '../screen.ts'
import style from './form-screen.module.css'

/** Its text also describes the form's first button, which has the focus when the call has ended. */
export const otherWayId = 'other-way'

/** The form's second button, after a call without a plan. It submits like the first, so the browser's required checks apply to both. */
export function OtherWay({ after, isAi }: { after: WithoutPlan; isAi: boolean }) {
  return (
    <div className={style.offer}>
      <p id={otherWayId}>
        {after === 'canceled' ? 'Canceled.' : `No plan from the ${isAi ? 'AI' : 'service'} this time.`} You
        can try again, or{' '}
        {isAi
          ? 'take the built-in plan: the same numbers and sources, ready at once.'
          : 'let this page make the plan, with the same numbers and sources.'}
      </p>
      <button type="submit" className={shapes.button} value={isAi ? 'engine' : 'device'}>
        {isAi ? 'Use the built-in plan' : 'Make it on this device'}
      </button>
    </div>
  )
}

/** Of the button with which the form was submitted. */
export function modeOf({ nativeEvent }: FormEvent): PlanMode {
  const { submitter } = nativeEvent as SubmitEvent
  const value = submitter instanceof HTMLButtonElement && submitter.value
  return value === 'engine' || value === 'device' ? value : null
}
