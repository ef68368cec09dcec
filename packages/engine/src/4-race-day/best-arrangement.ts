import { type Arrangement, arrange, type Means, outside, sip } from './arrange.ts'
import type { Candidates, Known } from './candidates.ts'
import type { Band, Demand } from './demand.ts'
import { isGel } from './row-words.ts'
import {
  type Beat,
  beats,
  type Rhythm,
  rhythmsOfBoth,
  rhythmsOfDrink,
  rhythmsOfFuel,
  rhythmsOfWater,
} from './rhythms.ts'

/**
 * The arrangement nearest to the targets and easiest to keep, of all that regular rhythms and permitted fuels give.
 * Options are walked from the easiest on, so that whatever cannot win any more is left out.
 */
export function bestArrangement(
  demand: Demand,
  candidates: Candidates,
  carriedAnyway: ReadonlySet<string>,
): Arrangement | undefined {
  const best = bestAmong(optionsOf(demand, firstChoices(candidates), carriedAnyway), demand)
  if (best && best.cost < outside) return best
  return bestAmong(optionsOf(demand, candidates, carriedAnyway), demand)
}

/** Enough for nearly everyone; the long lists are for who keeps a lot out. */
const firstChoices = ({ fuels, sportsDrinks, saltyDrinks, capsules }: Candidates): Candidates => ({
  fuels: fuels.slice(0, 3),
  sportsDrinks: sportsDrinks.slice(0, 2),
  saltyDrinks: saltyDrinks.slice(0, 2),
  capsules: capsules.slice(0, 1),
})

function bestAmong(options: readonly Option[], demand: Demand): Arrangement | undefined {
  let best: Arrangement | undefined
  for (const option of options) {
    if (best && option.effort >= best.cost) break
    best = bestOf(option, demand, best)
  }
  return best
}

interface Option {
  readonly means: Means
  readonly rhythm: Rhythm
  readonly effort: number
}

function bestOf({ means, rhythm, effort }: Option, demand: Demand, sofar: Arrangement | undefined) {
  let best = sofar
  for (const beat of beats) {
    if (best && effort + beat.effort >= best.cost) break
    const counts = countsOf(beat, demand)
    for (const [skipped, count] of counts.entries()) {
      for (const sips of sipsOf(demand.fluids, count)) {
        const tooMuch = best?.cost ?? Number.POSITIVE_INFINITY
        const made = arrange(means, rhythm, beat, { count, sips, demand, tooMuch })
        if (!made) continue
        const cost = made.cost + effort + beat.effort + 0.25 * skipped
        if (!best || cost < best.cost - 1e-9) best = { ...made, cost }
      }
    }
  }
  return best
}

/** As many rows as there is time for, or one or two fewer. */
function countsOf({ first, gap }: Beat, { lastMinute }: Demand): number[] {
  if (lastMinute < first) return []
  const most = Math.floor((lastMinute - first) / gap) + 1
  return [most, most - 1, most - 2].filter((count) => count > 0)
}

/** Totals in 50-ml steps near the target; one that gives every row the same is tried too. */
function sipsOf({ aim, least, most }: Band, count: number): number[] {
  if (aim === 0) return [0]
  const nearest = Math.round(aim / sip)
  const even = Math.round(aim / sip / count) * count
  const within = (sips: number) => sips * sip >= least - 1e-6 && sips * sip <= most + 1e-6
  const inside = [...new Set([even, nearest, nearest - 1])].filter(within)
  if (inside.length > 0) return inside
  // No step falls inside: the one below, since drinking too much is the danger.
  return [Math.max(1, Math.floor(most / sip + 1e-6))]
}

function optionsOf(demand: Demand, candidates: Candidates, carriedAnyway: ReadonlySet<string>): Option[] {
  const options: Option[] = []
  const add = (means: Means, rhythms: readonly Rhythm[], effort: number) => {
    const strange = [means.fuel, means.drink, means.capsule].filter(
      (product) => product && carriedAnyway.size > 0 && !carriedAnyway.has(product.id),
    ).length
    for (const rhythm of rhythms)
      options.push({ means, rhythm, effort: effort + rhythm.effort + 1.5 * strange })
  }
  for (const means of meansOf(demand, candidates))
    add(means.means, rhythmsFor(means.means, demand), means.effort)
  return options.toSorted((a, b) => a.effort - b.effort)
}

function rhythmsFor({ fuel, drink }: Means, { fluids }: Demand): readonly Rhythm[] {
  if (fluids.aim === 0) return fuel && !drink ? rhythmsOfFuel.slice(0, 1) : []
  if (fuel && drink) return rhythmsOfBoth
  if (fuel) return rhythmsOfFuel
  return drink ? rhythmsOfDrink : rhythmsOfWater
}

/** Sodium comes with the fuel, else with the choice of drink, else in a capsule (each costs a little more). */
function meansOf({ carbs }: Demand, candidates: Candidates): { means: Means; effort: number }[] {
  const fuels = carbs.aim > 0 ? inOrder(candidates.fuels, 0).map(lessHandy) : []
  const drinks = [
    ...(carbs.aim > 0 ? inOrder(candidates.sportsDrinks, 0.4) : []),
    ...inOrder(candidates.saltyDrinks, 0.6).filter(({ product }) => carbs.aim > 0 || product.carbs === 0),
  ]
  const salts = [none, ...inOrder(candidates.capsules, 0.9)]
  return [...fuels, none].flatMap((fuel) =>
    [...drinks, none].flatMap((drink) =>
      salts.map((salt) => ({
        means: { fuel: fuel.product, drink: drink.product, capsule: salt.product },
        effort: fuel.effort + drink.effort + salt.effort,
      })),
    ),
  )
}

const none = { product: null, effort: 0 }
const lessWanted = 0.35

const inOrder = (products: readonly Known[], effort: number) =>
  products.map((product, index) => ({ product, effort: effort + lessWanted * index }))

/** Potatoes and rice serve well, and are harder to carry and to chew than a gel. */
const lessHandy = ({ product, effort }: { product: Known; effort: number }) => ({
  product,
  effort: isGel(product) ? effort : effort + 0.8,
})
