import type { Runner } from '../1-runner/runner.ts'
import type { MealName } from './menus.ts'
import { formOfRecipe } from './days/forms.ts'
import { allRecipes } from './recipes/all-recipes.ts'
import type { Recipe } from './recipes/recipe.ts'

/** What a teenager eats at school at ten o'clock is taken along, with nothing to heat or to mix. */
export const schoolSnacks = ({ age }: Runner, name: MealName): ReadonlySet<string> | null =>
  age < adult && (name === 'morning-snack' || name === 'late-morning-snack') ? takenAlong : null

const adult = 18

const isABowlOfCereal = ({ id }: Recipe) => formOfRecipe(id) === 'cereal'

const takenAlong: ReadonlySet<string> = new Set(
  allRecipes
    .filter((recipe) => {
      const needsNothing = recipe.equipment.every((each) => each === 'none')
      return (
        recipe.at.includes('snack') && recipe.effort === 'no-cook' && needsNothing && !isABowlOfCereal(recipe)
      )
    })
    .map(({ id }) => id),
)
