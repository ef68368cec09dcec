import { describe, expect, test } from 'vitest'
import { readItems } from '../../1-runner/allergies/read-allergies.ts'
import { healthWords } from '../../1-runner/health/health-words.ts'
import { findFood, foods } from '../foods.ts'
import { findProduct, products } from '../products.ts'
import { foodFamilies } from './food-families.ts'
import { type Eater, permitsFood, permitsProduct } from './permitted.ts'
import { leftOutBy } from './ways-of-eating.ts'

const eaterWho = (text: string): Eater => {
  const { exclusions, health } = readItems(text, [text.toLowerCase()])
  return { diet: 'Omnivore', age: 30, exclusions, health }
}

function isEaten(text: string, id: string): boolean {
  const [food, product] = [findFood(id), findProduct(id)]
  if (food) return permitsFood(eaterWho(text), food).permitted
  if (product) return permitsProduct(eaterWho(text), product).permitted
  throw new Error(`${id} is neither a food nor a product`)
}

test('every family and food of a way of eating is in the data', () => {
  const known = new Set(foodFamilies.map(({ family }) => family))
  for (const { families, foods: ids } of Object.values(leftOutBy)) {
    expect(families.filter((family) => !known.has(family))).toEqual([])
    expect(ids.filter((id) => !findFood(id))).toEqual([])
  }
})

// science, the table of words: what each leaves out, and what stays.
describe.each<[string, readonly string[], readonly string[]]>([
  [
    'halal',
    ['pork-tenderloin', 'ham-lean-sliced', 'gummy-candy', 'marshmallows', 'gummy-bears-10', 'generic-chews'],
    ['beef-lean-ground', 'chicken-breast', 'shrimp-cooked', 'salmon-atlantic', 'generic-gel', 'milk-whole'],
  ],
  [
    'kosher',
    ['pork-tenderloin', 'ham-lean-sliced', 'shrimp-cooked', 'gelatin-dessert'],
    ['beef-lean-ground', 'chicken-breast', 'salmon-atlantic', 'cheddar', 'maurten-gel-100'],
  ],
  [
    'no beef',
    ['beef-lean-ground', 'beef-eye-of-round', 'beef-chuck-braised', 'soup-minestrone', 'marshmallows'],
    ['pork-tenderloin', 'chicken-breast', 'milk-whole', 'broth-chicken'],
  ],
  [
    'pescatarian',
    [
      'beef-lean-ground',
      'pork-tenderloin',
      'chicken-breast',
      'turkey-deli-slices',
      'broth-chicken',
      'gummy-candy',
    ],
    ['salmon-atlantic', 'shrimp-cooked', 'egg-hard-boiled', 'milk-whole', 'broth-vegetable', 'honey'],
  ],
  [
    'Jain',
    [
      'chicken-breast',
      'salmon-atlantic',
      'egg-hard-boiled',
      'honey',
      'mushrooms-cooked',
      'potato-boiled-peeled',
      'sweet-potato-baked',
      'onion-raw',
      'garlic',
      'carrots-raw',
      'beets-cooked',
      'radishes',
      'turnips-cooked',
      'ginger-root',
      'boiled-potato-salted',
      'honey-salted-gel',
    ],
    [
      'rice-white-cooked',
      'pasta-gf-brown-rice-cooked',
      'lentils-cooked',
      'milk-whole',
      'tomatoes-raw',
      'generic-gel',
    ],
  ],
  [
    'alpha-gal',
    ['beef-lean-ground', 'pork-tenderloin', 'ham-lean-sliced', 'gummy-candy', 'soup-minestrone'],
    ['chicken-breast', 'salmon-atlantic', 'milk-whole', 'broth-chicken'],
  ],
])('%s', (text, leftOut, kept) => {
  test.each(leftOut)('leaves out %s', (id) => expect(isEaten(text, id)).toBe(false))
  test.each(kept)('keeps %s', (id) => expect(isEaten(text, id)).toBe(true))
})

test('pescatarian leaves out every food of the category meat, and halal every one named for pork', () => {
  const named = foods.filter(({ name }) => /\b(?:pork|ham|bacon)\b/i.test(name) && !/turkey/i.test(name))
  expect(named.length).toBeGreaterThan(3)
  expect(named.filter(({ id }) => isEaten('halal', id))).toEqual([])
  const meats = foods.filter(({ category }) => category === 'meat')
  expect(meats.filter(({ id }) => isEaten('pescatarian', id))).toEqual([])
})

test.each(['pregnant', 'high blood pressure', 'heart disease', 'anxiety', 'one kidney', 'was anorexic'])(
  '%s: nothing with caffeine is eaten, drunk or carried',
  (text) => {
    const eater = eaterWho(text)
    const caffeinated = [
      ...foods.filter((food) => food.caffeinePer100g !== 0 && permitsFood(eater, food).permitted),
      ...products.filter((product) => product.caffeine !== 0 && permitsProduct(eater, product).permitted),
    ]
    expect(caffeinated).toEqual([])
    expect(isEaten(text, 'tea-herbal')).toBe(true)
    expect(isEaten('breastfeeding', 'coffee-brewed')).toBe(true)
  },
)

test('an unwanted brand is left out of the products, and a wanted one leaves nothing out', () => {
  expect(isEaten('no Maurten', 'maurten-gel-100')).toBe(false)
  expect(isEaten('no Maurten', 'gu-energy-gel')).toBe(true)
  expect(isEaten('GU gels upset me', 'gu-energy-gel')).toBe(false)
  expect(isEaten('no Gatorade', 'gatorade-rtd-500')).toBe(false)
  const brands = healthWords.filter(({ brand }) => brand !== null)
  expect(brands.length).toBeGreaterThan(20)
  for (const { words } of brands) {
    const eater = eaterWho(`I use ${words[0]}`)
    expect(
      [
        ...products.map((each) => permitsProduct(eater, each)),
        ...foods.map((each) => permitsFood(eater, each)),
      ].filter(({ permitted }) => !permitted),
      words[0],
    ).toEqual([])
  }
})

test('every brand that the words name is a maker of products', () => {
  const names = products.map(({ brand, name }) => `${brand ?? ''} ${name}`)
  const unknown = healthWords.filter(
    ({ brand }) => brand !== null && !names.some((name) => name.includes(brand)),
  )
  expect(unknown).toEqual([])
})
