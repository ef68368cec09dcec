import fc from 'fast-check'
import type { Preferences } from '../src/1-runner/preferences/preferences-schema.ts'
import { larderIds } from '../src/3-menus/portions/household-measure.ts'
import { allRecipes } from '../src/3-menus/recipes/all-recipes.ts'

const recipe = fc.constantFrom(...allRecipes.map(({ id }) => id))
const day = fc.constantFrom(
  'rest',
  'run',
  'long-run',
  '6-days-before',
  '5-days-before',
  '4-days-before',
  '3-days-before',
  '2-days-before',
  '1-days-before',
  'race-morning',
)
const meal = fc.constantFrom('breakfast', 'lunch', 'dinner', 'afternoon-snack', 'recovery')
const place = fc.tuple(day, meal).map((parts) => parts.join('.'))

/** Foods that most weeks lean on, and any other food or recipe. */
const dislike = fc.oneof(
  fc.constantFrom(
    'rice-white-cooked',
    'pasta-cooked',
    'bread-white',
    'milk-1pct',
    'banana',
    'egg-fried',
    'salt-table',
  ),
  fc.constantFrom(...larderIds),
  recipe,
)

/** Wishes for the kitchen, sensible or not. */
export const anyKitchen: fc.Arbitrary<NonNullable<Preferences['kitchen']>> = fc.record(
  {
    dislikes: fc.array(dislike, { maxLength: 12 }),
    swaps: fc.dictionary(place, recipe, { maxKeys: 8, noNullPrototype: true }),
    effort: fc.constantFrom('cook' as const, 'quick' as const),
    race_morning: fc.constantFrom('home' as const, 'hotel' as const),
  },
  { requiredKeys: [] },
)
