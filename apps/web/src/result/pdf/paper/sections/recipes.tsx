import type { PlanWords, RecipeWords } from '@race-nutrition/engine'
import { Fragment } from 'react'
import part from '../parts/part.module.css'
import { Part } from '../parts/part.tsx'
import style from './recipes.module.css'

/** The recipes that the days name, in two columns that each go on in their place on the next page. */
export function Recipes({ recipes }: Pick<PlanWords, 'recipes'>) {
  if (recipes.length === 0) return null
  return (
    <Part title="Recipes">
      <p className={part.note} data-lead>
        In the order of the days that name them, race week first. Amounts are for one person.
      </p>
      <div className={style.columns} data-columns>
        {recipes.map((recipe) => (
          <RecipeCard key={recipe.id} recipe={recipe} />
        ))}
      </div>
    </Part>
  )
}

function RecipeCard({ recipe: { name, takes, portions, method, keeps } }: { recipe: RecipeWords }) {
  return (
    <div className={style.card}>
      <h3>{name}</h3>{' '}
      {portions.map(({ label, items }) => (
        <Fragment key={label}>
          <p>
            <b>{label}:</b> {items.join(', ')}
          </p>
          {'. '}
        </Fragment>
      ))}
      <p>
        <span className={style.takes}>{takes}.</span> {method}
        {keeps !== null && ` ${keeps}`}
      </p>
    </div>
  )
}
