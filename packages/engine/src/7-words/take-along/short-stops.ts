import { kilometers, toMiles } from '../../units.ts'
import { isHomemade } from '../../4-race-day/fuels/race-fuels.ts'
import type { Product } from '../../foods/products.ts'
import type { Plan, PlanKitItem, PlanRow, PlanServing } from '../../plan.ts'
import { clockText } from '../amounts/clock-times.ts'
import { asClock, inOwnVolume, isAmerican, type Reader } from '../amounts/format-amounts.ts'
import { numberText } from '../amounts/format-measures.ts'
import { inFractions } from '../amounts/fractions.ts'
import { isByTheCup, nameInTheKit, productOf, tableBefore } from '../race-day/feed-words.ts'

/** A stop on the course in as few words as a wrist, a card or a chat has room for. */
export interface ShortStop {
  /** "0:20" */
  readonly time: string
  /** "mi 2.1"; null where the place is unknown. */
  readonly mark: string | null
  /** "7:50 am"; null if the runner gave no start. */
  readonly clock: string | null
  readonly takes: readonly ShortServing[]
  /** What a slow runner is reminded of, once, from this stop on; null for all others. */
  readonly thirst: string | null
}

export interface ShortServing {
  readonly of: 'fuel' | 'drink' | 'salt'
  /** "gel", "course gel (km 18.8)" where it is handed out before the stop, "5 oz", "2 cups", "150 ml sports drink" */
  readonly text: string
}

interface Room {
  /** Whether there is room for the word "water" beside other things, and for what a cup of a station holds. */
  readonly namesWater?: boolean
}

/** The stops of the race, or those of a slower day. */
export const shortStops = (
  plan: Plan,
  rows: readonly PlanRow[] = plan.race_day.rows,
  room: Room = {},
): ShortStop[] =>
  rows
    .filter(({ phase }) => phase === 'during')
    .map((row) => ({
      time: asClock(row.minute),
      mark: row.km === null ? null : markOf(plan.runner, row.km),
      clock: clockText(plan.runner, row.minute),
      takes: shortServings(plan, row, room),
      thirst: row.reminds_of_thirst ? thirstReminder : null,
    }))

export const thirstReminder = 'from here on drink to thirst, never more than this'

export const markOf = (reader: Reader, km: number) => markText(reader.units.distance, placeOf(reader, km))

/** In the runner's own unit, unrounded. */
export const placeOf = ({ units: { distance } }: Reader, km: number) =>
  distance === 'mi' ? toMiles(kilometers(km)) : km

/** "mi 2.1" */
export const markText = (distance: Reader['units']['distance'], place: number) =>
  `${distance} ${numberText(place)}`

/** What a row takes: the fuel, what is drunk, the salt. Plain water is named where it is all, or where there is room for it. */
export function shortServings(plan: Plan, row: PlanRow, { namesWater = false }: Room = {}): ShortServing[] {
  const { kit } = plan.race_day
  return row.servings
    .flatMap((serving): ShortServing[] => {
      const item = kit.find(({ product }) => product === serving.id)
      if (serving.unit === 'ml')
        return [
          {
            of: 'drink',
            text: drinkInShort(plan, { serving, item, namesWater, isAll: row.servings.length === 1 }),
          },
        ]
      if (!item) return []
      return [
        item.use === 'salt'
          ? { of: 'salt', text: serving.unit === 'g' ? 'pinch of salt' : 'salt capsule' }
          : { of: 'fuel', text: fromTheCourse(plan, row, serving, fuelInShort(item, kit)) },
      ]
    })
    .toSorted((one, other) => order[one.of] - order[other.of])
}

/** With the place of its table where that comes before the stop: whoever passes it has nothing to eat there. */
function fromTheCourse(
  { runner, race_day: { on_course: course } }: Plan,
  row: PlanRow,
  serving: PlanServing,
  name: string,
): string {
  if (serving.from !== 'course') return name
  const table = tableBefore(serving, row, course)
  return `course ${name}${table === null ? '' : ` (${markOf(runner, table)})`}`
}

const order = { fuel: 0, drink: 1, salt: 2 } as const

interface Drunk {
  readonly serving: PlanServing
  /** Undefined for water. */
  readonly item: PlanKitItem | undefined
  readonly namesWater: boolean
  /** Whether the stop takes nothing else. */
  readonly isAll: boolean
}

/** "5 oz", "2 cups"; "5 oz water", "2 cups (7 oz) water"; "5 oz sports drink". */
function drinkInShort(plan: Plan, { serving, item, namesWater, isAll }: Drunk): string {
  const amount = amountInShort(plan, serving)
  const measured = inOwnVolume(plan.runner, serving.amount)
  const inCups = namesWater && amount !== measured ? `${amount} (${measured})` : amount
  if (!item) return namesWater || isAll ? `${inCups} water` : inCups
  return `${inCups} ${nameOfDrink(productOf(item.product))}`
}

/** "5 oz"; "2 cups" of a station, which reads as a measure of the kitchen to runners with ounces. */
export function amountInShort(
  { runner, race_day: { on_course: course } }: Plan,
  serving: PlanServing,
): string {
  if (!isByTheCup(course, serving) || isAmerican(runner)) return inOwnVolume(runner, serving.amount)
  const cups = serving.amount / (course?.cup_ml ?? serving.amount)
  return `${inFractions(cups)} ${cups > 1 ? 'cups' : 'cup'}`
}

function nameOfDrink(product: Product): string {
  if (product.carbs >= leastOfASportsDrink) return 'sports drink'
  return isHomemade(product) ? 'salted water' : 'electrolyte drink'
}

/** Grams of a serving: tablets have a few. */
const leastOfASportsDrink = 10

/** "gel" where the kit has one gel only; else by its name. */
export function fuelInShort({ product, use }: PlanKitItem, kit: readonly PlanKitItem[]): string {
  const { gel, kind } = productOf(product)
  const gels = kit.filter((each) => isEaten(each) && productOf(each.product).gel)
  if (gel && gels.length === 1) return use === 'caffeine' ? 'caffeine gel' : 'gel'
  return kind === 'chew' && kit.filter(isEaten).length === 1 ? 'chews' : nameInTheKit(product, kit)
}

const isEaten = ({ use }: PlanKitItem) => use === 'fuel' || use === 'caffeine'
