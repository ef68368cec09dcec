import { raceName, readableDay } from '@race-nutrition/documents'
import type { NutritionPlan } from '@race-nutrition/engine'
import { Bib } from '../bib.tsx'
import { GroceriesAndPrep } from '../groceries-and-prep.tsx'
import { NumbersCard, NumbersSummary } from '../numbers-summary.tsx'
import { PlanActions } from '../plan-actions.tsx'
import { PlanFrame } from '../plan-frame.tsx'
import { Gels, TotalRows } from '../race-day-totals.tsx'
import { SafetyNotes } from '../safety-notes.tsx'
import type { Checking } from '../use-audit.ts'
import { AnotherDailyEating } from './another-daily-eating.tsx'
import { AnotherLongRun } from './another-long-run.tsx'
import { AnotherRaceDay } from './another-race-day.tsx'
import { AnotherRaceWeek } from './another-race-week.tsx'

interface AnotherPlanProps {
  readonly plan: NutritionPlan
  readonly checking: Checking
  readonly today: string
  readonly note: string | null
}

/** A plan of another service: its nine sections as sent, nothing read out of its texts and nothing counted anew. */
export function AnotherPlan({ plan, checking, today, note }: AnotherPlanProps) {
  const { profile, numbers_summary: numbers, grocery_list: groceries, prep } = plan
  const { climate, course } = profile.environment
  const totals = numbers.race_day_totals
  return (
    <PlanFrame
      head={
        <>
          <Bib
            race={raceName(profile.race_type)}
            target={profile.target_time_or_pace}
            facts={[
              { name: 'Race', says: readableDay(profile.race_date) },
              { name: 'Climate', says: [climate, course].filter(Boolean).join(', ') },
            ]}
            raceDate={profile.race_date}
            today={today}
            note={note}
          />
          <PlanActions plan={plan} checking={checking} />
        </>
      }
      numbers={
        <NumbersSummary daily={numbers.daily} perHour={numbers.long_run}>
          <NumbersCard title="Race Day Totals" below={<Gels count={totals.gels_count} />}>
            <TotalRows totals={totals} />
          </NumbersCard>
        </NumbersSummary>
      }
    >
      <AnotherDailyEating daily={plan.daily_plan} />
      <AnotherLongRun fueling={plan.long_run_fueling} />
      <AnotherRaceWeek week={plan.race_week} />
      <AnotherRaceDay rows={plan.race_day_plan} totals={totals} />
      <GroceriesAndPrep
        note={null}
        pantry={groceries.pantry}
        fridgeFreezer={groceries.fridge_freezer}
        electrolytes={groceries.electrolytes}
        steps={prep.batch_prep_steps}
        kit={prep.race_kit_checklist}
      />
      <SafetyNotes notes={plan.assumptions_safety} />
    </PlanFrame>
  )
}
