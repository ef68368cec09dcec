import { eatenOn, type RenderedDay, type RenderedFuel, type RenderedMeal } from '@race-nutrition/documents'
import type { PlanMacros } from '@race-nutrition/engine'
import { written } from '../../../amount.tsx'
import { TargetBar } from '../../../days/target-bar.tsx'
import style from './day-table.module.css'
import table from './table.module.css'

interface DayTableProps {
  readonly title: string
  readonly day: RenderedDay
  /** Whether its targets are shown below: those of race week are shown above, unless they rise. */
  readonly isAimed?: boolean
}

/** A day of food as a table: each meal, what is served beside it, and its nutrients, and the day's totals beside its targets. */
export function DayTable({ title, day, isAimed = false }: DayTableProps) {
  const { totals, target } = day.facts
  const eaten = eatenOn(day)
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
        {eaten.map((each, index) => (
          // Meals never change order, and two snacks may share a name.
          // oxlint-disable-next-line react/no-array-index-key
          <tr key={index}>
            {'fuel' in each ? <Fuel {...each} /> : <Meal {...each} />}
            <Macros of={each.facts} />
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            The day
            <small> with {written(totals.fiber_g)} g fiber</small>
          </th>
          <Macros of={totals} />
        </tr>
        {isAimed && (
          <tr className={table.aim}>
            <th scope="row">Target</th>
            {columns.map(({ of }) => (
              <td key={of} data-channel={of === 'carbs_g' ? 'carbs' : undefined}>
                <Target
                  parts={of === 'kcal' ? [] : eaten.map(({ facts }) => facts[of])}
                  target={target[of]}
                />
              </td>
            ))}
          </tr>
        )}
      </tfoot>
    </table>
  )
}

/** The target of a day below a stacked bar of its meals. */
function Target({ parts, target }: { parts: readonly number[]; target: number }) {
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

function Meal({ words: { name, main, cooked, beside: sides } }: RenderedMeal) {
  const beside = [...(cooked === null ? [] : [cooked]), ...sides]
  return (
    <th scope="row">
      <b>{name}</b> {main}
      {beside.length > 0 && <span className={style.beside}> — {beside.join(', ')}</span>}
    </th>
  )
}

const Fuel = ({ fuel }: RenderedFuel) => (
  <th scope="row">
    <b>{fuel}</b>
  </th>
)

function Macros({ of: macros }: { of: PlanMacros }) {
  return columns.map(({ of }) => (
    <td key={of} data-channel={of === 'carbs_g' ? 'carbs' : undefined}>
      {written(macros[of])}
    </td>
  ))
}
