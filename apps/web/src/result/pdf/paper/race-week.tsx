import type { NutritionPlan, PlanDetails } from '@race-nutrition/engine'
import { RaceWeekChart } from '../../charts/race-week-chart.tsx'
import { type DayGroup, toldDays } from '../../days/told-days.ts'
import { type WeekPart, weekParts } from '../../race-week-parts.ts'
import { chartWidth } from '../sheet.ts'
import { DayTable } from './day-table.tsx'
import { FigureLine } from './figures.tsx'
import { Part } from './part.tsx'
import style from './part.module.css'
import { TextList } from './text-list.tsx'

interface RaceWeekProps {
  readonly plan: NutritionPlan
  readonly details: PlanDetails | null
}

export function RaceWeek({ plan, details }: RaceWeekProps) {
  return (
    <Part title="Race-Week Playbook" of={['race_week']}>
      <RaceWeekChart plan={plan} details={details} still width={chartWidth} />
      {weekParts.map((part) => (
        <PartOfWeek key={part.title} part={part} texts={plan.race_week[part.texts]} details={details} />
      ))}
    </Part>
  )
}

interface PartOfWeekProps {
  readonly part: WeekPart
  readonly texts: readonly string[]
  readonly details: PlanDetails | null
}

/** What to know first, then the days to eat. The engine's first line names the real days: it stands under the heading. */
function PartOfWeek({ part: { title, target, words, days }, texts, details }: PartOfWeekProps) {
  const { groups, rest } = toldDays(texts, details?.days.filter(({ key }) => days.includes(key)) ?? [])
  const [dated, guidance] = details ? [rest[0], rest.slice(1)] : [undefined, rest]
  return (
    <div className={style.block}>
      <h3>{title}</h3>
      {dated !== undefined && (
        <p className={style.note} data-lead>
          {dated}
        </p>
      )}
      {details && (
        <FigureLine
          lead="Aim"
          figures={[{ amount: details.targets.race_week[target], unit: words, channel: 'carbs' }]}
        />
      )}
      <TextList texts={guidance} />
      {groups.map((group) => (
        <DayTable key={group[0].key} title={nameOf(group)} day={group[0]} />
      ))}
    </div>
  )
}

function nameOf(group: DayGroup): string {
  const [first, last] = [group[0].label, group.at(-1)?.label]
  return group.length > 1 ? `${first} to ${last}, each day` : first
}
