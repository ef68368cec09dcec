import { durationText, sumInMilliliters } from '../amounts/format-amounts.ts'
import type { Plan, PlanRow } from '../../plan.ts'
import type { Nutrient, TotalPath } from '../../reason.ts'
import { isUnfueled, unfueledRaceSentence } from '../race-day/unfueled-race.ts'
import { shortfallCause } from '../race-day/shortfall-cause.ts'
import { amountText, nutrientNames, perHourText } from './race-day-amounts.ts'
import type { ReasonRenderer } from './reason-renderer.ts'

/** The reasons of the sums in the race-day table. */
export const totalWords: Readonly<Record<TotalPath, ReasonRenderer>> = {
  'race_day.start_to_finish.carbs_g': (plan) => startToFinish(plan, 'carbs_g'),
  'race_day.start_to_finish.sodium_mg': (plan) => startToFinish(plan, 'sodium_mg'),
  'race_day.start_to_finish.fluids_ml': (plan) => startToFinish(plan, 'fluids_ml'),
  'race_day.breakfast_to_recovery.carbs_g': (plan) => breakfastToRecovery(plan, 'carbs_g'),
  'race_day.breakfast_to_recovery.sodium_mg': (plan) => breakfastToRecovery(plan, 'sodium_mg'),
  'race_day.breakfast_to_recovery.fluids_ml': (plan) => breakfastToRecovery(plan, 'fluids_ml'),
  'race_day.gels': (plan) => gels(plan),
}

/** The dose for the race, how close to the target it is, and why if whole servings miss it. */
function startToFinish(plan: Plan, nutrient: Nutrient): string[] {
  const { targets, race_day: day } = plan
  if (isUnfueled(plan)) return [doseText(plan, nutrient), unfueledRaceSentence(targets.race.hours)]
  return [
    doseText(plan, nutrient),
    day.start_to_finish[nutrient] === 0
      ? ''
      : `That is ${perHourText(plan, nutrient)}${nutrient === 'fluids_ml' ? ', to thirst' : ''}.`,
    ...day.shortfalls
      .filter(({ of }) => of === targetNames[nutrient])
      // A cause with its own figures is a long one, and stands in the notes.
      .map((shortfall) => (shortfall.needed ? 'The safety notes say why.' : shortfallCause(shortfall, plan))),
  ]
}

const targetNames = { carbs_g: 'carbs', sodium_mg: 'sodium', fluids_ml: 'fluids' } as const

function doseText({ runner, targets, race_day: day }: Plan, nutrient: Nutrient): string {
  const onTheCourse = day.rows.filter(({ phase }) => phase === 'during')
  if (day.start_to_finish[nutrient] > 0)
    return `The rows from the start to the finish hold ${held(runner, nutrient, onTheCourse)} for ${durationText(targets.race.hours)}.`
  const what = nutrient === 'fluids_ml' ? 'a drink' : nutrientNames[nutrient]
  return `No row between the start and the finish holds ${what}: 0.`
}

/** The total of the whole day. */
const breakfastToRecovery = ({ runner, race_day: day }: Plan, nutrient: Nutrient): string[] => [
  day.other_meals.length === 0
    ? `All rows of the day hold ${held(runner, nutrient, day.rows)}, breakfast and recovery included.`
    : `All rows hold ${held(runner, nutrient, day.rows)}, race meal and recovery included; the other meals of the day are not.`,
  'Read it as what to have ready. It is no dose for the race.',
]

/** "54 g of carbs", "510 ml". */
function held(runner: Plan['runner'], nutrient: Nutrient, rows: readonly PlanRow[]): string {
  const amounts = rows.map((row) => row[nutrient])
  return nutrient === 'fluids_ml'
    ? sumInMilliliters(runner, amounts)
    : `${amountText(
        runner,
        nutrient,
        amounts.reduce((sum, amount) => sum + amount, 0),
      )} of ${nutrientNames[nutrient]}`
}

function gels({ race_day: { gels: count } }: Plan): string[] {
  if (count === 0) return ['No row of the table is a gel: 0.']
  return [count === 1 ? 'The rows of the table hold 1 gel.' : `The rows of the table hold ${count} gels.`]
}
