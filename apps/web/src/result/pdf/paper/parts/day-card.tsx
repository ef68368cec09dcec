import { eatenOn, type RenderedDay, type RenderedFuel, type RenderedMeal } from '@race-nutrition/documents'
import type { PlanMacros } from '@race-nutrition/engine'
import type { ReactNode } from 'react'
import { written } from '../../../amount.tsx'
import { ChosenText } from './model-marks.tsx'
import style from './day-card.module.css'

/** Days of food, beside each other in one row as wide as the paper: at most three. */
export const DayCards = ({ children }: { children: ReactNode }) => (
  <div className={style.cards} data-keep>
    {children}
  </div>
)

interface DayCardProps {
  readonly title: string
  readonly day: RenderedDay
  /** Of its heading: below that of a section, or of a part of the week. */
  readonly level: 3 | 4
  /** Whether its targets are shown: those of race week are shown above, unless they rise. */
  readonly isAimed?: boolean
  /** Lines below. */
  readonly children?: ReactNode
}

/** A day of food: each meal on a line with its carbs, and its energy for those who read of it, then the sums of the day. */
export function DayCard({ title, day, level, isAimed = false, children }: DayCardProps) {
  const { totals, target } = day.facts
  const { hasCalories } = day.words
  const Heading = `h${level}` as const
  return (
    <div className={style.card}>
      <Heading className={style.title} data-lead>
        {title}
      </Heading>
      <ul>
        {eatenOn(day).map((each, index) => (
          // Meals never change order, and two snacks may share a name.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            <span>
              {'fuel' in each ? <Fuel {...each} /> : <Meal {...each} />}{' '}
              <Figures of={each.facts} hasCalories={hasCalories} />
            </span>
          </li>
        ))}
      </ul>
      {day.facts.kind !== 'race-morning' && (
        <p>
          <b>The day:</b> {sums(totals, hasCalories)}, {written(totals.fiber_g)} g fiber
          {isAimed && ` (target ${sums(target, hasCalories)})`}
        </p>
      )}
      {children}
    </div>
  )
}

function Meal({ facts, words: { name, main, cooked, beside: sides } }: RenderedMeal) {
  const beside = [...(cooked === null ? [] : [cooked]), ...sides]
  return (
    <>
      <b>{name}</b> {main}
      {beside.length > 0 && ` — ${beside.join(', ')}`} {facts.chosen_by_model && <ChosenText />}
    </>
  )
}

const Fuel = ({ fuel }: RenderedFuel) => <b>{fuel}</b>

function Figures({ of: { kcal, carbs_g }, hasCalories }: { of: PlanMacros; hasCalories: boolean }) {
  return (
    <small>
      {hasCalories && `${written(kcal)} kcal, `}
      <b data-channel="carbs">{written(carbs_g)} g</b> carbs
    </small>
  )
}

const sums = ({ kcal, carbs_g, protein_g, fat_g }: PlanMacros, hasCalories: boolean) =>
  `${hasCalories ? `${written(kcal)} kcal, ` : ''}${written(carbs_g)} g carbs, ${written(protein_g)} g protein, ${written(fat_g)} g fat`
