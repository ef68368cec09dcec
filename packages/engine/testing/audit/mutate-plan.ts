import { foods } from '../../src/foods/foods.ts'
import { products } from '../../src/foods/products.ts'
import { addDays, readIsoDay, toIsoDay } from '../../src/plain-day.ts'
import type { Plan } from '../../src/plan.ts'
import { heldBy } from '../../src/6-audit/meals.ts'
import type { Chance } from '../hostile-texts.ts'

/** A change to one fact of a plan: its path, the old and the new value. */
export interface Mutation {
  readonly path: string
  readonly from: unknown
  readonly to: unknown
  readonly plan: Plan
}

/** A place in a plan: its path, and the path pattern of its kind (`race_week.*.meals.*.kcal`). */
interface Place {
  readonly path: readonly string[]
  readonly kind: string
  readonly value: unknown
  /** Its parent. */
  readonly of: unknown
}

/** The values at each kind of place in many plans, to choose replacements from. */
export type Pool = ReadonlyMap<string, readonly unknown[]>

export function poolOf(plans: readonly Plan[]): Pool {
  const pool = new Map<string, Map<string, unknown>>()
  for (const { kind, value } of plans.flatMap(placesIn)) {
    const values = pool.get(kind) ?? new Map<string, unknown>()
    pool.set(kind, values.set(JSON.stringify(value), value))
  }
  return new Map([...pool].map(([kind, values]) => [kind, [...values.values()]]))
}

function placesIn(plan: Plan): Place[] {
  const places: Place[] = []
  const walk = (value: unknown, path: readonly string[], kind: readonly string[], of?: unknown) => {
    if (path.length > 0) places.push({ path, kind: kind.join('.'), value, of })
    if (typeof value !== 'object' || value === null) return
    const isList = Array.isArray(value)
    for (const [name, part] of Object.entries(value))
      walk(part, [...path, name], [...kind, isList ? '*' : name], value)
  }
  walk(plan, [], [])
  return places
}

/** A meaningful change somewhere in the plan: all parts are equally likely, and all kinds of places within a part. */
export function mutate(plan: Plan, pool: Pool, chance: Chance): Mutation | null {
  const parts = new Map<string, Map<string, Place[]>>()
  for (const place of placesIn(plan)) {
    const kinds = parts.get(place.path[0] ?? '') ?? new Map<string, Place[]>()
    parts.set(place.path[0] ?? '', kinds.set(place.kind, [...(kinds.get(place.kind) ?? []), place]))
  }
  for (let attempt = 0; attempt < 50; attempt++) {
    const place = oneOf(oneOf([...oneOf([...parts.values()], chance).values()], chance), chance)
    const changed = changeOf(place, pool, chance)
    if (!changed) continue
    const mutated = copyOf(plan)
    put(mutated, place.path, changed.to)
    return { path: place.path.join('.'), from: place.value, to: changed.to, plan: mutated }
  }
  return null
}

const oneOf = <Thing>(things: readonly Thing[], chance: Chance): Thing =>
  things[chance(things.length)] as Thing

function put(plan: Plan, path: readonly string[], value: unknown) {
  const parent = path.slice(0, -1).reduce<unknown>((part, name) => Reflect.get(Object(part), name), plan)
  Reflect.set(Object(parent), path.at(-1) ?? '', value)
}

/**
 * Facts that nothing else in a plan, no answer and no table determines: which other recipes of its occasion suit a meal, the
 * store name of a food, the kind of a smallest pack, and which of several suitable fuels is the substitute.
 */
const ofOneHand = /\.choices\.\*$|^groceries\.lines\.\*\.(?:name|basket\.of)$|\.instead(?:\.product)?$/

/** Lists with a free length: how many breakfasts there are to choose from, and how many other recipes for a meal. */
const ofAnyLength = /^long_run\.breakfasts$|\.choices$/

/** Another value, beyond its tolerance. */
function changeOf(
  { path, kind, value, of }: Place,
  pool: Pool,
  chance: Chance,
): { readonly to: unknown } | null {
  if (ofOneHand.test(kind)) return null
  if (typeof value === 'number') {
    const to = otherNumber(value, toleranceOf(path), chance)
    return isWithinRounding(of, value, to) ? null : { to }
  }
  if (typeof value === 'boolean') return { to: !value }
  if (Array.isArray(value))
    return value.length === 0
      ? null
      : { to: otherList(value, ofAnyLength.test(kind) ? 1 : chance(2), chance) }
  if (typeof value === 'string' && foodIds.has(value)) return { to: anotherOf(foods, value, chance) }
  if (typeof value === 'string' && productIds.has(value)) return { to: anotherOf(products, value, chance) }
  const day = typeof value === 'string' && readIsoDay(value)
  if (day) return { to: toIsoDay(addDays(day, (chance(2) === 0 ? -1 : 1) * (1 + chance(20)))) }
  if (path.join() === 'reasons') return { to: withoutOne(value ?? {}, chance) }
  const others = (pool.get(kind) ?? []).filter((each) => isOther(each, value))
  return others.length === 0 ? null : { to: copyOf(others[chance(others.length)]) }
}

/** Another word, or nothing in place of something; replacing a whole object gives another plan, not a changed fact. */
const isOther = (each: unknown, value: unknown) =>
  JSON.stringify(each) !== JSON.stringify(value) &&
  (each === null || value === null || typeof each !== 'object')

type Tolerance = 'basket' | 'figure'

const toleranceOf = (path: readonly string[]): Tolerance => (path.includes('basket') ? 'basket' : 'figure')

const foodIds: ReadonlySet<string> = new Set(foods.map(({ id }) => id))
const productIds: ReadonlySet<string> = new Set(products.map(({ id }) => id))

function anotherOf(table: readonly { readonly id: string }[], id: string, chance: Chance): string {
  const found = table[chance(table.length)]?.id ?? id
  return found === id ? anotherOf(table, id, chance) : found
}

/** Half, one and a half, twice, none, or something in place of nothing; a basket may have up to a pack more than is used. */
function otherNumber(value: number, tolerance: Tolerance, chance: Chance): number {
  if (tolerance === 'basket') return [0, value * 0.2, value * 10, value * 25][chance(4)] ?? 0
  if (value === 0) return [20, 75, 400][chance(3)] ?? 20
  const changed = value * ([0, 0.5, 0.8, 1.25, 1.5, 2, -1][chance(7)] ?? 2)
  return Number.isInteger(value) ? Math.round(changed) + (Math.round(changed) === value ? 1 : 0) : changed
}

/**
 * An amount of a side so close that no figure of its meal changes by more than rounding. A recipe has its own to the gram,
 * and a pinch of it to the tenth, either way where it is a half of one.
 */
function isWithinRounding(of: unknown, grams: number, other: number): boolean {
  if (Reflect.get(Object(of), 'side') === null && Reflect.get(Object(of), 'in_drink') === false)
    return grams < 5 && Math.abs(grams - other) < 0.11
  const id: unknown = typeof of === 'object' && of !== null ? Reflect.get(of, 'food_id') : undefined
  if (typeof id !== 'string' || Reflect.get(Object(of), 'grams') !== grams) return false
  const held = heldBy([{ food_id: id, grams: Math.abs(grams - other) }])
  return (
    held.carbs_g <= 1 && held.protein_g <= 1 && held.fat_g <= 1 && held.sodium_mg <= 1 && id !== 'water-tap'
  )
}

/** One item less, or one item twice. */
function otherList(list: readonly unknown[], how: number, chance: Chance): unknown[] {
  const at = chance(list.length)
  return how === 0 ? list.filter((_, index) => index !== at) : [...list, list[at]]
}

const withoutOne = (record: object, chance: Chance) => {
  const names = Object.keys(record)
  const left = names[chance(names.length)]
  return Object.fromEntries(Object.entries(record).filter(([name]) => name !== left))
}

const copyOf = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value
