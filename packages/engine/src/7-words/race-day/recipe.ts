import { isHomemade } from '../../4-race-day/fuels/race-fuels.ts'
import { findFood } from '../../foods/foods.ts'
import type { Product } from '../../foods/products.ts'
import type { PlanRunner } from '../../plan.ts'
import { formatLiquid, formatSolid } from '../amounts/spoons-and-cups.ts'

/** How to make it at home; null for bought products. Homemade fuel is moist or a syrup: it keeps for a day at most. */
export function recipeFor(runner: PlanRunner, product: Product): string | null {
  if (!isHomemade(product)) return null
  const { note, name } = product
  const more = note === '' ? '' : ` ${practicable(runner, note)}.`
  const keeps = note.includes('day') ? '' : ' Make it fresh and use it within a day.'
  return `${name}: ${withMeasures(runner, product)}.${more}${keeps}`
}

/** The week of the race has no training left to practice or test in. */
const practicable = (runner: PlanRunner, note: string): string =>
  runner.long_runs_left > 0
    ? note
    : note.replace(/\b(?:practice|test) in training(?: first)?/gi, (said) =>
        /^[PT]/.test(said)
          ? 'Take it only if you have practiced with it'
          : 'take it only if you have practiced with it',
      )

/** "25 g (2 tbsp) sugar dissolved in 15 ml (1 tbsp) hot water", for runners with spoons and cups and no scale. */
function withMeasures(runner: PlanRunner, { servingLabel, madeOf }: Product): string {
  return servingLabel.replace(/(\d+(?:\.\d+)?) (g|ml)(?= [a-z])/g, (said, number: string, unit: string) => {
    const amount = Number(number)
    if (unit === 'ml') return formatLiquid(runner, amount)
    const part = (madeOf ?? []).find(({ grams }) => grams === amount)
    const food = part && findFood(part.foodId)
    return food ? formatSolid(runner, food, amount) : said
  })
}
