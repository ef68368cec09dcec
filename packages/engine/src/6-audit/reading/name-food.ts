import { type Food, findFood, foods } from '../../foods/foods.ts'
import { foodWords, wordsBeside } from './food-words.ts'

/** One way to name a food: the words that have to be there, and those that may. */
export interface Way {
  readonly food: Food
  readonly needs: ReadonlySet<string>
  readonly allows: ReadonlySet<string>
}

/**
 * The food that a line means. Every word of the line has to be one of its own, so that "rice" alone, which is cooked or dry,
 * and "bagel with jam" mean no food; of two foods that fit, the one of which more words are said.
 */
export function nameFood(text: string): Food | undefined {
  if (!named.has(text)) {
    if (named.size > 2000) named.clear()
    named.set(text, foodOf(wordsOf(text)))
  }
  return named.get(text)
}

/** The same few names come back in every line and every plan. */
const named = new Map<string, Food | undefined>()

function foodOf(words: ReadonlySet<string>): Food | undefined {
  const fitting = [...words]
    .flatMap((word) => waysByWord.get(word) ?? [])
    .filter(
      ({ needs, allows }) =>
        needs.size <= words.size &&
        [...needs].every((word) => words.has(word)) &&
        [...words].every((word) => needs.has(word) || allows.has(word)),
    )
    .sort((one, other) => other.needs.size - one.needs.size)
  const [best, next] = fitting
  if (!best) return undefined
  return next && next.needs.size === best.needs.size && next.food !== best.food ? undefined : best.food
}

/** The words that tell foods apart, in the singular and in one spelling. */
export function wordsOf(text: string): Set<string> {
  const lower = text.toLowerCase()
  const plain = mayBeSpelled.test(lower)
    ? spellings.reduce((read, [spelling, word]) => read.replace(spelling, word), lower)
    : lower
  return new Set(
    (plain.match(/[\p{L}]+|\d+%/gu) ?? []).map(singular).filter((word) => !wordsBeside.has(word)),
  )
}

const spellings: readonly (readonly [spelling: RegExp, word: string])[] = [
  [/gluten[- ]free/gu, 'glutenfree'],
  [/lactose[- ]free/gu, 'lactosefree'],
  [/\b(?:low|reduced)[- ]fat\b/gu, 'lowfat'],
  [/\b(?:non|zero)[- ]?fat\b|\bfat[- ]free\b|\b0 ?% fat\b/gu, 'nonfat'],
  [/\bwhole milk\b|\bmilk, whole\b|\bfull[- ]fat milk\b/gu, 'fullfat milk'],
  [/\b1 ?%(?: fat)?/gu, 'onepercent'],
  [/\b2 ?%(?: fat)?/gu, 'twopercent'],
  [/\bwhole-?(?:wheat|meal|grain)\b|\bwhole (?:wheat|meal)\b/gu, 'wholewheat'],
  [/\bold[- ]fashioned\b/gu, 'oldfashioned'],
  [/\bhome-?made\b/gu, ''],
  [/\broasted\b/gu, 'roast'],
  [/\byoghurt/gu, 'yogurt'],
  [/\bcourgette/gu, 'zucchini'],
  [/\baubergine/gu, 'eggplant'],
  [/\blabell?ed\b/gu, 'labeled'],
]

/** Most names hold nothing of these. */
const mayBeSpelled = /free|fat|whole|fashion|made|roasted|yoghurt|courgette|aubergine|labell|%/u

/** "potatoes", "berries", "beans"; "couscous", "hummus" and "swiss" keep their s. */
function singular(word: string): string {
  if (word.length < 4 || /(?:ss|us|is)$/u.test(word)) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (word.endsWith('oes')) return word.slice(0, -2)
  return word.endsWith('s') ? word.slice(0, -1) : word
}

const waysOf = (id: string, said: string): Way[] =>
  said.split(';').flatMap((way) => {
    const food = findFood(id)
    const [needs = '', allows = ''] = way.split('/')
    return food ? [{ food, needs: wordsOf(needs), allows: wordsOf(allows) }] : []
  })

/** Brackets in a name of the data only explain it. */
const ways: readonly Way[] = foods.flatMap(({ id, name }) =>
  waysOf(id, foodWords[id] ?? name.replace(/\([^)]*\)/gu, '').replace(/[/;]/gu, ' ')),
)

/** By the first word that each way has to hold. */
const waysByWord = new Map<string, readonly Way[]>()
const waysByFood = new Map<Food, readonly Way[]>()
for (const way of ways) {
  const [word = ''] = way.needs
  waysByWord.set(word, [...(waysByWord.get(word) ?? []), way])
  waysByFood.set(way.food, [...(waysByFood.get(way.food) ?? []), way])
}

/** Every way to name this food. */
export const foodWays = (food: Food): readonly Way[] => waysByFood.get(food) ?? []
