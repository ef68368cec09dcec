import { expect, test } from 'vitest'
import { factsFor } from '../../../testing/stages-for.ts'
import { someRunner } from '../../../testing/some-runner.ts'
import type { Diet } from '../../1-runner/questionnaire.ts'
import { findFood } from '../../foods/foods.ts'
import { mealsOf } from '../menus/recipe-cards.ts'
import { drawnPlans } from '../../../testing/drawn-plans.ts'
import { fuelListName } from '../race-day/fuel-words.ts'
import { labelsToRead } from './labels-to-read.ts'

/** Brands may hold milk, egg, honey, rennet or gelatin. */
function isDoubtful(diet: Diet, id: string): boolean {
  const { checkLabelFor = [], rennet = false, gelatin = false } = findFood(id) ?? {}
  if (diet === 'Vegan')
    return ['milk', 'egg', 'honey'].some((code) => checkLabelFor.some((each) => each === code))
  return diet === 'Vegetarian' && (rennet || gelatin)
}

const lineFor = (wishes: Parameters<typeof someRunner>[0]) => labelsToRead(factsFor(someRunner(wishes))) ?? ''

test('vegans read of bread whose brands may hold milk or egg, vegetarians of rennet', () => {
  for (const [diet, of] of [
    ['Vegan', /bread|bagel|pasta|muffin/],
    ['Vegetarian', /cheddar|mozzarella|feta/],
  ] as const) {
    const plan = factsFor(someRunner({ diet }))
    const eaten = mealsOf(plan).flatMap(({ items }) => items)
    const doubtful = eaten.filter(({ food_id: id }) => isDoubtful(diet, id))
    expect(doubtful.length).toBeGreaterThan(0)
    expect(labelsToRead(plan)).toMatch(of)
    expect(labelsToRead(plan)).toMatch(
      diet === 'Vegan' ? /^Labels to read: [^.]+\. Buy [^.]+\.$/ : /^Labels to read: [^.]+\.$/,
    )
  }
})

test('a low-FODMAP plan says what to look for on labels', () => {
  expect(lineFor({ healthWords: ['low fodmap'] })).toMatch(
    /garlic or onion in stock, .* gluten-free bread; jam, candy and cranberry juice cocktail without high-fructose corn syrup, sorbitol,/,
  )
  expect(lineFor({})).not.toContain('FODMAP')
})

test('without corn, sweet foods that some makers thicken or sweeten with it are to be read', () => {
  expect(lineFor({ allergies: ['corn'] })).toMatch(
    /No corn syrup or corn starch in [^.]*(?:jam|puffed rice|cranberry)/,
  )
  expect(lineFor({})).not.toContain('corn syrup')
})

test('without sulfites, the lemons of the list are fresh or read', () => {
  const plan = factsFor(someRunner({ allergies: ['sulphite'], diet: 'Vegan' }))
  const held = mealsOf(plan).flatMap(({ items }) => items.map(({ food_id: id }) => id))
  expect(held).not.toContain('potatoes-canned')
  expect(held).toContain('lemon-juice')
  expect(labelsToRead(plan)).toContain('bottled lemon juice')
  for (const id of ['lemon-juice', 'lime-juice', 'tapioca-pearls-dry'])
    expect(findFood(id)?.checkLabelFor).toContain('sulphite')
})

test('one line names every product whose label has to be read, and as many foods as the plan marks', () => {
  const read = { with: 0, without: 0, products: 0 }
  for (const { plan, words, object } of drawnPlans()) {
    const { race_day: race, long_run: run, groceries } = plan
    const products = [race, run]
      .flatMap(({ kit, change }) => [...kit, ...(change ? [change] : [])])
      .filter(({ label }) => label)
      .map(({ product }) => product)
    const meals = [
      ...[...plan.training_days, ...plan.race_week].flatMap((day) => day.meals),
      ...run.breakfasts,
      ...[race.breakfast_away, race.recovery_meal, run.recovery_meal].flatMap((meal) => meal ?? []),
    ]
    const isAsked =
      products.length > 0 ||
      groceries.lines.some(({ read_label: asks }) => asks) ||
      meals.some(({ items }) => items.some(({ read_label: asks }) => asks)) ||
      meals.some(({ items }) => items.some(({ food_id: id }) => isDoubtful(plan.runner.diet, id))) ||
      plan.runner.exclusions.groups.some((group) => ['corn', 'nuts', 'tree_nut', 'peanut'].includes(group)) ||
      ((plan.runner.diet === 'Vegan' || plan.runner.exclusions.groups.includes('milk')) &&
        /"food_id":"(?:[a-z]+-milk[a-z-]*|soy-yogurt-plain|tofu-firm)"/.test(JSON.stringify(meals))) ||
      plan.runner.health.some(({ code }) => code === 'ibs' || code === 'low_fodmap')
    const line = labelsToRead(plan)
    expect(line !== null).toBe(isAsked)
    expect(words.groceries.labels).toBe(line)
    for (const product of products) expect(line).toContain(fuelListName(product))
    const names = /^Labels to read: (.+?)\.(?: |$)/.exec(line ?? '')?.[1]?.split(', ') ?? []
    expect(new Set(names).size).toBe(names.length)
    // Nowhere else is a label of a single food spoken of.
    const rest = JSON.stringify({ ...object, assumptions_safety: [] })
    expect(rest.match(/read the label/g)?.length ?? 0).toBe(
      rest.match(/syrup exist: read the label/g)?.length ?? 0,
    )
    read[line === null ? 'without' : 'with'] += 1
    read.products += products.length
  }
  for (const [what, count] of Object.entries(read)) expect(count, what).toBeGreaterThan(5)
})

test('a runner without dairy reads which plant drink and tofu bring calcium, and nobody else', () => {
  expect(lineFor({ diet: 'Vegan' })).toMatch(/Buy .*soy milk.* with calcium and B12/)
  expect(lineFor({ allergies: ['milk'] })).toContain(' with calcium and B12')
  expect(lineFor({ diet: 'Vegetarian' })).not.toContain('calcium')
})

test('with celiac disease the soy milk, soy yogurt and other plant drinks of the plan are read', () => {
  expect(lineFor({ healthWords: ['celiac disease'], allergies: ['milk'] })).toMatch(
    /^Labels to read: [^.]*soy milk/,
  )
})

test('what only training eats is named apart from what is on the list', () => {
  const plan = factsFor(someRunner({ diet: 'Vegan', allergies: ['soy', 'gluten'], daysToGo: 40 }))
  const [, now = '', later = ''] =
    /^Labels to read: ([^.;]+); training: ([^.]+)\./.exec(labelsToRead(plan) ?? '') ?? []
  const isListed = (named: string) =>
    plan.groceries.lines.some(({ name }) => name.toLowerCase().startsWith(named))
  expect(now.split(', ').filter(isListed).length).toBeGreaterThan(1)
  expect(later.split(', ').filter((name) => name === '' || isListed(name))).toEqual([])
})

test('with nothing to read on the list, only training has labels', () => {
  const plan = factsFor(
    someRunner({ race: '5K', targetSeconds: 1440, allergies: ['tree_nut', 'lactose'], daysToGo: 1 }),
  )
  expect(labelsToRead(plan)).toMatch(/^Labels to read in training: [^.]+\./)
})
