import type { Diet } from '../1-runner/questionnaire.ts'
import type { Runner } from '../1-runner/runner.ts'
import { itemsOf } from '../4-race-day/fuels/fuel-kit.ts'
import type { FuelKit } from '../4-race-day/schedule.ts'
import { familiesNamed } from '../foods/exclusions/food-families.ts'
import { mayHoldGelatin } from '../foods/products.ts'
import { mentions, waysOfEatingOf } from '../health.ts'
import { type Note, groupsToWarnOf } from '../note.ts'
import type { StageResults } from './stage-results.ts'

interface AllergyFacts {
  readonly runner: Runner
  readonly raceDay: Pick<StageResults['raceDay'], 'kit'>
  readonly longRun: Pick<StageResults['longRun'], 'kit'>
}

/** Notes on what is excluded, what was not understood, and the warnings of each group. */
export function allergyNotes({ runner, raceDay, longRun }: AllergyFacts): Note[] {
  const { exclusions, diet } = runner
  // Fructose is limited rather than excluded: its own note gives the limit.
  const groups = exclusions.groups.filter((group) => group !== 'fodmap')
  return [
    ...(groups.length > 0 ? [{ code: 'groups-excluded' as const, facts: { groups } }] : []),
    ...familiesNamed(exclusions.families).map(({ family }) => ({
      code: 'family-excluded' as const,
      facts: { family },
    })),
    ...(exclusions.nearMisses ?? []).map(({ typed, readAs }) => ({
      code: 'near-miss' as const,
      facts: { typed, read_as: readAs },
    })),
    ...exclusions.unknown.map((words) => ({ code: 'excluded-by-name' as const, facts: { words } })),
    ...(exclusions.unread ?? []).map((words) => ({ code: 'not-excluded' as const, facts: { words } })),
    ...groupsToWarnOf
      .filter((group) => exclusions.groups.includes(group) && !(group === 'gluten' && hasCeliac(runner)))
      // The note on nuts says the same of coconut.
      .filter((group) => !(group === 'tree_nut' && exclusions.groups.includes('nuts')))
      .map((group) => ({ code: 'about-group' as const, facts: { group } })),
    ...(hasCeliac(runner) ? [{ code: 'about-celiac' as const, facts: null }] : []),
    ...waysOfEatingOf(runner).map((way) => ({ code: 'way-of-eating' as const, facts: { way } })),
    ...otherWords(runner),
    ...gelatinNotes(diet, [raceDay.kit, longRun.kit]),
  ]
}

/** Celiac disease has more to watch for than gluten alone, and says it once. */
const hasCeliac = (runner: Runner) => mentions(runner, 'celiac')

/** What was read and leaves no food out. */
const otherWords = (runner: Runner): Note[] => [
  ...(mentions(runner, 'not_food') ? [{ code: 'not-about-food' as const, facts: null }] : []),
  ...(mentions(runner, 'brand') ? [{ code: 'brand-named' as const, facts: null }] : []),
  ...(mentions(runner, 'unwanted_brand') ? [{ code: 'brand-left-out' as const, facts: null }] : []),
]

/** Only where a kit names what may hold gelatin, to take or to take instead. */
function gelatinNotes(diet: Diet, kits: readonly FuelKit[]): Note[] {
  const named = [
    ...kits
      .flatMap(itemsOf)
      .flatMap(({ id, instead }) => (instead && 'product' in instead ? [id, instead.product] : [id])),
    ...kits.flatMap(({ change }) => change?.id ?? []),
  ]
  if (!named.some(mayHoldGelatin)) return []
  if (diet === 'Vegan') return [{ code: 'honey-and-gelatin', facts: null }]
  return diet === 'Vegetarian' ? [{ code: 'gelatin', facts: null }] : []
}
