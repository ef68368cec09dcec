import { lowercaseFirst } from '../../letter-case.ts'
import type { NutritionPlan } from '../../nutrition-plan.ts'
import { mentions, readsOfWeight } from '../../health.ts'
import type { Plan, PlanRunner } from '../../plan.ts'
import { exampleDayName } from '../amounts/days.ts'
import type { DayWords, PlanWords } from '../plan-words.ts'
import { dayWords, mealLine } from './meal-words.ts'

/** No scale on the table of a runner who is to read nothing of weight. */
export const weighing = (runner: PlanRunner): string =>
  mentions(runner, 'eating_disorder')
    ? 'Cooked foods are measured cooked.'
    : `Eat these amounts, cooked foods ${readsOfWeight(runner) ? 'weighed' : 'measured'} cooked.`

export const trainingDayWords = (plan: Plan): DayWords[] =>
  plan.training_days.map((day) => dayWords(plan, day, exampleDayName(day)))

/** The training day in numbers, and three example days. */
export const dailyPlan = (
  { targets: { daily } }: Plan,
  { trainingDays, weighing: hint }: Pick<PlanWords, 'trainingDays' | 'weighing'>,
): NutritionPlan['daily_plan'] => ({
  calories_kcal: daily.kcal,
  carbs_g: daily.carbs_g,
  protein_g: daily.protein_g,
  fat_g: daily.fat_g,
  example_days: trainingDays.map((day) => exampleDayLines(day, hint).join('\n')),
})

/** The lines of an example day on the wire. */
export const exampleDayLines = (
  { name, short, meals, fuel, total, advice }: DayWords,
  hint: string,
): string[] => [
  `${name}: ${lowercaseFirst(hint)}`,
  ...short,
  ...meals.map(mealLine),
  ...(fuel === null ? [] : [fuel]),
  `Total: ${total}`,
  ...advice,
]
