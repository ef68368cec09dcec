import type { MealWords, ToMakeWords } from '@race-nutrition/engine'
import type { ReactNode } from 'react'
import { Dish } from '../recipes/recipe-cards.tsx'
import style from './meal-line.module.css'

/** A meal on one line, named if its heading does not say when: the dish is emphasized and its carbs are muted. */
export const mealLine = (meal: MealWords, when?: string): ReactNode => (
  <>
    <span className={style.dish}>
      {when !== undefined && `${when}: `}
      <Dish of={meal} />
      {meal.times !== '' && ` ${meal.times}`}
    </span>
    {meal.asBefore === null ? (
      <>
        {meal.sides.length > 0 && ` — ${meal.sides.join(', ')}`}
        <small className={style.figures}>{` · ${meal.carbs}`}</small>
      </>
    ) : (
      `, ${meal.asBefore}`
    )}
  </>
)

/** "To make the evening before: homemade sugar gel", which opens its recipe. */
export const toMakeLine = ({ when, ...dish }: ToMakeWords): ReactNode => (
  <>
    {when}: <Dish of={dish} />
  </>
)
