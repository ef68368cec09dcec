import type { Plan, PlanTotals } from '@race-nutrition/engine'
import { Fragment } from 'react'
import { CarbsRow, FluidsRow, SodiumRow, written } from '../amount.tsx'
import style from '../head/numbers-summary.module.css'
import { NumbersCard } from '../head/numbers-summary.tsx'
import { Reasoned } from '../reasons/reasons.tsx'

/** The dose for the race first: the sum of the whole day is not a dose. */
export function RaceDayTotals({ raceDay }: { raceDay: Plan['race_day'] }) {
  return (
    <NumbersCard title="Race Day Totals" note="start to finish" below={<WholeDay raceDay={raceDay} />}>
      <TotalRows totals={raceDay.start_to_finish} path="race_day.start_to_finish" />
    </NumbersCard>
  )
}

function WholeDay({ raceDay: { breakfast_to_recovery: totals, gels } }: { raceDay: Plan['race_day'] }) {
  return (
    <>
      Breakfast to recovery:{' '}
      {sums.map(({ name, words }) => {
        const amount = `${written(totals[name])} ${words}`
        return (
          <Fragment key={name}>
            <span className={style.sum}>
              <Reasoned
                path={`race_day.breakfast_to_recovery.${name}`}
                of={`Breakfast to recovery: ${amount}`}
              >
                {amount}
              </Reasoned>
              ,
            </span>{' '}
          </Fragment>
        )
      })}
      <Gels count={gels} />
    </>
  )
}

const sums = [
  { name: 'carbs_g', words: 'g carbs' },
  { name: 'fluids_ml', words: 'ml fluids' },
  { name: 'sodium_mg', words: 'mg sodium' },
] as const

export function Gels({ count }: { count: number }) {
  const amount = `${written(count)} ${count === 1 ? 'gel' : 'gels'}`
  return (
    <Reasoned path="race_day.gels" of={`Race day: ${amount}`}>
      {amount}
    </Reasoned>
  )
}

export function TotalRows({ totals, path = '' }: { totals: PlanTotals; path?: string }) {
  return (
    <>
      <CarbsRow amount={totals.carbs_g} path={`${path}.carbs_g`} />
      <FluidsRow amount={totals.fluids_ml} path={`${path}.fluids_ml`} />
      <SodiumRow amount={totals.sodium_mg} path={`${path}.sodium_mg`} />
    </>
  )
}
