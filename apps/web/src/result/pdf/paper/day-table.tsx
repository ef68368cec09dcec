import { written } from '../../amount.tsx'
import { TargetBar } from '../../days/target-bar.tsx'
import type { Day, Meal } from '../../days/told-days.ts'
import style from './day-table.module.css'
import table from './table.module.css'

export type DayAim = Partial<Record<'kcal' | 'carbs_g' | 'protein_g' | 'fat_g', number>>

interface DayTableProps {
  readonly title: string
  readonly day: Day
  /** What the day aims at, as far as it is known. */
  readonly aim?: DayAim
}

/** A day of food as a table: each meal with its amounts, what it holds, and the day's sum beside its target. */
export function DayTable({ title, day: { meals, totals }, aim = {} }: DayTableProps) {
  return (
    <table className={`${table.table} ${style.day}`}>
      <thead>
        <tr>
          <th scope="col" className={table.title}>
            {title}
          </th>
          {columns.map(({ of, name }) => (
            <th key={of} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {meals.map((meal, index) => (
          // Meals never change their order, and two snacks may share a name.
          // oxlint-disable-next-line react/no-array-index-key
          <MealRow key={index} meal={meal} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            The day
            {totals.fiber_g !== null && <small> with {written(totals.fiber_g)} g fiber</small>}
          </th>
          {columns.map(({ of }) => (
            <td key={of} data-channel={of === 'carbs_g' ? 'carbs' : undefined}>
              {written(totals[of])}
            </td>
          ))}
        </tr>
        {Object.keys(aim).length > 0 && (
          <tr className={table.aim}>
            <th scope="row">Target</th>
            {columns.map(({ of }) => (
              <td key={of} data-channel={of === 'carbs_g' ? 'carbs' : undefined}>
                <Target parts={of === 'kcal' ? [] : meals.map((meal) => meal[of])} target={aim[of]} />
              </td>
            ))}
          </tr>
        )}
      </tfoot>
    </table>
  )
}

/** What a day aims at, under a bar of what each meal brings. */
function Target({ parts, target }: { parts: readonly number[]; target: number | undefined }) {
  if (target === undefined) return null
  return (
    <>
      {parts.length > 0 && <TargetBar parts={parts} target={target} />}
      {written(target)}
    </>
  )
}

const columns = [
  { of: 'kcal', name: 'kcal' },
  { of: 'carbs_g', name: 'Carbs (g)' },
  { of: 'protein_g', name: 'Protein (g)' },
  { of: 'fat_g', name: 'Fat (g)' },
] as const

function MealRow({ meal }: { meal: Meal }) {
  return (
    <tr>
      <th scope="row">
        <b>{meal.name}</b> {meal.dish}
        <span className={style.items}> {meal.items.map(({ text }) => text).join(', ')}</span>
        {meal.method !== null && <span className={style.items}> {meal.method}</span>}
      </th>
      {columns.map(({ of }) => (
        <td key={of} data-channel={of === 'carbs_g' ? 'carbs' : undefined}>
          {written(meal[of])}
        </td>
      ))}
    </tr>
  )
}
