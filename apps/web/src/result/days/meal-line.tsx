import type { MealWords } from '@race-nutrition/engine'
import type { ReactNode } from 'react'
import { RecipeButton } from '../recipes/recipe-cards.tsx'
import style from './meal-line.module.css'

/** A meal on one line: the dish is emphasized and the numbers are muted. */
export const mealLine = ({ when, main, beside, recipe, figures }: MealWords): ReactNode => (
  <>
    <span className={style.dish}>
      {when}: {main}
    </span>
    {beside.length > 0 && ` — ${beside.join(', ')}`}
    <small className={style.figures}>{` · ${figures} `}</small>
    <RecipeButton recipe={recipe} />
  </>
)
