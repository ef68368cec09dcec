import type { Meaning } from './find-meanings.ts'
import type { Owner } from './owners.ts'
import type { Sentence } from './sentence.ts'
import { phrases } from './phrase-list.ts'

/** Words beside a food that make it another one: "oat" milk, "vegan" sausage, "gluten-free" bread. */
interface Freeing {
  readonly owners: readonly Owner[]
  readonly words: readonly string[]
  /** The foods that they change; any where not given. */
  readonly heads?: readonly string[]
}

const milkFoods = phrases(`
  milk, yogurt, yoghurt, cream, cheese, butter, latte, cappuccino, macchiato, kefir, custard, creamer,
  ice cream, whipped cream, frozen yogurt, protein powder, protein shake, protein bar, milkshake, mocha,
  quark, skyr, ricotta, feta, mozzarella, parmesan, cream cheese, hot chocolate, curd, dairy,
  half and half, chocolate milk, milk powder, buttermilk, gelato, pudding
`)
const plants = phrases(`
  oat, almond, soy, soya, coconut, rice, cashew, hemp, pea, nut, plant, hazelnut, macadamia, flax,
  pistachio, walnut, sunflower, tofu, peanut, seed, oatly, soja, bean, potato, quinoa, pecan
`)
const flourFoods = phrases(`
  pasta, noodle, spaghetti, penne, fusilli, macaroni, linguine, fettuccine, flour, tortilla, cracker,
  vermicelli, taco, lasagna, wrap
`)
const otherFlours = phrases(`
  rice, corn, buckwheat, chickpea, lentil, quinoa, millet, tapioca, cassava, almond, coconut, bean,
  edamame, soy, zucchini, konjac, potato
`)
const madeMeats = phrases(`
  burger, sausage, steak, bolognese, meatball, mince, kebab, chili, paella, sushi, pate, loaf, broth,
  stock, bouillon, stock cube, carbonara, hot dog, shepherds pie, jerky, bacon, gummy, meatloaf,
  chili con carne, burgers, hamburger
`)
const meatless = phrases(`
  vegetable, veg, lentil, bean, mushroom, cauliflower, jackfruit, chickpea, tofu, soy, soya, seitan,
  tempeh, quinoa, beet, nut, pea, carrot, eggplant, cucumber, avocado, coconut, fruit, pectin, miso,
  seaweed, kelp, tomato, onion, portobello, potato, falafel, tvp
`)

const freeing: readonly Freeing[] = [
  { owners: ['milk', 'lactose', 'Vegan', 'fodmap'], words: plants, heads: milkFoods },
  {
    owners: ['milk', 'lactose'],
    words: ['vegan', 'plant based', 'non dairy', 'nondairy', 'dairy free', 'milk free', 'whey free'],
  },
  {
    owners: ['Vegan'],
    words: ['non dairy', 'nondairy', 'dairy free', 'milk free', 'whey free'],
    heads: [
      ...milkFoods,
      'chocolate',
      'dark chocolate',
      'milk chocolate',
      'pizza',
      'pancake',
      'waffle',
      'croissant',
      'lasagna',
      'naan',
      'cake',
      'muffin',
      'mac and cheese',
      'ranch dressing',
    ],
  },
  {
    owners: ['Vegan'],
    words: ['egg free', 'eggless'],
    heads: phrases(`
      mayo, mayonnaise, noodle, egg noodle, pancake, waffle, cake, muffin, meringue, aioli, fried rice,
      french toast, brioche, custard
    `),
  },
  { owners: ['lactose', 'fodmap'], words: ['lactose free', 'low lactose', 'lactosefree'] },
  { owners: ['egg'], words: ['vegan', 'plant based', 'egg free', 'eggless'] },
  {
    owners: ['fish', 'crustacean', 'mollusc', 'shellfish', 'seafood'],
    words: ['vegan', 'vegetarian', 'veggie', 'plant based', 'fish free', 'mock'],
  },
  { owners: ['wheat', 'gluten'], words: ['gluten free', 'gf', 'wheat free', 'glutenfree'] },
  { owners: ['wheat', 'gluten'], words: otherFlours, heads: flourFoods },
  {
    owners: ['gluten', 'oats'],
    words: ['rice', 'millet', 'quinoa', 'corn', 'buckwheat'],
    heads: ['porridge', 'granola', 'flakes'],
  },
  {
    owners: ['wheat', 'gluten', 'egg', 'milk', 'lactose', 'Vegan'],
    words: ['rice', 'potato'],
    heads: ['cake', 'pancake'],
  },
  {
    owners: ['wheat', 'gluten'],
    words: ['buckwheat', 'rice flour', 'chickpea'],
    heads: ['pancake', 'crepe', 'waffle'],
  },
  { owners: ['tree_nut', 'peanut', 'nuts'], words: ['nut free', 'nutfree'] },
  {
    owners: ['peanut'],
    words: phrases(`
      peanut free, tree, pine, brazil, macadamia, cashew, almond, hazelnut, walnut, pecan
    `),
    heads: ['nut', 'nut butter', 'granola', 'trail mix', 'nut bar'],
  },
  { owners: ['tree_nut'], words: ['soy', 'tiger', 'corn', 'ground', 'monkey'], heads: ['nut', 'nut butter'] },
  { owners: ['nuts'], words: ['soy', 'tiger', 'corn'], heads: ['nut', 'nut butter'] },
  { owners: ['soy'], words: ['soy free', 'soya free', 'coconut'] },
  {
    owners: ['soy'],
    words: ['bean', 'chickpea', 'lentil', 'mushroom', 'quinoa', 'beet', 'pea'],
    heads: ['veggie burger', 'textured protein', 'vegetable protein'],
  },
  { owners: ['sesame'], words: ['sesame free'] },
  {
    owners: ['corn'],
    words: ['corn free', 'tapioca', 'wheat'],
    heads: ['maltodextrin', 'glucose syrup', 'dextrose', 'tortilla'],
  },
  { owners: ['honey'], words: ['vegan', 'honey free'] },
  { owners: ['oats'], words: ['oat free'] },
  { owners: ['celery'], words: ['celery free'] },
  { owners: ['fodmap'], words: ['low fodmap', 'gluten free'] },
  {
    owners: ['caffeine', 'caffeine-under-18'],
    words: phrases(`
      decaf, decaffeinated, caffeine free, herbal, peppermint, mint, ginger, chamomile, camomile, fruit,
      rooibos, non caffeinated, hibiscus, fennel, lemon balm, nettle, barley
    `),
  },
  {
    owners: ['Vegetarian', 'Vegan'],
    words: phrases(`
      vegan, plant based, meat free, meatless, mock, beyond, impossible, fishless, chickenless,
      vegetarian, veggie
    `),
  },
  { owners: ['Vegetarian'], words: ['quorn'] },
  { owners: ['Vegetarian', 'Vegan'], words: meatless, heads: madeMeats },
]

type Heads = ReadonlySet<string> | 'any'

const byOwner = new Map<Owner, Map<string, Heads[]>>()
for (const { owners, words, heads } of freeing) {
  for (const owner of owners) {
    const table = byOwner.get(owner) ?? new Map<string, Heads[]>()
    byOwner.set(owner, table)
    for (const word of words) table.set(word, [...(table.get(word) ?? []), heads ? new Set(heads) : 'any'])
  }
}

/** Is the food made another one by the words beside it? */
export const isFreed = (sentence: Sentence, meaning: Meaning): boolean =>
  isNamedFree(sentence, meaning) ||
  isFreedBefore(sentence, meaning) ||
  isFreedAfter(sentence, meaning) ||
  isMadeOfOther(sentence, meaning)

/** "whey-free", "milk free"; not "free-range". */
const isNamedFree = ({ words, gaps }: Sentence, { last }: Meaning) =>
  words[last + 1] === 'free' && /^[\s-]*$/u.test(gaps[last + 1] ?? '') && words[last + 2] !== 'range'

/** At most four words back, over no comma, number or "and". */
function isFreedBefore(sentence: Sentence, meaning: Meaning): boolean {
  const { words, gaps } = sentence
  for (let at = meaning.first - 1; at >= Math.max(0, meaning.first - 4); at -= 1) {
    if (!/^[\s'’"“”‘-]*$/u.test(gaps[at + 1] ?? '')) return false
    const word = words[at] ?? ''
    if (/^\d|^(?:and|or|with|plus|in|of|on|to|for|then|but|not|no|non|the|g|ml)$/u.test(word)) return false
    if (frees(sentence, at, meaning)) return true
  }
  return false
}

/** "(soy)", ", gluten-free", "labeled gluten-free". */
function isFreedAfter(sentence: Sentence, meaning: Meaning): boolean {
  const { words, gaps } = sentence
  let at = meaning.last + 1
  const opening = gaps[at] ?? ''
  let isLabeled = false
  for (let step = 0; step < 4 && labelWords.has(words[at] ?? ''); step += 1) {
    isLabeled = true
    at += 1
  }
  const ends = at + (words[at + 1] === 'free' || words[at + 1] === 'based' ? 1 : 0)
  if (!frees(sentence, ends, meaning)) return false
  if (/^\s*\(\s*$/u.test(opening) || (isLabeled && /^[\s,:–—-]*$/u.test(opening))) return true
  const closing = gaps[ends + 1]
  return (
    /^\s*[,–—-]\s*$/u.test(opening) &&
    isFreeWord(sentence, ends) &&
    (closing === undefined || /[^\s-]/u.test(closing))
  )
}

const labelWords = new Set(
  phrases(`
  labeled, labelled, certified, marked, must, be, label, says, buy
`),
)

/** Only what cannot be a food itself may stand after a comma: "cheese, vegan", never "milk, soy yogurt". */
const isFreeWord = ({ words }: Sentence, at: number) =>
  words[at] === 'free' ||
  words[at] === 'based' ||
  words[at] === 'vegan' ||
  words[at] === 'decaf' ||
  words[at] === 'gf'

/** "latte with oat milk", "porridge of gluten-free oats": dishes that are what they are made of. */
function isMadeOfOther(sentence: Sentence, meaning: Meaning): boolean {
  const { words, gaps, singulars } = sentence
  if (!dishes.has(singulars.slice(meaning.first, meaning.last + 1).join(' '))) return false
  let at = meaning.last + 1
  while (madeOf.has(words[at] ?? '')) at += 1
  if (at === meaning.last + 1) return false
  for (let end = at; end < at + 3 && end < words.length; end += 1) {
    if (!/^[\s-]*$/u.test(gaps[end] ?? '')) return false
    if (
      frees(sentence, end, { ...meaning, head: 'milk' }) &&
      (words[end] === 'free' || isMilk(singulars[end + 1]))
    )
      return true
  }
  return false
}

const dishes = new Set(
  phrases(`
  latte, cappuccino, macchiato, mocha, rice pudding, pancake, custard, milkshake, hot chocolate,
  porridge, oatmeal, granola, muesli, flapjack, waffle, crepe
`),
)
const madeOf = new Set(['made', 'cooked', 'mixed', 'prepared', 'blended', 'with', 'of', 'from', 'on'])
const isMilk = (word: string | undefined) => word === 'milk' || word === 'drink'

/** Does a freeing word, or two of them, end here? */
function frees(
  { words, singulars }: Sentence,
  at: number,
  { owner, first, last, head }: Meaning & { readonly head?: string },
): boolean {
  const table = byOwner.get(owner)
  if (!table) return false
  const heads = [
    ...(table.get(singulars[at] ?? '') ?? []),
    ...(table.get(`${words[at - 1] ?? ''} ${words[at] ?? ''}`) ?? []),
  ]
  if (heads.length === 0) return false
  const phrase = head ?? singulars.slice(first, last + 1).join(' ')
  return heads.some((each) => each === 'any' || each.has(phrase) || each.has(singulars[last] ?? ''))
}
