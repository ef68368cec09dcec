import { mixesMeatAndMilk } from '../../../foods/exclusions/kosher.ts'
import { fodmapPortionsIn, mostFodmapGrams } from '../../../foods/fodmap-portions.ts'
import type { PlanItem } from '../../../plan.ts'
import { type Check, doesNotApply, hard, lookAtEach, soft } from '../../audit.ts'
import { mealsIn } from '../../meals.ts'

const kosherMeals: Check = {
  id: 'kosher-meals',
  look: ({ plan, runner }) =>
    runner.health.some(({ code }) => code === 'kosher')
      ? lookAtEach('daily_plan', 'hard', mealsIn(plan), ({ path, section, meal }) =>
          mixesMeatAndMilk(idsOf(meal.items)) ? [hard(section, 'out-of-place', { path })] : [],
        )
      : doesNotApply,
}

const lowFodmapPortions: Check = {
  id: 'low-fodmap-portions',
  look: ({ plan, runner }) =>
    runner.exclusions.groups.includes('fodmap')
      ? lookAtEach('daily_plan', 'soft', mealsIn(plan), ({ path, section, meal }) =>
          keepsToPortions(meal.items) ? [] : [soft(section, 'out-of-place', { path })],
        )
      : doesNotApply,
}

const idsOf = (items: readonly PlanItem[]) => items.map(({ food_id: id }) => id)

/** One food with a portion of its own in a meal, and no more of it, to the whole grams of a meal. */
function keepsToPortions(items: readonly PlanItem[]): boolean {
  const limited = fodmapPortionsIn(idsOf(items))
  const eaten = items.reduce((sum, { food_id: id, grams }) => (id === limited[0] ? sum + grams : sum), 0)
  return (
    limited.length === 0 || (limited.length === 1 && eaten <= (mostFodmapGrams(limited[0] ?? '') ?? 0) + 1)
  )
}

export const mealRuleChecks: readonly Check[] = [kosherMeals, lowFodmapPortions]
