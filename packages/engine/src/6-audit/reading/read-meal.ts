import type { Food } from '../../foods/foods.ts'
import { inFigures } from './in-figures.ts'
import { wordsOf } from './name-food.ts'
import { type PortionRead, portionIn } from './read-portion.ts'

/** Figures of a meal or a day; null where a text does not say. */
export interface Figures {
  readonly energy: number | null
  readonly carbs: number | null
  readonly protein: number | null
  readonly fat: number | null
}

/** A line that names foods with amounts, and what it says they hold. */
export interface MealRead {
  readonly text: string
  readonly portions: readonly PortionRead[]
  /** Every food of the line was read. */
  readonly isWhole: boolean
  readonly stated: Figures
}

/** "Breakfast: dish — 80 g rolled oats (1 cup), 250 ml soy milk · 612 kcal, 112 g carbs", "Oatmeal (80 g oats, 1 banana): 90 g carbs". */
export function readMeal(line: string): MealRead {
  if (line.length > longestLine) return { text: line, portions: [], isWhole: false, stated: noFigures }
  const { stated, before } = readFigures(line)
  const pieces = piecesOf(plateIn(before)).filter((piece) => !isSeasoning(piece))
  const portions = pieces.map(portionIn)
  const read = portions.filter((portion) => portion !== undefined)
  // "1 banana, 1 bagel (50 g carbs)": of both, or of the last? Nobody can tell.
  const isOfTheLast = pieces.length > 1 && /\(\s*(?:about|approx\.?|[~≈])?\s*$/iu.test(before)
  const isWhole = read.length > 0 && read.length === portions.length && !isOfTheLast
  return { text: line, portions: read, isWhole, stated }
}

/** No meal of a plan is longer; what is takes too long to read. */
export const longestLine = 1500
export const noFigures: Figures = { energy: null, carbs: null, protein: null, fat: null }

/** The figures stated, and the text before the first; a figure said twice belongs to no one thing. */
export function readFigures(line: string): { stated: Figures; before: string } {
  if (line.length > longestLine) return { stated: noFigures, before: '' }
  const said = [...line.matchAll(figures)].map(({ index, groups = {} }) => ({
    index,
    name: (groups['energy'] ?? groups['after'] ?? groups['before'] ?? '').toLowerCase(),
    value: Number((groups['first'] ?? groups['last'] ?? '').replace(/,/gu, '')),
  }))
  const of = (names: RegExp) => {
    const [found, ...others] = said.filter(({ name }) => names.test(name))
    return found && others.length === 0 ? found.value : null
  }
  return {
    stated: { energy: of(/^k?cal/u), carbs: of(/^carb/u), protein: of(/^protein/u), fat: of(/^fat/u) },
    before: line.slice(0, said[0]?.index),
  }
}

/** "612 kcal", "112 g of carbs", "carbs: 112 g". */
const figures =
  /(?<![\d.,-])(?<first>\d[\d,]*(?:\.\d+)?)\s*(?:(?<energy>k?cal(?:ories)?)\b|g(?:rams?)?\s+(?:of\s+)?(?:total\s+)?(?<after>carb\w*|protein|fat)\b)|(?<![-\w])(?<before>carb\w*|protein|fat)\s*[:=]?\s*(?<last>\d[\d,]*(?:\.\d+)?)\s*g\b/giu

/** What is on the plate: past the heading and the dish, or what stands in the dish's brackets. */
function plateIn(text: string): string {
  const said = text.slice(0, -30) + text.slice(-30).replace(beforeFigures, '')
  const headed = said.slice(said.lastIndexOf(': ') + 1)
  const [dish = '', ...rest] = headed.split(/\s[—–-]\s/u)
  const plate = rest.length === 1 && !/\d/u.test(dish) ? (rest[0] ?? '') : headed
  const bracketed = /^[^(\d]*\(([^()]*[,+;][^()]*)\)?\s*$/u.exec(plate)?.[1]
  return bracketed ?? plate
}

const beforeFigures = /[\s·—–:=(≈~,;|→-]+$|\b(?:about|total|approx\.?)\s*$/giu

/** At commas outside brackets, and before the next amount after "and", "with" and the like. */
const piecesOf = (plate: string): string[] =>
  inFigures(plate)
    .split(/[,;+](?![^(]*\))|\s(?:and|with|plus|&|on|in|topped with)\s(?=\d|\.\d|an?\s)/u)
    .map((piece) => piece.replace(/^\s*(?:and|with|plus|&)\s/u, '').trim())
    .filter((piece) => piece !== '')

/** What no amount is needed of: it holds next to nothing. */
const isSeasoning = (piece: string) =>
  !/\d/u.test(piece) && [...wordsOf(piece)].every((word) => seasonings.has(word))
const seasonings = new Set(
  'water pinch salt pepper black herb spice cinnamon vinegar tea coffee squeeze lemon to taste'.split(' '),
)

/** What the portions hold by the data; energy 4/4/9, fiber within carbohydrate. */
export function figuresOf(portions: readonly PortionRead[]): Figures {
  const sum = (per100g: (food: Food) => number) =>
    portions.reduce((total, { food, grams }) => total + (per100g(food) * grams) / 100, 0)
  const carbs = sum((food) => food.carbsPer100g)
  const protein = sum((food) => food.proteinPer100g)
  const fat = sum((food) => food.fatPer100g)
  return { energy: 4 * carbs + 4 * protein + 9 * fat, carbs, protein, fat }
}
