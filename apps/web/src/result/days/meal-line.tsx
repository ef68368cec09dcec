import type { MealWords, ToMakeWords } from '@race-nutrition/engine'
import { Fragment, type ReactNode } from 'react'
import { Dish } from '../recipes/recipe-cards.tsx'
import style from './meal-line.module.css'

/** A meal on one line, named if its heading does not say when: the dish is emphasized and its carbs are muted. */
export const mealLine = (meal: MealWords, when?: string): ReactNode => (
  <>
    <span className={style.dish}>
      {when !== undefined && `${when}: `}
      <Dish of={meal} />
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

/** "To make the evening before: Homemade sugar gel, Homemade sports drink", each of which opens its recipe. */
export const toMakeLines = (toMake: readonly ToMakeWords[]): ReactNode[] =>
  [...new Set(toMake.map(({ when }) => when))].map((when) => (
    <Fragment key={when}>
      {when}:{' '}
      {toMake
        .filter((each) => each.when === when)
        .map((each, index) => (
          <Fragment key={each.recipe}>
            {index > 0 && ', '}
            <Dish of={each} />
          </Fragment>
        ))}
    </Fragment>
  ))
