import { durationText, percentText, wholeText } from '../amounts/format-amounts.ts'
import { sodiumWhileRunning as rule, sweatSodium } from '../../evidence/sodium.ts'
import type { Plan } from '../../plan.ts'
import type { PlanRunWorking } from '../../plan-working.ts'
import type { Run } from './reason-renderer.ts'

export function sodiumWhileRunning({ targets, working }: Plan, run: Run): string[] {
  const { hours, sodium_mg_per_hr: rate, sweat_rate_lph } = targets[run]
  const { sodium } = working[run]
  if (sodium.settled_by === 'no-added-salt')
    return ['No salt is added on the way: only the little that the fuel itself brings.']
  if (rate === 0) return [`In ${durationText(hours)} you lose too little to need sodium on the way.`]
  const lost = sweat_rate_lph * sweatSodium.value
  return [
    `A liter of sweat carries about ${sweatSodium.value} mg of sodium, so you lose about ${tensText(lost)} mg an hour.`,
    settledText(sodium.settled_by, sodium.mg_per_liter),
    sodium.part_of_full < 1
      ? 'The first hour needs none, so a run of under two hours takes only a part of that.'
      : '',
    `The plan gives back ${wholeText(rate)} mg an hour, ${percentText(rate / lost)}.`,
    'How much to replace is our own choice: trials mostly found no benefit from more, and it does not prevent cramps.',
  ]
}

type Added = Exclude<PlanRunWorking['sodium']['settled_by'], 'no-added-salt'>

function settledText(settled_by: Added, mg_per_liter: number): string {
  const { most, mostShareOfLoss } = rule.value
  return {
    drink: `With each liter you drink come about ${tensText(mg_per_liter)} mg, as in a sports drink.`,
    'least-an-hour': 'You drink little, so a small steady amount is planned beside it.',
    'share-of-loss': `The plan never gives more than ${percentText(mostShareOfLoss)} of what you lose.`,
    'most-an-hour': `The plan never gives more than ${wholeText(most)} mg an hour.`,
  }[settled_by]
}

/** Approximate figures are not given to the milligram. */
const tensText = (milligrams: number) => wholeText(Math.round(milligrams / 10) * 10)
