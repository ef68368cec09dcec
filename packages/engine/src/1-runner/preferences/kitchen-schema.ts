import { z } from './zod.ts'

/** Of a food or a recipe. Whether there is one is checked where the recipes are. */
export const recipeOrFoodId = z
  .string()
  .max(64)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)

/** More than a runner sets by hand, and few enough that a plan is made at once. */
const most = { dislikes: 24, swaps: 48 } as const

export const mealOfADay =
  /^(?:rest|run|long-run|[1-6]-days-before|race-morning)\.(?:breakfast|lunch|dinner|recovery|(?:morning|late-morning|afternoon|late-afternoon|evening)-snack)$/

/** What a runner wishes of the menus. None of it is an exclusion: what cannot be kept is said. */
export const kitchenSchema = z
  .strictObject({
    dislikes: z
      .array(recipeOrFoodId)
      .max(most.dislikes)
      .describe('Ids of foods and recipes that the runner does not want'),
    swaps: z
      .record(z.string().regex(mealOfADay), recipeOrFoodId)
      .refine((swaps) => Object.keys(swaps).length <= most.swaps, {
        params: { code: 'too-many', most: most.swaps },
      })
      .describe('Recipes by meal, like 3-days-before.dinner'),
    effort: z.enum(['cook', 'quick']).describe('Quick: no cooking session, and no long recipes'),
    race_morning: z.enum(['home', 'hotel']).describe('Hotel: a race breakfast that needs no stove'),
  })
  .partial()
