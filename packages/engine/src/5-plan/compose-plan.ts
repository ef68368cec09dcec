import { ifThens } from '../4-race-day/if-then.ts'
import { orderIfThens } from './order-if-thens.ts'
import { slowerRaces } from '../4-race-day/slower-races.ts'
import { engineVersion } from '../engine-version.ts'
import { medicalKitOf } from '../health.ts'
import type { Plan } from '../plan.ts'
import { composeCooking } from './compose-cooking.ts'
import { composeDay, composeMeal } from './compose-day.ts'
import { composeGroceries } from './compose-groceries.ts'
import { composeGutTraining } from './compose-gut-training.ts'
import { composeNotes } from './compose-notes.ts'
import { composeRaceDayMeals } from './compose-race-day-meals.ts'
import { composeReasons } from './compose-reasons.ts'
import { composeRunner } from './compose-runner.ts'
import { composeLongRun, composeRaceDay } from './compose-schedules.ts'
import { composeTargets } from './compose-targets.ts'
import { composeWorking } from './compose-working.ts'
import { kitchenNotKept } from './kitchen-not-kept.ts'
import type { StageResults } from './stage-results.ts'

/** The facts of the plan, from all stages: everything that a page, a PDF or a watch may show. */
export function composePlan(made: StageResults): Plan {
  const { runner, targets, menus, longRun } = made
  const raceDay = composeRaceDay(made.raceDay, targets, runner)
  return {
    engine: engineVersion,
    runner: composeRunner(runner),
    targets: composeTargets(targets),
    working: composeWorking(runner, targets.working),
    reasons: composeReasons({ runner, targets, rows: raceDay.rows }),
    training_days: menus.exampleDays.map((day) => composeDay(runner, day, targets)),
    long_run: {
      ...composeLongRun(longRun, targets),
      breakfasts: menus.longRunBreakfasts.map((meal) => composeMeal(runner, meal)),
      recovery_meal: menus.recovery.longRun && composeMeal(runner, menus.recovery.longRun),
    },
    gut_training: composeGutTraining(made),
    race_week: menus.raceWeek.map((day) => composeDay(runner, day, targets)),
    race_day: {
      ...raceDay,
      ...composeRaceDayMeals(runner, targets, menus.raceDayMeals, raceDay.rows),
      slower: slowerRaces(runner, made.raceDay),
      ...orderIfThens(
        ifThens({ runner, targets, schedule: made.raceDay }),
        runner.preferences.coach?.if_then,
      ),
      breakfast_away: menus.breakfastAway && composeMeal(runner, menus.breakfastAway),
      recovery_meal: menus.recovery.race && composeMeal(runner, menus.recovery.race),
    },
    medical_kit: medicalKitOf(runner),
    groceries: composeGroceries(made),
    ...composeCooking(made.cooking),
    ...(runner.preferences.kitchen ? { kitchen_not_kept: kitchenNotKept(made) } : {}),
    notes: composeNotes(made),
    flags: targets.flags,
  }
}
