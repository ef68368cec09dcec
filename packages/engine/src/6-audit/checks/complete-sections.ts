import { type Check, hard, lookAt, soft } from '../audit.ts'
import type { Fault, Part, PlanSection } from '../finding.ts'
import { isSame } from '../differences.ts'

/** No part of the nine sections is missing. */
const completeSections: Check = {
  id: 'complete-sections',
  look: ({ plan, runner, targets }) => {
    const { rows, shortfalls } = plan.race_day
    // The plan says that none of the runner's fuel may be taken.
    const isWithoutFuel = shortfalls.some(({ of, delivered }) => of === 'carbs' && delivered === 0)
    const { lines } = plan.groceries
    const shelved = (shelf: 'pantry' | 'fridge_freezer') => lines.filter((line) => line.shelf === shelf)
    const parts: readonly (readonly [PlanSection, Part, readonly unknown[]])[] = [
      ['long_run_fueling', 'breakfasts', plan.long_run.breakfasts],
      ['race_week', 'race week', plan.race_week],
      // On race day itself there is nothing left to shop for.
      ...(runner.daysToGo > 0
        ? ([
            ['grocery_list', 'pantry', shelved('pantry')],
            ['grocery_list', 'fridge', shelved('fridge_freezer')],
          ] as const)
        : []),
      ...(targets.race.perHour.carbs > 0 && !isWithoutFuel
        ? ([['prep', 'kit', plan.race_day.kit]] as const)
        : []),
      ...(targets.longRun.perHour.carbs > 0
        ? ([['long_run_fueling', 'long-run schedule', plan.long_run.rows]] as const)
        : []),
    ]
    const recovers = plan.long_run.recovery_meal !== null || plan.race_day.recovery_meal === null
    const missing = [
      ...parts,
      // A runner who can make a meal for after the race can make one for after the long run.
      ['long_run_fueling', 'recovery', recovers ? [plan] : []] as const,
    ].flatMap(([section, part, items]): Fault[] =>
      items.length > 0 ? [] : [soft(section, 'part-missing', { part })],
    )
    const noRows = rows.length > 0 ? [] : [hard('race_day_plan', 'part-missing', { part: 'rows' })]
    return lookAt('daily_plan', 'hard', [...rows, ...plan.race_week, ...plan.notes], () => [
      ...noRows,
      ...missing,
    ])
  },
}

/** Three different example days. */
const threeExampleDays: Check = {
  id: 'three-example-days',
  look: ({ plan: { training_days: days } }) =>
    lookAt('daily_plan', 'soft', days, () => {
      const different = days.filter(
        (day, at) => days.findIndex((other) => isSame(other.meals, day.meals)) === at,
      )
      if (different.length === 3 && days.length === 3) return []
      return [soft('daily_plan', 'example-days', { different: different.length })]
    }),
}

export const completenessChecks: readonly Check[] = [completeSections, threeExampleDays]
