import type { Runner } from '../1-runner/runner.ts'
import type { Targets } from '../2-targets/targets.ts'
import type { Plan } from '../plan.ts'
import { type Audit, type Check, doesNotApply, type Reading } from './audit.ts'
import { checkGroups, type CheckId } from './check-ids.ts'
import { sameRunner, targetsAgree } from './checks/as-worked-out.ts'
import * as beforeAndAfter from './checks/before-and-after.ts'
import * as caffeine from './checks/caffeine.ts'
import { completeSections, threeExampleDays } from './checks/complete-sections.ts'
import { cookingFitsTheWeek } from './checks/cooking.ts'
import * as daily from './checks/daily-plan.ts'
import * as days from './checks/days.ts'
import * as exclusions from './checks/exclusions.ts'
import * as feeds from './checks/feeds.ts'
import { groceriesHoldTheMenus } from './checks/groceries.ts'
import { groceryListAgrees } from './checks/grocery-list.ts'
import { kitHoldsTheRows } from './checks/kit.ts'
import { labelsToRead } from './checks/labels.ts'
import * as loadDays from './checks/load-days.ts'
import * as longRun from './checks/long-run.ts'
import { mealFatAndFiber } from './checks/meal-fat-and-fiber.ts'
import { daysAddUp, mealsHoldWhatTheySay } from './checks/meals.ts'
import { fructoseNote, notesFitThePlan, requiredNoteChecks } from './checks/notes.ts'
import * as delivery from './checks/race-delivery.ts'
import * as drinks from './checks/race-drinks.ts'
import * as raceWeek from './checks/race-week.ts'
import { reasonsGiven } from './checks/reasons.ts'
import * as timing from './checks/row-timing.ts'
import { rowsHoldTheirServings, thirstInTheRows } from './checks/servings.ts'
import { shortfallsSaid } from './checks/shortfalls.ts'
import { gelsCounted, totalsAddUp } from './checks/totals.ts'
import type { Finding } from './finding.ts'

/**
 * Independent checks of a finished plan: its facts against each other, the tables of foods and products, the runner and the
 * limits of science.md section 9. It plans nothing again and takes nothing from the stages that made the plan.
 */
export function auditPlan(plan: Plan, runner: Runner, targets: Targets): Audit {
  const given = { plan, runner, targets }
  const outcomes = checks.map((check) => outcomeOf(check, check.look(given)))
  return {
    ...countOf(outcomes),
    not_applicable: outcomes.filter(({ findings }) => findings === null).map(({ id }) => id),
    groups: checkGroups.map(({ id, checks: own }) => ({
      id,
      ...countOf(outcomes.filter((outcome) => (own as readonly CheckId[]).includes(outcome.id))),
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
const faultsOf = ({ section, what, unread, read, faults }: Reading): Reading['faults'] =>
  read > 0 || faults.length > 0
    ? faults
    : [{ severity: unread, section, code: 'nothing-read', facts: { what } }]

function countOf(outcomes: readonly Outcome[]): { passed: number; total: number } {
  const applying = outcomes.flatMap(({ findings }) => (findings === null ? [] : [findings.length]))
  return { passed: applying.filter((found) => found === 0).length, total: applying.length }
}

/** In the order of the plan's sections. */
export const checks: readonly Check[] = [
  completeSections,
  sameRunner,
  targetsAgree,
  reasonsGiven,
  threeExampleDays,
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
  feeds.longRunFeeds,
  longRun.longRunScheduleLimits,
  raceWeek.mondayToWednesday,
  raceWeek.thursdayAndFriday,
  raceWeek.dayBefore,
  raceWeek.raceWeekOrder,
  loadDays.loadDayEnergy,
  loadDays.loadDayFat,
  mealFatAndFiber,
  mealsHoldWhatTheySay,
  days.daysInOrder,
  daysAddUp,
  days.daysMeetTheirTargets,
  days.gaveWaySaid,
  timing.rowsInOrder,
  timing.rowsOfTheDay,
  timing.breakfastAndRecovery,
  timing.rowDistances,
  rowsHoldTheirServings,
  thirstInTheRows,
  timing.noFuelAtTheEnd,
  feeds.feedSize,
  feeds.feedGap,
  feeds.busiestHour,
  delivery.raceCarbs,
  delivery.raceSodium,
  delivery.raceFluids,
  delivery.nearTheTargets,
  shortfallsSaid,
  drinks.drinkStrength,
  drinks.massChange,
  beforeAndAfter.raceBreakfast,
  beforeAndAfter.lastHourCarbs,
  beforeAndAfter.preRaceFluid,
  beforeAndAfter.raceRecovery,
  beforeAndAfter.raceRecoveryProtein,
  totalsAddUp,
  gelsCounted,
  kitHoldsTheRows,
  groceriesHoldTheMenus,
  groceryListAgrees,
  cookingFitsTheWeek,
  caffeine.caffeineDose,
  caffeine.caffeineOfTheDay,
  caffeine.caffeineRowIsEmpty,
  exclusions.noCaffeineUnder18,
  exclusions.noSupplementsUnder18,
  exclusions.allergens,
  exclusions.diet,
  exclusions.unknownExclusions,
  exclusions.fructoseRate,
  fructoseNote,
  labelsToRead,
  ...requiredNoteChecks,
  notesFitThePlan,
]
