import type { NoteTier, PlanWords } from '@race-nutrition/engine'

export interface SafetyGroup {
  readonly tier: NoteTier
  /** Null for the notes above all others. */
  readonly title: string | null
  readonly notes: readonly string[]
}

/** The notes of the safety box by tier, without tiers that have none; the note on groceries stands with the list. */
export const safetyGroups = (notes: PlanWords['notes']): SafetyGroup[] =>
  tiers
    .map(({ tier, title }) => ({
      tier,
      title,
      notes: notes.filter((note) => note.tier === tier && note.code !== 'groceries').map(({ text }) => text),
    }))
    .filter((group) => group.notes.length > 0)

const tiers = [
  { tier: 'first', title: null },
  { tier: 'race-day', title: 'On race day' },
  { tier: 'before-you-start', title: 'Before you start' },
  { tier: 'how-worked-out', title: 'How this was worked out' },
] as const satisfies readonly Pick<SafetyGroup, 'tier' | 'title'>[]
