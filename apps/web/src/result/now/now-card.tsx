import { readableDay, type RenderedPlan, renderedDay } from '@race-nutrition/documents'
import { type PlanDay, practiceStepOn } from '@race-nutrition/engine'
import shapes from '../../look/shapes.module.css'
import { written } from '../amount.tsx'
import { Meals } from '../days/meals.tsx'
import { mealLine } from '../days/meal-line.tsx'
import { HowItWent } from '../how-it-went/how-it-went.tsx'
import { Lines } from '../layout/lines.tsx'
import { AfterTheRace } from './after-the-race.tsx'
import { Countdown } from './countdown.tsx'
import style from './now.module.css'
import { type Lead, type Stage, stageViews } from './stage-of-day.ts'

interface NowCardProps {
  readonly plan: RenderedPlan
  readonly stage: Stage | null
  readonly today: string
}

/** What a runner needs today, right under the bib. */
export function NowCard({ plan, stage, today }: NowCardProps) {
  if (stage === null) return null
  const { leads } = stageViews[stage]
  return (
    <section className={`${shapes.card} ${style.card}`} data-leads={leads} aria-labelledby="now">
      <h2 id="now">{titles[leads]}</h2>
      {leads === 'countdown' && <Countdown plan={plan} />}
      {leads === 'recovery' && <AfterTheRace plan={plan} today={today} />}
      {leads === 'day' && <Today plan={plan} today={today} />}
      {(leads === 'training' || leads === 'practice') && <Training plan={plan} today={today} />}
      {stage === 'eve' && <p>Tonight: pack everything of the Race Kit Checklist, and lay it out.</p>}
      {(leads === 'training' || leads === 'practice') && (
        <HowItWent facts={plan.facts} run="long run" today={today} />
      )}
    </section>
  )
}

const titles: Readonly<Record<Lead, string>> = {
  training: 'Now: training',
  practice: 'Now: practice your race fuel',
  day: 'Today',
  countdown: 'Next',
  recovery: 'After the race',
}

function Training({ plan: { facts, words }, today }: Pick<NowCardProps, 'plan' | 'today'>) {
  // Runs of under an hour are hardly called long.
  const run = facts.targets.long_run.hours < 1 ? 'longest run' : 'long run'
  const step = practiceStepOn(facts, today)
  return (
    <Lines
      texts={[
        'Eat by the example days of Daily Eating Plan: rest day, run day, long-run day.',
        ...(step ? [`In this week’s ${run}: ${step.carbs_g_per_hr} g of carbs an hour.`] : []),
        ...(words.longRun.recoveryMeal
          ? [<>After the long run: {mealLine(words.longRun.recoveryMeal)}</>]
          : words.longRun.recovery
            ? [words.longRun.recovery]
            : []),
      ]}
    />
  )
}

/** The whole day of race week that it is. */
function Today({ plan, today }: Pick<NowCardProps, 'plan' | 'today'>) {
  const kept = plan.facts.race_week.find(({ date }) => date === today)
  const all = Object.values(plan.words.raceWeek).flatMap(({ days }) => days)
  // Days with the same menu are grouped under the first of them.
  const words = all.map(({ day }) => day).find((day) => kept && isSameMenu(plan, day.key, kept))
  if (!kept || !words) return <p>See Race-Week Playbook below.</p>
  return (
    <>
      <h3>
        {readableDay(today)}: {written(kept.target.carbs_g)} g carbs
      </h3>
      <Meals day={renderedDay(plan, words)} counted="carbs" />
    </>
  )
}

const isSameMenu = ({ facts }: RenderedPlan, key: string, day: PlanDay) =>
  JSON.stringify(facts.race_week.find((other) => other.key === key)?.meals) === JSON.stringify(day.meals)
