import type { Runner } from '../1-runner/runner.ts'
import type { MealName } from './menus.ts'
import { allRecipes } from './recipes/all-recipes.ts'

/** What a teenager eats at school at ten o'clock is taken along, with nothing to heat or to mix. */
export const schoolSnacks = ({ age }: Runner, name: MealName): ReadonlySet<string> | null =>
  age < adult && (name === 'morning-snack' || name === 'late-morning-snack') ? takenAlong : null

const adult = 18

const takenAlong: ReadonlySet<string> = new Set(
  allRecipes
    .filter(({ at, effort, equipment }) => {
      const needsNothing = equipment.every((each) => each === 'none')
      return at.includes('snack') && effort === 'no-cook' && needsNothing
    })
    .map(({ id }) => id),
)
