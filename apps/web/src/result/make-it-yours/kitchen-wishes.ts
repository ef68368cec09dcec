import type { KitchenWords, Preferences } from '@race-nutrition/engine'

type Kitchen = NonNullable<Preferences['kitchen']>

/** The preferences with this meal as another recipe, or with null as the plan has it. */
export function withSwap(preferences: Preferences, meal: string, recipe: string | null): Preferences {
  const { [meal]: _, ...others } = kitchenOf(preferences).swaps ?? {}
  return withWishes(preferences, { swaps: recipe === null ? others : { ...others, [meal]: recipe } })
}

export const withDislike = (preferences: Preferences, id: string): Preferences =>
  withWishes(preferences, { dislikes: [...new Set([...(kitchenOf(preferences).dislikes ?? []), id])] })

/** The preferences with these wishes; a wish that is undefined or holds nothing is none. */
export function withWishes(
  preferences: Preferences,
  wishes: { readonly [Part in keyof Kitchen]?: Kitchen[Part] | undefined },
): Preferences {
  const { kitchen: _, ...others } = preferences
  const parts = Object.entries({ ...kitchenOf(preferences), ...wishes }).filter(([, part]) => isWish(part))
  return parts.length === 0 ? others : { ...others, kitchen: Object.fromEntries(parts) }
}

/** Without the wish of one chip. */
export function withoutWish(preferences: Preferences, { of, what }: Pick<KitchenWords, 'of' | 'what'>) {
  if (of === 'swaps') return withSwap(preferences, what, null)
  if (of !== 'dislikes') return withWishes(preferences, { [of]: undefined })
  const dislikes = (kitchenOf(preferences).dislikes ?? []).filter((id) => id !== what)
  return withWishes(preferences, { dislikes })
}

const kitchenOf = ({ kitchen }: Preferences): Kitchen => kitchen ?? {}

const isWish = (part: Kitchen[keyof Kitchen]) =>
  typeof part === 'object' ? Object.keys(part).length > 0 : part !== undefined
