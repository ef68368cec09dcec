import { findProduct } from '../../../foods/products.ts'
import type { PlanForLongRuns } from '../../../plan.ts'
import type { Given } from '../../audit.ts'
import { carriedInTurn } from '../runs/fuels-in-turn.ts'
import { partsOf } from '../runs/kit.ts'
import { isWholeBefore } from '../runs/runs-before-the-race.ts'
import { followsTheStops, takenAtTheStops } from '../runs/weeks-of-stops.ts'

type Taken = Omit<PlanForLongRuns, 'made_of'>

/**
 * The main fuel by the servings of the ramp, everything else as often as there is a long run: twelve at most, the last two shorter.
 * Sports drink beside the fuel is for the runs that follow the stops, where any does.
 */
export function forLongRuns(given: Given): PlanForLongRuns[] {
  const { plan, runner, targets } = given
  const runs = Math.min(12, Math.floor(runner.daysToGo / 7))
  if (runs === 0) return []
  const ramp = forTheRamp(given)
  const inTurn = ramp.length > 0 ? carriedInTurn(plan.race_day.kit) : []
  const { kit } = plan.long_run
  const change = plan.long_run.change ?? plan.race_day.change
  const followed =
    ramp.length > 0 && takenAtTheStops(plan, inTurn)
      ? plan.gut_training.filter((_, week) => followsTheStops(plan, targets, week)).length +
        (plan.gut_training.length > 0 && isWholeBefore(given) ? 1 : 0)
      : 0
  const stops = kit
    .filter(({ product }) => inTurn.every(({ id }) => id !== product))
    .map(({ product, amount, unit }) => ({
      product,
      unit,
      amount:
        followed > 0 && hasSugar(product)
          ? followed * inOneRun(amount, unit)
          : inAllRuns(amount, unit, runs) + (isWholeBefore(given) ? inOneRun(amount, unit) : 0),
    }))
  const tried: Taken[] = change
    ? [{ product: change.product, amount: Math.min(2, runs + (isWholeBefore(given) ? 1 : 0)), unit: 'count' }]
    : []
  const isTaken = [...ramp, ...stops].some(({ product }) => product === change?.product)
  return [...ramp, ...stops, ...(isTaken ? [] : tried)].map(withParts)
}

/** A drink with more than 1 g of carbs in 100 ml. */
function hasSugar(id: string): boolean {
  const product = findProduct(id)
  return product !== undefined && product.fluids > 0 && product.carbs > product.fluids / 100
}

/** The fuels of the belt one after the other from the first run to the last, or what the stops take of each; else so much of the drink. */
function forTheRamp({ plan, targets, runner }: Given): Taken[] {
  const fuels = carriedInTurn(plan.race_day.kit)
  const atTheStops = takenAtTheStops(plan, fuels)
  const taken = new Map<string, number>()
  const take = (id: string, servings: number) => taken.set(id, (taken.get(id) ?? 0) + servings)
  if (atTheStops && plan.gut_training.length > 0 && isWholeBefore({ runner }))
    for (const [id, amount] of atTheStops.ofEach) take(id, Math.ceil(amount - 1e-9))
  let turn = 0
  plan.gut_training.forEach(({ servings }, week) => {
    if (atTheStops && followsTheStops(plan, targets, week)) {
      for (const [id, amount] of atTheStops.ofEach) take(id, Math.ceil(amount - 1e-9))
      return
    }
    for (const end = turn + Math.ceil(servings ?? 0); turn < end; turn++)
      take(fuels[turn % fuels.length]?.id ?? '', 1)
  })
  const isDrunk = plan.race_day.kit.every(({ use }) => use !== 'fuel')
  return fuels.flatMap(({ id, fluids }) => {
    const amount = (taken.get(id) ?? 0) * (isDrunk ? fluids : 1)
    return amount > 0 ? [{ product: id, amount, unit: isDrunk ? 'ml' : 'count' }] : []
  })
}

/** Whole pieces, drinks by 50 ml, salt by the tenth of a gram. */
function inOneRun(amount: number, unit: Taken['unit']): number {
  if (unit === 'g') return Math.ceil(10 * amount - 1e-9) / 10
  const step = unit === 'count' ? 1 : 50
  return step * Math.ceil(amount / step - 1e-9)
}

/** The last long run is half as long, and the one before it 0.7. */
function inAllRuns(amount: number, unit: Taken['unit'], runs: number): number {
  const step = unit === 'count' ? 1 : unit === 'ml' ? 50 : 0.1
  const up = (each: number) => Math.ceil(each / step - 1e-9)
  const steps = up(0.5 * amount) + (runs > 1 ? up(0.7 * amount) : 0) + Math.max(0, runs - 2) * up(amount)
  return unit === 'g' ? steps / 10 : steps * step
}

function withParts(taken: Taken): PlanForLongRuns {
  const product = findProduct(taken.product)
  if (!product) return { ...taken, made_of: null }
  const { amount, unit } = taken
  const servings =
    unit === 'ml'
      ? amount / Math.max(1, product.fluids)
      : unit === 'g'
        ? amount / Math.max(1, product.servingGrams ?? amount)
        : amount
  return { ...taken, made_of: partsOf(product, servings) }
}
