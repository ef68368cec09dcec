import { capitalize } from '../../letter-case.ts'
import { inCookingDegrees } from '../amounts/temperatures.ts'
import { type LarderId, larderLine } from '../../3-menus/portions/larder.ts'

/** What a text of a recipe is filled with: the food of each swap group, and the foods that are used. */
export interface Filling {
  readonly swaps: Readonly<Record<string, string>>
  readonly uses: (food: string) => boolean
  readonly isAmerican: boolean
}

/**
 * "Fry the {pasta}[garlic: with garlic] in {water} of water": foods in braces, words about optional foods in brackets. The
 * water is "the water", since a card has its amount for each size. A {risotto} without stock is rice.
 */
export function fillRecipeText(text: string, { swaps, uses, isAmerican }: Filling): string {
  if (!/[[{]/.test(text)) return capitalize(text)
  return capitalize(
    text
      .replace(/\[([^:\]]+):([^\]]*)\]/gu, (_, food: string, words: string) => (uses(food) ? words : ''))
      .replace(/\{water\} of/gu, 'the')
      .replace(/\{risotto\}/gu, swaps['any stock'] === 'water-tap' ? 'rice' : 'risotto')
      .replace(/\{(\d+) °F\}/gu, (_, degrees: string) => inCookingDegrees(Number(degrees), isAmerican))
      .replace(/\{([^}]+)\}/gu, (_, group: string) => nameOf(swaps[`any ${group}`], group)),
  )
}

const nameOf = (food: string | undefined, group: string) =>
  food === undefined ? group : food === 'water-tap' ? hotWater : larderLine(food as LarderId).name

/** In place of stock, so that it is not taken for the water of the rice. */
export const hotWater = 'hot water'
