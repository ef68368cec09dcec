import type { FormEvent } from 'react'
import shapes from '../look/shapes.module.css'
import style from './form-screen.module.css'

/** The form's second button. It submits like the first, so the browser's required checks apply to both. */
export function BuiltInOffer() {
  return (
    <div className={style.offer}>
      <p>
        No plan from the AI this time. You can try again, or take the built-in plan: the same numbers and
        sources, ready at once.
      </p>
      <button type="submit" className={shapes.button} value={builtIn}>
        Use the built-in plan
      </button>
    </div>
  )
}

const builtIn = 'engine'

/** Whether the form was submitted with this button. */
export function isBuiltIn({ nativeEvent }: FormEvent): boolean {
  const { submitter } = nativeEvent as SubmitEvent
  return submitter instanceof HTMLButtonElement && submitter.value === builtIn
}
