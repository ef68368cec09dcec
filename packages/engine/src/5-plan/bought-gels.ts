import type { Runner } from '../1-runner/runner.ts'
import { isOfDislikedFood } from '../4-race-day/fuels/unwanted-fuel.ts'
import { itemsOf } from '../4-race-day/fuels/fuel-kit.ts'
import { whyNotTaken } from '../4-race-day/fuels/product-limits.ts'
import { isHomemade } from '../4-race-day/fuels/race-fuels.ts'
import type { FuelKit } from '../4-race-day/schedule.ts'
import { findProduct } from '../foods/products.ts'
import type { PlanForLongRuns } from '../plan.ts'

/** Gels bought ready: what is carried in the race with its spares, the change, and the long runs. */
export function boughtGels(kit: FuelKit, longRuns: readonly PlanForLongRuns[]): number {
  const carried = itemsOf(kit).map(({ id, amount, fromCourse, forSlower, spares }) => ({
    id,
    count: fromCourse < amount ? amount - fromCourse + forSlower + spares : 0,
  }))
  const change = kit.change ? [{ id: kit.change.id, count: kit.change.servings }] : []
  const practice = longRuns.map(({ product, amount }) => ({ id: product, count: amount }))
  return [...carried, ...change, ...practice]
    .filter(({ id }) => isBoughtGel(id))
    .reduce((sum, { count }) => sum + count, 0)
}

function isBoughtGel(id: string): boolean {
  const product = findProduct(id)
  return product !== undefined && product.gel && !isHomemade(product)
}

/** Gels of the runner's own choice are nobody's to save on. */
export function homemadeForPractice(runner: Runner, gels: number): string | null {
  const product = findProduct(homemadeGel)
  if (!product || gels <= twoBoxes || runner.budget === 'High' || runner.preferences.fuel?.main?.length)
    return null
  return whyNotTaken(product, runner) || isOfDislikedFood(product, runner) ? null : product.id
}

const homemadeGel = 'sugar-gel-home'

/** Stores sell boxes of 24: more than two of them are an expense of their own. */
const twoBoxes = 48
