import { ifThenCodes } from '../../if-then.ts'
import { sideKinds } from '../../side-kinds.ts'
import { mealOfADay, recipeOrFoodId } from './kitchen-schema.ts'
import { z } from './zod.ts'

/** Characters of the name of a model. */
const longestModelName = 80

/**
 * The name of a model as it is printed: "openai/gpt-4.1", "local/llama3.1:8b". It may come with a link from anyone, so that
 * spaces, and a dot between two letters, become hyphens: no sentence and no address is left.
 */
export const modelNameFrom = (text: string): string =>
  text
    .slice(0, longestModelName)
    .replace(/(?<=[a-z])\.(?=[a-z])|[^a-z0-9._:@/+-]/giu, '-')
    .replace(/^[^a-z0-9]+/iu, '') || 'model'

/** How much a model may choose: meals, and of each list so many ids. */
export const mostChosen = { meals: 48, recipes: 3, sides: 2, fuels: 3, ifThen: 3 } as const

/** What a model chose at meals, like `3-days-before.dinner`. */
const byMeal = <Choice extends z.ZodType>(choice: Choice) =>
  z
    .record(z.string().regex(mealOfADay), choice)
    .refine((meals) => Object.keys(meals).length <= mostChosen.meals, {
      params: { code: 'too-many', most: mostChosen.meals },
    })

/**
 * What a model chose among what the engine permits. What the runner set wins over it, and an id that does not fit
 * is ignored, since the runner did not choose it.
 */
export const coachSchema = z
  .strictObject({
    by: z.string().overwrite(modelNameFrom),
    /** Recipes, the best first. */
    meals: byMeal(z.array(recipeOrFoodId).max(mostChosen.recipes)),
    /** What stands beside the dish, and nothing else. */
    sides: byMeal(z.array(z.enum(sideKinds)).min(1).max(mostChosen.sides)),
    /** Fuels of the race, the best first. */
    fuels: z.array(recipeOrFoodId).max(mostChosen.fuels),
    /** What matters most in this race, first. */
    if_then: z.array(z.enum(ifThenCodes)).max(mostChosen.ifThen),
  })
  .partial()
  .required({ by: true })
