import { type Reader } from '../amounts/format-amounts.ts'
import { methodOf, nameInSentence, nameServed } from './dish-name.ts'
import type { LarderId } from '../../3-menus/portions/larder.ts'
import type { PlanItem, PlanMeal } from '../../plan.ts'
import { amountInWords } from '../amounts/household-measures.ts'

/** "Rice bowl with tofu and broccoli, topped with walnuts". */
export const dishName = (meal: Pick<PlanMeal, 'dish' | 'items'>): string => nameServed(servedIn(meal))

/** The same within a sentence. */
export const dishInSentence = (meal: Pick<PlanMeal, 'dish' | 'items'>): string =>
  nameInSentence(servedIn(meal))

/** How to make it; null if the name of the dish is enough. */
export const dishMethod = (meal: Pick<PlanMeal, 'dish' | 'items'>): string | null => methodOf(servedIn(meal))

const servedIn = ({ dish, items }: Pick<PlanMeal, 'dish' | 'items'>) => ({
  ...dish,
  // The first amount of a food that is served twice, as salt may be.
  grams: new Map(items.toReversed().map(({ food_id: id, grams }) => [id, grams])),
})

/** "80 g rolled oats (1 cup)", "2 g salt (¼ tsp; for the drink)". */
export const itemInWords = (reader: Reader, { food_id: id, grams, in_drink }: PlanItem): string =>
  amountInWords(reader, id as LarderId, grams, in_drink ? ['for the drink'] : [])
