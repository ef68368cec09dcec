import { triggersReflux } from '../foods/reflux-foods.ts'
import { memoize } from '../foods/memoize.ts'
import type { Runner } from '../1-runner/runner.ts'
import { mentions } from '../health.ts'
import { servedAt } from './days/candidates.ts'
import type { Kitchen } from './kitchen.ts'
import type { ServedRecipe } from './recipes/served-recipe.ts'

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
