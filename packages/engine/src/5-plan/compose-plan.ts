import type { Runner } from '../1-runner/runner.ts'
import type { Targets } from '../2-targets/targets.ts'
import type { Menus } from '../3-menus/menus.ts'
import { scheduleLongRun } from '../4-race-day/schedule-long-run.ts'
import type { Schedule } from '../4-race-day/schedule.ts'
import { assumptionsSafety } from './assumptions-safety.ts'
import { dailyPlan } from './daily-plan.ts'
import { groceryList } from './grocery-list.ts'
import { groceryNote } from './grocery-note.ts'
import { longRunFueling } from './long-run-fueling.ts'
import { menuNotes } from './menu-notes.ts'
import { numbersSummary } from './numbers-summary.ts'
import type { NutritionPlan } from './nutrition-plan.ts'
import { prep } from './prep.ts'
import { profile } from './profile.ts'
import { raceDayPlan } from './race-day-plan.ts'
import { raceWeek } from './race-week.ts'
import { tooFewFoodsNote } from './too-few-foods-note.ts'

/** The nine sections of the specification, in its order. */
export function composePlan(
  runner: Runner,
  targets: Targets,
  menus: Menus,
  raceDay: Schedule,
): NutritionPlan {
  const longRun = scheduleLongRun(runner, targets, raceDay.kit)
  return {
    profile: profile(runner),
    daily_plan: dailyPlan(targets, menus),
    long_run_fueling: longRunFueling(runner, targets, menus, longRun),
    race_week: raceWeek(runner, targets, menus, raceDay),
    race_day_plan: raceDayPlan(runner, raceDay),
    grocery_list: groceryList(runner, menus, { raceDay, longRun }),
    prep: prep(runner, targets, menus, raceDay),
    numbers_summary: numbersSummary(targets, raceDay),
    assumptions_safety: [
      ...inFront(
        tooFewFoodsNote(menus, targets),
        assumptionsSafety(runner, targets, { raceDay, longRun }),
        targets,
      ),
      ...menuNotes(runner, menus, targets),
      groceryNote(runner, menus, raceDay),
    ],
  }
}

/** Before all else, but for the warning of a minor's marathon, which is always the first. */
function inFront(notes: readonly string[], others: readonly string[], { flags }: Targets): string[] {
  const first = flags.includes('MINOR_MARATHON') ? 1 : 0
  return [...others.slice(0, first), ...notes, ...others.slice(first)]
}
