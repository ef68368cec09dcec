import { type NutritionPlan, numberWords, type RacePlan, type Runner } from '@race-nutrition/engine'

/** Lines of the engine that are missing in a finished plan. */
export const lostLines = (plan: NutritionPlan, own: NutritionPlan): string[] => {
  const kept = new Set(linesIn(plan))
  return linesIn(own).filter((line) => !kept.has(line))
}

const linesIn = (value: unknown): string[] => {
  if (typeof value === 'string') return value.split('\n')
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(linesIn) : []
}

/** Every number of the fields, by its path. */
export function numbersIn(value: unknown, path = ''): [string, number][] {
  if (typeof value === 'number') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => numbersIn(part, `${path}.${name}`))
}

/**
 * Amounts in added lines that do not occur in the engine's plan. No line of a model may contain any. Independent of how
 * lines are checked: finds any number, in digits or words, with a unit or a dose after it.
 */
export function strangeAmounts(lines: readonly string[], { object: plan, plan: facts }: RacePlan): string[] {
  const known = [
    ...JSON.stringify([
      { ...plan, profile: null },
      facts.targets,
      facts.race_day.rows,
      facts.runner,
    ]).matchAll(/\d+(?:[.,]\d+)*/g),
  ].map(([digits]) => Number(digits.replaceAll(/,(?=\d{3})/g, '')))
  return lines.flatMap((line) => {
    const amounts = [
      ...line
        .toLowerCase()
        .replace(/(\d),(\d{3})/g, '$1$2')
        .replace(/(\d),(\d)/g, '$1.$2')
        .matchAll(dosed),
    ]
    return amounts.flatMap(([said, digits = '', words = '', unit = '']) => {
      const value =
        (digits === '' ? wordValue(words) : Number(digits)) * (/^l(?:iters?)?$/.test(unit) ? 1000 : 1)
      return known.some((other) => Math.abs(other - value) <= other * 0.051) ? [] : [`${said} in "${line}"`]
    })
  })
}

const numberWord = [...numberWords.keys(), 'hundred', 'thousand', 'dozen', 'couple', 'half'].join('|')
const dosed = new RegExp(
  `(?:(\\d+(?:\\.\\d+)?)|\\b((?:(?:${numberWord})(?:[ -]| and )?)+))\\s*(?:of )?(?:a )?(?:salt )?(g|grams?|kg|kilos?|mg|ml|l|liters?|oz|kcal|percent|gels?|capsules?|tablets?|cups?|bottles?|scoops?|servings?|espressos?|gallons?|pints?)\\b`,
  'g',
)

/** Only as exact as a search needs: adds up the words, with hundreds and thousands as they are. */
function wordValue(words: string): number {
  return words.split(/[ -]+/).reduce((sum, word) => {
    if (word === 'hundred') return sum * 100
    if (word === 'thousand') return sum * 1000
    if (word === 'half') return sum + 0.5
    if (word === 'dozen') return Math.max(1, sum) * 12
    return sum + (word === 'couple' ? 2 : (numberWords.get(word) ?? 0))
  }, 0)
}

/** Plain words for what each group and diet excludes, listed independently of the product. */
const plainWords: Readonly<Record<string, RegExp>> = {
  lactose: /\b(?:milk|whey|ice cream)\b/i,
  gluten: /\b(?:wheat|seitan|bread|barley|couscous)\b/i,
  nuts: /\b(?:peanuts?|almonds?|hazelnuts?|satay|pesto)\b/i,
  soy: /\b(?:tofu|soy|tempeh)\b/i,
  fodmap: /\b(?:honey|onions?|garlic)\b/i,
  Vegetarian: /\b(?:bacon|chicken|tuna|shrimp|prawn|gelatin)\b/i,
  Vegan: /\b(?:bacon|chicken|tuna|shrimp|prawn|gelatin|milk|cheddar|eggs?|honey|whey|(?<!peanut )butter)\b/i,
  minor: /\b(?:espressos?|coffee|cola|energy drink|caffeine)\b/i,
  everyone: /\b(?:ibuprofen|beer|sauna|as much as you can|dizzy|straight, without)\b/i,
}

/** Added lines in which a plain word search finds something that this runner excludes. */
export function forbiddenIn(lines: readonly string[], { exclusions, diet, age }: Runner): string[] {
  const keys = [...exclusions.groups, diet, 'everyone', ...(age < 18 ? ['minor'] : [])]
  return lines.filter(
    (line) =>
      keys.some((key) => plainWords[key]?.test(line)) ||
      exclusions.unknown.some((word) =>
        new RegExp(`\\b${word.replaceAll(/[^a-z ]/gi, '.')}`, 'i').test(line),
      ),
  )
}
