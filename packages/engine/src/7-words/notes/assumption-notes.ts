import { inLiters } from '../amounts/format-amounts.ts'
import { timeText } from '../amounts/format-measures.ts'
import { inDegrees } from '../amounts/temperatures.ts'
import { climateTemperature } from '../../evidence/fluids.ts'
import { readsOfWeight } from '../../health.ts'
import { hours } from '../../units.ts'
import type { Plan, PlanRunner } from '../../plan.ts'
import type { NoteRenderers } from './note-renderers.ts'

/** The assumptions behind the numbers, so that a runner can see where they are wrong. */
export const assumptionNotes = {
  'assumed-race': (_facts, { runner, targets }) =>
    `The race numbers assume ${timeText(hours(targets.race.hours))} at about ${degrees(runner)}.`,
  'sweat-rate': (_facts, plan) => sweat(plan),
  'average-energy': (_facts, { runner }) => energy(runner),
  'food-figures': () => 'Food figures are the USDA’s; your packs may differ.',
  'between-the-sexes': () =>
    'Where an equation knows only women and men, the plan takes the middle of the two.',
} satisfies Partial<NoteRenderers>

const degrees = (runner: PlanRunner) =>
  `${inDegrees(runner, climateTemperature.value[runner.climate])}${runner.climate === 'Hot & Humid' ? ', humid' : ''}`

function sweat({ runner, targets }: Plan): string {
  if (runner.sweat_rate_lph !== null) {
    return `Fluids and sodium follow the sweat rate you gave, ${inLiters(runner, runner.sweat_rate_lph)} an hour; it changes with weather and pace.`
  }
  const estimate = `Your sweat rate is estimated at ${inLiters(runner, targets.race.sweat_rate_lph)} an hour, and can be off by 40 % either way.`
  // Nobody should measure it with a hard hour in the week of the race.
  const weigh = runner.long_runs_left > 0 ? 'Weigh yourself' : 'For a later race, weigh yourself'
  return readsOfWeight(runner)
    ? `${estimate} ${weigh} before and after an hour at race effort, and enter the loss.`
    : estimate
}

function energy(runner: PlanRunner): string {
  if (runner.age < 18)
    return 'Daily energy is an average over the week and includes growth: eat more whenever you are hungry.'
  return readsOfWeight(runner)
    ? 'Daily energy is an average of the week, within 10 % for most people; physical work needs more.'
    : 'Daily energy fits most people within 10 %; physical work needs more.'
}
