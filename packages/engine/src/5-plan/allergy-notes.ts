import type { Diet } from '../1-runner/questionnaire.ts'
import type { Runner } from '../1-runner/runner.ts'
import { itemsOf } from '../4-race-day/fuels/fuel-kit.ts'
import type { FuelKit } from '../4-race-day/schedule.ts'
import { familiesNamed } from '../foods/exclusions/food-families.ts'
import { mayHoldGelatin } from '../foods/products.ts'
import { type Note, groupsToWarnOf } from '../note.ts'
import type { StageResults } from './stage-results.ts'

interface AllergyFacts {
  readonly runner: Runner
  readonly raceDay: Pick<StageResults['raceDay'], 'kit'>
  readonly longRun: Pick<StageResults['longRun'], 'kit'>
}

/** Notes on what is excluded, what was not understood, and the warnings of each group. */
export function allergyNotes({ runner: { exclusions, diet }, raceDay, longRun }: AllergyFacts): Note[] {
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
      .filter((group) => exclusions.groups.includes(group))
      .map((group) => ({ code: 'about-group' as const, facts: { group } })),
    ...gelatinNotes(diet, [raceDay.kit, longRun.kit]),
  ]
}

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
