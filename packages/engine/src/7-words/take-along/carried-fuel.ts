import type { Plan, PlanBottle, PlanKitItem } from '../../plan.ts'
import { drinkFlask } from '../../evidence/portions.ts'
import { countText, inOwnVolume, type Reader } from '../amounts/format-amounts.ts'
import { bottleOnABelt, bottlesOf, twoBottles } from '../race-day/drink-bottles.ts'
import { fuelListName } from '../race-day/fuel-words.ts'
import { carriedInAll, isCarried, sparesText } from '../race-day/carried.ts'
import { fuelInShort } from './short-stops.ts'

/** What of the kit is carried: "11 × gel + 3 spares", "32 oz salted water in 2 flasks". */
export const carriedFuel = ({ runner, race_day: { kit, bottle } }: Plan): string[] => [
  ...kit.filter(isCarried).map((item) => {
    const held = flasksOf(item) + (bottle ? inTheBottle(runner, item, bottle) : bottlesText(runner, item))
    return `${amountOf(runner, item)} ${nameOf(item, kit)}${held}${sparesText(item)}`
  }),
  ...(bottle?.holds === 'water-tap' ? [waterBottle(runner, bottle)] : []),
]

/** "a bottle of 17 oz with water, filled again" */
const waterBottle = (reader: Reader, { ml, fills }: PlanBottle) =>
  `a bottle of ${inOwnVolume(reader, ml)} with water${fills.length > 0 ? ', filled again' : ''}`

/** What of the kit the course hands out: "2 × gel from the course". */
export const fuelFromCourse = ({ runner, race_day: { kit } }: Plan): string[] =>
  kit
    .filter(({ from_course: handedOut }) => handedOut > 0)
    .map((item) => {
      const amount = amountOf(runner, {
        ...item,
        amount: item.from_course,
        from_course: 0,
        for_slower: 0,
      })
      return `${amount} ${nameOf(item, kit)} from the course`
    })

const nameOf = (item: PlanKitItem, kit: readonly PlanKitItem[]) =>
  item.unit === 'count' ? fuelInShort(item, kit) : fuelListName(item.product)

/** Of pieces those of the table: the spares stand behind the name. */
function amountOf(reader: Reader, item: PlanKitItem): string {
  if (item.unit === 'ml') return inOwnVolume(reader, carriedInAll(item))
  return item.unit === 'g' ? `${carriedInAll(item)} g` : `${item.amount - item.from_course} ×`
}

/** Salted water alone, which no station has. */
function flasksOf({ use, flasks }: PlanKitItem): string {
  if (use !== 'salt' || flasks === null) return ''
  const { carried } = drinkFlask.value
  return ` in ${countText(Math.min(flasks, carried), 'flask')}${flasks > carried ? ', refilled' : ''}`
}

/** Where it is filled stands in the kit. */
const inTheBottle = (reader: Reader, item: PlanKitItem, bottle: PlanBottle) =>
  item.product === bottle.holds && carriedInAll(item) > bottle.ml
    ? ` (in a bottle of ${inOwnVolume(reader, bottle.ml)}, filled again)`
    : ''

/** More drink than anyone carries at once. */
function bottlesText(reader: Reader, item: PlanKitItem): string {
  if (item.use !== 'drink' || bottlesOf(item) === 'one') return ''
  return bottlesOf(item) === 'two'
    ? ` (${twoBottles(item, inOwnVolume(reader, bottleOnABelt))})`
    : ' (some handed up)'
}
