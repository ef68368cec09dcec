import { mostBeside } from '../../evidence/plates.ts'
import { memoize } from '../../foods/memoize.ts'
import { foodOf } from '../portions/household-measure.ts'
import type { LarderId } from '../portions/larder.ts'
import type { Kitchen } from '../kitchen.ts'
import type { ServedRecipe } from '../recipes/served-recipe.ts'
import { at, type Vector, vectorOfFoods, width } from './nutrient-vector.ts'
import { type SideFood, type Sides, sidesOf, singleSides } from './sides.ts'

/** A recipe at one scale with its sides: what stands before one person. */
export interface Plate {
  readonly served: ServedRecipe
  readonly quarters: number
  readonly sides: Sides
  readonly vector: Vector
}

/** Every plate of a recipe that a person would eat. */
export function platesOf(served: ServedRecipe, allSides: readonly Sides[]): Plate[] {
  const plates: Plate[] = []
  for (const quarters of served.quarters) {
    const foods = served.foods.map(({ id, grams }) => ({ id, grams: (grams * quarters) / 4 }))
    const own = vectorOfFoods(foods)
    const starch = starchIn(foods)
    for (const sides of allSides) {
      if (!isWithinPortions(sides.foods, starch)) continue
      plates.push({ served, quarters, sides, vector: added(own, sides.vector) })
    }
  }
  return plates
}

/** Recipes that take the same kinds of sides share them. */
export const sidesFor = memoize((kitchen: Kitchen) => {
  const known = new Map<string, readonly Sides[]>()
  return ({ recipe: { sides, tags } }: ServedRecipe): readonly Sides[] => {
    const brown = !tags.includes('loading')
    const key = `${sides.toSorted().join()} ${brown}`
    const made = known.get(key) ?? sidesOf(singleSides(kitchen, sides, brown))
    known.set(key, made)
    return made
  }
})

function added(one: Vector, other: Vector): Vector {
  const sum = new Float64Array(width)
  for (let index = 0; index < width; index++) sum[index] = (one[index] ?? 0) + (other[index] ?? 0)
  sum[at.legumes] = Math.max(one[at.legumes] ?? 0, other[at.legumes] ?? 0)
  sum[at.soy] = Math.max(one[at.soy] ?? 0, other[at.soy] ?? 0)
  return sum
}

interface Starch {
  readonly bread: number
  readonly cooked: number
  readonly potatoes: number
}

/** Bread in g, cooked grains and potatoes in g: a dish's own counts toward what may stand beside it. */
function starchIn(foods: readonly { readonly id: LarderId; readonly grams: number }[]): Starch {
  const sum = { bread: 0, cooked: 0, potatoes: 0 }
  for (const { id, grams } of foods) {
    const { category } = foodOf(id)
    if (category === 'bread') sum.bread += grams
    if (category === 'grain' && id.endsWith('-cooked')) sum.cooked += grams
    if (category === 'starchy_vegetable') sum.potatoes += grams
  }
  return sum
}

const kindOfStarch: Partial<Record<SideFood['kind'], keyof Starch>> = {
  bread: 'bread',
  rice: 'cooked',
  pasta: 'cooked',
  potatoes: 'potatoes',
}

const isWithinPortions = (sides: readonly SideFood[], own: Starch) =>
  sides.every(({ kind, grams }) => {
    const starch = kindOfStarch[kind]
    return starch === undefined || own[starch] + grams <= mostBeside.value[starch]
  })
