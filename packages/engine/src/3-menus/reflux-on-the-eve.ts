import type { Food } from '../foods/foods.ts'
import { memoize } from '../foods/memoize.ts'
import type { Runner } from '../1-runner/runner.ts'
import { mentions } from '../health.ts'
import { servedAt } from './days/candidates.ts'
import type { Kitchen } from './kitchen.ts'
import type { ServedRecipe } from './recipes/served-recipe.ts'

/** What many with reflux feel at night, beside what `burning.ts` leaves out of every day: tomatoes, onions, garlic and vinegar. */
const triggers = /^(?:tomato|ketchup|onion|leek|scallion|garlic|vinegar)/

export const triggersReflux = ({ id }: Pick<Food, 'id'>): boolean => triggers.test(id)

/** With reflux the dishes of the eve that hold any of it, as they are served here; a salad's dressing is a side. */
export const triggersOnTheEve = (runner: Runner, kitchen: Kitchen): ReadonlySet<string> =>
  mentions(runner, 'reflux') ? dishesWithTriggers(kitchen) : none

const none: ReadonlySet<string> = new Set()

const dishesWithTriggers = memoize(
  (kitchen: Kitchen): ReadonlySet<string> =>
    new Set(
      (['breakfast', 'main', 'snack'] as const)
        .flatMap((occasion) => servedAt(kitchen)(occasion))
        .filter(({ foods }: ServedRecipe) => foods.some(triggersReflux))
        .map(({ recipe }) => recipe.id),
    ),
)
