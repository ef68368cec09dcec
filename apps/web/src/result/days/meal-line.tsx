import type { MealWords } from '@race-nutrition/engine'
import type { ReactNode } from 'react'
import style from './meal-line.module.css'

/** A meal on one line: the dish is emphasized and the numbers are muted. */
export const mealLine = ({ begins, items, figures }: MealWords): ReactNode => (
  <>
    <span className={style.dish}>{begins}</span>
    {` — ${items.join(', ')}`}
    <small className={style.figures}>{` · ${figures}`}</small>
  </>
)
