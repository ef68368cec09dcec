import { nameOfAllRows, type Plan, type PlanTotals, raceRates } from '@race-nutrition/engine'
import { Fragment } from 'react'
import { CarbsRow, FluidsRow, SodiumRow, written } from '../amount.tsx'
import style from '../head/numbers-summary.module.css'
import { Below, NumbersCard } from '../head/numbers-summary.tsx'
import { Reasoned } from '../reasons/reasons.tsx'

/** The rates first, then the dose for the race, and last the sums of the whole day, which are no dose. */
export function RaceDayTotals({ plan }: { plan: Plan }) {
  const { race_day: raceDay } = plan
  const { carbs, fluids, sodium } = raceRates(plan)
  if (raceDay.rows.every(({ phase }) => phase !== 'during')) return <UnfedTotals raceDay={raceDay} />
  return (
    <NumbersCard
      title="Race Day Totals"
      note="per hour of the race"
      below={
        <>
          <Below>
            Start to finish:{' '}
            <Sums totals={raceDay.start_to_finish} of="start_to_finish" name="Start to finish" />
          </Below>
          <Below>
            {nameOfAllRows(plan)}:{' '}
            <Sums
              totals={raceDay.breakfast_to_recovery}
              of="breakfast_to_recovery"
              name={nameOfAllRows(plan)}
            />
            and <Gels count={raceDay.gels} />
          </Below>
        </>
      }
    >
      <CarbsRow {...carbs} />
      <FluidsRow {...fluids} />
      <SodiumRow {...sodium} />
    </NumbersCard>
  )
}

/** Nothing is taken on the course, so that the sums of the whole day are the only ones. */
function UnfedTotals({ raceDay }: { raceDay: Plan['race_day'] }) {
  return (
    <NumbersCard
      title="Race Day Totals"
      note={nameOfAllRows({ race_day: raceDay }).toLowerCase()}
      below={
        <Below>
          <Gels count={raceDay.gels} />
        </Below>
      }
    >
      <TotalRows totals={raceDay.breakfast_to_recovery} path="race_day.breakfast_to_recovery" />
    </NumbersCard>
  )
}

interface SumsProps {
  readonly totals: PlanTotals
  readonly of: 'start_to_finish' | 'breakfast_to_recovery'
  readonly name: string
}

function Sums({ totals, of, name }: SumsProps) {
  return sums.map(({ nutrient, words }, index) => {
    const amount = `${written(totals[nutrient])} ${words}`
    return (
      <Fragment key={nutrient}>
        <span className={style.sum}>
          <Reasoned path={`race_day.${of}.${nutrient}`} of={`${name}: ${amount}`}>
            {amount}
          </Reasoned>
          {index < sums.length - 1 && ','}
        </span>{' '}
      </Fragment>
    )
  })
}

const sums = [
  { nutrient: 'carbs_g', words: 'g carbs' },
  { nutrient: 'fluids_ml', words: 'ml fluids' },
  { nutrient: 'sodium_mg', words: 'mg sodium' },
] as const

export function Gels({ count }: { count: number }) {
  const amount = `${written(count)} ${count === 1 ? 'gel' : 'gels'}`
  return (
    <Reasoned path="race_day.gels" of={`Race day: ${amount}`}>
      {amount}
    </Reasoned>
  )
}

/** Sums without rates; those of another service have no path to a reason. */
export function TotalRows({ totals, path = '' }: { totals: PlanTotals; path?: string }) {
  return (
    <>
      <CarbsRow amount={totals.carbs_g} path={`${path}.carbs_g`} />
      <FluidsRow amount={totals.fluids_ml} path={`${path}.fluids_ml`} />
      <SodiumRow amount={totals.sodium_mg} path={`${path}.sodium_mg`} />
    </>
  )
}
