import { durationText } from '../amounts/format-amounts.ts'
import { inDegrees } from '../amounts/temperatures.ts'
import { numberText, pacePerKilometerText, pacePerMileText, timeText } from '../amounts/format-measures.ts'
import { raceNames } from '../../1-runner/questionnaire.ts'
import type { Plan, PlanRunner } from '../../plan.ts'
import { hours, kilometers } from '../../units.ts'
import { caffeineTaken } from './caffeine-words.ts'
import type { RaceWords } from '../plan-words.ts'

/** The race and its target, for headings. */
export function raceWords(plan: Plan): RaceWords {
  const {
    runner,
    targets: { race },
  } = plan
  const run = { distance: kilometers(runner.race_km), time: hours(race.hours) }
  return {
    name: raceNames[runner.race],
    target: targetOf(runner, race.hours),
    pace: paces(runner, run).join(' · '),
    lasts: durationText(race.hours),
    caffeine: caffeineTaken(plan),
    conditions: isMeasured(runner) ? weather(runner) : `${weather(runner)}, ${runner.course}`,
  }
}

/** The climb of a course counts instead of the answer, and stands beside it. */
const isMeasured = ({ preferences: { course } }: PlanRunner) => course?.climb_m !== undefined

/** The forecast, where there is one: the plan is made for it, not for the climate of the answers. */
function weather({ preferences: { forecast }, ...runner }: PlanRunner): string {
  if (!forecast) return runner.climate
  return `${inDegrees(runner, forecast.temp_c)}, ${numberText(forecast.humidity)}% humidity`
}

/** Their own unit first. */
function paces({ units }: PlanRunner, run: Parameters<typeof pacePerMileText>[0]): string[] {
  const both = [pacePerKilometerText(run), pacePerMileText(run)]
  return units.distance === 'mi' ? both.toReversed() : both
}

const targetOf = (runner: PlanRunner, time: number) =>
  `${runner.target_given_as_pace ? 'at' : 'in'} ${targetText(runner, time)}`

/** "1:45:00", "4:40/km": a pace stays in its typed unit; a time is formatted as a clock time, however it was typed. */
export const targetText = ({ answers, target_given_as_pace: isPace }: PlanRunner, time: number) =>
  isPace ? answers.targetTimeOrPace.trim() : timeText(hours(time))
