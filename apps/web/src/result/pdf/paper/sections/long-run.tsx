import type { RenderedPlan } from '@race-nutrition/documents'
import type { NutritionPlan, StopWords } from '@race-nutrition/engine'
import { FigureLine } from '../parts/figures.tsx'
import { writtenTexts } from '../parts/model-marks.tsx'
import { Part } from '../parts/part.tsx'
import style from './long-run.module.css'
import table from '../parts/table.module.css'
import { MealLine, TextList } from '../parts/text-list.tsx'
import { toMakeTexts } from '../parts/to-make-texts.ts'

export function LongRun({ plan }: { plan: RenderedPlan }) {
  const { facts, words } = plan
  const { breakfast, recovery, ...perHour } = facts.targets.long_run
  const { lasts, distance, before, opening, stops, toMake, ...after } = words.longRun
  const advice = [
    ...after.advice,
    ...writtenTexts(plan, 'long_run_fueling.during.schedule'),
    ...toMakeTexts(toMake),
  ]
  const afterStops = (
    <>
      <TextList texts={advice} />
      <PostRun {...recovery} />
      <TextList
        texts={[after.recovery, after.recoveryMeal && mealLine(after.recoveryMeal)].filter(Boolean)}
      />
    </>
  )
  return (
    <Part title="Long-Run Fueling Strategy" of={['long_run_fueling']}>
      <div className={style.dense}>
        <PreRun carbs_g={breakfast.carbs_g} />
        <TextList
          texts={[
            ...before.meals.map(mealLine),
            ...before.advice,
            ...writtenTexts(plan, 'long_run_fueling.pre_run.examples'),
          ]}
        />
        <div data-keep>
          <DuringRun
            lead={distance === null ? 'Per hour' : `Per hour, for ${distance}, about ${lasts}`}
            {...perHour}
          />
          <TextList texts={opening} />
          {stops.length === 0 ? (
            afterStops
          ) : (
            <div className={style.beside}>
              <StopTable stops={stops} />
              <div>{afterStops}</div>
            </div>
          )}
        </div>
      </div>
    </Part>
  )
}

const mealLine = (meal: Parameters<typeof MealLine>[0]['meal']) => <MealLine meal={meal} />

type Fueling = NutritionPlan['long_run_fueling']

export function PreRun({ carbs_g }: { carbs_g: number }) {
  return (
    <div className={style.head}>
      <h3>Pre-Run 3-4h before</h3>
      <FigureLine figures={[{ amount: carbs_g, unit: 'g carbs', channel: 'carbs' }]} />
    </div>
  )
}

interface DuringRunProps extends Readonly<Omit<Fueling['during'], 'schedule'>> {
  readonly lead: string
}

export function DuringRun({ lead, carbs_g_per_hr, fluids_ml_per_hr, sodium_mg_per_hr }: DuringRunProps) {
  return (
    <div className={style.head}>
      <h3>During Run</h3>
      <FigureLine
        lead={lead}
        figures={[
          { amount: carbs_g_per_hr, unit: 'g carbs', channel: 'carbs' },
          { amount: fluids_ml_per_hr, unit: 'ml fluids', channel: 'fluids' },
          { amount: sodium_mg_per_hr, unit: 'mg sodium', channel: 'sodium' },
        ]}
      />
    </div>
  )
}

export function PostRun({ carbs_g, protein_g, fluids_ml, sodium_mg }: Readonly<Fueling['post_run']>) {
  return (
    <div className={style.head}>
      <h3>Post-Run within 2h</h3>
      <FigureLine
        figures={[
          { amount: carbs_g, unit: 'g carbs', channel: 'carbs' },
          { amount: protein_g, unit: 'g protein' },
          { amount: fluids_ml, unit: 'ml fluids', channel: 'fluids' },
          { amount: sodium_mg, unit: 'mg sodium', channel: 'sodium' },
        ]}
      />
    </div>
  )
}

function StopTable({ stops }: { stops: readonly StopWords[] }) {
  return (
    <table className={`${table.table} ${table.worded} ${style.stops}`}>
      <thead>
        <tr>
          <th scope="col">Time</th>
          <th scope="col">Place</th>
          <th scope="col">Take</th>
        </tr>
      </thead>
      <tbody>
        {stops.map(({ time, place, text }, index) => (
          // Stops never change order, and two may be equal.
          // oxlint-disable-next-line react/no-array-index-key
          <tr key={index}>
            <th scope="row">
              <b>{time}</b>
            </th>
            <td>{place}</td>
            <td>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
