import { idOfChoice } from '../../../foods/own-label.ts'
import { carbohydrateFromOneSource, mostCarbohydrateAnHour } from '../../../evidence/carbohydrate.ts'
import { sodiumWhileRunning, sweatSodium } from '../../../evidence/sodium.ts'
import { findProduct, isSugaryDrink, type Product } from '../../../foods/products.ts'
import { permitsProduct } from '../../../foods/exclusions/permitted.ts'
import type { PlanRow, PlanShortfall } from '../../../plan.ts'
import { type Check, type Given, lookAt, soft } from '../../audit.ts'
import { differences } from '../../differences.ts'

/** If whole servings miss a target by more than the tolerance, the plan names it with its cause, and no other. */
export const shortfallsListed: Check = {
  id: 'shortfalls-listed',
  look: (given) => {
    const { race_day: race, long_run: longRun } = given.plan
    return lookAt(
      'race_day_plan',
      'soft',
      [
        pair('race_day.shortfalls', race.shortfalls, shortfallsOf(given, 'race')),
        pair('long_run.shortfalls', longRun.shortfalls, shortfallsOf(given, 'longRun')),
      ],
      (pairs) => differences('race_day_plan', pairs, soft),
    )
  },
}

const pair = (path: string, stated: readonly PlanShortfall[], made: readonly PlanShortfall[]) => ({
  path,
  stated,
  made,
})

const channels = ['carbs', 'fluids', 'sodium'] as const

function shortfallsOf(given: Given, run: 'race' | 'longRun'): PlanShortfall[] {
  const { race_day: race, long_run: longRun } = given.plan
  const { rows, shortfalls, totals } = run === 'race' ? { ...race, totals: race.start_to_finish } : longRun
  const { time, perHour } = given.targets[run]
  const held = { carbs: totals.carbs_g, fluids: totals.fluids_ml, sodium: totals.sodium_mg }
  const bands = bandsFor(given, run)
  return channels
    .filter((of) => held[of] < bands[of].least * time - 1e-6 || held[of] > bands[of].most * time + 1e-6)
    .map((of) => {
      const because = isByStations(given, run, of)
        ? 'stations'
        : causeOf(given, of, { held: held.carbs, asked: perHour.carbs, hours: time, rows })
      const stated = shortfalls.find((each) => each.of === of)?.needed?.nearest ?? null
      const missing = perHour.carbs * time - held.carbs
      return {
        of,
        target: perHour[of],
        delivered: Math.round(held[of] / time),
        because,
        needed:
          of === 'carbs' && because.startsWith('own-fuel') && missing > 0
            ? neededOf(rows, missing, isNearest(given, stated) ? stated : null)
            : null,
      }
    })
}

/** What it would take of what is carried and eaten; null if nothing is. */
function neededOf(rows: readonly PlanRow[], missing: number, nearest: Nearest): PlanShortfall['needed'] {
  const eaten = rows
    .filter(({ phase }) => phase === 'during')
    .flatMap(({ servings }) => servings)
    .flatMap(({ id, unit, amount, from }) =>
      unit === 'count' && from !== 'course' ? Array(amount).fill(findProduct(id)) : [],
    )
    .filter((product: Product | undefined) => (product?.carbs ?? 0) > 0)
  if (eaten.length === 0) return null
  const each = eaten.reduce((sum, product) => sum + (product?.carbs ?? 0), 0) / eaten.length
  return { servings: eaten.length + Math.ceil(missing / each - 1e-9), planned: eaten.length, nearest }
}

type Nearest = NonNullable<PlanShortfall['needed']>['nearest']

/** A drink or a fuel with carbs that this runner may take. */
function isNearest({ runner }: Given, nearest: Nearest): boolean {
  const product = findProduct(nearest?.product ?? '')
  if (!product || product.caffeine > 0 || product.carbs === 0) return false
  return permitsProduct(runner, product).permitted && product.fluids > 0 === (nearest?.as === 'drink')
}

/** What a run with water anywhere would reach is not planned again here: the plan's word is taken where stations count. */
const isByStations = (
  { plan: { race_day: race } }: Given,
  run: 'race' | 'longRun',
  part: PlanShortfall['of'],
) =>
  run === 'race' &&
  race.on_course?.counts === true &&
  race.shortfalls.some(({ of, because }) => of === part && because === 'stations')

const halfCup = 25

interface Band {
  readonly least: number
  readonly most: number
}

/** The range of an hour, by the tolerances of whole servings and the limits that override them. */
export function bandsFor(
  { runner, targets }: Given,
  run: 'race' | 'longRun',
): Readonly<Record<PlanShortfall['of'], Band>> {
  const { perHour, sweatRate, time } = targets[run]
  const oneSource = carbohydrateFromOneSource.value
  const avoidsFructose = runner.exclusions.groups.includes('fodmap')
  const aim = avoidsFructose ? Math.min(perHour.carbs, oneSource) : perHour.carbs
  const slack = aim === 0 ? 0 : Math.max(0.1 * aim, 5)
  const { most, mostShareOfLoss } = sodiumWhileRunning.value
  const mostSodium = runner.sweatRate !== null && runner.sweatRate >= 2 ? 1500 : most
  return {
    carbs: {
      least: Math.min(0.9 * perHour.carbs, perHour.carbs - 5),
      most: Math.min(aim + slack, avoidsFructose ? oneSource : mostCarbohydrateAnHour.value),
    },
    // Never more than asked; half a cup less over the whole run is no shortfall.
    fluids: {
      least: Math.min(0.9 * perHour.fluids, perHour.fluids - halfCup / time),
      most: perHour.fluids,
    },
    sodium: {
      least: 0.8 * perHour.sodium,
      most: Math.min(mostSodium, mostShareOfLoss * sweatRate * sweatSodium.value),
    },
  }
}

function causeOf(
  { plan, runner }: Given,
  of: PlanShortfall['of'],
  carbs: {
    readonly held: number
    readonly asked: number
    readonly hours: number
    readonly rows: readonly PlanRow[]
  },
): PlanShortfall['because'] {
  if (of === 'fluids') return 'steps-of-a-drink'
  const own = ownOf(plan, runner)
  if (of === 'carbs' && carbs.held === 0 && own.length === 0) return 'no-fuel-allowed'
  const asksForFructose = of === 'carbs' && carbs.asked > carbohydrateFromOneSource.value
  if (asksForFructose && runner.exclusions.groups.includes('fodmap')) return 'no-fructose'
  if (of === 'sodium' && runner.preferences.fuel?.salt === false) return 'no-salt-wanted'
  if (own.length === 0) return 'whole-servings'
  // A drink that was chosen may be in no row.
  const used = new Set(carbs.rows.flatMap(({ servings }) => servings.map(({ id }) => id)))
  const isMixed = own.every(
    ({ id, carbs: each, fluids, glucoseToFructose: sugars }) =>
      !used.has(id) || each <= fluids / 100 || (sugars !== null && !sugars.endsWith(':0')),
  )
  // One more feed would pass what the gut takes up of a single sugar.
  const isAtTheLimit =
    of === 'carbs' &&
    carbs.held > carbohydrateFromOneSource.value * carbs.hours - 40 &&
    carbs.held < carbs.asked * carbs.hours
  if (isAtTheLimit && !isMixed) return 'own-fuel-of-one-sugar'
  if (of === 'sodium' || own.some(({ fluids }) => fluids === 0)) return 'own-fuel'
  const isDrinkAlone = runner.preferences.fuel?.main?.length === 0
  return isDrinkAlone && own.some(isSugaryDrink) ? 'own-drink' : 'whole-servings'
}

/** What the runner brings that has carbs, without what the plan leaves out. */
function ownOf(plan: Given['plan'], { preferences: { fuel } }: Given['runner']): Product[] {
  const { on_course: course } = plan.race_day
  const ofCourse = course?.counts && course.drink?.because === null ? [course.drink] : []
  const drinks =
    fuel?.drink === 'course' ? ofCourse : [fuel?.drink].filter((drink) => typeof drink === 'object')
  const named = [...(fuel?.main ?? []), ...drinks]
  const leftOut = new Set(plan.race_day.not_kept.map(({ product }) => product))
  return (
    named
      .map(idOfChoice)
      .filter((id) => !leftOut.has(id))
      .flatMap((id) => findProduct(id) ?? [])
      // One with caffeine is taken once, before the start.
      .filter(({ carbs, caffeine }) => carbs > 0 && caffeine === 0)
  )
}
