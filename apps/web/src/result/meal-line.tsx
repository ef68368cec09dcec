import type { MealWords } from '@race-nutrition/engine'
import type { ReactNode } from 'react'
import style from './meal-line.module.css'

/** A meal on one line: the dish stands out and the figures step back. */
export const mealLine = ({ begins, items, figures }: MealWords): ReactNode => (
  <>
    <span className={style.dish}>{begins}</span>
    {` — ${items.join(', ')}`}
    <small className={style.figures}>{` · ${figures}`}</small>
  </>
)
