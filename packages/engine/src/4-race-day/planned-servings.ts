import { daysBetween, readIsoDay } from '../plain-day.ts'
import { findProduct, isSugaryDrink, type Product } from '../foods/products.ts'
import type { Plan, PlanKitItem, PlanPracticeStep, PlanRow } from '../plan.ts'
import { type KitToPractice, practicedFuels } from './practice-servings.ts'
import { inHalves, servingsAtTheStops } from './servings-at-the-stops.ts'

/** The servings of a run, as its runner counts them. */
export interface PlannedServings {
  /** In halves: a drink is poured. */
  readonly count: number
  /** Grams of all carbs of the run, in equal shares of the count for a drink, else serving by serving. */
  readonly carbs: readonly number[]
}

interface FueledRun {
  readonly rows: readonly PlanRow[]
  readonly kit: readonly PlanKitItem[]
}

/**
 * What a runner calls a serving: a fuel of the kit, or a portion of its drink where nothing is eaten. What is drunk beside
 * a fuel is shared among its servings. None where nothing of the run feeds.
 */
export function plannedServings({ rows, kit }: FueledRun): PlannedServings {
  const during = rows.filter(({ phase }) => phase === 'during')
  const total = during.reduce((sum, { carbs_g: carbs }) => sum + carbs, 0)
  const eaten = servingsAtTheStops(during, fuelsOf(kit, 'fuel'))
  if (eaten.length > 0) {
    const each = eaten.flatMap(({ servings, fuel }) => Array.from({ length: servings }, () => fuel.carbs))
    const beside = (total - each.reduce((sum, carbs) => sum + carbs, 0)) / each.length
    return { count: each.length, carbs: each.map((carbs) => carbs + beside) }
  }
  const drunk = servingsAtTheStops(during, fuelsOf(kit, 'drink').filter(isSugaryDrink))
  return inEqualShares(inHalves(drunk), total)
}

/** The latest long run until this day: that of the stops, or one with the servings of its own step of practice. */
export function longRunServings(plan: Plan, today: string): PlannedServings {
  const atTheStops = plannedServings(plan.long_run)
  const step = latestStep(plan, today)
  if (!step?.servings || step.takes_the_stops) return atTheStops
  const fuels = practicedFuels(kitOf(plan.race_day.kit))
  const onAverage = fuels.reduce((sum, { carbs }) => sum + carbs, 0) / fuels.length
  return inEqualShares(step.servings, step.servings * onAverage)
}

const latestStep = (plan: Plan, today: string): PlanPracticeStep | undefined =>
  plan.gut_training.findLast(({ week_starting: from }) => from <= today)

/** The step of practice whose long run may be on this day or later in its week: none before the first, nor in race week. */
export function practiceStepOn(plan: Plan, today: string): PlanPracticeStep | undefined {
  const step = latestStep(plan, today)
  return step && daysFrom(step.week_starting, today) < daysOfTheRun(plan, step) ? step : undefined
}

/** The week that ends with the race has its long run on its first day. */
const daysOfTheRun = ({ runner }: Plan, { week_starting: from }: PlanPracticeStep) =>
  daysFrom(from, runner.race_date) > 7 ? 7 : 1

function daysFrom(isoDay: string, later: string): number {
  const [from, until] = [readIsoDay(isoDay), readIsoDay(later)]
  return from && until ? daysBetween({ from, until }) : 0
}

const inEqualShares = (count: number, carbs: number): PlannedServings => {
  const shares = Math.ceil(count)
  return { count, carbs: Array.from({ length: shares }, () => carbs / shares) }
}

const fuelsOf = (kit: readonly PlanKitItem[], used: PlanKitItem['use']): Product[] =>
  kit.filter(({ use }) => use === used).flatMap(({ product }) => findProduct(product) ?? [])

const kitOf = (kit: readonly PlanKitItem[]): KitToPractice => {
  const items = kit.map(({ product: id, use, amount, from_course: fromCourse }) => ({
    id,
    use,
    amount,
    fromCourse,
  }))
  return {
    fuels: items.filter(({ use }) => use === 'fuel'),
    drink: items.find(({ use }) => use === 'drink') ?? null,
  }
}
