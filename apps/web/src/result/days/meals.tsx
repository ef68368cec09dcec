import { written } from '../amount.tsx'
import { Lines } from '../lines.tsx'
import style from './days.module.css'
import type { Meal } from './told-days.ts'

/** A day's meals: the dish and how it is made, the amounts that make it, and what they hold. */
export function Meals({ meals }: { meals: readonly Meal[] }) {
  return meals.map((meal, index) => (
    // Meals never change their order, and two snacks may share a name.
    // oxlint-disable-next-line react/no-array-index-key
    <div key={index} className={style.meal}>
      <h4>
        <span className={style.name}>{meal.name}</span> {meal.dish}
      </h4>
      {meal.method !== null && <p className={style.method}>{meal.method}</p>}
      <Lines texts={meal.items.map(({ text }) => text)} />
      <p className={style.figures}>
        {written(meal.kcal)} kcal · <b>{written(meal.carbs_g)} g carbs</b> · {written(meal.protein_g)} g
        protein · {written(meal.fat_g)} g fat
      </p>
    </div>
  ))
}
