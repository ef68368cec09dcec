import type { Runner } from '../1-runner/runner.ts'
import { type CostTier, type Food, findFood } from '../foods/foods.ts'
import { permitsFood } from '../foods/permitted.ts'
import { larder } from './larder.ts'

/** What a runner cooks with: every food of the larder that they may eat, and how far the budget goes. */
export interface Kitchen {
  readonly foods: ReadonlyMap<string, Food>
  readonly budget: Runner['budget']
}

export function kitchenOf(runner: Runner): Kitchen {
  const permitted = Object.keys(larder)
    .flatMap((id) => findFood(id) ?? [])
    .filter((food) => permitsFood(runner, food).permitted && !isNamed(runner, food))
  const foods = needsGlutenFree(runner) ? permitted : permitted.filter((food) => !isGlutenFreeMake(food))
  return { foods: new Map(foods.map((food) => [food.id, food])), budget: runner.budget }
}

/** Literal exclusions reach inside words and over plurals: "kiwi" keeps out kiwifruit, "strawberry" strawberries. */
const isNamed = ({ exclusions }: Runner, { name }: Food) =>
  exclusions.unknown
    .map(withoutEnding)
    .some((stem) => (stem.length >= longEnough ? holds : isWordOf)(name, stem))

const withoutEnding = (word: string) => word.toLowerCase().replace(/(?:ies|es|y|s)$/, '')

// Shorter ones stand inside words that mean something else: "pea" in "pear".
const longEnough = 4

const holds = (name: string, stem: string) => name.toLowerCase().includes(stem)

const isWordOf = (name: string, stem: string) =>
  stem !== '' &&
  name
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .map(withoutEnding)
    .includes(stem)

const needsGlutenFree = ({ exclusions }: Runner) =>
  exclusions.groups.some((group) => ['gluten', 'wheat', 'fodmap'].includes(group))

// Dearer and harder to find: for those who need it.
const isGlutenFreeMake = ({ name }: Food) => /gluten-free/i.test(name)

const tiers: readonly CostTier[] = ['low', 'medium', 'high']
const reach = { Low: 1, Medium: 2, High: 3 } as const
const enoughToChooseFrom = 3

/** What the budget buys; all where it buys none. */
export function withinBudget({ budget }: Kitchen, foods: readonly Food[]): readonly Food[] {
  const within = upTo(foods, reach[budget])
  return within.length > 0 ? within : foods
}

/** What the budget buys, and dearer foods as far as it takes to have a choice. */
export function choiceWithinBudget({ budget }: Kitchen, foods: readonly Food[]): readonly Food[] {
  const widths = [1, 2, 3].filter((width) => width >= reach[budget])
  return (
    widths.map((width) => upTo(foods, width)).find((within) => within.length >= enoughToChooseFrom) ?? foods
  )
}

const upTo = (foods: readonly Food[], width: number) =>
  foods.filter(({ costTier }) => tiers.indexOf(costTier) < width)
