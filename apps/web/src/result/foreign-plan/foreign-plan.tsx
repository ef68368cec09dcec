import { raceName, readableDay } from '@race-nutrition/documents'
import type { NutritionPlan } from '@race-nutrition/engine'
import { Bib } from '../head/bib.tsx'
import { kitTick } from '../groceries/kit-ticks.ts'
import { GroceriesAndPrep } from '../groceries/groceries-and-prep.tsx'
import { Below, NumbersCard, NumbersSummary } from '../head/numbers-summary.tsx'
import { PlanActions } from '../actions/plan-actions.tsx'
import { Lines } from '../layout/lines.tsx'
import { PlanFrame } from '../plan-frame.tsx'
import { Gels, TotalRows } from '../race-day/race-day-totals.tsx'
import { SafetyBox } from '../safety-notes.tsx'
import type { Checking } from '../audit/use-audit.ts'
import { ForeignDailyEating } from './foreign-daily-eating.tsx'
import { ForeignLongRun } from './foreign-long-run.tsx'
import { ForeignRaceDay } from './foreign-race-day.tsx'
import { ForeignRaceWeek } from './foreign-race-week.tsx'

interface ForeignPlanProps {
  readonly plan: NutritionPlan
  readonly checking: Checking
  readonly today: string
  readonly note: string | null
}

/** A plan by another service: its nine sections as sent, nothing parsed from its texts and nothing recalculated. */
export function ForeignPlan({ plan, checking, today, note }: ForeignPlanProps) {
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
              { name: 'Race', value: readableDay(profile.race_date) },
              { name: 'Climate', value: [climate, course].filter(Boolean).join(', ') },
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
          <NumbersCard
            title="Race Day Totals"
            below={
              <Below>
                <Gels count={totals.gels_count} />
              </Below>
            }
          >
            <TotalRows totals={totals} />
          </NumbersCard>
        </NumbersSummary>
      }
    >
      <ForeignDailyEating daily={plan.daily_plan} />
      <ForeignLongRun fueling={plan.long_run_fueling} />
      <ForeignRaceWeek week={plan.race_week} />
      <ForeignRaceDay rows={plan.race_day_plan} totals={totals} />
      <GroceriesAndPrep
        notes={[]}
        pantry={groceries.pantry.map(kitTick)}
        fridgeFreezer={groceries.fridge_freezer.map(kitTick)}
        electrolytes={groceries.electrolytes.map(kitTick)}
        steps={prep.batch_prep_steps}
        kit={prep.race_kit_checklist.map(kitTick)}
      />
      <SafetyBox>
        <Lines texts={plan.assumptions_safety} />
      </SafetyBox>
    </PlanFrame>
  )
}
