import { findProduct, type Product } from '../../../foods/products.ts'
import type { PlanKitItem } from '../../../plan.ts'

/** The carried fuels, which are eaten in turn; else the first of the course; else the drink. */
export function carriedInTurn(kit: readonly PlanKitItem[]): Product[] {
  const eaten = kit.filter(({ use }) => use === 'fuel')
  const own = eaten.filter(({ amount, from_course: handedOut }) => handedOut < amount)
  const items = [own, eaten.slice(0, 1), kit.filter(({ use }) => use === 'drink')].find(
    ({ length }) => length > 0,
  )
  return (items ?? []).flatMap(({ product }) => findProduct(product) ?? []).filter(({ carbs }) => carbs > 0)
}

export const mean = (fuels: readonly Product[], of: 'carbs' | 'fluids' | 'sodium'): number =>
  total(fuels.map((fuel) => fuel[of] ?? 0)) / fuels.length

/** The carbs of so many servings in turn, one sum for each fuel that the turn may begin with. */
export function carbsOf(fuels: readonly Product[], servings: number): number[] {
  const rounds = Math.floor(servings / fuels.length)
  const left = servings - rounds * fuels.length
  return fuels.map((_, first) => {
    const inOrder = [...fuels.slice(first), ...fuels.slice(0, first)].map(({ carbs }) => carbs)
    return rounds * total(inOrder) + total(inOrder.map((amount, at) => amount * clamp(left - at)))
  })
}

const clamp = (part: number) => Math.min(1, Math.max(0, part))

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

/** In halves, or in quarters of what is drunk. */
export function partsUpTo(fuels: readonly Product[], most: number): number[] {
  const inOne = fuels.every(({ fluids }) => fluids > 0) ? 4 : 2
  return Array.from({ length: Math.floor(inOne * most) + 1 }, (_, at) => at / inOne)
}

/** Whole where no beginning of the turn is more than 15% off the step, else in parts. */
export function servingsNear(fuels: readonly Product[], asked: number): number {
  const off = (servings: number) => Math.max(...carbsOf(fuels, servings).map((sum) => Math.abs(sum - asked)))
  const nearest = (counts: readonly number[]) =>
    counts.reduce((best, each) => (off(each) <= off(best) + 1e-9 ? each : best))
  const parts = partsUpTo(fuels, asked / Math.min(...fuels.map(({ carbs }) => carbs)) + 1)
  const whole = nearest(parts.filter(Number.isInteger))
  return off(whole) <= 0.04 * asked + 1e-9 ? whole : nearest(parts)
}
