import type { NutritionPlan } from '@race-nutrition/engine'
import { weekParts } from '../../../race-week/week-parts.ts'
import { DailyFigures } from '../sections/daily.tsx'
import { DuringRun, PostRun, PreRun } from '../sections/long-run.tsx'
import part from '../parts/part.module.css'
import { Part } from '../parts/part.tsx'
import { RaceDayPart } from '../sections/race-day.tsx'
import { RaceRow, RaceTable, SumRow } from '../parts/race-table.tsx'
import { TextList } from '../parts/text-list.tsx'

export function Daily({ calories_kcal: kcal, example_days, ...daily }: NutritionPlan['daily_plan']) {
  return (
    <Part title="Daily Eating Plan (Training Phase)" of={['daily_plan']}>
      <DailyFigures lead="Each day" daily={{ kcal, ...daily }} />
      {example_days.map((day, index) => (
        // The days never change order, and two may be equal.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index} className={part.block}>
          <h3>Day {index + 1}</h3>
          <TextList texts={day.split('\n').filter((line) => line.trim() !== '')} />
        </div>
      ))}
    </Part>
  )
}

export function LongRun({ pre_run, during, post_run }: NutritionPlan['long_run_fueling']) {
  return (
    <Part title="Long-Run Fueling Strategy" of={['long_run_fueling']}>
      <PreRun carbs_g={pre_run.carbs_g} />
      <TextList texts={pre_run.examples} />
      <DuringRun lead="Per hour" {...during} />
      <TextList texts={during.schedule} />
      <PostRun {...post_run} />
    </Part>
  )
}

export function RaceWeek({ week }: { week: NutritionPlan['race_week'] }) {
  return (
    <Part title="Race-Week Playbook" of={['race_week']}>
      {weekParts.map(({ title, name }) => (
        <div key={title} className={part.block}>
          <h3>{title}</h3>
          <TextList texts={week[name]} />
        </div>
      ))}
    </Part>
  )
}

interface RaceDayProps {
  readonly rows: NutritionPlan['race_day_plan']
  readonly totals: NutritionPlan['numbers_summary']['race_day_totals']
}

export function RaceDay({ rows, totals }: RaceDayProps) {
  return (
    <RaceDayPart>
      <RaceTable sums={<SumRow name="Race day totals" sums={totals} />}>
        {rows.map(({ time, action, item, ...amounts }, index) => (
          // The rows of a plan never change order, and two may be equal.
          // oxlint-disable-next-line react/no-array-index-key
          <RaceRow key={index} words={{ time, place: null, action }} item={item} amounts={amounts} />
        ))}
      </RaceTable>
    </RaceDayPart>
  )
}
