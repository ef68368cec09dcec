import type { NutritionPlan } from '@race-nutrition/engine'
import { Found } from './found.tsx'
import style from './part.module.css'
import { TextList } from './text-list.tsx'

/** The second half of "Grocery List & Prep". */
export function Prep({ plan: { prep } }: { plan: NutritionPlan }) {
  return (
    <section className={style.part}>
      <h2 className={style.small}>60-Minute Batch Prep</h2>
      <Found of={['prep']} />
      <TextList texts={prep.batch_prep_steps} mark="number" />
      <h3>Race Kit Checklist</h3>
      <TextList texts={prep.race_kit_checklist} mark="box" />
    </section>
  )
}
