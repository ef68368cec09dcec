import { inMilliliters } from '../amounts/format-amounts.ts'
import { fuelInTheShop, fuelName, namesItsCount } from './fuel-words.ts'
import type { Plan, PlanKitItem, PlanRunner } from '../../plan.ts'
import { nameInTheKit, productOf } from './feed-words.ts'

/** The substitutes for unavailable products, a sentence each in one line; none if nothing is taken, or for what the course hands out. */
export function substitutes({ runner, race_day: { kit } }: Plan): string[] {
  const each = kit.flatMap((item) => substitute(runner, item, kit))
  return each.length > 0 ? [each.map((one) => `Instead of ${one}`).join('. ')] : []
}

/** With no long run left, what was never tried stands in for nothing. */
export const mayBeTried = ({ long_runs_left: left }: Pick<PlanRunner, 'long_runs_left'>) => left > 0

function substitute(runner: PlanRunner, item: PlanKitItem, kit: readonly PlanKitItem[]): string[] {
  const { product, use, unit, amount, from_course: handedOut, instead } = item
  if (!instead || handedOut >= amount) return []
  if ('product' in instead && !mayBeTried(runner)) return []
  const name = nameInTheKit(product, kit)
  const own = unit === 'count' && !namesItsCount(product) ? `${articleOf(name)} ${name}` : name
  if (!('product' in instead))
    return [`${own}, ${pinch} in at least ${inMilliliters(runner, waterForAPinch)} of water`]
  const other = productOf(instead.product)
  const taken =
    use === 'fuel'
      ? `${namesItsCount(other.id) ? '' : '1 '}${fuelInTheShop(other.id)}, ${Math.floor(other.carbs + 0.5)} g carbs`
      : `as much ${fuelName(other.id)}`
  return [`${own}, ${taken}`]
}

/** By the letter: no product is said otherwise. */
const articleOf = (name: string) => (/^[aeiou]/i.test(name) ? 'an' : 'a')

// 0.5 g of salt has about 195 mg of sodium, close to a capsule's 215 mg.
const pinch = 'a pinch of table salt (0.5 g)'

/** Not saltier than the schedules have it, 1.5 mg of sodium in a milliliter. */
const waterForAPinch = 150
