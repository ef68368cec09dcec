import type { Runner } from '../1-runner/runner.ts'
import { type Food, findFood } from '../foods/foods.ts'
import { permitsFood } from '../foods/permitted.ts'
import { larderIds } from './portions/household-measure.ts'
import { seedOf } from './variety.ts'

/** What a runner cooks with: every food of the larder that they may eat, and how far the budget goes. */
export interface Kitchen {
  readonly foods: ReadonlyMap<string, Food>
  readonly budget: Runner['budget']
  /** Foods that are allowed, and whose brands may hold what this runner keeps out. */
  readonly labels: ReadonlySet<string>
  /** Decides between things that are as good as each other, the same way all through a runner's menus. */
  readonly taste: number
}

export function kitchenOf(runner: Runner): Kitchen {
  const glutenFree = needsGlutenFree(runner)
  const foods = new Map<string, Food>()
  const labels = new Set<string>()
  const stems = runner.exclusions.unknown.map(withoutEnding)
  for (const food of larderIds.flatMap((id) => findFood(id) ?? [])) {
    const permission = permitsFood(runner, food)
    if (!permission.permitted || isNamed(stems, food)) continue
    if (isGlutenFreeMake(food) && !glutenFree) continue
    foods.set(food.id, food)
    if (permission.readLabelFor.length > 0) labels.add(food.id)
  }
  return {
    foods,
    labels,
    budget: runner.budget,
    taste: seedOf(runner) % 7,
  }
}

/** Literal exclusions reach inside words and over plurals: "kiwi" keeps out kiwifruit, "strawberry" strawberries. */
const isNamed = (stems: readonly string[], { name }: Food) =>
  stems.some((stem) => (stem.length >= longEnough ? holds : isWordOf)(name, stem))

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
