import type { Questionnaire } from '@race-nutrition/engine'
import { useState } from 'react'
import shapes from '../look/shapes.module.css'
import { planViewModule } from '../lazy-modules.ts'
import type { PageAnswer } from '../planning/replan-other-version.ts'
import { notifyModuleMissing } from '../toasts/toasts.ts'
import { stateHeading } from '../use-focus-on-change.ts'
import style from './result-screen.module.css'

export interface ShownPlan {
  readonly answer: PageAnswer
  /** The answers that the plan was made from. */
  readonly answers: Questionnaire
}

interface ResultScreenProps extends ShownPlan {
  /** The plan was made again with other preferences. */
  readonly onReplanned: (answer: PageAnswer) => void
}

/** The plan; or, if its view did not load, a button to load it again. The plan itself is kept. */
export function ResultScreen(shown: ResultScreenProps) {
  const [part, setPart] = useState(planViewModule.loaded)
  if (part) return <part.PlanView {...shown} />

  const bring = () => void planViewModule.load().then((loaded) => setPart(loaded), notifyModuleMissing)
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
