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
export function fillRecipeText(text: string, filling: Filling): string {
  const used = text.includes('[')
    ? text.replace(/\[([^:\]]+):([^\]]*)\]/g, (_, food: string, words: string) =>
        filling.uses(food) ? words : '',
      )
    : text
  return capitalize(
    used.includes('{')
      ? used.replace(/\{water\} of|\{([^}]+)\}/g, (_, name?: string) =>
          name === undefined ? 'the' : wordsFor(name, filling),
        )
      : used,
  )
}

function wordsFor(name: string, { swaps, isAmerican }: Filling): string {
  if (name === 'risotto') return swaps['any stock'] === 'water-tap' ? 'rice' : name
  return name.endsWith(' °F')
    ? inCookingDegrees(Number.parseInt(name, 10), isAmerican)
    : nameOf(swaps[`any ${name}`], name)
}

const nameOf = (food: string | undefined, group: string) =>
  food === undefined ? group : food === 'water-tap' ? hotWater : larderLine(food as LarderId).name

/** In place of stock, so that it is not taken for the water of the rice. */
export const hotWater = 'hot water'
