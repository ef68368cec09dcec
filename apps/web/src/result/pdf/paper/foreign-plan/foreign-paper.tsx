import { raceName } from '@race-nutrition/documents'
import { type NutritionPlan, readIsoDay } from '@race-nutrition/engine'
import { FigureList } from '../parts/figures.tsx'
import { GroceriesPart, Shelf } from '../sections/groceries.tsx'
import { gelsWords, Numbers, NumbersOf, totalFigures } from '../sections/numbers.tsx'
import part from '../parts/part.module.css'
import { Prep } from '../sections/prep.tsx'
import { Profile } from '../sections/profile.tsx'
import { Safety } from '../sections/safety.tsx'
import { Title } from '../parts/title.tsx'
import { Daily, LongRun, RaceDay, RaceWeek } from './sections.tsx'

interface ForeignPaperProps {
  readonly plan: NutritionPlan
  /** How many checks passed; empty if the plan was not checked. */
  readonly checks: string
  readonly origin: string | null
}

/** A plan by another service: its texts and numbers as sent, and no more. */
export function ForeignPaper({ plan, checks, origin }: ForeignPaperProps) {
  const { profile, numbers_summary: numbers, grocery_list: groceries, prep } = plan
  const { race_date: raceDate, environment } = profile
  return (
    <>
      <Title
        race={raceName(profile.race_type)}
        target={profile.target_time_or_pace}
        raceDate={raceDate}
        facts={[
          // A valid date is shown at the right.
          { name: 'Race', value: readIsoDay(raceDate) ? '' : raceDate },
          { name: 'Climate', value: [environment.climate, environment.course].filter(Boolean).join(', ') },
          { name: 'Checks', value: checks },
          { name: 'Plan', value: origin ?? '' },
        ]}
      />
      <Profile {...typedIn(profile)} />
      <Numbers daily={numbers.daily} perHour={numbers.long_run}>
        <NumbersOf title="Race Day Totals">
          <FigureList figures={totalFigures(numbers.race_day_totals)} />
          <p className={part.note}>{gelsWords(numbers.race_day_totals.gels_count)}</p>
        </NumbersOf>
      </Numbers>
      <Daily {...plan.daily_plan} />
      <LongRun {...plan.long_run_fueling} />
      <RaceWeek week={plan.race_week} />
      <RaceDay rows={plan.race_day_plan} totals={numbers.race_day_totals} />
      <GroceriesPart>
        <Shelf name="Pantry" items={groceries.pantry} />
        <Shelf name="Fridge/Freezer" items={groceries.fridge_freezer} />
        <Shelf name="Electrolytes" items={groceries.electrolytes} />
      </GroceriesPart>
      <Prep steps={prep.batch_prep_steps} kit={prep.race_kit_checklist} />
      <Safety groups={[{ tier: 'first', title: null, notes: plan.assumptions_safety }]} />
    </>
  )
}

const typedIn = ({ body, training, diet, environment }: NutritionPlan['profile']) => ({
  ...body,
  weeklyMileage: training.weekly_mileage,
  longRun: training.long_run_distance,
  diet: diet.preference,
  sweatRate: environment.sweat_rate_lph,
  allergies: diet.allergies,
})
