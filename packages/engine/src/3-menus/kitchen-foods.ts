import type { Runner } from '../1-runner/runner.ts'
import { kitchenOf } from './kitchen.ts'

/** Ids of the foods that the menus of this runner may hold, dislikes aside: what a wish may leave out. */
export const kitchenFoods = (runner: Runner): string[] => [...kitchenOf(runner).foods.keys()].toSorted()
