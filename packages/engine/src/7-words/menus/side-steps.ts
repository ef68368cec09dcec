import type { PlanMeal, PlanSide } from '../../plan.ts'
import { joinList, type Reader } from '../amounts/format-amounts.ts'
import { amountOnCard } from './card-amounts.ts'

/**
 * "Beside it, ¾ cup cooked white rice (120 g; 42 g dry): simmer …": the sides of these meals that are cooked, on the card of
 * the recipe they stand beside.
 */
export function sideSteps(reader: Reader, meals: readonly PlanMeal[]): string[] {
  const amounts = new Map<string, { readonly how: string; readonly all: Set<string> }>()
  for (const meal of meals)
    for (const item of meal.items) {
      const how = item.side === null ? undefined : howTo[item.side]
      if (how === undefined) continue
      const { all } = amounts.get(item.food_id) ?? { all: new Set<string>() }
      all.add(amountOnCard(reader, meal, item))
      amounts.set(item.food_id, { how, all })
    }
  return [...amounts.values()].map(({ how, all }) => `Beside it, ${joinList([...all], 'or')}: ${how}.`)
}

const howTo: Partial<Readonly<Record<PlanSide, string>>> = {
  rice: 'simmer in twice its volume of water, covered, for 18 minutes',
  pasta: 'boil as its pack says, and drain',
  potatoes: 'boil, peeled and cut up, for 20 minutes',
}
