import { eatenOn, type RenderedDay, type RenderedFuel, type RenderedMeal } from '@race-nutrition/documents'
import type { PlanMacros } from '@race-nutrition/engine'
import shapes from '../../look/shapes.module.css'
import { written } from '../amount.tsx'
import { useRovingFocus } from '../layout/use-roving-focus.ts'
import { RecipeButton } from '../recipes/recipe-cards.tsx'
import style from './meals.module.css'

/** What is eaten on a day: each dish, what is served beside it, its nutrients and the way to its recipe. */
export function Meals({ day }: { day: RenderedDay }) {
  const recipes = useRovingFocus<HTMLTableElement>()
  return (
    <table ref={recipes} className={style.meals}>
      <caption className={shapes.hidden}>{day.words.name}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className={shapes.hidden}>Meal</span>
          </th>
          {columns.map(({ of, name }) => (
            <th key={of} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      {eatenOn(day).map((eaten, index) => (
        // Meals never change order, and two snacks may share a name.
        // oxlint-disable-next-line react/no-array-index-key
        <tbody key={index}>{'fuel' in eaten ? <FuelRow {...eaten} /> : <MealRows {...eaten} />}</tbody>
      ))}
    </table>
  )
}

const columns = [
  { of: 'kcal', name: 'kcal' },
  { of: 'carbs_g', name: 'Carbs' },
  { of: 'protein_g', name: 'Protein' },
  { of: 'fat_g', name: 'Fat' },
] as const

/** The dish above its numbers: beside them it would have no room on a phone. */
function MealRows({ facts, words: { name, main, beside, recipe } }: RenderedMeal) {
  return (
    <>
      <tr>
        <th scope="rowgroup" colSpan={5}>
          <h4>
            <span className={style.name}>{name}</span> {main}
          </h4>
          {beside.length > 0 && <p className={style.beside}>{beside.join(', ')}</p>}
        </th>
      </tr>
      <tr className={style.numbers}>
        <td>
          <RecipeButton recipe={recipe} />
        </td>
        <Macros of={facts} />
      </tr>
    </>
  )
}

function FuelRow({ facts, fuel }: RenderedFuel) {
  return (
    <tr className={style.numbers}>
      <th scope="row">{fuel}</th>
      <Macros of={facts} />
    </tr>
  )
}

function Macros({ of: macros }: { of: PlanMacros }) {
  return columns.map(({ of }) => (
    <td key={of} data-channel={of === 'carbs_g' ? 'carbs' : undefined}>
      {written(macros[of])}
    </td>
  ))
}
