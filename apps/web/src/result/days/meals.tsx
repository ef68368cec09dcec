import type { RenderedMeal } from '@race-nutrition/documents'
import { written } from '../amount.tsx'
import { Lines } from '../layout/lines.tsx'
import style from './days.module.css'

/** A day's meals: the dish and how it is made, its amounts and its nutrients. */
export function Meals({ meals }: { meals: readonly RenderedMeal[] }) {
  return meals.map(({ facts, words }, index) => (
    // Meals never change order, and two snacks may share a name.
    // oxlint-disable-next-line react/no-array-index-key
    <div key={index} className={style.meal}>
      <h4>
        <span className={style.name}>{words.name}</span> {words.dish}
      </h4>
      {words.method !== null && <p className={style.method}>{words.method}</p>}
      <Lines texts={words.items} />
      <p className={style.figures}>
        {written(facts.kcal)} kcal · <b>{written(facts.carbs_g)} g carbs</b> · {written(facts.protein_g)} g
        protein · {written(facts.fat_g)} g fat
      </p>
    </div>
  ))
}
