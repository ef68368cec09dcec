import { type FoodKind, mostToEat } from '../../evidence/most-to-eat.ts'
import type { Grams } from '../../units.ts'
import type { FilledDish } from '../fill-slots.ts'
import { foodOf, gramsOf, stepOf } from './household-measure.ts'
import { type LarderId, larderLine } from './larder.ts'
import { nutrientsOf } from './nutrients.ts'
import { idealPortions, type OpenPortion } from './programme.ts'
import { inWholeSteps } from './whole-steps.ts'
import type { Demand } from './windows.ts'

/** A dish and the energy that it should bring, kcal. */
export interface Course {
  readonly dish: FilledDish
  readonly energy: number
}

export interface Helping {
  readonly id: LarderId
  readonly grams: Grams
}

/** Amounts for every dish of a day, or of one meal, that together meet what is asked. */
export function plateUp(courses: readonly Course[], demand: Demand): Helping[][] {
  const open = courses.flatMap((course, index) =>
    openPortions(course).map((portion) => ({ ...portion, course: index })),
  )
  const limits = limitsFor(open)
  const steps = inWholeSteps(idealPortions(open, demand, limits), open, demand, limits)
  return courses.map((_, index) =>
    open.flatMap(({ course, id }, at) => {
      const count = steps[at] ?? 0
      return course === index && count > 0 ? [{ id, grams: gramsOf(id, count) }] : []
    }),
  )
}

/** The dish brought to the size of the meal, each food with as much room as a cook would give it. */
function openPortions({ dish, energy }: Course): (OpenPortion & { id: LarderId })[] {
  const usualEnergy = dish.foods.reduce(
    (sum, { id, slot }) => sum + nutrientsOf(foodOf(id), slot.servings * larderLine(id).serving).energy,
    0,
  )
  const size = energy / Math.max(1, usualEnergy)
  return dish.foods.map(({ id, slot }) => {
    const { kind, serving } = larderLine(id)
    const step = stepOf(id)
    const cap = Math.max(1, Math.floor(mostToEat.says[kind].atAMeal / step + 1e-9))
    const usual = Math.min(cap, (slot.servings * serving * (isSeasoning(kind) ? 1 : size)) / step)
    const sparing = Math.max(1, Math.round((2 * serving * Math.max(1, size)) / step))
    return {
      id,
      kind,
      gramsPerStep: step,
      perStep: nutrientsOf(foodOf(id), step),
      usual,
      least: slot.needed ? Math.max(1, Math.min(cap, Math.ceil(usual * leastShare))) : 0,
      most: Math.min(cap, slot.servings === 0 ? sparing : Math.max(2, Math.ceil(usual * mostShare))),
    }
  })
}

const isSeasoning = (kind: string) => kind === 'seasoning'

const leastShare = 0.4
const mostShare = 2

/** Only kinds of which this day could hold too much. */
function limitsFor(open: readonly OpenPortion[]): Record<string, number> {
  const possible = new Map<FoodKind, number>()
  for (const { kind, most, gramsPerStep } of open)
    possible.set(kind, (possible.get(kind) ?? 0) + most * gramsPerStep)
  const tight = [...possible].filter(([kind, weight]) => weight > mostToEat.says[kind].inADay)
  return Object.fromEntries(tight.map(([kind]) => [kind, mostToEat.says[kind].inADay]))
}
