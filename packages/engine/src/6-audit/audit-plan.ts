import type { Runner } from '../1-runner/runner.ts'
import type { Targets } from '../2-targets/targets.ts'
import type { NutritionPlan } from '../nutrition-plan.ts'
import {
  type Audit,
  type Author,
  type Check,
  doesNotApply,
  type Fault,
  type Finding,
  type Reading,
} from './audit.ts'
import { checkGroups, type CheckId } from './check-titles.ts'
import * as beforeAndAfter from './checks/before-and-after.ts'
import * as caffeine from './checks/caffeine.ts'
import * as complete from './checks/complete-sections.ts'
import * as daily from './checks/daily-plan.ts'
import * as days from './checks/days.ts'
import * as groceries from './checks/groceries.ts'
import * as keptOut from './checks/kept-out.ts'
import * as loadDays from './checks/load-days.ts'
import * as longRun from './checks/long-run.ts'
import { longRunFeeds } from './checks/long-run-feeds.ts'
import * as longRunSchedule from './checks/long-run-schedule.ts'
import { mealFatAndFiber } from './checks/meal-fat-and-fiber.ts'
import { mealsHoldWhatTheySay } from './checks/meals.ts'
import * as never from './checks/never-recommended.ts'
import * as delivery from './checks/race-delivery.ts'
import * as drinks from './checks/race-drinks.ts'
import * as feeds from './checks/race-feeds.ts'
import * as raceWeek from './checks/race-week.ts'
import { readableNumbers } from './checks/readable-numbers.ts'
import { requiredNoteChecks, unknownTold } from './checks/required-notes.ts'
import * as timing from './checks/row-timing.ts'
import * as totals from './checks/totals.ts'
import { readPlan } from './reading/read-plan.ts'

/**
 * Independent checks of a finished plan, whoever wrote it: the nine sections as text and numbers, against the runner and
 * the limits of science.md section 9. It never throws, and takes nothing from the working of the stages.
 */
export function auditPlan(
  plan: NutritionPlan,
  runner: Runner,
  targets: Targets,
  author: Author = 'engine',
): Audit {
  const read = readPlan(plan, runner, author)
  const outcomes = checks.map((check) => outcomeOf(check, check.look(read, runner, targets)))
  return {
    ...countOf(outcomes),
    not_applicable: outcomes.filter(({ findings }) => findings === null).map(({ id }) => id),
    groups: checkGroups.map(({ id, title, checks: own }) => ({
      id,
      title,
      ...countOf(outcomes.filter((outcome) => outcome.id in own)),
    })),
    findings: outcomes.flatMap(({ findings }) => findings ?? []),
  }
}

/** How a check ended: null where it does not apply, passed without a finding, failed with one. */
interface Outcome {
  readonly id: CheckId
  readonly findings: readonly Finding[] | null
}

function outcomeOf({ id }: Check, looked: ReturnType<Check['look']>): Outcome {
  const readings = [looked].flat().filter((look) => look !== doesNotApply)
  if (readings.length === 0) return { id, findings: null }
  return { id, findings: readings.flatMap(faultsOf).map((fault) => ({ id, ...fault })) }
}

/** What reads nothing has found nothing, and vouches for nothing. */
const faultsOf = ({ section, what, unread, read, faults }: Reading): readonly Fault[] =>
  read > 0 || faults.length > 0
    ? faults
    : [{ severity: unread, section, message: `Not checked: ${what} could not be read.` }]

function countOf(outcomes: readonly Outcome[]): { passed: number; total: number } {
  const applying = outcomes.flatMap(({ findings }) => (findings === null ? [] : [findings.length]))
  return { passed: applying.filter((found) => found === 0).length, total: applying.length }
}

/** In the order of the plan's sections. */
export const checks: readonly Check[] = [
  readableNumbers,
  complete.completeSections,
  complete.sameRunner,
  complete.threeExampleDays,
  daily.dailyEnergy,
  daily.energyAvailability,
  daily.dailyCarbs,
  daily.dailyProtein,
  daily.dailyFat,
  daily.dailyEnergyAddsUp,
  longRun.longRunMeal,
  longRun.longRunCarbs,
  longRun.longRunFluids,
  longRun.longRunSodium,
  longRun.longRunDrink,
  longRun.longRunMass,
  longRun.longRunRecovery,
  longRunFeeds,
  longRunSchedule.longRunScheduleLimits,
  longRunSchedule.longRunScheduleAgrees,
  raceWeek.raceWeekGramsStated,
  raceWeek.mondayToWednesday,
  raceWeek.thursdayAndFriday,
  raceWeek.dayBefore,
  raceWeek.raceWeekOrder,
  loadDays.loadDayEnergy,
  loadDays.loadDayFat,
  mealFatAndFiber,
  mealsHoldWhatTheySay,
  days.daysAddUp,
  days.daysMeetTheirTargets,
  timing.readableTimes,
  timing.rowsInOrder,
  timing.rowsOfTheDay,
  timing.breakfastAndRecovery,
  timing.rowDistances,
  timing.noFuelAtTheEnd,
  feeds.feedSize,
  feeds.feedGap,
  feeds.busiestHour,
  delivery.raceCarbs,
  delivery.raceSodium,
  delivery.raceFluids,
  delivery.nearTheTargets,
  drinks.drinkStrength,
  drinks.massChange,
  beforeAndAfter.raceBreakfast,
  beforeAndAfter.lastHourCarbs,
  beforeAndAfter.preRaceFluid,
  beforeAndAfter.raceRecovery,
  beforeAndAfter.raceRecoveryProtein,
  beforeAndAfter.recoveryWords,
  totals.totalsAddUp,
  totals.gelsCounted,
  groceries.groceriesHoldTheMenus,
  daily.summaryAgrees,
  caffeine.noCaffeineUnder18,
  caffeine.caffeineDose,
  caffeine.caffeineOfTheDay,
  caffeine.caffeineRowIsEmpty,
  keptOut.allergens,
  keptOut.diet,
  keptOut.unknownExclusions,
  keptOut.fructoseRate,
  keptOut.fructoseNote,
  never.neverRecommended,
  never.noAlcoholBefore,
  never.noWeightTalkUnder18,
  never.noSupplementsUnder18,
  ...requiredNoteChecks,
  unknownTold,
]
