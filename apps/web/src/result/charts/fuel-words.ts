import { asClock } from '@race-nutrition/engine'
import { written } from '../amount.tsx'
import type { FuelChannel, RaceFuel, Serving } from './race-fuel.ts'

/** 65.4 minutes are `1:05`. */
export const clockWords = (minutes: number) => asClock(Math.round(minutes))

/** `69 g of a target of 70 g`; `220 mg, no target` where none is added and the fuel has some. */
export const channelWords = ({ total, unit, target }: FuelChannel) =>
  target.aim > 0
    ? `${written(total)} ${unit} of a target of ${written(Math.round(target.aim))} ${unit}`
    : `${written(total)} ${unit}, no target`

/** `4 stops on the course, from 0:20 to 1:20.` */
function stopsWords({ servings }: RaceFuel): string {
  const [first, last] = [servings[0], servings.at(-1)]
  const count = servings.length === 1 ? 'One stop' : `${servings.length} stops`
  const when = servings.length === 1 ? `at ${first?.time}` : `from ${first?.time} to ${last?.time}`
  return `${count} on the course, ${when}.`
}

/** What the picture shows, in a sentence or two. */
export function fuelSummary(fuel: RaceFuel): string {
  const sums = fuel.channels.map((channel) => `${channel.name.toLowerCase()} ${channelWords(channel)}`)
  return `${stopsWords(fuel)} By the finish at ${clockWords(fuel.finish)}: ${sums.join(', ')}.`
}

/** `+23 g carbs, 250 ml fluids` for one stop, or the sums so far. */
export const amountWords = (
  amounts: Pick<Serving, 'carbs_g' | 'fluids_ml' | 'sodium_mg'>,
  channels: RaceFuel['channels'],
) => channels.map(({ of, unit, name }) => `${written(amounts[of])} ${unit} ${name.toLowerCase()}`).join(', ')

export function servingWords(serving: Serving, channels: RaceFuel['channels']): string {
  const place = serving.place ? `, ${serving.place}` : ''
  return `${serving.time}${place}. ${serving.text}. ${amountWords(serving, channels)}. So far ${amountWords(serving.soFar, channels)}.`
}
