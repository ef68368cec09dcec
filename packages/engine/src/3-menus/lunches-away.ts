import { type PlainDay, weekdayOf } from '../plain-day.ts'
import type { MealName } from './menus.ts'
import { allRecipes } from './recipes/all-recipes.ts'
import type { Recipe } from './recipes/recipe.ts'

/** From Monday to Friday lunch is eaten at work or at school: made the evening before, or with what stands in an office. */
export const lunchesAway = (date: PlainDay, name: MealName): ReadonlySet<string> | null =>
  name === 'lunch' && !['Saturday', 'Sunday'].includes(weekdayOf(date)) ? travels : null

const needsNoStove = ({ equipment }: Recipe) => !equipment.some((each) => each === 'stove' || each === 'oven')

const travels: ReadonlySet<string> = new Set(
  allRecipes
    .filter((recipe) => recipe.at.includes('main') && (recipe.keeps.fridgeDays > 0 || needsNoStove(recipe)))
    .map(({ id }) => id),
)
