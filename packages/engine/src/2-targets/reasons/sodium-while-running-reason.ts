import { sodiumWhileRunning, sweatSodium } from '../../evidence/sodium.ts'
import type { Reason } from '../targets.ts'
import { reason, type Told } from './reason.ts'
import { countText, durationOf, percentText } from './words.ts'

export function sodiumWhileRunningReason(told: Told, run: 'race' | 'longRun'): Reason {
  const { time, sweat, sodium } = told.working[run]
  const because = becauseOf(told, run)
  if (sodium.rate === 0) {
    return reason(
      sodiumWhileRunning,
      [`In ${durationOf(time)} you lose too little to need sodium on the way.`],
      because,
    )
  }
  const lost = sweat * sweatSodium.says
  return reason(
    sweatSodium,
    [
      `A liter of sweat carries about ${sweatSodium.says} mg of sodium, so you lose about ${tensText(lost)} mg an hour.`,
      settledText(told, run),
      partText(sodium.partOfFull),
      `The plan gives back ${countText(sodium.rate)} mg an hour, ${percentText(sodium.rate / lost)}.`,
      'How much to replace is our own choice: trials mostly found no benefit from more, and it does not prevent cramps.',
    ],
    because,
  )
}

function settledText({ working }: Told, run: 'race' | 'longRun'): string {
  const { settledBy, perLiter } = working[run].sodium
  const { most, mostShareOfLoss } = sodiumWhileRunning.says
  return {
    drink: `With each liter you drink come about ${tensText(perLiter)} mg, as in a sports drink.`,
    'least-an-hour': `You drink little, so a small steady amount is planned beside it.`,
    'share-of-loss': `The plan never gives more than ${percentText(mostShareOfLoss)} of what you lose.`,
    'most-an-hour': `The plan never gives more than ${countText(most)} mg an hour.`,
  }[settledBy]
}

/** What is only about right is not said to the milligram. */
const tensText = (milligrams: number) => countText(Math.round(milligrams / 10) * 10)

const partText = (partOfFull: number) =>
  partOfFull < 1 ? 'The first hour needs none, so a run of under two hours takes only a part of that.' : ''

function becauseOf({ runner, read }: Told, run: 'race' | 'longRun') {
  const forSweat = runner.sweatRate === null ? [read.weight, read.course] : [read.sweatRate]
  const forTime = run === 'race' ? [] : [read.longRunDistance]
  return [...forTime, read.raceType, read.targetTimeOrPace, ...forSweat, read.climate]
}
