import { inGrams, inKilocalories, countText, percentText, wholeText } from '../amounts/format-amounts.ts'
import { foodFollowsTheRun } from '../../evidence/day-types.ts'
import { mostEnergyInADay } from '../../evidence/energy.ts'
import { mentions } from '../../health.ts'
import type { Plan, PlanTypeOfDay } from '../../plan.ts'
import { doseText } from '../amounts/doses.ts'

export type DayType = 'rest' | 'run' | 'long_run'

const names: Readonly<Record<DayType, string>> = {
  rest: 'a rest day',
  run: 'a run day',
  long_run: 'the long-run day',
}

export const runsAWeek = ({ targets: { day_types: types } }: Plan): string[] => [
  `For your weekly distance the plan counts ${countText(types.runs_a_week, 'run')} a week, the long run among them, to share out your food.`,
]

export const energyOfType = (plan: Plan, type: DayType): string[] =>
  ofType(plan, type, ({ kcal }) =>
    mentions(plan.runner, 'eating_disorder')
      ? [
          `No day is below the mean day, which has ${inKilocalories(plan.targets.daily.kcal)}. On ${names[type]} it is ${inKilocalories(kcal)}: on a longer run you eat more.`,
        ]
      : [
          `The mean day has ${inKilocalories(plan.targets.daily.kcal)}. On ${names[type]} it is ${inKilocalories(kcal)}: ${shareText(plan)} of what is run on a day is eaten on that day, the rest on the days around it, and the week stays the same.`,
          loweredText(plan),
        ],
  )

export const carbsOfType = (plan: Plan, type: DayType): string[] =>
  ofType(plan, type, ({ carbs_g: carbs }) => [
    `Carbohydrate takes all of the difference between the days: the mean day has ${inGrams(plan.targets.daily.carbs_g)}, ${names[type]} ${inGrams(carbs)}.`,
    loweredText(plan),
  ])

export const proteinOfType = (plan: Plan, type: DayType): string[] =>
  ofType(plan, type, (day) => [`Protein is the same on every day of the week: ${inGrams(day.protein_g)}.`])

export const fatOfType = (plan: Plan, type: DayType): string[] =>
  ofType(plan, type, (day) => [`Fat is the same on every day of the week: ${inGrams(day.fat_g)}.`])

function ofType({ targets }: Plan, type: DayType, words: (day: PlanTypeOfDay) => string[]): string[] {
  const day = targets.day_types[type]
  return day ? words(day) : []
}

const shareText = ({ working }: Plan) =>
  working.day_types.settled_by === 'usual' ? 'half' : percentText(working.day_types.share)

function loweredText({ runner, working }: Plan): string {
  const { leastCarbs, mostCarbs } = foodFollowsTheRun.value
  return {
    usual: '',
    'least-carbs': `It is less than half, so that a rest day does not fall under ${doseText(runner, leastCarbs)} of carbohydrate.`,
    'most-carbs': `It is less than half, so that no day goes over ${doseText(runner, mostCarbs)} of carbohydrate.`,
    'least-energy': 'It is less than half, so that a rest day keeps enough energy.',
    'most-energy': `It is less than half, so that no day goes over ${wholeText(mostEnergyInADay.value)} kcal.`,
  }[working.day_types.settled_by]
}
