import { carbohydrateFromOneSource, changeOfTaste, foodInTurn } from '../../../evidence/carbohydrate.ts'
import { permitsProduct } from '../../../foods/exclusions/permitted.ts'
import { isBurning } from '../../../foods/reflux-foods.ts'
import { isNeeded } from '../../../foods/needed-foods.ts'
import { leftOutWith } from '../../../foods/sold-together.ts'
import { findProduct, type Product, products } from '../../../foods/products.ts'
import { isWithoutAddedSalt, mentions } from '../../../health.ts'
import type { PlanChange, PlanRow } from '../../../plan.ts'
import { type Check, doesNotApply, type Given, type Look, lookAt, soft } from '../../audit.ts'
import { differences } from '../../differences.ts'
import type { Fault, PlanSection } from '../../finding.ts'
import { sumOf } from '../../rows.ts'
import { partsOf } from './kit.ts'
import { saltiestDrink } from './limits-while-running.ts'
import { longestShare } from './runs-before-the-race.ts'
import { bandsFor } from './shortfalls.ts'

/**
 * In a run of more than two and a half hours, something else of equal carbs that this runner may have, if there is any; in
 * the long run that of the race, where the race has one and a run before it is long enough. In a race or a long run of five hours something to chew is in the rows. Evidence:
 * change-of-taste, food-in-turn.
 */
export const changeOfFuel: Check = {
  id: 'change-of-fuel',
  look: (given) => [
    lookAtChange(given, 'race_day', 'prep'),
    lookAtChange(given, 'long_run', 'long_run_fueling'),
  ],
}

type RunOfPlan = 'race_day' | 'long_run'

const fromMinute = 60 * changeOfTaste.value.fromHours

function lookAtChange(given: Given, run: RunOfPlan, section: PlanSection): Look {
  const { rows, change } = given.plan[run]
  const swap = swapIn(given, run, rows)
  if (!swap) {
    return change === null
      ? doesNotApply
      : lookAt(section, 'soft', [change], () => [soft(section, 'out-of-place', { path: `${run}.change` })])
  }
  const raced = run === 'long_run' ? given.plan.race_day.change : null
  // In the last week nothing new can be tried any more.
  const possible = (given.runner.daysToGo < 7 ? [] : products)
    .filter(({ id }) => raced === null || id === raced.product)
    .filter((product) => !isLeftOut(given, product) && mayReplace(given, run, swap, product))
  const faults = () =>
    change === null
      ? possible.length === 0
        ? []
        : [soft(section, 'out-of-place', { path: `${run}.change` })]
      : changeFaults({ run, section, change, swap, possible })
  return lookAt(section, 'soft', swap.late, () => [
    ...faults(),
    ...(couldChew(given, run, swap.fuel) ? [soft(section, 'out-of-place', { path: `${run}.rows` })] : []),
  ])
}

/**
 * Whether every second feed of a run this long could have been something to chew, in training of what the race has in turn;
 * runners may bring one fuel, or pass stations.
 */
function couldChew(given: Given, run: RunOfPlan, fuel: Product): boolean {
  const { targets, plan, runner } = given
  const { fuel: own, course } = runner.preferences
  const { time } = run === 'race_day' ? targets.race : targets.longRun
  if (time < foodInTurn.value.fromHours || own || (course && run === 'race_day')) return false
  const fed = plan[run].rows.filter((row) => row.phase === 'during' && fuelOf(row) !== undefined)
  const second = fed.filter((_, index) => index % 2 === 1)
  return (run === 'race_day' ? products : ofTheRace(given))
    .filter(({ kind, keepsDays }) => ['real_food', 'candy', 'chew'].includes(kind) && keepsDays === null)
    .filter((product) => !isLeftOut(given, product))
    .filter(
      ({ sodium }) =>
        !isWithoutAddedSalt(runner) || (sodium ?? 0) <= foodInTurn.value.mostSodiumWithoutAddedSalt,
    )
    .some((food) => mayReplace(given, run, { fuel, late: second, servings: second.length }, food))
}

/** Made at home of what the runner dislikes, or of what burns with reflux. */
function isLeftOut({ runner }: Given, { madeOf }: Product): boolean {
  const isDisliked = leftOutWith(runner.preferences.kitchen?.dislikes ?? [])
  const hasReflux = mentions(runner, 'reflux')
  return (madeOf ?? []).some(
    ({ foodId: id }) => (!isNeeded(id) && isDisliked(id)) || (hasReflux && isBurning({ id })),
  )
}

/** Where the race has one fuel, the long run may take any. */
function ofTheRace({ plan: { race_day: race } }: Given): readonly Product[] {
  const raced = race.kit.filter(
    ({ use, amount, from_course: handedOut }) => use === 'fuel' && handedOut < amount,
  )
  return raced.length > 1 ? raced.flatMap(({ product }) => findProduct(product) ?? []) : products
}

/** The main fuel, and the rows late in a long run that bring it. */
interface Swap {
  readonly fuel: Product
  readonly late: readonly PlanRow[]
  readonly servings: number
}

function swapIn(given: Given, run: RunOfPlan, rows: readonly PlanRow[]): Swap | undefined {
  const { time } = run === 'race_day' ? given.targets.race : given.targets.longRun
  if (time <= changeOfTaste.value.fromHours) return undefined
  const late = rows.filter(
    (row) => row.phase === 'during' && row.minute >= fromMinute && fuelOf(row) !== undefined,
  )
  const [first] = late
  // A stop of the usual long run that no run before the race comes to.
  if (!first || (run === 'long_run' && first.minute > 60 * time * longestShare(given) - 10 + 1e-6))
    return undefined
  const fuel = fuelOf(first)
  // Several fuels are a change already.
  if (
    new Set(rows.filter(({ phase }) => phase === 'during').flatMap((row) => fuelOf(row)?.id ?? [])).size > 1
  )
    return undefined
  return fuel && { fuel, late, servings: Math.max(1, Math.floor(late.length / 2)) }
}

const fuelOf = ({ servings }: PlanRow) =>
  servings
    .filter(({ unit }) => unit === 'count')
    .flatMap(({ id }) => findProduct(id) ?? [])
    .find(({ carbs }) => carbs > 0)

interface Stated {
  readonly run: RunOfPlan
  readonly section: PlanSection
  readonly change: PlanChange
  readonly swap: Swap
  readonly possible: readonly Product[]
}

function changeFaults({ run, section, change, swap, possible }: Stated): Fault[] {
  const path = `${run}.change`
  const product = possible.find(({ id }) => id === change.product)
  if (!product) return [soft(section, 'out-of-place', { path })]
  return differences(
    section,
    [
      { path: `${path}.from_minute`, stated: change.from_minute, made: swap.late[0]?.minute },
      { path: `${path}.servings`, stated: change.servings, made: swap.servings },
      { path: `${path}.carbs_g`, stated: change.carbs_g, made: wholeCarbs(product) },
      { path: `${path}.sodium_mg`, stated: change.sodium_mg, made: product.sodium },
      { path: `${path}.made_of`, stated: change.made_of, made: partsOf(product, swap.servings) },
    ],
    soft,
  )
}

const wholeCarbs = ({ carbs }: Product) => Math.floor(carbs + 0.5)

/** Another taste that is known to fit, and no total or row that would leave its range if all of it is taken. */
function mayReplace(given: Given, run: RunOfPlan, { fuel, late, servings }: Swap, other: Product): boolean {
  const { taste, sodium, confidence } = other
  if (taste === null || taste === fuel.taste || other.id === fuel.id) return false
  if (sodium === null || confidence === 'low' || !permitsProduct(given.runner, other).permitted) return false
  if (isWithoutAddedSalt(given.runner) && other.madeOf?.some(({ foodId }) => foodId === 'salt-table'))
    return false
  const carbs = wholeCarbs(other) - wholeCarbs(fuel)
  return (
    Math.abs(carbs) <= changeOfTaste.value.carbsWithin &&
    late.every((row) => row.carbs_g + carbs <= 40) &&
    sugarsFit(given, run, other) &&
    totalsFit(given, run, { carbs: servings * carbs, sodium: servings * (sodium - (fuel.sodium ?? 0)) })
  )
}

/** Over 60 g an hour with fructose, and for runners who exclude it without. */
function sugarsFit({ runner, targets }: Given, run: RunOfPlan, { glucoseToFructose: sugars }: Product) {
  if (runner.exclusions.groups.includes('fodmap')) return sugars?.endsWith(':0') === true
  const { perHour } = run === 'race_day' ? targets.race : targets.longRun
  return perHour.carbs <= carbohydrateFromOneSource.value || (sugars !== null && !sugars.endsWith(':0'))
}

interface Difference {
  readonly carbs: number
  readonly sodium: number
}

/** The sums of the run stay within their ranges; one that is outside gets no farther from it. */
function totalsFit(given: Given, run: RunOfPlan, more: Difference): boolean {
  const { time, perHour } = run === 'race_day' ? given.targets.race : given.targets.longRun
  const rows = given.plan[run].rows.filter(({ phase }) => phase === 'during')
  const bands = bandsFor(given, run === 'race_day' ? 'race' : 'longRun')
  const oneSource = carbohydrateFromOneSource.value
  const aim = given.runner.exclusions.groups.includes('fodmap')
    ? Math.min(perHour.carbs, oneSource)
    : perHour.carbs
  const carbs = { least: Math.min(0.9 * aim, aim - 5), most: bands.carbs.most }
  const sodium = sumOf(rows, 'sodium_mg')
  return (
    staysWithin(carbs, time, sumOf(rows, 'carbs_g'), more.carbs) &&
    staysWithin(bands.sodium, time, sodium, more.sodium) &&
    1000 * (sodium + more.sodium) <= saltiestDrink * sumOf(rows, 'fluids_ml')
  )
}

const staysWithin = (
  { least, most }: { readonly least: number; readonly most: number },
  time: number,
  total: number,
  more: number,
) =>
  total + more >= Math.min(least * time, total) - 1e-6 && total + more <= Math.max(most * time, total) + 1e-6
