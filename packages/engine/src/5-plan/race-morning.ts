import type { Runner } from '../1-runner/runner.ts'
import type { Targets } from '../2-targets/targets.ts'
import type { DayMenu } from '../3-menus/menus.ts'
import type { Schedule } from '../4-race-day/schedule.ts'
import { roundTo } from '../units.ts'
import { dayInWords } from './days-in-words.ts'
import { inMilliliters } from '../1-runner/formats.ts'
import { inGrams, inMilligrams, inRaceTime, raceInWords } from './figures.ts'
import { lateBreakfast } from './late-breakfast.ts'
import { lowered, mealLines } from './meal-lines.ts'

/** From waking to the start, and what the course asks for. */
export function raceMorning(
  runner: Runner,
  targets: Targets,
  days: readonly DayMenu[],
  raceDay: Schedule,
): string[] {
  const breakfast = days[0]?.meals[0] ?? targets.race.breakfast
  return [
    `${dayInWords(runner.raceDate)}: race day${runner.daysToGo === 0 ? ', which is today' : ''}.`,
    `3 hours before the start: ${inGrams(breakfast.carbs)} carbs with ${inMilliliters(runner, breakfast.fluids)} to drink and about ${inMilligrams(roundTo(breakfast.sodium, 10))} sodium, little fat and fiber.`,
    ...days.flatMap(mealLines),
    ...lateStart(targets),
    ...caffeine(targets),
    ...topUp(raceDay),
    raceDay.nothingNeeded ?? onTheCourse(runner, targets, raceDay),
  ]
}

function lateStart(targets: Targets): string[] {
  const { carbs } = targets.race.breakfast
  const late = lateBreakfast(targets, carbs)
  return late < carbs ? [`Up late? An hour before the start, keep it to ${inGrams(late)} carbs at most.`] : []
}

const caffeine = (targets: Targets): string[] =>
  targets.caffeine === 0
    ? []
    : [
        `Optional, an hour before the start: ${inMilligrams(targets.caffeine)} caffeine, only if you have tried it in training. What you drink with it is within the breakfast fluid: keep a little back.`,
      ]

const topUp = ({ rows }: Schedule): string[] =>
  rows
    .filter(({ phase }) => phase === 'top-up')
    .map(({ minute, item }) => `${Math.abs(minute)} minutes before the start: ${lowered(item)}.`)

/** What the race itself asks for. */
function onTheCourse(runner: Runner, targets: Targets, { startToFinish, rows }: Schedule): string {
  const race = `${raceInWords(runner)} in ${inRaceTime(targets.race.time)}`
  const stops = rows.filter(({ phase }) => phase === 'during').length
  const { carbs, sodium, fluids } = startToFinish
  if (carbs === 0) {
    return `On the course you need only ${inMilliliters(runner, fluids)} of water, to thirst: a ${race} runs on what your muscles hold after breakfast.`
  }
  return `On the course, from start to finish of your ${race}: ${inGrams(carbs)} carbs, ${inMilligrams(sodium)} sodium and ${inMilliliters(runner, fluids)} to drink, in ${stops} ${stops === 1 ? 'stop' : 'stops'}. The table has each one. Your thirst comes before the plan: drink less where you want less.`
}
