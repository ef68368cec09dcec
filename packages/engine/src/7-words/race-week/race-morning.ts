import { inGrams, inMilliliters } from '../amounts/format-amounts.ts'
import { optionalBeforeTheStart } from '../../evidence/race-morning.ts'
import type { Plan, PlanTargets } from '../../plan.ts'
import { dayInWords } from '../amounts/days.ts'
import { dayWords } from '../menus/meal-words.ts'
import type { WeekPartWords } from '../plan-words.ts'
import { isUnfueled, unfueledRaceSentence } from '../race-day/unfueled-race.ts'

/** From waking to the start; what is taken when stands in the table of race day. */
export function raceMorning(plan: Plan): WeekPartWords {
  const { runner, targets } = plan
  const days = plan.race_week.filter(({ kind }) => kind === 'race-morning')
  const meal = days[0]?.meals[0]
  const breakfast = meal ?? targets.race.breakfast
  return {
    dates: dayInWords(runner.race_date),
    opening: [
      `3 hours before the start${meal ? '' : `, ${inGrams(breakfast.carbs_g)} carbs`}, with ${inMilliliters(runner, breakfast.fluids_ml)} to drink.`,
    ],
    days: days.map((day) => ({
      name: morning,
      label: morning,
      title: morning,
      aim: `${inGrams(day.target.carbs_g)} carbs`,
      day: dayWords(runner, day, morning),
    })),
    advice: [...lateStart(targets), ...optional(targets), ...littleNeeded(plan)],
  }
}

const morning = 'Race morning'

function lateStart({ race }: PlanTargets): string[] {
  const { carbs_g: carbs, an_hour_before_carbs_g: late } = race.breakfast
  return late < carbs ? [`Running late? An hour before the start, ${inGrams(late)} carbs at most.`] : []
}

/** Once, with its grams; the gel before the start is part of it. Evidence: optional-before-the-start. */
const optional = ({ race: { breakfast } }: PlanTargets): string[] =>
  breakfast.optional_carbs_g === 0
    ? []
    : [
        `Optional, in the last ${optionalBeforeTheStart.value.lastMinutes} minutes: up to ${inGrams(breakfast.optional_carbs_g)} carbs as sports drink or gel, top-up included.`,
      ]

/** Why a race has little or nothing on the course. */
function littleNeeded(plan: Plan): string[] {
  if (isUnfueled(plan)) return [unfueledRaceSentence(plan.targets.race.hours)]
  return plan.race_day.start_to_finish.carbs_g === 0
    ? ['On the course you need only water: breakfast and what your muscles store are enough.']
    : []
}
