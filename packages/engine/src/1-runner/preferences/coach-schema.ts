import { ifThenCodes } from '../../if-then.ts'
import { sideKinds } from '../../side-kinds.ts'
import { visibleText } from '../text/visible-text.ts'
import { mealOfADay, recipeOrFoodId } from './kitchen-schema.ts'
import { z } from './zod.ts'

/** Characters of the name of a model. */
export const longestModelName = 80

const most = { meals: 48, recipes: 3, sides: 2, fuels: 3, ifThen: 3 } as const

/** What a model chose at meals, like `3-days-before.dinner`. */
const byMeal = <Choice extends z.ZodType>(choice: Choice) =>
  z.record(z.string().regex(mealOfADay), choice).refine((meals) => Object.keys(meals).length <= most.meals, {
    params: { code: 'too-many', most: most.meals },
  })

/**
 * What a model chose among what the engine permits. What the runner set wins over it, and an id that does not fit
 * is ignored, since the runner did not choose it.
 */
export const coachSchema = z
  .strictObject({
    by: z
      .string()
      .min(1)
      .max(longestModelName)
      .refine((text) => visibleText(text) === text, { params: { code: 'not-a-line' } }),
    /** Recipes, the best first. */
    meals: byMeal(z.array(recipeOrFoodId).max(most.recipes)),
    /** What stands beside the dish, and nothing else. */
    sides: byMeal(z.array(z.enum(sideKinds)).min(1).max(most.sides)),
    /** Fuels of the race, the best first. */
    fuels: z.array(recipeOrFoodId).max(most.fuels),
    /** What matters most in this race, first. */
    if_then: z.array(z.enum(ifThenCodes)).max(most.ifThen),
  })
  .partial()
  .required({ by: true })
