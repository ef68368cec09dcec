import type { Runner } from '../1-runner/runner.ts'
import type { Targets } from '../2-targets/targets.ts'
import type { Plan } from '../plan.ts'
import { type Audit, type Check, doesNotApply, type Reading } from './audit.ts'
import { checkGroups, type CheckId } from './check-ids.ts'
import { answerChecks } from './checks/answers-and-targets.ts'
import { aroundRaceChecks } from './checks/runs/before-and-after.ts'
import { caffeineChecks } from './checks/runs/caffeine.ts'
import { ownFuelChecks } from './checks/runs/own-fuel.ts'
import { changeOfFuel } from './checks/runs/change-of-fuel.ts'
import { completenessChecks } from './checks/complete-sections.ts'
import { cookingFitsTheWeek } from './checks/groceries/cooking.ts'
import { dailyChecks } from './checks/days/daily-plan.ts'
import { dayTypes } from './checks/days/day-types.ts'
import { dayChecks } from './checks/days/days.ts'
import { exclusionChecks } from './checks/exclusions.ts'
import { feedChecks } from './checks/runs/feeds.ts'
import { gutTrainingDated } from './checks/runs/gut-training.ts'
import { groceriesHoldTheMenus } from './checks/groceries/groceries.ts'
import { groceryListAgrees } from './checks/groceries/grocery-list.ts'
import { healthChoiceChecks, healthLimitChecks, healthSafetyChecks } from './checks/health.ts'
import { ifThenChecks } from './checks/runs/if-then.ts'
import { kitHoldsTheRows } from './checks/runs/kit.ts'
import { labelsToRead } from './checks/labels.ts'
import { loadDayChecks } from './checks/days/load-days.ts'
import { lighterDoseTable } from './checks/runs/lighter-table.ts'
import { longRunChecks } from './checks/runs/long-run.ts'
import { mealChoices } from './checks/days/choices.ts'
import { dishesInTurn } from './checks/days/dishes-in-turn.ts'
import { kitchenBounds } from './checks/days/kitchen-bounds.ts'
import { kitchenPreferences } from './checks/days/kitchen-preferences.ts'
import { mealFatAndFiber } from './checks/days/meal-fat-and-fiber.ts'
import { mealSizes } from './checks/days/meal-sizes.ts'
import { mealRuleChecks } from './checks/days/meal-rules.ts'
import { mealChecks } from './checks/days/meals.ts'
import { noteChecks } from './checks/notes.ts'
import { deliveryChecks } from './checks/runs/race-delivery.ts'
import { drinkChecks } from './checks/runs/race-drinks.ts'
import { mealsFollowRecipes } from './checks/days/recipes.ts'
import { plainSides } from './checks/days/sides.ts'
import { raceWeekChecks } from './checks/days/race-week.ts'
import { reasonsGiven } from './checks/reasons.ts'
import { timingChecks } from './checks/runs/row-timing.ts'
import { raceDayMeals } from './checks/runs/race-day-meals.ts'
import { servingChecks } from './checks/runs/servings.ts'
import { stationsServe } from './checks/runs/stations.ts'
import { stopSize } from './checks/runs/stops.ts'
import { slowerRaces } from './checks/runs/slower-races.ts'
import { shortfallsListed } from './checks/runs/shortfalls.ts'
import { totalChecks } from './checks/runs/totals.ts'
import type { Finding } from './finding.ts'

/**
 * Independent checks of a finished plan: its facts against each other, the tables of foods and products, the runner and the
 * limits that the evidence sets. It does not plan again, and of the stages that made the plan it reads only the table of recipes.
 */
export function auditPlan(plan: Plan, runner: Runner, targets: Targets): Audit {
  const given = { plan, runner, targets }
  const outcomes = checks.map((check) => outcomeOf(check, check.look(given)))
  return {
    ...countOf(outcomes),
    not_applicable: outcomes.filter(({ findings }) => findings === null).map(({ id }) => id),
    groups: checkGroups.map(({ id, checks: own }) => {
      const ofGroup = outcomes.filter((outcome) => (own as readonly CheckId[]).includes(outcome.id))
      return { id, ...countOf(ofGroup) }
    }),
    findings: outcomes.flatMap(({ findings }) => findings ?? []),
  }
}

/** The findings of a check: null if it does not apply; it passes without a finding and fails with one. */
interface Outcome {
  readonly id: CheckId
  readonly findings: readonly Finding[] | null
}

function outcomeOf({ id }: Check, looked: ReturnType<Check['look']>): Outcome {
  const readings = [looked].flat().filter((look) => look !== doesNotApply)
  if (readings.length === 0) return { id, findings: null }
  return { id, findings: readings.flatMap(faultsOf).map((fault) => ({ id, ...fault })) }
}

/** A check that read nothing has verified nothing, so it fails. */
const faultsOf = ({ section, unread, read, faults }: Reading): Reading['faults'] =>
  read > 0 || faults.length > 0 ? faults : [{ severity: unread, section, code: 'nothing-read', facts: null }]

function countOf(outcomes: readonly Outcome[]): { passed: number; total: number } {
  const applying = outcomes.flatMap(({ findings }) => (findings === null ? [] : [findings.length]))
  return { passed: applying.filter((found) => found === 0).length, total: applying.length }
}

/** In the order of the plan's sections. */
export const checks: readonly Check[] = [
  ...completenessChecks,
  ...answerChecks,
  reasonsGiven,
  ...dailyChecks,
  dayTypes,
  ...longRunChecks,
  gutTrainingDated,
  lighterDoseTable,
  ...raceWeekChecks,
  ...loadDayChecks,
  ...mealChecks,
  mealsFollowRecipes,
  mealChoices,
  plainSides,
  mealSizes,
  kitchenBounds,
  kitchenPreferences,
  dishesInTurn,
  mealFatAndFiber,
  ...dayChecks,
  ...timingChecks,
  stationsServe,
  ...servingChecks,
  ...feedChecks,
  stopSize,
  ...deliveryChecks,
  shortfallsListed,
  ...drinkChecks,
  ...aroundRaceChecks,
  ...totalChecks,
  raceDayMeals,
  ...ifThenChecks,
  slowerRaces,
  kitHoldsTheRows,
  changeOfFuel,
  groceriesHoldTheMenus,
  groceryListAgrees,
  cookingFitsTheWeek,
  ...caffeineChecks,
  ...ownFuelChecks,
  ...healthLimitChecks,
  ...exclusionChecks,
  ...mealRuleChecks,
  ...healthChoiceChecks,
  ...healthSafetyChecks,
  labelsToRead,
  ...noteChecks,
]
