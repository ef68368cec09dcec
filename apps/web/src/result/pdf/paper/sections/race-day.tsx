import { type RenderedPlan, zipFactsAndWords } from '@race-nutrition/documents'
import { decimals, type PlanTargets, type PlanWords, slowerDays } from '@race-nutrition/engine'
import type { ReactNode } from 'react'
import { written } from '../../../amount.tsx'
import { RaceFuelChart } from '../../../charts/race-fuel-chart.tsx'
import { chartWidth } from '../../sheet-size.ts'
import { FigureLine } from '../parts/figures.tsx'
import part from '../parts/part.module.css'
import { Part } from '../parts/part.tsx'
import { TextList } from '../parts/text-list.tsx'
import { RaceRow, RaceTable, SumRow } from '../parts/race-table.tsx'

/** The rates first, then the dose; the sum of the whole day, which is no dose, stands last in the table. */
export function RaceDay({ plan }: { plan: RenderedPlan }) {
  const { facts, words } = plan
  const { rows, start_to_finish, breakfast_to_recovery } = facts.race_day
  return (
    <RaceDayPart>
      <FigureLine lead={`Per hour, for ${words.race.lasts}`} figures={ratesOf(facts.targets.race)} />
      <Dose plan={plan} />
      {words.raceDose.map((text) => (
        <p key={text} className={part.note}>
          {text}
        </p>
      ))}
      <RaceFuelChart plan={plan} still width={chartWidth} />
      <RaceTable
        sums={
          <>
            <SumRow name="Start to finish" sums={start_to_finish} />
            <SumRow name="Breakfast to recovery" sums={breakfast_to_recovery} isWhole />
          </>
        }
      >
        {zipFactsAndWords(rows, words.raceRows).map((row, index) => (
          <RaceRow
            // The rows of a plan never change order, and two may be equal.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            words={row.words}
            item={row.words.itemByName}
            amounts={row.facts}
            isAside={row.facts.phase !== 'during'}
          />
        ))}
      </RaceTable>
      <SlowerStrip facts={facts} />
      <IfThen ifThen={words.ifThen} />
    </RaceDayPart>
  )
}

/** The minutes and places of a day 10 percent slower, in one strip. */
function SlowerStrip({ facts }: Pick<RenderedPlan, 'facts'>) {
  const day = slowerDays(facts).find((each) => each.facts.percent === stripPercent)
  if (!day) return null
  return (
    <div className={part.block} data-keep>
      <h3>
        Slower day, {day.label}: finish in {day.finish}
      </h3>
      <p className={part.note}>{day.notes.join(' ')}</p>
      <TextList
        layout="threes"
        texts={day.rows.map(({ time, place, item }) => (
          <span key={time}>
            <b>{time}</b> {place}: {item}
          </span>
        ))}
      />
    </div>
  )
}

const stripPercent = 10

/** What to do when the race goes differently: it may leave the page of the table. */
function IfThen({ ifThen: { lines, footnote } }: Pick<PlanWords, 'ifThen'>) {
  return (
    <div className={part.block} data-keep>
      <h3>If something goes wrong</h3>
      <TextList
        layout="columns"
        texts={lines.map(({ code, trigger, action }) => (
          <span key={code}>
            <b>{trigger}:</b> {action}
          </span>
        ))}
      />
      {footnote !== null && <p className={part.note}>{footnote}</p>}
    </div>
  )
}

export function RaceDayPart({ children }: { children: ReactNode }) {
  return (
    <Part title="Race-Day Fueling Plan (Minute-by-Minute)" of={['race_day_plan']} startsPageOver={1 / 3}>
      {children}
    </Part>
  )
}

const ratesOf = ({ carbs_g_per_hr, fluids_ml_per_hr, sodium_mg_per_hr }: PlanTargets['race']) =>
  [
    { amount: carbs_g_per_hr, unit: 'g carbs', channel: 'carbs' },
    { amount: fluids_ml_per_hr, unit: 'ml fluids', channel: 'fluids' },
    { amount: sodium_mg_per_hr, unit: 'mg sodium', channel: 'sodium' },
  ] as const

function Dose({ plan: { facts } }: { plan: RenderedPlan }) {
  const { race, caffeine_mg } = facts.targets
  const { carbs_g, fluids_ml, sodium_mg } = facts.race_day.start_to_finish
  const dose = [
    `${written(carbs_g)} g carbs`,
    `${written(fluids_ml)} ml fluids`,
    `${written(sodium_mg)} mg sodium`,
  ]
  return (
    <p className={part.note}>
      Start to finish: {dose.join(', ')}. Sweat rate {written(decimals(race.sweat_rate_lph, 2))} L an hour.
      {caffeine_mg > 0 && ` Optional caffeine: ${written(caffeine_mg)} mg.`}
    </p>
  )
}
