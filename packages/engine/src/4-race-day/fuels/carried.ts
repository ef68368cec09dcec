import type { Runner } from '../../1-runner/runner.ts'
import { mostCarbsAnHour } from '../../2-targets/hard-limits/running-limits.ts'
import { carbohydrateFromOneSource, mostCarbohydrateAnHour } from '../../evidence/carbohydrate.ts'
import { carriedBesides } from '../../evidence/portions.ts'
import { findProduct, bringsOneSugar, type Product } from '../../foods/products.ts'
import { hours } from '../../units.ts'
import type { ScheduleRow } from '../schedule.ts'
import { minutesWithoutFuelAtTheEnd } from '../arrangement/demand.ts'

/** How many more servings of what is carried a run takes that lasts longer, at the same minutes apart, and no more of them by the hour. */
export function servingsForSlower(rows: readonly ScheduleRow[], id: string, finish: number): number {
  const minutes = rows
    .filter(({ phase, servings }) => phase === 'during' && servings.some((each) => each.id === id))
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
 * How many more may be taken in that time: never above 90 g an hour, or what a run of that length may have, and up to 60 g an hour where
 * anything with carbs has no fructose. `others`: the carbs that other fuels take of that room.
 */
export function servingsTheGutTakes(
  runner: Runner,
  rows: readonly ScheduleRow[],
  { carbs }: Pick<Product, 'carbs'>,
  { finish, others }: { readonly finish: number; readonly others: number },
): number {
  if (carbs === 0) return Number.POSITIVE_INFINITY
  const during = rows.filter(({ phase }) => phase === 'during')
  const ids = during.flatMap(({ servings }) => servings.map(({ id }) => id))
  const products = [...new Set(ids)].flatMap((id) => findProduct(id) ?? [])
  const time = hours(((1 + carriedBesides.value.longer) * finish) / 60)
  const ofAnyRun = Math.min(mostCarbsAnHour(runner, time), mostCarbohydrateAnHour.value)
  const isMixed = !products.some(bringsOneSugar)
  const most = time * (isMixed ? ofAnyRun : Math.min(ofAnyRun, carbohydrateFromOneSource.value))
  const room = most - during.reduce((sum, row) => sum + row.carbs, 0)
  return Math.max(0, Math.floor((room - others) / carbs + 1e-9))
}
