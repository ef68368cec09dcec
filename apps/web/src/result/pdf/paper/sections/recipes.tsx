import type { PlanWords, RecipeWords } from '@race-nutrition/engine'
import part from '../parts/part.module.css'
import { Part } from '../parts/part.tsx'
import style from './recipes.module.css'

/** The recipes that the days name, densely in two columns. */
export function Recipes({ recipes }: Pick<PlanWords, 'recipes'>) {
  if (recipes.length === 0) return null
  return (
    <Part title="Recipes">
      <p className={part.note} data-lead>
        In the order of the days that name them, race week first. Amounts are for one person.
      </p>
      {fours(recipes).map((four) => (
        <div key={four[0]?.id} className={style.columns} data-keep>
          {four.map((recipe) => (
            <RecipeCard key={recipe.id} recipe={recipe} />
          ))}
        </div>
      ))}
    </Part>
  )
}

/** Balanced columns of four cards: a page breaks between them, and little of it stays empty. */
const fours = (recipes: readonly RecipeWords[]) =>
  recipes.flatMap((_, index) => (index % 4 === 0 ? [recipes.slice(index, index + 4)] : []))

function RecipeCard({ recipe: { name, takes, portions, method, keeps } }: { recipe: RecipeWords }) {
  return (
    <div className={style.card}>
      <h3>{name}</h3>
      <p className={style.takes}>{takes}</p>
      {portions.map(({ label, items }) => (
        <p key={label}>
          <b>{label}:</b> {items.join(', ')}
        </p>
      ))}
      <p>
        {method}
        {keeps !== null && ` ${keeps}`}
      </p>
    </div>
  )
}
