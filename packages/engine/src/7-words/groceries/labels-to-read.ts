import { larder, type LarderId, larderLine } from '../../3-menus/portions/larder.ts'
import { findFood } from '../../foods/foods.ts'
import { eatsLowFodmap } from '../../health.ts'
import type { Plan, PlanMeal } from '../../plan.ts'
import { joinList } from '../amounts/format-amounts.ts'
import { mealsOf, mealsOfTheRace } from '../menus/recipe-cards.ts'
import { fuelListName } from '../race-day/fuel-words.ts'

/** One line that names every food and product whose brands may hold what this runner excludes; null if there is none. */
export function labelsToRead(plan: Plan): string | null {
  const lines = [
    ...namesToRead(plan),
    ...nutTraces(plan),
    ...cornLabels(plan),
    ...insteadOfDairy(plan),
    ...(eatsLowFodmap(plan.runner) ? [fodmapLabels(plan)] : []),
  ]
  return lines.length > 0 ? lines.join(' ') : null
}

/** "Labels to read: muesli, soy yogurt; training: rice cakes.": what is on the list or in the race, then the rest. */
function namesToRead(plan: Plan): string[] {
  const now = new Set([
    ...[...foodsOf(mealsOfTheRace(plan)), ...foodsBought(plan)].map(nameOf),
    ...productsOf(plan.race_day).map(fuelListName),
  ])
  const all = [...foodsOf(mealsOf(plan)).map(nameOf), ...productsOf(plan.long_run).map(fuelListName)]
  const later = [...new Set(all)].filter((name) => !now.has(name))
  if (now.size === 0) return later.length > 0 ? [`Labels to read in training: ${listed(later)}.`] : []
  return [`Labels to read: ${listed([...now])}${later.length > 0 ? `; training: ${listed(later)}` : ''}.`]
}

const listed = (names: readonly string[]) => names.toSorted().join(', ')

/** Of gluten-free bread where the plan has some. */
const fodmapLabels = (plan: Plan) =>
  `Low-FODMAP labels: no garlic or onion in stock, sauces, pickles, cold cuts and rotisserie chicken;${
    heldIn(plan).has('bread-gf-white') ? ' no inulin, honey or apple juice in gluten-free bread;' : ''
  } jam, candy and cranberry juice cocktail without high-fructose corn syrup, sorbitol, apple or pear juice.`

const nutGroups = ['nuts', 'tree_nut', 'peanut'] as const

/** Baked, mixed or coated on lines that often run nuts too, whatever the recipe. */
const madeBesideNuts = {
  bread: ['bread'],
  baked: ['pancakes', 'waffles'],
  cereal: ['cereal'],
  snack: ['crackers', 'cookies'],
  sweet: ['candy'],
  dessert: ['desserts'],
} as const

const onlyPeanuts = ({ runner: { exclusions } }: Plan) =>
  exclusions.groups.includes('peanut') &&
  !exclusions.groups.some((group) => group === 'nuts' || group === 'tree_nut')

/** "“May contain nuts” is common on bread and cereal: choose packs without it." */
function nutTraces(plan: Plan): string[] {
  if (!nutGroups.some((group) => plan.runner.exclusions.groups.includes(group))) return []
  const held = new Set([...heldIn(plan)].map((id) => findFood(id)?.category))
  const kinds = (Object.keys(madeBesideNuts) as (keyof typeof madeBesideNuts)[]).filter((kind) =>
    held.has(kind),
  )
  return kinds.length > 0
    ? [
        `“May contain ${onlyPeanuts(plan) ? 'peanuts' : 'nuts'}” is common on ${joinList(kinds.flatMap((kind) => madeBesideNuts[kind]))}: choose packs without it.`,
      ]
    : []
}

/** Usually of sugar, and of some makers with syrup or starch from corn. */
const mayHoldCornSyrup = ['cranberry-juice-cocktail', 'jam', 'puffed-rice-cereal', 'puffed-rice-gf'] as const

function cornLabels(plan: Plan): string[] {
  if (!plan.runner.exclusions.groups.includes('corn')) return []
  const held = heldIn(plan)
  const names = new Set(mayHoldCornSyrup.filter((id) => held.has(id)).map(nameOf))
  return names.size > 0 ? [`No corn syrup or corn starch in ${joinList([...names])}.`] : []
}

/** Where no milk brings calcium, the kinds that do. */
function insteadOfDairy(plan: Plan): string[] {
  const { diet, exclusions } = plan.runner
  if (diet !== 'Vegan' && !exclusions.groups.includes('milk')) return []
  const held = [...heldIn(plan)].flatMap((id) => findFood(id) ?? [])
  const drinks = held.filter(({ category }) => category === 'plant_milk').map(({ id }) => nameOf(id))
  const kinds = [
    ...(drinks.length > 0 ? [`${joinList([...new Set(drinks)].toSorted())} with calcium and B12`] : []),
    ...(held.some(({ id }) => id === 'tofu-firm') ? ['calcium-set tofu'] : []),
  ]
  return kinds.length > 0 ? [`Buy ${kinds.join(', ')}.`] : []
}

/** What its meals eat and its list buys. */
const heldIn = (plan: Plan): ReadonlySet<string> =>
  new Set([
    ...mealsOf(plan).flatMap(({ items }) => items.map(({ food_id: id }) => id)),
    ...plan.groceries.lines.flatMap(({ food_ids: ids }) => ids),
  ])

const foodsOf = (meals: readonly PlanMeal[]): string[] =>
  meals.flatMap(({ items }) => items.filter(({ read_label: reads }) => reads)).map(({ food_id: id }) => id)

const foodsBought = ({ groceries }: Plan): string[] =>
  groceries.lines.filter(({ read_label: reads }) => reads).flatMap(({ food_ids: [id] }) => id ?? [])

const productsOf = ({ kit, change }: Plan['race_day'] | Plan['long_run']): string[] =>
  [...kit, ...(change ? [change] : [])].flatMap(({ product, label }) => (label === null ? [] : [product]))

/** Fresh fruit needs no label: the list leaves the choice. */
const bottled: Readonly<Record<string, string>> = {
  'lemon-juice': 'bottled lemon juice',
  'lime-juice': 'bottled lime juice',
}

const nameOf = (id: string) =>
  bottled[id] ?? (id in larder ? larderLine(id as LarderId).name : (findFood(id)?.name ?? id).toLowerCase())
