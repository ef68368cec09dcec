import type { ReadAnswer } from '@race-nutrition/contract'
import { useState } from 'react'
import shapes from '../look/shapes.module.css'
import { planViewPart } from '../parts.ts'
import { tellPartMissing } from '../toasts/toasts.ts'
import { stateHeading } from '../use-arrival.ts'
import style from './result-screen.module.css'

/** The plan; or, where the part that draws it did not load, the way to bring it. The plan itself is kept. */
export function ResultScreen({ answer }: { answer: ReadAnswer }) {
  const [part, setPart] = useState(planViewPart.loaded)
  if (part) return <part.PlanView answer={answer} />

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
