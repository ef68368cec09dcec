import { ifThenCodes } from '../../if-then.ts'
import { visibleText } from '../text/visible-text.ts'
import { mealOfADay, recipeOrFoodId } from './kitchen-schema.ts'
import { z } from './zod.ts'

/** Characters of the name of a model. */
export const longestModelName = 80

const most = { meals: 48, recipes: 3, ifThen: 3 } as const

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
    /** Recipes by meal, the best first. */
    meals: z
      .record(z.string().regex(mealOfADay), z.array(recipeOrFoodId).max(most.recipes))
      .refine((meals) => Object.keys(meals).length <= most.meals, {
        params: { code: 'too-many', most: most.meals },
      }),
    /** What matters most in this race, first. */
    if_then: z.array(z.enum(ifThenCodes)).max(most.ifThen),
  })
  .partial()
  .required({ by: true })
