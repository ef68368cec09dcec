import { capitalize, lowercaseFirst } from '../../letter-case.ts'
import { isCooked } from '../../3-menus/cooking/cooking-methods.ts'
import { findDish } from '../../3-menus/dishes/all-dishes.ts'
import type { DishPlan } from '../../3-menus/dishes/dish-plan.ts'
import { countOf } from '../../3-menus/portions/household-measure.ts'
import { type LarderId, larderLine } from '../../3-menus/portions/larder.ts'

/** A dish as served: the food in each of its slots, a side, and the grams of each food. */
export interface ServedDish {
  readonly id: string
  readonly foods: Readonly<Record<string, string>>
  readonly beside: string | null
  readonly grams: ReadonlyMap<string, number>
}

/** "Rice bowl with tofu and broccoli, topped with walnuts". */
export const nameServed = (served: ServedDish): string => capitalize(nameInSentence(served))

/** The same within a sentence: "rice bowl with tofu", "Greek yogurt with berries". */
export function nameInSentence(served: ServedDish): string {
  const plan = findDish(served.id)
  // Before the slots are filled, because the names of some foods begin with a capital everywhere.
  return fillTemplate(lowercaseFirst(plan.name), slotWords(plan, served)) + sideWords(served)
}

/** "Roast the plantain in cubes": how to make it from its foods; null if that is obvious. */
export function methodOf(served: ServedDish): string | null {
  const plan = findDish(served.id)
  return plan.method && capitalize(fillTemplate(plan.method, slotWords(plan, served)))
}

/** "Rice bowl with tofu and broccoli". */
export const nameDish = ({ name }: DishPlan, words: ReadonlyMap<string, string>): string =>
  capitalize(fillTemplate(name, words))

/** The words for each filled slot: the food, singular or plural as served, and whether it was cooked before. */
function slotWords(plan: DishPlan, { foods, grams }: ServedDish): ReadonlyMap<string, string> {
  const counted = countedPlaces(plan)
  return new Map(
    Object.entries(foods).flatMap(([place, food]): [string, string][] => {
      const id = food as LarderId
      const word = counted.has(place) ? wordFor(id, grams.get(id) ?? 0) : larderLine(id).name
      return [
        [place, word],
        [`cooked ${place}`, isCooked(id) ? `cooked ${word}` : word],
      ]
    }),
  )
}

function sideWords({ beside, grams }: ServedDish): string {
  if (beside === null) return ''
  const id = beside as LarderId
  const name = wordFor(id, grams.get(id) ?? 0)
  return larderLine(id).kind === 'nut' ? `, topped with ${name}` : `, with ${name} on the side`
}

/** Fills the slots of a template; a bracketed part is dropped if its slot is empty. */
function fillTemplate(text: string, words: ReadonlyMap<string, string>): string {
  const kept = text.replace(/\[([^\]]*)\]/g, (_, part: string) =>
    placesIn(part).every((place) => words.has(place)) ? part : '',
  )
  return kept.replace(aPlace, (_, place: string) => words.get(place) ?? '')
}

/** `{protein}`; in a method also `{cooked protein}`, for what is bought raw and was cooked before. */
const aPlace = /\{([\w ]+)\}/g

const placesIn = (part: string) => [...part.matchAll(aPlace)].map(([, place]) => place ?? '')

/** Slots whose word is the food itself and not before a noun: a pita sandwich has one pita or four. */
export const countedPlaces = ({ name }: DishPlan): ReadonlySet<string> =>
  new Set(
    [...name.matchAll(/\{(\w+)\}(?= (?:with|and|filled|on|to)\b|[,[\]]|$)/g)].map(([, place = '']) => place),
  )

/** Singular for one egg, plural for three bagels; in between, the uncounted name. */
export function wordFor(id: LarderId, grams: number): string {
  const { name, counted } = larderLine(id)
  if (!counted) return name
  const count = countOf(id, grams)
  return count <= 1 ? counted[0] : count >= 2 ? counted[1] : name
}
