import type { PreferenceFault } from '../../1-runner/preferences/read-preferences.ts'
import { findFood } from '../../foods/foods.ts'
import { allRecipes } from '../recipes/all-recipes.ts'

const recipes: ReadonlySet<string> = new Set(allRecipes.map(({ id }) => id))

const most = 100

/**
 * The ids among the wishes for the kitchen that name no food and no recipe. They are looked up in what was given, of any shape,
 * so that they are refused together with every other fault; what is no id at all is the schema's to refuse.
 */
export function unknownDishes(given: unknown): PreferenceFault[] {
  const kitchen = partOf(given, 'kitchen')
  return [
    ...idsIn(kitchen, 'dislikes')
      .filter(([, id]) => !recipes.has(id) && !findFood(id))
      .map(([path]): PreferenceFault => ({ path, code: 'unknown-dish', facts: {} })),
    ...idsIn(kitchen, 'swaps')
      .filter(([, id]) => !recipes.has(id))
      .map(([path]): PreferenceFault => ({ path, code: 'unknown-recipe', facts: {} })),
  ]
}

const partOf = (given: unknown, name: string): unknown =>
  typeof given === 'object' && given !== null && Object.hasOwn(given, name)
    ? (given as Readonly<Record<string, unknown>>)[name]
    : undefined

/** Texts that could be ids, with their paths. */
function idsIn(kitchen: unknown, name: string): (readonly [path: string, id: string])[] {
  const ids = partOf(kitchen, name)
  if (typeof ids !== 'object' || ids === null) return []
  return Object.entries(ids)
    .slice(0, most)
    .flatMap(([key, id]) =>
      typeof id === 'string' && isId.test(id)
        ? [[`preferences.kitchen.${name}.${key.slice(0, 40)}`, id] as const]
        : [],
    )
}

const isId = /^[a-z0-9-]{1,64}$/
