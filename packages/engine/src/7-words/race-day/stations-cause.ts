import { mostInOneFeed } from '../../4-race-day/fuels/product-limits.ts'
import { stops } from '../../evidence/fluids.ts'
import type { Plan, PlanRaceDay, PlanRow, PlanRunner, PlanShortfall } from '../../plan.ts'
import { inGrams, inMilliliters, inMilligrams, type Reader } from '../amounts/format-amounts.ts'

/** What stations leave out, and how to take it between them: every other stop of the table stands at one of them. */
export function stationsCause(
  shortfall: PlanShortfall,
  { runner, race_day: day }: Pick<Plan, 'runner' | 'race_day'>,
): string {
  if (shortfall.delivered > shortfall.target) return 'Stops at the stations alone come no nearer.'
  if (day.rows.some(({ servings }) => servings.some(({ from }) => from === 'bottle')) || isOfADrink(day))
    return (day.bottle?.fills.length ?? 1) > 0
      ? largerBottle(runner, day)
      : 'Stops at the stations, and between them what you carry to drink, come no nearer.'
  const { minutesApart, feedMinutesApart } = stops.value
  if (shortfall.of !== 'carbs')
    return `The table drinks at stations alone, at least ${minutesApart} minutes apart, and no more fits. ${means(runner)} ${between(runner, shortfall)}`
  const apart = `at least ${feedMinutesApart} minutes apart, and no more fits.`
  return day.rows.some(isDryFeed)
    ? `The table feeds at stations and between them, ${apart}`
    : `The table feeds at stations alone, ${apart} ${means(runner)} ${between(runner, shortfall)}`
}

const isDryFeed = ({ phase, carbs_g: carbs, fluids_ml: fluids }: PlanRow) =>
  phase === 'during' && carbs > 0 && fluids === 0

/** A runner who drinks out of a bottle already is not told to carry one. */
const isOfADrink = ({ bottle }: PlanRaceDay) => bottle !== null && bottle.holds !== 'water-tap'

/** What comes out of a bottle between stations ends with the bottle. */
const largerBottle = (reader: Reader, { bottle }: PlanRaceDay) =>
  `The stations are too far apart for more, even with a bottle${bottle ? ` of ${inMilliliters(reader, bottle.ml)}` : ''} that is filled there. A larger one brings more; thirst rules.`

const means = ({ preferences }: PlanRunner): string =>
  preferences.carry?.bottle_ml === undefined
    ? 'With a bottle of your own, you could'
    : 'With the bottle you carry, you can'

function between(reader: Reader, { of, target }: PlanShortfall): string {
  const { mostMilliliters, feedMinutesApart } = stops.value
  return {
    carbs: `eat between them too: at most ${inGrams(mostInOneFeed)} at a time, ${feedMinutesApart} minutes apart, and ${inGrams(target)} an hour in all. Carry more for it.`,
    fluids: `drink between them too: at most ${inMilliliters(reader, mostMilliliters)} at a time, and ${inMilliliters(reader, target)} an hour in all.`,
    sodium: `take salt between them too: at most ${inMilligrams(target)} an hour in all.`,
  }[of]
}
