import { mostInOneFeed } from '../../4-race-day/fuels/product-limits.ts'
import { stops } from '../../evidence/fluids.ts'
import type { Plan, PlanRaceDay, PlanRunner, PlanShortfall } from '../../plan.ts'
import { inGrams, inMilliliters, inMilligrams, type Reader } from '../amounts/format-amounts.ts'
import { productOf } from './feed-words.ts'

/** What stations leave out, and how to take it between them: every other stop of the table stands at one of them. */
export function stationsCause(
  shortfall: PlanShortfall,
  { runner, race_day: day }: Pick<Plan, 'runner' | 'race_day'>,
): string {
  if (shortfall.delivered > shortfall.target) return 'Stops at the stations alone come no nearer.'
  if (day.rows.some(({ servings }) => servings.some(({ from }) => from === 'bottle')))
    return largerBottle(runner, day)
  const where = 'The table stops at stations alone, too few or too far apart for more.'
  return `${where} ${means(shortfall, runner, day)} ${between(runner, shortfall)}`
}

/** What comes out of a bottle between stations ends with the bottle. */
const largerBottle = (reader: Reader, { bottle }: PlanRaceDay) =>
  `The stations are too far apart for more, even with a bottle${bottle ? ` of ${inMilliliters(reader, bottle.ml)}` : ''} that is filled there. A larger one brings more; thirst rules.`

function means({ of }: PlanShortfall, { preferences }: PlanRunner, { kit }: PlanRaceDay): string {
  if (preferences.carry?.bottle_ml !== undefined) return 'With the bottle you carry, you can'
  const eaten = kit.filter(({ use }) => use === 'fuel').map(({ product }) => productOf(product))
  const needsNoWater = eaten.length > 0 && eaten.every(({ takeWithWater }) => !takeWithWater)
  return of === 'carbs' && needsNoWater
    ? 'What you eat needs no water, so you can'
    : 'With a bottle of your own, you could'
}

function between(reader: Reader, { of, target }: PlanShortfall): string {
  const { mostMilliliters, feedMinutesApart } = stops.value
  return {
    carbs: `eat between them too: at most ${inGrams(mostInOneFeed)} at a time, ${feedMinutesApart} minutes apart, and ${inGrams(target)} an hour in all. Carry more for it.`,
    fluids: `drink between them too: at most ${inMilliliters(reader, mostMilliliters)} at a time, and ${inMilliliters(reader, target)} an hour in all.`,
    sodium: `take salt between them too: at most ${inMilligrams(target)} an hour in all.`,
  }[of]
}
