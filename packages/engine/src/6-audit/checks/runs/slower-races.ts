import { type Check, doesNotApply, type Given, hard, lookAt } from '../../audit.ts'
import { differences, leavesOf, pairsOf } from '../../differences.ts'
import type { PlanSlowerRace } from '../../../plan.ts'
import { mostToDrink } from '../../most-to-drink.ts'
import { duringRace } from '../../rows.ts'

const section = 'race_day_plan'

/** The finish 5, 10 and 15 percent later, and the most to drink at that pace. Evidence: going-wrong. */
export const slowerRaces: Check = {
  id: 'slower-races',
  look: (given) => {
    const { slower: stated } = given.plan.race_day
    const made = racesOf(given)
    if (made.length === 0 && stated.length === 0) return doesNotApply
    return lookAt(section, 'hard', [...made, ...stated], () =>
      differences(section, pairsOf(leavesOfAll(stated), leavesOfAll(made)), hard),
    )
  },
}

const leavesOfAll = (races: readonly PlanSlowerRace[]) =>
  new Map(races.flatMap((race, at) => [...leavesOf(`race_day.slower.${at}`, race)]))

const racesOf = (given: Given): PlanSlowerRace[] =>
  duringRace(given).some(({ minute }) => minute > 0)
    ? [5, 10, 15].map((percent) => {
        const hours = given.runner.targetTime * (1 + percent / 100)
        return {
          percent,
          minutes: Math.round(60 * hours + 1e-9),
          most_ml_per_hr: mostToDrink(given.runner, hours),
        }
      })
    : []
