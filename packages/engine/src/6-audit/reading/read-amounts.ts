/** An amount named in a sentence, in g, mg, ml, kcal, min; of a range both ends. */
export interface Amount {
  readonly low: number
  readonly high: number
  readonly unit: 'g' | 'mg' | 'ml' | 'kcal' | 'min'
  readonly of: Substance | null
  readonly per: 'hour' | 'kg' | 'day' | null
  /** Where it stands in the text as read. */
  readonly index: number
}

export type Substance = 'carbs' | 'protein' | 'fat' | 'fiber' | 'sodium' | 'caffeine' | 'fluid'

/** Reads "30g", "half a litre", "0,5 L", "16 oz", "1 cup", "30-60 g of carbs per hour", "two hours". */
export function readAmounts(given: string): Amount[] {
  if (!mayHoldAnAmount.test(given)) return []
  const text = spelledOut(given)
  return Array.from(text.matchAll(pattern), (match) => amountOf(text, match)).filter(
    (amount) => amount !== undefined,
  )
}

const mayHoldAnAmount =
  /[\d½¼¾]|\b(?:half|quarter|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|ninety)\b/iu

/** Lower case, plain dashes, numbers in figures: what the pattern reads. */
export function spelledOut(given: string): string {
  return given
    .normalize('NFKD')
    .replace(/\u0031\u2044\u0032/gu, '.5')
    .replace(/[\u0300-\u036f]/gu, '')
    .toLowerCase()
    .replace(/[‐‑‒–—−]/gu, '-')
    .replace(/(\d),(\d{3})(?!\d)/gu, '$1$2')
    .replace(/(\d),(\d)/gu, '$1.$2')
    .replace(/\bhalf an?\b|\ban? half\b|\b1\/2\b|\bone half\b/gu, '0.5')
    .replace(/\b(\d+) 0\.5\b/gu, '$1.5')
    .replace(/\ba quarter of an?\b|\bquarter\b|\b1\/4\b/gu, '0.25')
    .replace(/\b3\/4\b|\bthree quarters of an?\b/gu, '0.75')
    .replace(wordPattern, (word) => String(numberWords[word] ?? word))
    .replace(/\b(?:an?)(?= (?:gel|hour|lit|cup|bottle|pint|ounce|glass|sachet|scoop|tablet|capsule))/gu, '1')
}

const numberWords: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  ninety: 90,
}
const wordPattern = new RegExp(`\\b(?:${Object.keys(numberWords).join('|')})\\b`, 'gu')

const units: readonly (readonly [spelling: string, unit: Amount['unit'], factor: number])[] = [
  ['mg|milligrams?|milligrammes?', 'mg', 1],
  ['g|gr|grams?|grammes?', 'g', 1],
  ['ml|millilit(?:er|re)s?', 'ml', 1],
  ['cl', 'ml', 10],
  ['dl', 'ml', 100],
  ['l|lit(?:er|re)s?', 'ml', 1000],
  ['fl\\.? ?oz|oz|ounces?|fluid ounces?', 'ml', 29.5735],
  ['cups?|glass(?:es)?', 'ml', 237],
  ['pints?', 'ml', 473],
  ['kcal|calories|cal', 'kcal', 1],
  ['h|hr|hrs|hours?', 'min', 60],
  ['min|mins|minutes?', 'min', 1],
]

// One way to read each number: with two, a row of digits is tried in every split.
const figure = '(?:\\d+(?:\\.\\d+)?|\\.\\d+)'
const pattern = new RegExp(
  `(?<![\\d.:/])(${figure})(?:\\s*(?:-|to|or)\\s*(${figure}))?\\s*-?\\s*(${units.map(([spelling]) => spelling).join('|')})(?![a-z])`,
  'gu',
)
const unitPatterns = units.map(([spelling, unit, factor]) => ({
  spelling: new RegExp(`^(?:${spelling})$`, 'u'),
  unit,
  factor,
}))

function amountOf(text: string, match: RegExpExecArray): Amount | undefined {
  const found = unitPatterns.find(({ spelling }) => spelling.test(match[3] ?? ''))
  if (!found) return undefined
  const low = Number(match[1]) * found.factor
  const high = match[2] === undefined ? low : Number(match[2]) * found.factor
  const after = text.slice(match.index + match[0].length, match.index + match[0].length + 60)
  const before = text.slice(Math.max(0, match.index - 40), match.index)
  // "200 ml (7 oz)" says one amount twice.
  if (/\bml \($/u.test(before) && /oz|ounce/u.test(match[3] ?? '')) return undefined
  return {
    low: Math.min(low, high),
    high: Math.max(low, high),
    unit: found.unit,
    of: substance(before, after, found.unit),
    per: perWhat(after),
    index: match.index,
  }
}

const substances: readonly (readonly [Substance, string])[] = [
  ['carbs', 'carb(?:s|o|ohydrates?)?|cho'],
  ['protein', 'protein'],
  ['fat', 'fat'],
  ['fiber', 'fib(?:er|re)'],
  ['sodium', 'sodium|na'],
  ['caffeine', 'caffeine'],
  ['fluid', 'water|fluids?|to drink|drink|sports drink'],
]
const substancePatterns = substances.map(([name, words]) => ({
  name,
  after: new RegExp(
    `^(?:\\s*/\\s*(?:kg|h|hr|hour|day))?\\s*(?:of\\s+)?(?:[a-z]+\\s+){0,1}(?:${words})\\b`,
    'u',
  ),
  before: new RegExp(
    `\\b(?:${words})\\s*(?:[:=~(]|is|of|at|to|about|up to|around|target|goal|dose|,)*\\s*$`,
    'u',
  ),
}))

/** The word that follows names it ("25 g of carbs"), or the one before ("Sodium: 300 mg"). */
function substance(before: string, after: string, unit: Amount['unit']): Substance | null {
  if (unit === 'kcal' || unit === 'min') return null
  const follows = substancePatterns.find((each) => each.after.test(after))
  if (follows) return follows.name
  const precedes = substancePatterns.find((each) => each.before.test(before))
  if (precedes) return precedes.name
  return unit === 'ml' ? 'fluid' : null
}

/** "60 g/h", "60 g of carbs per hour", "500 ml each hour", "60 g an hour" spelled out; not "25 g an hour before the start". */
function perWhat(after: string): Amount['per'] {
  const match =
    /^\s*(?:(?:of )?(?:[a-z]+ ){0,3})?(?:\/|per|an|1|each|every|a)\s*(h|hr|hour|kg|kilo|kilogram|day)\b(?! before| after| earlier| later| prior| to | in\b| into)/u.exec(
      after,
    )
  const word = match?.[1]
  if (!word) return null
  if (word === 'day') return 'day'
  return word.startsWith('k') ? 'kg' : 'hour'
}
