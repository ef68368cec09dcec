import { carbohydrateFromOneSource, mostCarbohydrateAnHour } from '../../evidence/carbohydrate.ts'
import { carriedBesides } from '../../evidence/portions.ts'
import { findProduct, holdsFructose, type Product } from '../../foods/products.ts'
import type { Kilometers, Minutes } from '../../units.ts'
import type { Bottle, ScheduleRow } from '../schedule.ts'
import { minutesWithoutFuelAtTheEnd } from '../arrangement/demand.ts'

/** How many more servings of what is carried a run takes that lasts longer, at the same minutes apart, and no more of them by the hour. */
export function servingsForSlower(rows: readonly ScheduleRow[], id: string, finish: number): number {
  const minutes = rows
    .filter(
      ({ phase, servings }) =>
        phase === 'during' && servings.some((each) => each.id === id && each.from !== 'course'),
    )
    .map(({ minute }) => minute)
  const [first] = minutes
  const last = minutes.at(-1)
  if (first === undefined || last === undefined) return 0
  const apart = minutes.length > 1 ? (last - first) / (minutes.length - 1) : first
  const { longer } = carriedBesides.value
  const lastFeed = (1 + longer) * finish - minutesWithoutFuelAtTheEnd
  const asOften = Math.ceil(longer * minutes.length - 1e-9)
  return Math.max(0, Math.min(asOften, Math.floor((lastFeed - last) / apart + 1e-9)))
}

/**
 * How many more the gut takes up in that time: up to 60 g an hour where anything with carbs has no fructose, else up to 90.
 * Several carried fuels share the room.
 */
export function servingsTheGutTakes(
  rows: readonly ScheduleRow[],
  { carbs }: Pick<Product, 'carbs'>,
  finish: number,
): number {
  const during = rows.filter(({ phase }) => phase === 'during')
  const servings = during.flatMap((row) => row.servings)
  const products = [...new Set(servings.map(({ id }) => id))].flatMap((id) => findProduct(id) ?? [])
  const isMixed = products.every((each) => each.carbs === 0 || holdsFructose(each))
  const anHour = isMixed ? mostCarbohydrateAnHour.value : carbohydrateFromOneSource.value
  const carried = servings.filter(({ kind, unit, from, id }) => {
    const isEaten = kind === 'product' && unit === 'count' && from !== 'course'
    return isEaten && (findProduct(id)?.carbs ?? 0) > 0
  })
  const most = ((1 + carriedBesides.value.longer) * finish * anHour) / 60
  const room = most - during.reduce((sum, row) => sum + row.carbs, 0)
  return Math.max(0, Math.floor(room / carbs / new Set(carried.map(({ id }) => id)).size + 1e-9))
}

/** By when a carried bottle is empty: of the drink of the kit, or of water; null if nothing is drunk of it. */
export function bottleOf(rows: readonly ScheduleRow[], milliliters: number | undefined): Bottle | null {
  if (milliliters === undefined) return null
  const during = rows.filter(({ phase }) => phase === 'during')
  const drunk = during.map(({ minute, distance, servings }) => ({
    minute,
    distance,
    inMl: servings.filter(({ unit, from }) => unit === 'ml' && from !== 'course'),
  }))
  const ids = new Set(drunk.flatMap(({ inMl }) => inMl.map(({ id }) => id)))
  const holds = [...ids].find((id) => id !== 'water-tap') ?? [...ids][0]
  if (holds === undefined) return null
  let left = milliliters
  for (const { minute, distance, inMl } of drunk) {
    left -= inMl.filter(({ id }) => id === holds).reduce((sum, { amount }) => sum + amount, 0)
    if (left <= 1e-6) return { milliliters, holds, empty: placeOf(minute, distance) }
  }
  return { milliliters, holds, empty: null }
}

const placeOf = (minute: Minutes, distance: Kilometers | null) => ({ minute, distance })
