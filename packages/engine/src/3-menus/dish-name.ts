import type { DishPlan } from './dishes/dish-plan.ts'
import { countOf } from './portions/household-measure.ts'
import { type LarderId, larderLine } from './portions/larder.ts'

/** "Rice bowl with tofu and broccoli". */
export const nameDish = ({ name }: DishPlan, words: ReadonlyMap<string, string>): string =>
  capitalized(worded(name, words))

/** "Roast the plantain in cubes": how to make it of the foods that are in it. */
export const sayMethod = ({ method }: DishPlan, words: ReadonlyMap<string, string>): string | null =>
  method && capitalized(worded(method, words))

/** A text with the words of its places; what stands in brackets falls away where its place is empty. */
function worded(text: string, words: ReadonlyMap<string, string>): string {
  const kept = text.replace(/\[([^\]]*)\]/g, (_, part: string) =>
    placesIn(part).every((place) => words.has(place)) ? part : '',
  )
  return kept.replace(aPlace, (_, place: string) => words.get(place) ?? '')
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** `{protein}`; in a method `{cooked protein}` as well, for what is bought raw and was cooked before. */
const aPlace = /\{([\w ]+)\}/g

const placesIn = (part: string) => [...part.matchAll(aPlace)].map(([, place]) => place ?? '')

/** Places whose word stands for the food and not before a noun: a pita sandwich has one pita or four. */
export const countedPlaces = ({ name }: DishPlan): ReadonlySet<string> =>
  new Set(
    [...name.matchAll(/\{(\w+)\}(?= (?:with|and|filled|on|to)\b|[,[\]]|$)/g)].map(([, place = '']) => place),
  )

/** One egg is no eggs, and three bagels are no bagel; half of another makes neither. */
export function wordFor(id: LarderId, grams: number): string {
  const { says, counted } = larderLine(id)
  if (!counted) return says
  const count = countOf(id, grams)
  return count <= 1 ? counted[0] : count >= 2 ? counted[1] : says
}
