import type { Targets } from '../../2-targets/targets.ts'
import { chooseDishes } from './choose-dishes.ts'
import type { FilledDish } from './filled-dish.ts'
import type { Kitchen } from '../kitchen.ts'
import type { Opened } from '../groceries/opened-packs.ts'
import type { DayKind, Macros, MealName } from '../menus.ts'
import { isGentle, placesOf } from './meal-places.ts'
import { demandOf } from '../portions/demands.ts'
import type { Nutrients } from '../portions/nutrients.ts'
import { type Course, type Helping, solvePortions, unevenness } from '../portions/solve-portions.ts'
import { dayAsPrinted, windowPenalty } from '../portions/score-plates.ts'
import type { Demand, Window } from '../portions/windows.ts'
import type { Draws } from '../seeded-random.ts'

export interface PlatedMeal {
  readonly name: MealName
  readonly dish: FilledDish
  readonly helpings: readonly Helping[]
}

interface DayToCompose {
  readonly kind: DayKind
  readonly target: Macros
  readonly draws: Draws
  /** Dishes of other days, which this one avoids if it can. */
  readonly served: ReadonlySet<string>
  /** The packs that earlier days have opened; null if the day is on its own. */
  readonly opened: Opened | null
  /** Narrower than the tolerance, if the order of the days requires it. */
  readonly carbsWithin?: Window
}

interface ComposedDay {
  readonly meals: readonly PlatedMeal[]
  readonly misses: number
}

/** Dishes for every meal of a day, in portions that meet its target: redrawn a limited number of times until they do. */
export function composeDay(kitchen: Kitchen, targets: Targets, day: DayToCompose): ComposedDay {
  const demand = within(demandOf(day.kind, day.target, targets), day.carbsWithin)
  const places = placesOf(day.kind, day.target, targets)
  const gentle = isGentle(day.kind, targets) || day.target.energy > fiberCountsFrom
  let best: (ComposedDay & { readonly short: boolean }) | undefined
  // The day before any race is plain, even without carb loading.
  let [lean, again, smooth] = [false, false, day.kind === 'day-before']
  let idle = 0
  for (let attempt = 0; attempt < mostAttempts; attempt++) {
    const dishes = chooseDishes(kitchen, places, {
      ...day,
      draws: day.draws.of(String(attempt)),
      gentle,
      lean,
      again,
      smooth,
      opened: attempt < thriftyAttempts ? day.opened : null,
      sparing: attempt < sparingAttempts,
    })
    const courses = dishes.map(
      ({ place, dish }): Course => ({ dish, energy: place.share * day.target.energy }),
    )
    // Plates grow only if usual ones leave the day short.
    const plates = solvePortions(
      courses,
      demand,
      best?.short && (attempt >= usualAttempts || idle >= 4) ? 'large' : 'usual',
    )
    const held = dayAsPrinted(plates)
    const misses =
      windowPenalty(plates, demand) + unevenCost * Math.max(0, unevenness(courses, plates) - fine)
    const meals = dishes.map(({ place, dish }, index) => ({
      name: place.name,
      dish,
      helpings: plates[index] ?? [],
    }))
    idle = best && misses > 0.95 * best.misses ? idle + 1 : 0
    if (!best || misses < best.misses) best = { meals, misses, short: isShort(held, demand) }
    if (misses === 0 || idle >= mostIdle) break
    // The next draw prefers what this one was short of; protein with little fiber makes room for both.
    const coarse = held.fiber > (demand.windows.fiber?.most ?? Infinity)
    const little = held.protein < (demand.windows.protein?.least ?? 0)
    again ||= lean && little
    lean ||= little || (smooth && coarse)
    smooth ||= coarse
  }
  return best ?? { meals: [], misses: 0 }
}

const isShort = (held: Nutrients, { windows }: Demand) =>
  (['energy', 'carbs', 'protein', 'fat'] as const).some(
    (nutrient) => held[nutrient] < (windows[nutrient]?.least ?? 0),
  )

function within(demand: Demand, narrower: Window | undefined): Demand {
  const carbs = demand.windows.carbs
  if (!carbs || !narrower) return demand
  const [least, most] = [Math.max(carbs.least, narrower.least), Math.min(carbs.most, narrower.most)]
  const aim = Math.min(most, Math.max(least, demand.aims.carbs ?? least))
  return { aims: { ...demand.aims, carbs: aim }, windows: { ...demand.windows, carbs: { least, most } } }
}

const mostAttempts = 30
const usualAttempts = 6
/** Draws that open no new packs unless they must, and draws that use open packs first; the rest is bought. */
const sparingAttempts = 4
const thriftyAttempts = 8

/** Draws in a row with almost no improvement: the permitted foods allow no better day. */
const mostIdle = 14

/** Meals slightly beyond their size do not cause a redraw; beyond that, they count less than any window. */
const fine = 0.1
const unevenCost = 5

/** Above this, a day of whole grain and pulses would have too much fiber, kcal. */
const fiberCountsFrom = 3400
