import { findProduct } from '../../../foods/products.ts'
import type { Plan, PlanForLongRuns } from '../../../plan.ts'
import type { Given } from '../../audit.ts'
import { partsOf } from '../runs/kit.ts'

type Taken = Omit<PlanForLongRuns, 'made_of'>

/** The main fuel by the servings of the ramp, everything else as often as there is a long run: twelve at most, the last two shorter. */
export function forLongRuns({ plan, runner }: Given): PlanForLongRuns[] {
  const runs = Math.min(12, Math.floor(runner.daysToGo / 7))
  if (runs === 0) return []
  const ramp = forTheRamp(plan)
  const { kit } = plan.long_run
  const change = plan.long_run.change ?? plan.race_day.change
  const stops = kit
    .filter(({ product }) => ramp.every((each) => each.product !== product))
    .map(({ product, amount, unit }) => ({ product, unit, amount: inAllRuns(amount, unit, runs) }))
  const tried: Taken[] = change ? [{ product: change.product, amount: Math.min(2, runs), unit: 'count' }] : []
  return [...ramp, ...stops, ...tried].map(withParts)
}

/** The fuels of the belt one after the other at every step, or so much of the drink. */
function forTheRamp({ gut_training: steps, race_day: { kit } }: Plan): Taken[] {
  const begun = steps.map((step) => Math.ceil(step.servings ?? 0))
  const inAll = begun.reduce((sum, each) => sum + each, 0)
  const fuels = kit.filter(({ use }) => use === 'fuel')
  const own = fuels.filter(({ amount, from_course: handedOut }) => handedOut < amount)
  const drink = kit.find(({ use }) => use === 'drink')
  if (inAll === 0) return []
  if (fuels.length === 0) {
    const milliliters = findProduct(drink?.product ?? '')?.fluids ?? 0
    return drink ? [{ product: drink.product, amount: inAll * milliliters, unit: 'ml' }] : []
  }
  const turns = own.length > 0 ? own : fuels.slice(0, 1)
  const taken = new Map<string, number>()
  for (const servings of begun)
    for (let each = 0; each < servings; each++) {
      const product = turns[each % turns.length]?.product ?? ''
      taken.set(product, (taken.get(product) ?? 0) + 1)
    }
  return [...taken].map(([product, amount]) => ({ product, amount, unit: 'count' }))
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
