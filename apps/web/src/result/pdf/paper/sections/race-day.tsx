import { type RenderedPlan, zipFactsAndWords } from '@race-nutrition/documents'
import { type PlanTotals, decimals } from '@race-nutrition/engine'
import type { ReactNode } from 'react'
import { written } from '../../../amount.tsx'
import { RaceFuelChart } from '../../../charts/race-fuel-chart.tsx'
import { chartWidth } from '../../sheet-size.ts'
import { FigureLine } from '../parts/figures.tsx'
import part from '../parts/part.module.css'
import { Part } from '../parts/part.tsx'
import { RaceRow, RaceTable, SumRow } from '../parts/race-table.tsx'

/** The dose for the race first: the sum of the whole day is not a dose. */
export function RaceDay({ plan }: { plan: RenderedPlan }) {
  const { rows, start_to_finish, breakfast_to_recovery } = plan.facts.race_day
  return (
    <RaceDayPart>
      <FigureLine lead="Start to finish" figures={doseOf(start_to_finish)} />
      <Aims plan={plan} />
      <RaceFuelChart plan={plan} still width={chartWidth} />
      <RaceTable
        sums={
          <>
            <SumRow name="Start to finish" sums={start_to_finish} />
            <SumRow name="Breakfast to recovery" sums={breakfast_to_recovery} isWhole />
          </>
        }
      >
        {zipFactsAndWords(rows, plan.words.raceRows).map(({ facts, words }, index) => (
          // The rows of a plan never change order, and two may be equal.
          // oxlint-disable-next-line react/no-array-index-key
          <RaceRow key={index} words={words} amounts={facts} isAside={facts.phase !== 'during'} />
        ))}
      </RaceTable>
    </RaceDayPart>
  )
}

export function RaceDayPart({ children }: { children: ReactNode }) {
  return (
    <Part title="Race-Day Fueling Plan (Minute-by-Minute)" of={['race_day_plan']} startsPageOver={aloneOver}>
      {children}
    </Part>
  )
}

/** Meant to be pinned up on its own. The end of race morning may be above it: the page would be empty otherwise. */
const aloneOver = 1 / 3

const doseOf = ({ carbs_g, fluids_ml, sodium_mg }: PlanTotals) =>
  [
    { amount: carbs_g, unit: 'g carbs', channel: 'carbs' },
    { amount: sodium_mg, unit: 'mg sodium', channel: 'sodium' },
    { amount: fluids_ml, unit: 'ml fluids', channel: 'fluids' },
  ] as const

function Aims({ plan: { facts, words } }: { plan: RenderedPlan }) {
  const { race, caffeine_mg } = facts.targets
  const aims = [
    `${written(race.carbs_g_per_hr)} g carbs`,
    `${written(race.sodium_mg_per_hr)} mg sodium`,
    `${written(race.fluids_ml_per_hr)} ml fluids`,
  ]
  return (
    <p className={part.note}>
      Aim per hour, for {words.race.lasts}: {aims.join(', ')}. Sweat rate{' '}
      {written(decimals(race.sweat_rate_lph, 2))} L an hour.
      {caffeine_mg > 0 && ` Optional caffeine: ${written(caffeine_mg)} mg.`}
    </p>
  )
}
