import { expect, test } from 'vitest'
import { allergenCodes, allergenGroupIds, allergenGroups } from './exclusions/allergen-groups.ts'
import { foodFamilies } from './exclusions/food-families.ts'
import { boughtPerGram, findFood, foodCategories, foodRoles, foods } from './foods.ts'
import raw from './foods.json' with { type: 'json' }

// Low in energy, and the USDA uses specific factors for them.
const energyByOtherFactors = new Set(
  `corn-sweet-cooked lemon-juice spinach-raw spinach-cooked broccoli-cooked zucchini-cooked tomatoes-raw lettuce-romaine
  butternut-squash pumpkin-canned green-beans-cooked mushrooms-cooked cauliflower-cooked kale-raw eggplant-cooked
  asparagus-cooked pak-choi-cooked tomatoes-crushed-canned tomatoes-crushed-no-salt salsa pickles-dill coffee-brewed tea-black scallions
  chili-pepper-red parsley-fresh basil-fresh cilantro-fresh dill-fresh mint-fresh cumin curry-powder paprika cinnamon
  black-pepper oregano-dried thyme-dried rosemary-dried bay-leaf chili-powder coriander-seed lime-juice vinegar-cider
  vinegar-red-wine tomato-paste capers baking-powder corn-canned cabbage-cooked bell-pepper-red-cooked
  brussels-sprouts-cooked bean-sprouts-cooked arugula lettuce-butterhead tomatoes-canned tea-herbal coffee-decaf`.split(
    /\s+/,
  ),
)

test('there are 380 foods, each with an id of its own', () => {
  expect(foods).toHaveLength(380)
  expect(new Set(foods.map(({ id }) => id)).size).toBe(380)
  expect(foods.filter(({ id }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([])
})

test('every food has the fields of the first one', () => {
  const fields = Object.keys(raw[0] ?? {})
  expect(fields).toHaveLength(35)
  expect(raw.filter((food) => Object.keys(food).join() !== fields.join())).toEqual([])
})

test.each(foods)('$id has plausible figures in its units', (food) => {
  const { carbsPer100g, proteinPer100g, fatPer100g } = food
  for (const share of [carbsPer100g, proteinPer100g, fatPer100g]) {
    expect(share).toBeGreaterThanOrEqual(0)
    expect(share).toBeLessThanOrEqual(100.5)
  }
  expect(carbsPer100g + proteinPer100g + fatPer100g).toBeLessThanOrEqual(101)
  expect(food.energyPer100g).toBeLessThanOrEqual(900)
  expect(food.sodiumPer100g).toBeGreaterThanOrEqual(0)
  expect(food.fiberPer100g ?? 0).toBeLessThanOrEqual(carbsPer100g + 0.5)
  expect(food.sugarPer100g ?? 0).toBeLessThanOrEqual(carbsPer100g + 0.5)
  expect(food.portions[0]?.grams).toBe(food.typicalServing)
  expect(food.portions.every(({ grams, label }) => grams > 0 && label !== '')).toBe(true)
  expect(food.packGrams === null || food.packGrams > 0).toBe(true)
  expect((food.unitGrams === null) === (food.unitLabel === null)).toBe(true)
  expect(food.gramsPerMilliliter ?? 1).toBeGreaterThan(0.8)
  expect(food.gramsPerMilliliter ?? 1).toBeLessThan(1.5)
})

test.each(foods)('$id uses only known codes', (food) => {
  expect(allergenCodes).toEqual(expect.arrayContaining([...food.allergens, ...food.checkLabelFor]))
  expect(foodRoles).toEqual(expect.arrayContaining([...food.roles]))
  expect(foodCategories).toContain(food.category)
  expect(['low', 'medium', 'high']).toContain(food.costTier)
  expect(['pantry', 'fridge_freezer']).toContain(food.storage)
  expect(['USDA SR28', 'USDA FoodData Central Foundation', 'USDA FNDDS', "Maker's label"]).toContain(
    food.sourceDatabase,
  )
  expect(food.sourceId).toMatch(/^\d+$/)
  expect(food.diets).toContain('omnivore')
  if (food.diets.includes('vegan')) expect(food.diets).toContain('vegetarian')
  if (food.allergens.includes('wheat')) expect(food.allergens).toContain('gluten')
})

test('fiber of a serving follows from fiber per 100 g, and low fiber from both, of seasonings from the serving alone', () => {
  const wrong = foods.filter((food) => {
    const { fiberPer100g: per100, fiberPerServing: serving } = food
    if (per100 === null || serving === null) return food.lowFiber || per100 !== serving
    return (
      Math.abs((per100 * food.typicalServing) / 100 - serving) > 0.06 ||
      food.lowFiber !== (serving <= 3 && (per100 <= 7 || food.roles.includes('seasoning')))
    )
  })
  expect(wrong.map(({ id }) => id)).toEqual([])
})

test('seasonings are counted by the teaspoon or tablespoon, and most are low in fiber', () => {
  const seasonings = foods.filter(({ roles }) => roles.includes('seasoning'))
  expect(seasonings).toHaveLength(44)
  expect(seasonings.filter(({ category, lowFiber }) => category === 'herb_spice' && !lowFiber)).toEqual([])
  expect(foods.filter(({ roles }) => roles.includes('ready_meal'))).toHaveLength(16)
  expect(foods.filter(({ roles }) => roles.includes('hotel'))).toHaveLength(77)
})

test('unknown figures stay null and are never read as zero', () => {
  expect(findFood('tempeh')?.fiberPer100g).toBeNull()
  expect(findFood('chocolate-dark')?.caffeinePer100g).toBeNull()
  expect(raw.filter((food, index) => food.fibre_g_per_100g !== foods[index]?.fiberPer100g)).toEqual([])
})

test('cooked carrots are bought with what peeling takes, as raw ones are: boiling adds no weight', () => {
  const [uncooked, cooked] = [findFood('carrots-raw'), findFood('carrots-cooked')]
  expect(uncooked?.boughtAs?.ratio).toBeGreaterThan(1)
  expect(cooked?.boughtAs?.ratio).toBe(uncooked?.boughtAs?.ratio)
})

test('a food bought in another state has a ratio, a basis and, if it is in the data, a food', () => {
  const bought = foods.flatMap(({ boughtAs }) => boughtAs ?? [])
  expect(bought.length).toBeGreaterThan(50)
  for (const { ratio, basis, foodId } of bought) {
    expect(ratio).toBeGreaterThan(0)
    expect(ratio).toBeLessThan(6)
    expect(['carbohydrate', 'protein', 'dry_matter', 'waste', 'can', 'usda_yield', 'editor']).toContain(basis)
    if (foodId !== null) expect(findFood(foodId)).toBeDefined()
  }
})

test('what swells is weighed dry and what shrinks raw, and its name in a store says so', () => {
  const bought = foods.flatMap(({ boughtAs }) => boughtAs ?? [])
  const weighed = (state: 'dry' | 'raw') => bought.filter((each) => each.weighed === state)
  expect(weighed('dry').length).toBeGreaterThan(20)
  expect(weighed('raw').length).toBeGreaterThan(10)
  expect(weighed('dry').filter(({ ratio }) => ratio >= 1)).toEqual([])
  expect(weighed('raw').filter(({ ratio }) => ratio <= 1)).toEqual([])
  expect(
    bought.filter(({ food, weighed: state }) => (/, (dry|raw)\b/.exec(food)?.[1] ?? null) !== state),
  ).toEqual([])
})

test('a food with rennet is of milk and not vegan, and every note on rennet belongs to one', () => {
  const withRennet = foods.filter(({ rennet }) => rennet)
  expect(withRennet.map(({ id }) => id)).toEqual(expect.arrayContaining(['cheddar', 'feta', 'parmesan']))
  for (const { id, allergens, diets } of withRennet) {
    expect(allergens, id).toContain('milk')
    expect(diets, id).not.toContain('vegan')
  }
  expect(raw.filter(({ note, rennet }) => /rennet/i.test(note) && !rennet)).toEqual([])
})

test('a food with gelatin is not vegan, is in the family of gelatin, and every note on gelatin belongs to one', () => {
  const withGelatin = foods.filter(({ gelatin }) => gelatin)
  const family = foodFamilies.find(({ family: id }) => id === 'gelatin')?.foods ?? []
  expect(withGelatin.length).toBeGreaterThan(5)
  expect(withGelatin.map(({ id }) => id).toSorted()).toEqual(family.toSorted())
  expect(withGelatin.filter(({ diets }) => diets.includes('vegan'))).toEqual([])
  expect(raw.filter(({ note, gelatin }) => /gelatin/i.test(note) && !gelatin)).toEqual([])
})

test('a food that stands for a pack labeled gluten-free holds no gluten, and every name that says so is one', () => {
  const labeled = foods.filter(({ glutenFreeLabel }) => glutenFreeLabel)
  expect(labeled.length).toBeGreaterThan(5)
  for (const { id, allergens, checkLabelFor } of labeled)
    expect(
      [...allergens, ...checkLabelFor].filter((code) => code === 'gluten' || code === 'wheat'),
      id,
    ).toEqual([])
  expect(foods.filter(({ name, glutenFreeLabel }) => /gluten-free/i.test(name) !== glutenFreeLabel)).toEqual(
    [],
  )
})

test('energy is within 15 percent of 4, 4 and 9 a gram, except for those named here', () => {
  const off = foods.filter(({ energyPer100g, carbsPer100g, proteinPer100g, fatPer100g }) => {
    const counted = 4 * carbsPer100g + 4 * proteinPer100g + 9 * fatPer100g
    return Math.abs(counted - energyPer100g) > 0.15 * energyPer100g
  })
  expect(off.map(({ id }) => id).sort()).toEqual([...energyByOtherFactors].sort())
})

test('the groups are those known to the code, each with codes, a field or a rule', () => {
  expect(allergenGroups.map(({ group }) => group)).toEqual(allergenGroupIds)
  for (const { codes, block_also, rule, input_words } of allergenGroups) {
    expect(allergenCodes).toEqual(expect.arrayContaining([...codes, ...block_also.check_codes]))
    expect(rule.length).toBeGreaterThan(20)
    expect(input_words.length).toBeGreaterThan(0)
    if (codes.length === 0 && block_also.field === null) expect(rule).toContain('nothing is blocked')
  }
})

test('names and measures are in American English', () => {
  const texts = foods.flatMap(({ name, boughtAs }) => [name, boughtAs?.food ?? ''])
  expect(texts.filter((text) => /fibre|flavour|colour|litre|labelled|practise/i.test(text))).toEqual([])
})

test('an egg on a plate is bought as one egg, however it is cooked', () => {
  const eggs = foods.filter(({ category, unitGrams }) => category === 'egg' && unitGrams !== null)
  expect(eggs.length).toBeGreaterThan(5)
  for (const egg of eggs) expect((egg.unitGrams ?? 0) * boughtPerGram(egg), egg.id).toBeCloseTo(57, 1)
})
