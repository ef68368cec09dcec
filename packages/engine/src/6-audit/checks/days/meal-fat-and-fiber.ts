import type { PlanMeal } from '../../../plan.ts'
import { type Check, type Look, lookAt } from '../../audit.ts'
import type { PlanSection } from '../../finding.ts'
import { heldBy } from '../../meals.ts'
import { outside } from '../bounds.ts'

/** Fat and fiber of the meals before the race and before the long run. Evidence: race-morning-tolerances. */
export const mealFatAndFiber: Check = {
  id: 'meal-fat-and-fiber',
  look: ({ plan }) => [
    mealsBefore(
      'race_week',
      plan.race_week.filter(({ kind }) => kind === 'race-morning').flatMap(({ meals }) => meals),
    ),
    mealsBefore('long_run_fueling', plan.long_run.breakfasts),
  ],
}

const mealsBefore = (section: PlanSection, meals: readonly PlanMeal[]): Look =>
  lookAt(section, 'hard', meals, (all) =>
    all
      .flatMap(({ fat_g: fat, items }) => [
        ...outside({ section, of: 'fat', value: fat, soft: [0, 20], hard: [0, 35] }),
        ...outside({
          section,
          of: 'fiber',
          value: heldBy(items).fiber_g,
          soft: [0, 8],
          hard: [0, 15],
          roundedTo: 1,
        }),
      ])
      .slice(0, 1),
  )
