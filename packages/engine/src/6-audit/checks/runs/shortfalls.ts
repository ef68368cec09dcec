import { carbohydrateFromOneSource, mostCarbohydrateAnHour } from '../../../evidence/carbohydrate.ts'
import { sodiumWhileRunning, sweatSodium } from '../../../evidence/sodium.ts'
import { findProduct, type Product } from '../../../foods/products.ts'
import type { PlanShortfall, PlanTotals } from '../../../plan.ts'
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
        pair('race_day.shortfalls', race.shortfalls, shortfallsOf(given, 'race', race.start_to_finish)),
        pair('long_run.shortfalls', longRun.shortfalls, shortfallsOf(given, 'longRun', longRun.totals)),
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

function shortfallsOf(given: Given, run: 'race' | 'longRun', totals: PlanTotals): PlanShortfall[] {
  const { time, perHour } = given.targets[run]
  const held = { carbs: totals.carbs_g, fluids: totals.fluids_ml, sodium: totals.sodium_mg }
  const bands = bandsFor(given, run)
  return channels
    .filter((of) => held[of] < bands[of].least * time - 1e-6 || held[of] > bands[of].most * time + 1e-6)
    .map((of) => ({
      of,
      target: perHour[of],
      delivered: Math.round(held[of] / time),
      because: isByStations(given, run, of)
        ? 'stations'
        : causeOf(given, of, { held: held.carbs, asked: perHour.carbs, hours: time }),
    }))
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
  carbs: { readonly held: number; readonly asked: number; readonly hours: number },
): PlanShortfall['because'] {
  if (of === 'fluids') return 'steps-of-a-drink'
  if (of === 'carbs' && carbs.held === 0) return 'no-fuel-allowed'
  const asksForFructose = of === 'carbs' && carbs.asked > carbohydrateFromOneSource.value
  if (asksForFructose && runner.exclusions.groups.includes('fodmap')) return 'no-fructose'
  const own = ownOf(plan, runner)
  if (own.length === 0) return 'whole-servings'
  const isMixed = own.every(({ glucoseToFructose: sugars }) => sugars !== null && !sugars.endsWith(':0'))
  // One more feed would pass what the gut takes up of a single sugar.
  const isAtTheLimit = of === 'carbs' && carbs.held > carbohydrateFromOneSource.value * carbs.hours - 40
  return isAtTheLimit && !isMixed ? 'own-fuel-of-one-sugar' : 'own-fuel'
}

/** What the runner brings that has carbs, without what the plan leaves out. */
function ownOf(plan: Given['plan'], { preferences: { fuel } }: Given['runner']): Product[] {
  const { on_course: course } = plan.race_day
  const ofCourse = course?.counts && course.drink?.because === null ? [course.drink] : []
  const drinks =
    fuel?.drink === 'course' ? ofCourse : [fuel?.drink].filter((drink) => typeof drink === 'object')
  const named = [...(fuel?.main ?? []), ...drinks]
  const leftOut = new Set(plan.race_day.not_kept.map(({ product }) => product))
  return named
    .filter(({ product }) => !leftOut.has(product))
    .flatMap(({ product }) => findProduct(product) ?? [])
    .filter(({ carbs }) => carbs > 0)
}
