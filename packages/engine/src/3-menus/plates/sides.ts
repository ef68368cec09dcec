import { holdsMilk } from '../../foods/exclusions/kosher.ts'
import { type Line, linesOf } from '../groceries/list-so-far.ts'
import type { Kitchen } from '../kitchen.ts'
import { foodOf } from '../portions/household-measure.ts'
import type { LarderId } from '../portions/larder.ts'
import type { SideKind } from '../../side-kinds.ts'
import { type Vector, vectorOfFoods } from './nutrient-vector.ts'

export interface SideFood {
  readonly id: LarderId
  readonly grams: number
}

/** What stands beside a dish in one portion: two slices of bread and butter, a salad with its dressing. */
export interface Side {
  readonly kind: SideKind
  readonly foods: readonly SideFood[]
}

/** Up to two plain sides of one meal. */
export interface Sides {
  /** Its place among all that may stand beside a dish. */
  readonly number: number
  readonly of: readonly Side[]
  readonly foods: readonly SideFood[]
  /** What they are bought as. */
  readonly lines: readonly Line[]
  readonly vector: Vector
}

interface Part {
  /** The first that the runner may eat is served. */
  readonly foods: readonly string[]
  /** Pieces, or ml of a drink; grams of everything else. */
  readonly amount: number
}

const breads = ['bread-wholewheat', 'bread-white', 'bread-gf-white'] as const
const whiteBreads = ['bread-white', 'bread-gf-white'] as const
const spreads = ['butter', 'olive-oil', 'canola-oil'] as const
const leaves = ['lettuce-romaine', 'arugula', 'cucumber-peeled'] as const
const juices = [
  'orange-juice',
  'grape-juice',
  'apple-juice',
  'cranberry-juice-cocktail',
  'pineapple-juice',
] as const
/** Clear ones first, for their fiber; apple juice last, whose fructose and sorbitol some stomachs do not take. */
const clearJuices = [
  'grape-juice',
  'cranberry-juice-cocktail',
  'pineapple-juice',
  'orange-juice',
  'apple-juice',
] as const
/** Nobody has the same juice at lunch and at dinner. */
const otherJuices = {
  'breakfast-juice': ['orange-juice', ...clearJuices],
  'evening-juice': ['cranberry-juice-cocktail', 'pineapple-juice', ...clearJuices],
} as const
const milks = ['milk-1pct', 'milk-lactose-free-1pct', 'soy-milk', 'oat-milk', 'rice-milk'] as const

/** The portions of each side, as people have them beside a dish: more than two slices of bread are buttered. */
const offers: Readonly<Record<SideKind, readonly (readonly Part[])[]>> = {
  bread: [
    ...[1, 2].map((amount) => [{ foods: breads, amount }]),
    ...[2, 3].map((amount) => [
      { foods: breads, amount },
      { foods: spreads, amount: 7 * amount },
    ]),
  ],
  rice: [80, 120, 160, 240].map((amount) => [{ foods: ['rice-white-cooked'], amount }]),
  pasta: [120, 180, 240].map((amount) => [{ foods: ['pasta-cooked', 'pasta-gf-brown-rice-cooked'], amount }]),
  potatoes: [150, 225, 300].map((amount) => [{ foods: ['potato-boiled-peeled'], amount }]),
  fruit: [
    [{ foods: ['banana'], amount: 1 }],
    [{ foods: ['banana'], amount: 2 }],
    [{ foods: ['apple-with-skin'], amount: 1 }],
    [{ foods: ['orange', 'kiwifruit'], amount: 1 }],
  ],
  juice: [200, 300].map((amount) => [{ foods: juices, amount }]),
  milk: [200, 300].map((amount) => [{ foods: milks, amount }]),
  yogurt: [[{ foods: ['yogurt-plain-lowfat', 'soy-yogurt-plain'], amount: 1 }]],
  salad: [
    [
      { foods: leaves, amount: 60 },
      { foods: ['olive-oil', 'canola-oil'], amount: 9 },
      { foods: ['vinegar-red-wine', 'vinegar-cider', 'lemon-juice'], amount: 5 },
    ],
  ],
  avocado: [[{ foods: ['avocado'], amount: 0.5 }]],
  nuts: [15, 30].map((amount) => [
    {
      foods: ['walnuts', 'almonds', 'cashews', 'peanuts-dry-roasted', 'pumpkin-seeds', 'sunflower-seeds'],
      amount,
    },
  ]),
}

const isOtherJuice = (kind: Offer): kind is keyof typeof otherJuices => kind in otherJuices

/** Any before the juice of lunch, where the kitchen has another. */
function eveningJuices({ foods }: Kitchen, white: boolean): readonly string[] {
  const ofLunch = (white ? clearJuices : juices).find((id) => foods.has(id))
  const others = otherJuices['evening-juice'].filter((id) => id !== ofLunch)
  return ofLunch === undefined ? others : [...others, ofLunch]
}

/** A scoop in a glass of plant drink: 16 g of protein, where a glass of milk would bring seven. */
const shake = [
  { foods: ['soy-milk', 'oat-milk', 'almond-milk-unsweetened', 'rice-milk'], amount: 200 },
  { foods: ['pea-protein-powder'], amount: 20 },
] as const

/** For adults with neither milk nor meat, whose protein is hard to come by: a drink beside any dish that takes a side. */
const takesAShake = ({ foods, isMinor }: Kitchen) =>
  !isMinor && !foods.has('chicken-breast') && !holdsMilk([...foods.keys()])

/** A side as it is offered: lunch has `juice`, breakfast its own, and dinner and snacks another. */
export type Offer = SideKind | 'shake' | keyof typeof otherJuices

/** A side in every portion in which the runner may have it. */
export function singleSides(kitchen: Kitchen, kind: Offer, white: boolean): Side[] {
  if (kind === 'shake') return takesAShake(kitchen) ? sideOf(kitchen, 'milk', shake, white) : []
  if (kitchen.isLowInSugar && (kind === 'juice' || isOtherJuice(kind))) return []
  if (isOtherJuice(kind)) {
    const foods = kind === 'evening-juice' ? eveningJuices(kitchen, white) : otherJuices[kind]
    return [200, 300].flatMap((amount) => sideOf(kitchen, 'juice', [{ foods, amount }], white))
  }
  return offers[kind].flatMap((parts) => sideOf(kitchen, kind, parts, white))
}

function sideOf(kitchen: Kitchen, kind: SideKind, parts: readonly Part[], white: boolean): Side[] {
  const foods = parts.flatMap((part) => servedOf(kitchen, kind, part, white) ?? [])
  return foods.length === parts.length ? [{ kind, foods }] : []
}

function servedOf(
  { foods }: Kitchen,
  kind: SideKind,
  { foods: wanted, amount }: Part,
  white: boolean,
): SideFood | undefined {
  const among = (white ? whiteOf.get(wanted) : undefined) ?? wanted
  const id = among.find((each) => foods.has(each)) as LarderId | undefined
  return id && { id, grams: weightOf(kind, id, amount) }
}

/** What is served of them where fiber is low. */
const whiteOf = new Map<readonly string[], readonly string[]>([
  [breads, whiteBreads],
  [juices, clearJuices],
])

const inPieces: ReadonlySet<SideKind> = new Set(['bread', 'fruit', 'yogurt', 'avocado'])

/** Pieces by the data, drinks by their density. */
function weightOf(kind: SideKind, id: LarderId, amount: number): number {
  const { unitGrams, gramsPerMilliliter } = foodOf(id)
  if (kind === 'juice' || (kind === 'milk' && id !== 'pea-protein-powder'))
    return amount * (gramsPerMilliliter ?? 1)
  return inPieces.has(kind) && unitGrams !== null && amount <= 4 ? amount * unitGrams : amount
}

/** None, one or two of the sides, of different kinds. */
export function sidesOf(singles: readonly Side[]): Sides[] {
  const pairs = singles.flatMap((one, index) =>
    singles
      .slice(index + 1)
      .filter((other) => groupOf(one) !== groupOf(other))
      .map((other) => [one, other]),
  )
  return [[], ...singles.map((one) => [one]), ...pairs].map((of, number) => {
    const foods = of.flatMap((side) => side.foods)
    return { number, of, foods, lines: linesOf(foods), vector: vectorOfFoods(foods) }
  })
}

/** One of a group is enough: no two drinks, no two starches, and no milk beside yogurt. */
const groupOf = ({ kind }: Side) => groups[kind] ?? kind

const groups: Partial<Record<SideKind, string>> = {
  juice: 'drink',
  milk: 'drink',
  yogurt: 'drink',
  bread: 'starch',
  rice: 'starch',
  pasta: 'starch',
  potatoes: 'starch',
}
