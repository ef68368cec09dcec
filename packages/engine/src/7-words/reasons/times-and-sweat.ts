import { durationText, inHundredthsOfLiters, speedText } from '../amounts/format-amounts.ts'
import { inDegrees } from '../amounts/temperatures.ts'
import { raceNames } from '../../1-runner/questionnaire.ts'
import { readsOfWeight } from '../../health.ts'
import type { Plan } from '../../plan.ts'
import { distanceText, raceTimeText } from './answers-as-read.ts'

export function raceTime(plan: Plan): string[] {
  const { race, target_given_as_pace } = plan.runner
  const over = `the ${raceNames[race]} in ${raceTimeText(plan)}`
  return [target_given_as_pace ? `Your pace makes ${over}.` : `You want to run ${over}.`]
}

export function longRunTime({ runner, targets, working }: Plan): string[] {
  return [
    `Most training is run a good deal slower than a race: for your target, at about ${speedText(runner, working.long_run.speed_km_per_hr)}.`,
    runner.long_run_km > 0
      ? `Your long run of ${distanceText(runner, runner.long_run_km)} then takes about ${durationText(targets.long_run.hours)}.`
      : 'You run no long run yet, so none is timed.',
  ]
}

export function sweatRate({ runner, targets, working }: Plan): string[] {
  const sweat = inHundredthsOfLiters(runner, targets.race.sweat_rate_lph)
  if (runner.sweat_rate_lph !== null) return [`You measured ${sweat} an hour.`]
  return [
    `Sweat rises with size, speed and heat. At ${speedText(runner, working.race.speed_km_per_hr)} and about ${inDegrees(runner, working.race.temp_c)} you are likely to lose ${sweat} an hour.`,
    readsOfWeight(runner)
      ? 'People differ by up to 40 percent: weigh yourself before and after a run to know your own.'
      : 'People differ by up to 40 percent.',
  ]
}
