import type { Eater } from './permitted.ts'

/** False where nothing is written under allergies, and where "none" is. */
export function excludesAnything({ exclusions }: Pick<Eater, 'exclusions'>): boolean {
  const { groups, unknown, families = [], unread = [] } = exclusions
  return groups.length + unknown.length + families.length + unread.length > 0
}
