import type { MealWords, ToMakeWords } from '@race-nutrition/engine'
import { Fragment, type ReactNode } from 'react'
import { Dish } from '../recipes/recipe-cards.tsx'
import style from './meal-line.module.css'

/** A meal on one line, named if its heading does not say when. Its carbs are those above the line. */
export const mealLine = (meal: MealWords, when?: string): ReactNode => (
  <>
    <span className={style.dish}>
      {when !== undefined && `${when}: `}
      <Dish of={meal} />
    </span>
    {tailOf(meal).length > 0 && ` — ${tailOf(meal).join(', ')}`}
  </>
)

/** Its sides, or where they stand already. */
const tailOf = ({ asBefore, sides }: MealWords) => (asBefore === null ? sides : [asBefore])

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
