import type { Plan, PlanKitItem } from '../../plan.ts'
import { drinkFlask } from '../../evidence/portions.ts'
import { countText, inOwnVolume, type Reader } from '../amounts/format-amounts.ts'
import { fuelListName } from '../race-day/fuel-words.ts'
import { isCarried, sparesText } from '../race-day/carried.ts'
import { fuelInShort } from './short-stops.ts'

/** What of the kit is carried, and what the course hands out: "11 × gel + 3 spares", "32 oz salted water in 2 flasks", "2 × gel from the course". */
export function carriedFuel({ runner, race_day: { kit } }: Plan): string[] {
  const name = (item: PlanKitItem) =>
    item.unit === 'count' ? fuelInShort(item, kit) : fuelListName(item.product)
  return [
    ...kit
      .filter(isCarried)
      .map((item) => `${amountOf(runner, item)} ${name(item)}${flasksOf(item)}${sparesText(item)}`),
    ...kit
      .filter(({ from_course: handedOut }) => handedOut > 0)
      .map(
        (item) =>
          `${amountOf(runner, { ...item, amount: item.from_course, from_course: 0 })} ${name(item)} from the course`,
      ),
  ]
}

function amountOf(reader: Reader, { amount, from_course: handedOut, unit }: PlanKitItem): string {
  const carried = amount - handedOut
  if (unit === 'ml') return inOwnVolume(reader, carried)
  return unit === 'g' ? `${carried} g` : `${carried} ×`
}

/** Salted water alone, which no station has. */
function flasksOf({ use, flasks }: PlanKitItem): string {
  if (use !== 'salt' || flasks === null) return ''
  const { carried } = drinkFlask.value
  return ` in ${countText(Math.min(flasks, carried), 'flask')}${flasks > carried ? ', refilled' : ''}`
}
