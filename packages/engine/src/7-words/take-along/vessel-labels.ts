import { capitalize } from '../../letter-case.ts'
import type { Plan, PlanKitItem, PlanRow } from '../../plan.ts'
import { asClock, countText, inMilliliters, inOwnVolume, joinList } from '../amounts/format-amounts.ts'
import { portionsInAFlask, productOf } from '../race-day/feed-words.ts'
import { fuelListName } from '../race-day/fuel-words.ts'
import { fuelInShort } from './short-stops.ts'
import { carriedInAll, isCarried, sparesText } from '../race-day/carried.ts'

/** What stands on a bottle, a flask or the bag. */
export interface VesselLabel {
  readonly on: 'bottle' | 'flask' | 'bag'
  /** "Homemade sports drink" */
  readonly title: string
  readonly lines: readonly string[]
}

/** One for each drink, one for each fuel from a flask, one for what is carried as it was bought. */
export function vesselLabels(plan: Plan): VesselLabel[] {
  const { kit, bottle } = plan.race_day
  const carried = kit.filter(isCarried)
  const isInABottle = ({ product, unit }: PlanKitItem) => unit === 'ml' || bottle?.holds === product
  const bagged = carried.filter((item) => !isInABottle(item) && !isInAFlask(item))
  return [
    ...(bottle?.holds === 'water-tap' ? [waterLabel(plan, bottle.ml)] : []),
    ...carried.filter(isInABottle).map((item) => drinkLabel(plan, item)),
    ...carried.filter((item) => !isInABottle(item) && isInAFlask(item)).map((item) => flaskLabel(plan, item)),
    ...(bagged.length > 0 ? [bagLabel(bagged)] : []),
  ]
}

const isInAFlask = ({ product }: PlanKitItem) => portionsInAFlask(productOf(product)) !== null

const waterLabel = ({ runner }: Plan, ml: number): VesselLabel => ({
  on: 'bottle',
  title: 'Water',
  lines: [`${inMilliliters(runner, ml)}, drink to thirst`],
})

const drinkLabel = (plan: Plan, item: PlanKitItem): VesselLabel => ({
  on: 'bottle',
  title: capitalize(fuelListName(item.product)),
  lines: [
    `${inMilliliters(plan.runner, carriedInAll(item))} in all${item.for_slower > 0 ? `, ${inOwnVolume(plan.runner, item.for_slower)} of it for a slower day` : ''}`,
    ...sipsOf(plan, item),
  ],
})

/** "0:20 150 ml, 0:40 150 ml" */
function sipsOf({ runner, race_day: { rows } }: Plan, item: PlanKitItem): string[] {
  const sips = rows.flatMap((row) =>
    row.servings
      .filter(({ id, unit, from }) => id === item.product && unit === 'ml' && from !== 'course')
      .map(({ amount }) => `${timeOf(row)} ${inOwnVolume(runner, amount)}`),
  )
  return sips.length === 0 ? [] : [sips.join(', ')]
}

function flaskLabel({ race_day: { kit, rows } }: Plan, item: PlanKitItem): VesselLabel {
  const count = item.amount - item.from_course
  const each = portionsInAFlask(productOf(item.product)) ?? count
  const times = rows.filter(({ servings }) => servings.some(({ id }) => id === item.product)).map(timeOf)
  return {
    on: 'flask',
    title: capitalize(fuelListName(item.product)),
    lines: [
      `${countText(count, 'portion')}${sparesText(item)}, ${each} in a flask`,
      `1 ${fuelInShort(item, kit)} at ${joinList(times)}`,
    ],
  }
}

const bagLabel = (items: readonly PlanKitItem[]): VesselLabel => ({
  on: 'bag',
  title: 'Race fuel',
  lines: items.map(
    (item) =>
      `${item.unit === 'g' ? `${carriedInAll(item)} g` : `${item.amount - item.from_course} ×`} ${fuelListName(item.product)}${sparesText(item)}`,
  ),
})

const timeOf = ({ minute }: PlanRow) => (minute < 0 ? `${asClock(-minute)} before` : asClock(minute))
