import type { Runner } from '../1-runner/runner.ts'
import { longRunsLeft } from '../2-targets/long-runs-left.ts'
import type { Targets } from '../2-targets/targets.ts'
import { isAmerican } from '../1-runner/formats.ts'
import { inLiters, inRaceTime, raceInWords } from './figures.ts'

/** What the numbers take for granted, so that a runner can say where they are wrong. */
export function assumptions(runner: Runner, targets: Targets): string[] {
  return [
    `The race numbers assume a ${raceInWords(runner)} in ${inRaceTime(targets.race.time)}, on a ${runner.course.toLowerCase()} course in ${weather[runner.climate]}.`,
    sweat(runner, targets),
    energy(runner),
    'Food figures are those of the USDA’s tables, for foods as sold in the United States. Your packs may differ a little.',
    ...(runner.sex === 'Other'
      ? ['Where an equation knows only women and men, the plan takes the middle of the two.']
      : []),
  ]
}

const weather: Record<Runner['climate'], string> = {
  Cool: 'cool weather of about 10 °C (50 °F)',
  Moderate: 'moderate weather of about 20 °C (68 °F)',
  'Hot & Humid': 'hot and humid weather of about 30 °C (86 °F)',
}

function sweat(runner: Runner, { race }: Targets): string {
  if (runner.sweatRate !== null) {
    return `Fluids and sodium follow the sweat rate you gave, ${inLiters(runner, runner.sweatRate)} an hour. It changes with weather and pace.`
  }
  const estimate = `Your sweat rate is estimated at ${inLiters(runner, race.sweatRate)} an hour in this race, and can be off by 40 % either way.`
  const counting = isAmerican(runner)
    ? 'each pound lost is 16 oz of sweat, plus what you drank'
    : 'each kilogram lost is a liter of sweat, plus what you drank'
  // Nobody measures it by a hard hour in the week of the race.
  const weigh = longRunsLeft(runner) > 0 ? 'Weigh yourself' : 'For a later race, weigh yourself'
  // Under 18 nobody is asked onto a scale.
  return runner.age < 18
    ? estimate
    : `${estimate} ${weigh} before and after an hour of running at race effort: ${counting}. Enter it in the form for a closer plan.`
}

const energy = ({ age }: Runner) =>
  age < 18
    ? 'Daily energy is an average over the week and includes growth. On hard days, and whenever you are hungry, eat more.'
    : 'Daily energy is an average over the week, worked out from height, weight, age, sex and mileage, and fits most people within 10 %. If your job is physical work, you need more.'
