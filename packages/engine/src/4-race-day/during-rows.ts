import { findProduct } from '../foods/products.ts'
import { type KilometersPerHour, grams, kilometers, milligrams, milliliters, minutes } from '../units.ts'
import type { Arrangement, Feed, FuelCombination } from './arrangement/feeds.ts'
import type { Demand } from './arrangement/demand.ts'
import { gramsInAPinch } from './fuels/race-fuels.ts'
import type { RowTotals, ScheduleRow, Serving } from './schedule.ts'

/** The rows of a run, feed by feed, with the runner's place on the course. */
export function duringRows(demand: Demand, arrangement: Arrangement | undefined): ScheduleRow[] {
  if (!arrangement) return []
  const { feeds, combination } = arrangement
  return feeds.map((feed) => ({
    ...rowOf(combination, feed),
    distance: feed.km ?? whereAt(feed.minute, demand.speed),
  }))
}

const whereAt = (minute: number, speed: KilometersPerHour) => kilometers((minute / 60) * speed)

function rowOf(combination: FuelCombination, feed: Feed): ScheduleRow {
  return {
    phase: 'during',
    minute: minutes(feed.minute),
    distance: null,
    servings: servingsOf(combination, feed),
    carbs: grams(feed.carbs),
    sodium: milligrams(feed.sodium),
    fluids: milliliters(feed.volume),
  }
}

export function servingsOf(
  { drink, drinkFrom, salt }: FuelCombination,
  { helping, eats, isHandedOut, isFromBottle, volume, salts }: Feed,
): Serving[] {
  const drunk = helping.endsWith('drink') ? drink : null
  const from = isFromBottle ? bottled : drinkFrom === 'course' ? handedOut : {}
  const servings: Serving[] = []
  if (eats)
    servings.push({
      kind: 'product',
      id: eats.id,
      amount: 1,
      unit: 'count',
      ...(isHandedOut ? handedOut : {}),
    })
  if (volume > 0) {
    servings.push(
      drunk
        ? { kind: 'product', id: drunk.id, amount: volume, unit: 'ml', ...from }
        : { kind: 'water', id: 'water-tap', amount: volume, unit: 'ml', ...(isFromBottle ? bottled : {}) },
    )
  }
  if (salts > 0 && salt) {
    const { id } = salt.product
    servings.push(
      salt.isPinch
        ? { kind: 'product', id, amount: salts * gramsInAPinch, unit: 'g' }
        : { kind: 'product', id, amount: salts, unit: 'count' },
    )
  }
  return servings
}

const handedOut = { from: 'course' } as const
const bottled = { from: 'bottle' } as const

export function totalsOf(rows: readonly ScheduleRow[]): RowTotals {
  return {
    carbs: grams(rows.reduce((sum, { carbs }) => sum + carbs, 0)),
    sodium: milligrams(rows.reduce((sum, { sodium }) => sum + sodium, 0)),
    fluids: milliliters(rows.reduce((sum, { fluids }) => sum + fluids, 0)),
  }
}

export const gelsIn = (rows: readonly ScheduleRow[]): number =>
  rows
    .flatMap(({ servings }) => servings)
    .filter(({ kind, id }) => {
      const product = kind === 'product' ? findProduct(id) : undefined
      return product?.gel === true
    })
    .reduce((count, { amount }) => count + amount, 0)
