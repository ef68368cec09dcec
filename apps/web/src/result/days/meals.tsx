import { eatenOn, type RenderedDay, type RenderedFuel, type RenderedMeal } from '@race-nutrition/documents'
import type { PlanDay, PlanMacros } from '@race-nutrition/engine'
import { useRef } from 'react'
import shapes from '../../look/shapes.module.css'
import { written } from '../amount.tsx'
import { useRovingFocus } from '../layout/use-roving-focus.ts'
import { MealButton, placeOf } from '../make-it-yours/meal-button.tsx'
import { Outcome } from '../make-it-yours/outcome.tsx'
import { useOwnPreferences } from '../make-it-yours/preferences-context.ts'
import { ChosenMark } from '../model-part/model-mark.tsx'
import { Dish } from '../recipes/recipe-cards.tsx'
import style from './meals.module.css'

interface MealsProps {
  readonly day: RenderedDay
  /** The days of race week count carbs alone. */
  readonly counted?: 'kcal and carbs' | 'carbs'
}

/** What is eaten on a day: each dish, which opens its recipe, what is served beside it, and how much it counts. */
export function Meals({ day, counted = 'kcal and carbs' }: MealsProps) {
  const columns = counted === 'carbs' || !day.words.hasCalories ? [carbsColumn] : bothColumns
  const recipes = useRovingFocus<HTMLDivElement>(`Meals of ${day.words.name}`)
  return (
    <div ref={recipes}>
      <table className={style.meals}>
        <caption className={shapes.hidden}>{day.words.name}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className={shapes.hidden}>Meal</span>
            </th>
            {columns.map(({ of, name }) => (
              <th key={of} scope="col">
                {/* Above a single column stands what it counts. */}
                <span className={columns.length === 1 ? shapes.hidden : undefined}>{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        {eatenOn(day).map((eaten, index) => (
          // Meals never change order, and two snacks may share a name.
          // oxlint-disable-next-line react/no-array-index-key
          <tbody key={index}>
            {'fuel' in eaten ? (
              <FuelRow {...eaten} columns={columns} />
            ) : (
              <MealRow {...eaten} day={day.facts} columns={columns} />
            )}
          </tbody>
        ))}
      </table>
    </div>
  )
}

interface Column {
  readonly of: keyof PlanMacros
  readonly name: string
}

type Columns = readonly Column[]

const carbsColumn: Column = { of: 'carbs_g', name: 'Carbs' }
const bothColumns: Columns = [{ of: 'kcal', name: 'kcal' }, carbsColumn]

function MealRow({ facts, words, day, columns }: RenderedMeal & { day: PlanDay; columns: Columns }) {
  const around = useRef<HTMLTableCellElement>(null)
  const place = placeOf({ day, meal: facts })
  const isChanged = useOwnPreferences()?.last?.place === place
  const { name, cooked, sides } = words
  const beside = [...(cooked === null ? [] : [cooked]), ...sides]
  return (
    <>
      <tr className={style.numbers}>
        <th scope="row" ref={around} tabIndex={-1}>
          <div className={style.dish}>
            <h4>
              <span className={style.name}>
                {name}
                {facts.chosen_by_model && (
                  <>
                    {' '}
                    <ChosenMark isShort />
                  </>
                )}
              </span>{' '}
              <Dish of={words} />
            </h4>
            <MealButton day={day} meal={facts} />
          </div>
          {beside.length > 0 && <p className={style.beside}>{beside.join(', ')}</p>}
        </th>
        <Macros of={facts} columns={columns} />
      </tr>
      {isChanged && (
        <tr>
          <td colSpan={1 + columns.length} className={style.outcome}>
            <Outcome place={place} around={around} />
          </td>
        </tr>
      )}
    </>
  )
}

function FuelRow({ facts, fuel, columns }: RenderedFuel & { columns: Columns }) {
  return (
    <tr className={style.numbers}>
      <th scope="row">{fuel}</th>
      <Macros of={facts} columns={columns} />
    </tr>
  )
}

function Macros({ of: macros, columns }: { of: PlanMacros; columns: Columns }) {
  return columns.map(({ of }) => (
    <td key={of} data-channel={of === 'carbs_g' ? 'carbs' : undefined}>
      {written(macros[of])}
    </td>
  ))
}
