import { countText, inGrams, inMilligrams, inMilliliters, raceInWords } from '../amounts/format-amounts.ts'
import { optionalBeforeTheStart } from '../../evidence/race-morning.ts'
import { timeText } from '../amounts/format-measures.ts'
import type { Plan, PlanTargets } from '../../plan.ts'
import { hours, milligrams, roundTo } from '../../units.ts'
import { dayInWords } from '../amounts/days.ts'
import { lowercaseFirst } from '../../letter-case.ts'
import { dayWords } from '../menus/meal-words.ts'
import type { WeekPartWords } from '../plan-words.ts'
import { isUnfueled, unfueledRaceSentence } from '../race-day/unfueled-race.ts'
import { topUpInWords } from '../race-day/race-day-plan.ts'

/** From waking to the start, and what to do on the course. */
export function raceMorning(plan: Plan): WeekPartWords {
  const { runner, targets } = plan
  const days = plan.race_week.filter(({ kind }) => kind === 'race-morning')
  const breakfast = days[0]?.meals[0] ?? targets.race.breakfast
  return {
    heading: `${dayInWords(runner.race_date)}: race day${runner.days_to_go === 0 ? ', which is today' : ''}.`,
    opening: [
      `3 hours before the start: ${inGrams(breakfast.carbs_g)} carbs with ${inMilliliters(runner, breakfast.fluids_ml)} to drink and about ${inMilligrams(roundTo(milligrams(breakfast.sodium_mg), 10))} sodium, little fat and fiber.`,
    ],
    days: days.map((day) => ({
      name: morning,
      label: morning,
      title: morning,
      day: dayWords(runner, day, morning),
    })),
    advice: [
      ...lateStart(targets),
      ...optional(targets),
      ...caffeine(targets),
      ...topUp(plan),
      isUnfueled(plan) ? unfueledRaceSentence(targets.race.hours) : onTheCourse(plan),
    ],
  }
}

const morning = 'Race morning'

function lateStart({ race }: PlanTargets): string[] {
  const { carbs_g: carbs, an_hour_before_carbs_g: late } = race.breakfast
  return late < carbs ? [`Up late? An hour before the start, keep it to ${inGrams(late)} carbs at most.`] : []
}

/** Once, with its grams; the gel before the start is part of it. Evidence: optional-before-the-start. */
const optional = ({ race: { breakfast } }: PlanTargets): string[] =>
  breakfast.optional_carbs_g === 0
    ? []
    : [
        `Optional, in the last ${optionalBeforeTheStart.value.lastMinutes} minutes: up to ${inGrams(breakfast.optional_carbs_g)} more carbs as sports drink or gel. What you take 15 minutes before the start counts toward it.`,
      ]

const caffeine = ({ caffeine_mg: dose }: PlanTargets): string[] =>
  dose === 0
    ? []
    : [
        `Optional, an hour before the start: ${inMilligrams(dose)} caffeine, only if you have tried it in training. What you drink with it is within the breakfast fluid: keep a little back.`,
      ]

const topUp = (plan: Plan): string[] =>
  plan.race_day.rows
    .filter(({ phase }) => phase === 'top-up')
    .map(
      (row) =>
        `${Math.abs(row.minute)} minutes before the start: ${lowercaseFirst(topUpInWords(plan, row))}.`,
    )

/** What to do in the race. */
function onTheCourse({ runner, targets, race_day: { start_to_finish: dose, rows } }: Plan): string {
  const race = `${raceInWords(runner)} in ${timeText(hours(targets.race.hours))}`
  const stops = rows.filter(({ phase }) => phase === 'during').length
  if (dose.carbs_g === 0) {
    return `On the course you need only ${inMilliliters(runner, dose.fluids_ml)} of water, to thirst: a ${race} runs on what your muscles hold after breakfast.`
  }
  return `On the course, from start to finish of your ${race}: ${inGrams(dose.carbs_g)} carbs, ${inMilligrams(dose.sodium_mg)} sodium and ${inMilliliters(runner, dose.fluids_ml)} to drink, in ${countText(stops, 'stop')}. The table has each one. Your thirst comes before the plan: drink less where you want less.`
}
