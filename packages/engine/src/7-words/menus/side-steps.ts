import { joinList, type Reader } from '../amounts/format-amounts.ts'
import { amountOnCard } from './card-amounts.ts'
import type { BoiledOnce, CookedOnce } from './cooked-together.ts'

/**
 * "Beside it, ¾ cup cooked white rice (120 g; 42 g dry): simmer …": the plain sides that are boiled, on the card of the recipe
 * they stand beside; what is left for another meal is boiled with them.
 */
export function sideSteps(reader: Reader, cooked: readonly CookedOnce[]): string[] {
  const amounts = new Map<string, { readonly how: string; readonly all: Set<string> }>()
  for (const { dish, sides } of cooked)
    for (const side of sides) {
      const { all } = amounts.get(side.food_id) ?? { all: new Set<string>() }
      all.add(`${amountOnCard(reader, dish, side)}${side.meals > 1 ? ` for ${side.meals} meals` : ''}`)
      amounts.set(side.food_id, { how: howTo[side.side], all })
    }
  return [...amounts.values()].map(({ how, all }) => `Beside it, ${joinList([...all], 'or')}: ${how}.`)
}

const howTo: Readonly<Record<BoiledOnce['side'], string>> = {
  rice: 'simmer in twice its volume of water, covered, for 18 minutes',
  pasta: 'boil as its pack says, and drain',
  potatoes: 'boil, peeled and cut up, for 20 minutes',
}
