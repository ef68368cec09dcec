import type { NutritionPlan, PlanDetails } from '@race-nutrition/engine'
import type { ReactNode } from 'react'
import shapes from '../look/shapes.module.css'
import { AmountRow } from './amount.tsx'
import cards from './cards.module.css'
import { hoursWords } from './hours-words.ts'
import { HourlyRows } from './numbers-summary.tsx'
import { PhoneFold } from './phone-fold.tsx'
import { Reasoned } from './reasons.tsx'
import { readSchedule } from './schedule-lines.ts'
import { Section } from './section.tsx'
import { StopList } from './stops.tsx'
import { TextLines } from './text-lines.tsx'
import { useRoving } from './use-roving.ts'

interface LongRunProps {
  readonly plan: NutritionPlan
  readonly details: PlanDetails | null
}

export function LongRun({ plan: { long_run_fueling: fueling }, details }: LongRunProps) {
  const { pre_run, during, post_run } = fueling
  const { before, stops, after, recovery } = readSchedule(during.schedule)
  const post = 'long_run_fueling.post_run'
  const numbers = useRoving<HTMLDivElement>()
  return (
    <Section id="long-run" title="Long-Run Fueling Strategy" parts={['long_run_fueling']}>
      <div ref={numbers} className={`${cards.cards} ${cards.around} ${stops.length > 4 ? cards.many : ''}`}>
        <Part
          title="Pre-Run 3-4h before"
          below={
            <PhoneFold label="What to eat before" holds={pre_run.examples.length}>
              <TextLines texts={pre_run.examples} />
            </PhoneFold>
          }
        >
          <AmountRow
            name="Carbs"
            amount={pre_run.carbs_g}
            unit="g"
            channel="carbs"
            path="long_run_fueling.pre_run.carbs_g"
          />
        </Part>
        <Part
          title="During Run"
          note={<EachHour details={details} />}
          below={
            <PhoneFold
              label={stops.length > 0 ? 'What to take when' : 'What to know'}
              holds={before.length + stops.length + after.length}
            >
              <TextLines texts={before} />
              <StopList stops={stops} />
              <TextLines texts={after} />
            </PhoneFold>
          }
        >
          <HourlyRows perHour={during} />
        </Part>
        <Part
          title="Post-Run within 2h"
          below={
            <PhoneFold label="What to eat and drink after" holds={recovery.length}>
              <TextLines texts={recovery} />
            </PhoneFold>
          }
        >
          <AmountRow
            name="Carbs"
            amount={post_run.carbs_g}
            unit="g"
            channel="carbs"
            path={`${post}.carbs_g`}
          />
          <AmountRow name="Protein" amount={post_run.protein_g} unit="g" path={`${post}.protein_g`} />
          <AmountRow
            name="Fluids"
            amount={post_run.fluids_ml}
            unit="ml"
            channel="fluids"
            path={`${post}.fluids_ml`}
          />
          <AmountRow
            name="Sodium"
            amount={post_run.sodium_mg}
            unit="mg"
            channel="sodium"
            path={`${post}.sodium_mg`}
          />
        </Part>
      </div>
    </Section>
  )
}

function EachHour({ details }: { details: PlanDetails | null }) {
  if (!details) return 'Per hour'
  if (details.targets.long_run.hours === 0) return 'No long run yet'
  const time = hoursWords(details.targets.long_run.hours)
  return (
    <>
      Per hour, for about{' '}
      <Reasoned path="targets.long_run.hours" of={`Time of the long run: ${time}`}>
        {time}
      </Reasoned>
    </>
  )
}

interface PartProps {
  readonly title: string
  readonly note?: ReactNode
  /** What is said under the numbers. */
  readonly below: ReactNode
  readonly children: ReactNode
}

function Part({ title, note, below, children }: PartProps) {
  return (
    <div className={`${shapes.card} ${cards.card}`}>
      <h3>{title}</h3>
      {note && <p className={cards.when}>{note}</p>}
      <dl className={cards.numbers}>{children}</dl>
      {below}
    </div>
  )
}
