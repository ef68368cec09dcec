import {
  type Audit,
  auditPlan,
  type PlainDay,
  planRace,
  readIsoDay,
  readRunner,
  type Runner,
  setTargets,
} from '@race-nutrition/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readAllergies } from '../packages/engine/src/1-runner/allergies/read-allergies.ts'
import { kitchenOf } from '../packages/engine/src/3-menus/kitchen.ts'
import { factsFor } from '../packages/engine/testing/stages-for.ts'
import { goldenRunners } from './golden-runners.ts'

/** Rare foods, none of them in the lists of allergens. */
const oddFoods = `
  kiwi, mango, papaya, guava, lychee, rambutan, durian, jackfruit, dragon fruit, passion fruit, star fruit, pomelo,
  persimmon, pomegranate, quince, fig, date, prune, apricot, nectarine, plum, cherry, loquat, kumquat, cranberry,
  blueberry, gooseberry, elderberry, mulberry, boysenberry, blackcurrant, redcurrant, rhubarb, watermelon, honeydew,
  cantaloupe, plantain, yuca, cassava, taro, yam, jicama, daikon, radish, turnip, rutabaga, parsnip, kohlrabi, fennel,
  artichoke, asparagus, okra, eggplant, zucchini, pumpkin, butternut squash, spaghetti squash, acorn squash, leek,
  shallot, chive, scallion, ramp, endive, radicchio, arugula, watercress, kale, chard, collard, bok choy, red cabbage,
  sauerkraut, kimchi, brussels sprout, cauliflower, broccoli, broccolini, rapini, samphire, nori, kelp, dulse, wakame,
  spirulina, chlorella, shiitake, portobello, enoki, chanterelle, morel, truffle, water chestnut, bamboo shoot, lotus root,
  hearts of palm, avocado, olive, caper, pickle, beetroot, cilantro, parsley, basil, oregano, thyme, rosemary, sage, dill,
  tarragon, marjoram, mint, lemongrass, turmeric, cumin, coriander, cardamom, cinnamon, clove, nutmeg, allspice, saffron,
  paprika, cayenne, sumac, vanilla, anise, licorice, caraway, fenugreek, annatto, carmine, wasabi, horseradish, quinoa,
  amaranth, millet, sorghum, teff, fonio, buckwheat, wild rice, tapioca, arrowroot, agar, pectin, gelatin, carrageenan,
  xanthan, guar, inulin, chicory, stevia, sorbitol, xylitol, erythritol, aspartame, sucralose, saccharin, agave, molasses,
  honey, maple, cacao, chocolate, carob, kombucha, matcha, mate, hibiscus, chamomile, rooibos, venison, bison, duck, goose,
  quail, rabbit, lamb, veal, turkey, ostrich, liver, chorizo, pepperoni, salami, prosciutto, pancetta, chickpea, lentil,
  adzuki, edamame shell, navy bean, pinto bean, black bean, flaxseed, chia, hemp, poppy, pumpkin seed, sunflower, psyllium,
  yeast, marmite, msg, annona, soursop, cherimoya, sapodilla, tamarind, acai, goji, noni, camu camu, ackee, breadfruit
`
  .trim()
  .split(/,\s+/u)

const namedAllergens = ['peanuts', 'milk', 'eggs', 'soy', 'sesame', 'walnuts', 'shrimp', 'wheat'] as const

/** How people write about it; `*` is the food. */
const sentences = [
  '* makes my throat itch after about an hour',
  'I get hives from * and it gets worse when I run',
  'my doctor told me to stay away from * until the test results come back in 2 weeks',
  'when I eat * before a race my stomach hurts, so please leave it out',
  'cannot handle * at all, not even small amounts',
  '* upsets my gut if I set out too soon',
  'used to be fine with * but last summer my lips started to swell',
  'anything with * the night before means cramps in the morning',
  'reaction to * (swelling, rash), carry an epipen',
  'I do not like the taste of raw *, cooked is fine',
  'mild trouble with * when training in the heat',
  'I avoid * because of reflux; 30 minutes later I feel sick',
]

const given = goldenRunners['marathon-on-a-medium-budget']

const today = (): PlainDay => {
  const day = given && readIsoDay(given.today)
  if (!day) throw new Error('the golden runner has a day')
  return day
}

function planWith(allergies: string) {
  const made = given && planRace({ ...given.answers, allergies }, today())
  if (!made?.ok) throw new Error('any text may stand under allergies')
  return made.value
}

function runnerOf(allergies: string): Runner {
  const read = given && readRunner({ ...given.answers, allergies }, today())
  if (!read?.ok) throw new Error('any text may stand under allergies')
  return read.value
}

const hardIn = ({ findings }: Audit) => findings.filter(({ severity }) => severity === 'hard')

test('two hundred rare foods are each excluded, and shown if unknown', () => {
  expect(oddFoods.length).toBeGreaterThanOrEqual(200)
  for (const food of oddFoods) {
    const { groups, unknown, families = [], nearMisses = [], unread = [] } = readAllergies(food)
    expect(groups.length + unknown.length + families.length + nearMisses.length, food).toBeGreaterThan(0)
    expect(unread, food).toEqual([])
  }
})

const runs = Number(process.env['SWEEP_RUNS'] ?? 100)

test('in a sentence a rare food and an allergen are read as if alone, and the plan respects both', {
  timeout: 180_000 + runs * 400,
}, () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...sentences),
      fc.constantFrom(...oddFoods),
      fc.constantFrom(...sentences),
      fc.constantFrom(...namedAllergens),
      (one, food, other, allergen) => {
        const text = `${one.replace('*', food)}. ${other.replace('*', allergen)}`
        const alone = [readAllergies(food), readAllergies(allergen)]
        const read = readAllergies(text)
        expect(new Set(read.groups)).toEqual(new Set(alone.flatMap(({ groups }) => groups)))
        expect(read.unknown).toEqual(readAllergies(food).unknown)
        expect(read.families).toEqual(readAllergies(food).families)
        const { object, audit } = planWith(text)
        for (const word of read.unknown) expect(object.assumptions_safety.join('\n')).toContain(word)
        expect(hardIn(audit)).toEqual([])
      },
    ),
    { numRuns: runs },
  )
})

test('no sentence without a food excludes anything', () => {
  for (const sentence of sentences) {
    const { groups, unknown, families, unread } = readAllergies(sentence.replace('*', 'this'))
    expect({ groups, unknown, families, isShown: unread?.length !== 0 }, sentence).toEqual({
      groups: [],
      unknown: [],
      families: undefined,
      isShown: true,
    })
  }
})

/** Words in no list: from sentences and dishes of the plan, from product names, and inside food names. */
const wordsOfNoFood = [
  'simmer',
  'slides',
  'fluff',
  'course',
  'flat',
  'caps',
  'sips',
  'chews',
  'rain',
  'team',
  'hour',
]

test.each(wordsOfNoFood)('%s, excluded by name, excludes no food and causes no finding', (word) => {
  const runner = runnerOf('')
  const excluding = { ...runner, exclusions: { ...runner.exclusions, unknown: [word] } }
  const plain = kitchenOf(runner).foods
  expect(plain.size).toBeGreaterThan(100)
  expect([...kitchenOf(excluding).foods.keys()]).toEqual([...plain.keys()])
  // A product may have the word in its name, as salt capsules do: the runner's own plan has none of those.
  const { findings } = auditPlan(factsFor(excluding), excluding, setTargets(excluding))
  expect(findings.filter(({ id }) => id === 'unknown-exclusions')).toEqual([])
})
