import type { Runner } from '../1-runner/runner.ts'
import { familiesNamed } from '../foods/exclusions/food-families.ts'
import { type Note, groupsToWarnOf } from '../note.ts'

/** Notes on what is excluded, what was not understood, and the warnings of each group. */
export function allergyNotes({ exclusions, diet }: Runner): Note[] {
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
    ...(diet === 'Vegan' ? [{ code: 'honey-and-gelatin' as const, facts: null }] : []),
    ...(diet === 'Vegetarian' ? [{ code: 'gelatin' as const, facts: null }] : []),
  ]
}
