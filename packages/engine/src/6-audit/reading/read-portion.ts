import type { Food } from '../../foods/foods.ts'
import { inFigures } from './in-figures.ts'
import { nameFood } from './name-food.ts'

/** So many grams of a food. */
export interface PortionRead {
  readonly food: Food
  readonly grams: number
  /** Grams or milliliters were said; a piece, cup or spoon is as heavy as the data has it. */
  readonly isWeighed: boolean
}

/** "80 g rolled oats (1 cup)", "1 banana (118 g)", "250 ml (8 oz) soy milk", "half a bagel", "2 tbsp honey". */
export const readPortion = (said: string): PortionRead | undefined => portionIn(inFigures(said))

/** The same of a text that has its numbers in figures. */
export function portionIn(given: string): PortionRead | undefined {
  const text = given.replace(/^\s*an?\b/u, '1').replace(forWhat, '')
  if (isOpen.test(text)) return undefined
  const [outer, inner] = measuresOf(text)
  const named = nameFood(`${outer.rest} ${inner.rest}`)
  if (!named) return undefined
  const weighed = weightSaid(named, outer) ?? weightSaid(named, inner)
  if (weighed !== undefined) return { food: named, grams: weighed, isWeighed: true }
  const counted = weightCounted(named, outer)
  return counted === undefined ? undefined : { food: named, grams: counted, isWeighed: false }
}

/** "3 g table salt (½ tsp; for the drink)". */
const forWhat = /;\s*for\s[^()]*/u

/** Grams of this food in "500 g", "1,000 ml", "12", as they are bought; null where no one amount is said. */
export function gramsIn(food: Food, said: string): number | null {
  const text = inFigures(said)
  if (isOpen.test(text)) return null
  const [outer, inner] = measuresOf(text)
  return weightSaid(food, outer) ?? weightSaid(food, inner) ?? weightBought(food, outer)
}

/** What is left of a line without its amounts. */
export const withoutAmounts = (said: string): string => measuresIn(inFigures(said)).rest

/** Pieces are bought with their peel and core. */
function weightBought(food: Food, measures: Measures): number | null {
  const weight = weightCounted(food, measures)
  return weight === undefined ? null : weight * (food.boughtAs?.ratio ?? 1)
}

/** A range, a choice, or an amount of each. */
const isOpen = /\d\s*(?:-|–|to)\s*\d|\bor\b|\beach\b|\bper\b|[×*]|\d\s*x\s*\d|~\s*\d+\s*-/u

/** Beside the brackets, and within them. */
function measuresOf(text: string): readonly [Measures, Measures] {
  const pieces = text.split(/[()]/u)
  const every = (rest: number) => pieces.filter((_piece, index) => index % 2 === rest).join(' ')
  return [measuresIn(every(0)), measuresIn(every(1))]
}

interface Measures {
  readonly amounts: readonly { readonly count: number; readonly unit: Unit | 'piece' }[]
  /** What is left to name the food. */
  readonly rest: string
}

type Unit = 'g' | 'ml' | 'oz' | 'cup' | 'tbsp' | 'tsp'

const spellings: readonly (readonly [words: string, unit: Unit, times: number])[] = [
  ['g gr gram grams gramme grammes', 'g', 1],
  ['kg kilo kilos kilogram kilograms', 'g', 1000],
  ['ml milliliter milliliters millilitre millilitres', 'ml', 1],
  ['cl', 'ml', 10],
  ['dl', 'ml', 100],
  ['l liter liters litre litres', 'ml', 1000],
  ['oz ounce ounces', 'oz', 1],
  ['cup cups', 'cup', 1],
  ['tbsp tbsps tablespoon tablespoons', 'tbsp', 1],
  ['tsp tsps teaspoon teaspoons', 'tsp', 1],
]
const units = new Map(
  spellings.flatMap(([words, unit, times]) =>
    words.split(' ').map((word) => [word, { unit, times }] as const),
  ),
)

function measuresIn(text: string): Measures {
  if (text === '') return { amounts: [], rest: '' }
  const amounts: Measures['amounts'][number][] = []
  const rest = text.replace(
    /(?<!\d)(\d+(?:\.\d+)?|\.\d+)(?![\d.%])\s*(?:fl\.? ?(?=oz|ounce))?([a-z]+)?/gu,
    (_all, figure: string, word?: string) => {
      const found = units.get(word ?? '')
      amounts.push(
        found
          ? { count: Number(figure) * found.times, unit: found.unit }
          : { count: Number(figure), unit: 'piece' },
      )
      return found ? ' ' : ` ${word ?? ''} `
    },
  )
  return { amounts, rest }
}

/** Grams before milliliters before ounces; two weights of one food are none. */
function weightSaid(food: Food, { amounts }: Measures): number | undefined {
  for (const unit of ['g', 'ml', 'oz'] as const) {
    const [amount, ...others] = amounts.filter((each) => each.unit === unit)
    const one = weightOfUnit(food, unit)
    if (amount && one !== undefined) return others.length === 0 ? amount.count * one : undefined
  }
  return undefined
}

/** What is poured is measured by volume, its ounces too. */
function weightOfUnit({ gramsPerMilliliter, portions }: Food, unit: 'g' | 'ml' | 'oz'): number | undefined {
  if (unit === 'g') return 1
  if (unit === 'oz') return gramsPerMilliliter === null ? 28.35 : 29.57 * gramsPerMilliliter
  const perCup = portions.find(({ label }) => label.startsWith('1 cup'))
  return gramsPerMilliliter ?? (perCup && perCup.grams / millilitersOfACup)
}

const millilitersOfACup = 236.6

/** A cup or a spoon by the food's own portions, a piece by what one weighs. */
function weightCounted(food: Food, { amounts }: Measures): number | undefined {
  const [amount, ...others] = amounts
  if (!amount || others.length > 0) return undefined
  const one = weightOfOne(food, amount.unit)
  return one === undefined ? undefined : amount.count * one
}

function weightOfOne(food: Food, unit: Unit | 'piece'): number | undefined {
  if (unit === 'piece') return food.unitGrams ?? undefined
  const named = unit === 'tbsp' ? /^([\d/ -]+)(?:tbsp|tablespoon)/u : new RegExp(`^([\\d/ -]+)${unit}`, 'u')
  for (const { label, grams } of food.portions) {
    const [, count] = named.exec(label) ?? []
    if (count !== undefined) return grams / inOneFigure(count)
  }
  return undefined
}

/** "1/2" is 0.5, "1-1/4" is 1.25. */
const inOneFigure = (text: string): number =>
  text
    .trim()
    .split(/[- ]+/u)
    .map((part) => part.split('/').map(Number))
    .reduce((sum, [above = 0, below = 1]) => sum + above / below, 0)
