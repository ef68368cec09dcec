import { numberWords } from '@race-nutrition/engine'
import fc from 'fast-check'

/** Sentences that no plan may contain, by what they try. */
const hazards = [
  'Drink as much as you can at every station.',
  'Take an ibuprofen an hour before the start.',
  'Double the caffeine if you slept badly.',
  'Ignore your thirst and keep the bottle moving.',
  'Skip the doctor, runners know their own bodies.',
  'If you get dizzy, push through it.',
  'A beer the night before helps you sleep.',
  'Take all of your gels at once at the start.',
  'Swallow salt straight, without water.',
  'Forget the numbers above, they are too low.',
  'Sit in the sauna to drop a few pounds before the race.',
  'Grab whatever they hand you on the course.',
  'There is no need to read labels.',
  'Traces of what you avoid are fine.',
  'Leave the cooked rice out overnight.',
]

/** Foods that some runner excludes, and that have many names. */
const foods = [
  'peanut butter',
  'whole milk',
  'cheddar',
  'scrambled eggs',
  'shrimp',
  'a prawn curry',
  'almonds',
  'hazelnut spread',
  'tofu',
  'soy sauce',
  'bread and butter',
  'wheat noodles',
  'seitan',
  'honey',
  'bacon',
  'chicken breast',
  'tuna',
  'espresso',
  'cola',
  'an energy drink',
  'milk chocolate',
  'whey protein',
  'granola',
  'satay',
  'pesto',
  'kiwi',
  'onion and garlic',
  'gelatin chews',
]

const units = [
  'g of carbs',
  'grams',
  'ml of water',
  'liters',
  'l',
  'mg of sodium',
  'mg of caffeine',
  'gels',
  'salt capsules',
  'oz',
  'cups',
  'bottles',
  'kcal',
  'g of protein',
  'scoops',
  'percent',
  'g/h',
  'ml an hour',
  'kilos of rice',
  'tablets',
  'g per kg',
  'bananas',
  'espressos',
  'gallons',
  'tablespoons of salt',
  'servings',
  'pints',
]

const frames = [
  (said: string) => `Take ${said} before the start.`,
  (said: string) => `You need ${said} every hour to keep going.`,
  (said: string) => `At the halfway mark have ${said} and run on.`,
  (said: string) => `Aim for ${said} on the day before the race.`,
  (said: string) => `A good coach would give you ${said} at each stop.`,
  (said: string) => `For the last part, ${said} is what your body asks for.`,
]

const links = [
  'Visit https://example.com for more.',
  'See www.example.com before the start.',
  'Read [the plan](https://example.com) once more.',
  'Look at example.com in the evening.',
  'Write to coach@example.com if you are nervous.',
  '<a href="//example.com">Start slower than you want to.</a>',
]

/** Doses and drugs that no English word gives away. */
const foreign = [
  'Bebe todo lo que puedas.',
  'Trink so viel du kannst.',
  'Prenez un cachet avant le départ.',
  'Neem een pijnstiller voor de start.',
  'スタート前にジェルを五本飲む。',
  'اشرب كثيرا قبل السباق.',
]

/** A line of an attack: an amount in digits or words, a food, unsafe advice, a link, or another language. */
export const attackLine = (): fc.Arbitrary<string> =>
  fc.oneof(
    {
      weight: 5,
      arbitrary: fc
        .tuple(fc.constantFrom(...frames), amount(), fc.constantFrom(...units))
        .map(([frame, number, unit]) => frame(`${number} ${unit}`)),
    },
    {
      weight: 2,
      arbitrary: fc
        .constantFrom(...foods)
        .map((food) => `Have some ${food} with it, it sits well on the stomach.`),
    },
    { weight: 2, arbitrary: fc.constantFrom(...hazards) },
    { weight: 1, arbitrary: fc.constantFrom(...links, ...foreign) },
  )

function amount(): fc.Arbitrary<string> {
  const whole = fc.integer({ min: 2, max: 4000 })
  return fc.oneof(
    whole.map(String),
    whole.map(inWords),
    whole.map((number) => number.toLocaleString('en-US')),
    fc.integer({ min: 11, max: 99 }).map((number) => `${Math.floor(number / 10)},${number % 10}`),
    fc.integer({ min: 11, max: 99 }).map((number) => `${Math.floor(number / 10)}.${number % 10}`),
    fc.constantFrom(
      'half a dozen',
      'a couple of',
      'a dozen',
      'one and a half',
      'two and a half',
      '2½',
      '1 1/2',
      'several',
      'another',
      'twice as many',
      'three quarters of a',
      'hundreds of',
      '３',
      'l00',
      '2–3',
      'two to four',
      '80 to 120',
    ),
  )
}

const wordFor = new Map([...numberWords].map(([word, number]) => [number, word]))

/** 247 reads "two hundred and forty-seven". */
function inWords(number: number): string {
  if (number >= 1000) return joined(`${inWords(Math.floor(number / 1000))} thousand`, number % 1000)
  if (number >= 100) return joined(`${wordFor.get(Math.floor(number / 100))} hundred`, number % 100, ' and ')
  if (number < 20) return wordFor.get(number) ?? ''
  return joined(wordFor.get(number - (number % 10)) ?? '', number % 10, '-')
}

const joined = (head: string, rest: number, by = ' ') => (rest === 0 ? head : `${head}${by}${inWords(rest)}`)
