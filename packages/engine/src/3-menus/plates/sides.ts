import { foodOf } from '../portions/household-measure.ts'
import type { LarderId } from '../portions/larder.ts'
import type { Kitchen } from '../kitchen.ts'
import type { SideKind } from '../recipes/recipe.ts'
import { type Vector, vectorOfFoods, width } from './nutrient-vector.ts'

export interface SideFood {
  readonly kind: SideKind
  readonly id: LarderId
  readonly grams: number
}

/** Up to two plain sides of one meal. */
export interface Sides {
  readonly foods: readonly SideFood[]
  readonly kinds: ReadonlySet<SideKind>
  readonly vector: Vector
}

/** Foods that stand beside a dish, the first that the runner may eat, and their usual portions in pieces, g or ml. */
const offers: Readonly<Record<SideKind, readonly { readonly foods: readonly string[]; readonly portions: readonly number[] }[]>> = {
  bread: [{ foods: ['bread-white', 'bread-gf-white'], portions: [1, 2, 3, 4] }],
  rice: [{ foods: ['rice-white-cooked'], portions: [80, 120, 160, 240] }],
  pasta: [{ foods: ['pasta-cooked', 'pasta-gf-brown-rice-cooked'], portions: [120, 180, 240] }],
  potatoes: [{ foods: ['potato-boiled-peeled'], portions: [150, 225, 300] }],
  fruit: [
    { foods: ['banana'], portions: [1, 2] },
    { foods: ['apple-with-skin'], portions: [1] },
    { foods: ['orange', 'clementine', 'kiwifruit', 'grapes'], portions: [1] },
  ],
  juice: [{ foods: ['orange-juice', 'apple-juice', 'grape-juice', 'pineapple-juice', 'cranberry-juice-cocktail'], portions: [200, 300] }],
  milk: [{ foods: ['milk-1pct', 'milk-lactose-free-1pct', 'soy-milk', 'oat-milk', 'rice-milk'], portions: [200, 300] }],
  yogurt: [{ foods: ['yogurt-plain-lowfat', 'soy-yogurt-plain'], portions: [1] }],
}

/** What a pinch of each portion weighs: pieces by the data, liquids by their density, cooked starch in grams. */
function weightOf(kind: SideKind, id: LarderId, portion: number): number {
  const { unitGrams, gramsPerMilliliter } = foodOf(id)
  if (kind === 'juice' || kind === 'milk') return portion * (gramsPerMilliliter ?? 1)
  if (kind === 'rice' || kind === 'pasta' || kind === 'potatoes') return portion
  return portion * (unitGrams ?? 150)
}

/** Every single side that the runner may have, in every portion. */
export function singleSides({ foods }: Kitchen, kinds: readonly SideKind[], brown: boolean): SideFood[] {
  return kinds.flatMap((kind) =>
    offers[kind].flatMap((offer): SideFood[] => {
      const wanted = kind === 'bread' && brown ? ['bread-wholewheat', ...offer.foods] : offer.foods
      const id = wanted.find((each) => foods.has(each)) as LarderId | undefined
      return id ? offer.portions.map((portion) => ({ kind, id, grams: weightOf(kind, id, portion) })) : []
    }),
  )
}

/** None, one or two of the sides; two of one kind only if both are fruit. */
export function sidesOf(singles: readonly SideFood[]): Sides[] {
  const pairs = singles.flatMap((one, index) =>
    singles
      .slice(index + 1)
      .filter((other) => other.kind !== one.kind && !(isDrink(one) && isDrink(other)) && !(isStarch(one) && isStarch(other)))
      .map((other) => [one, other]),
  )
  return [[], ...singles.map((one) => [one]), ...pairs].map((foods) => ({
    foods,
    kinds: new Set(foods.map(({ kind }) => kind)),
    vector: foods.length === 0 ? new Float64Array(width) : vectorOfFoods(foods),
  }))
}

const isDrink = ({ kind }: SideFood) => kind === 'juice' || kind === 'milk'
const isStarch = ({ kind }: SideFood) =>
  kind === 'bread' || kind === 'rice' || kind === 'pasta' || kind === 'potatoes'
