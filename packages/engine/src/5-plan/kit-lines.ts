import type { Runner } from '../1-runner/runner.ts'
import type { FuelKit, KitItem } from '../4-race-day/schedule.ts'
import { figure, inMilliliters } from '../1-runner/formats.ts'
import { capital } from './figures.ts'

/** A gel gets lost or is dropped: two more than the rows take. */
export const spareFuels = 2

export const itemsOf = ({ mainFuel, drink, salt }: FuelKit): KitItem[] =>
  [mainFuel, drink, salt].flatMap((item) => item ?? [])

/** `Energy gel — 13 (11 for the race, 2 spare)`, `Home-made sugar gel — 14 portions (12 for the race, 2 spare)`. */
export function kitLine(runner: Runner, item: KitItem): string {
  const name = item.words.replace(portionOf, '')
  const label = item.labelWarning === null ? '' : ', read the label'
  return `${capital(name)} — ${amountOf(runner, item)}${label}`
}

const portionOf = /^portion of /

function amountOf(runner: Runner, { use, unit, amount, words }: KitItem): string {
  if (unit === 'ml') return `${inMilliliters(runner, amount)} as made`
  const counted = (count: number) => (portionOf.test(words) ? `${figure(count)} portions` : figure(count))
  return use === 'fuel'
    ? `${counted(amount + spareFuels)} (${figure(amount)} for the race, ${spareFuels} spare)`
    : counted(amount)
}
