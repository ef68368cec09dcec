import { useState } from 'react'
import type { KeptShown } from '../kept/use-kept-plan.ts'
import shapes from '../look/shapes.module.css'
import { planViewModule } from '../lazy-modules.ts'
import type { Service } from '../service.ts'
import type { Replanned } from '../shown-plan.ts'
import { notifyModuleMissing } from '../toasts/toasts.ts'
import { stateHeading } from '../use-focus-on-change.ts'
import style from './result-screen.module.css'

export interface ResultScreenProps extends KeptShown {
  readonly onReplanned: Replanned
  /** The service that the page calls. */
  readonly page: Service
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
