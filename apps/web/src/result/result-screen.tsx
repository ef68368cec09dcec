import type { Questionnaire } from '@race-nutrition/engine'
import { useState } from 'react'
import shapes from '../look/shapes.module.css'
import { planViewPart } from '../parts.ts'
import type { PageAnswer } from '../planning/of-this-version.ts'
import { tellPartMissing } from '../toasts/toasts.ts'
import { stateHeading } from '../use-arrival.ts'
import style from './result-screen.module.css'

export interface ShownPlan {
  readonly answer: PageAnswer
  /** What the plan was made from. */
  readonly answers: Questionnaire
}

/** The plan; or, where the part that draws it did not load, the way to bring it. The plan itself is kept. */
export function ResultScreen(shown: ShownPlan) {
  const [part, setPart] = useState(planViewPart.loaded)
  if (part) return <part.PlanView {...shown} />

  const bring = () => void planViewPart.load().then((loaded) => setPart(loaded), tellPartMissing)
  return (
    <section className={`${shapes.card} ${style.missing}`}>
      <h1 {...stateHeading}>Your Personalized Nutrition Plan</h1>
      <p>Your plan is ready, but the part of the page that shows it did not load.</p>
      <button type="button" className={`${shapes.button} ${shapes.primary}`} onClick={bring}>
        Show my plan
      </button>
    </section>
  )
}
