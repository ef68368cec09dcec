import type { NutritionPlan, PlanSection } from '@race-nutrition/engine'

export interface SectionText {
  readonly section: PlanSection
  readonly text: string
}

/** Every text of the plan except the diet that the profile repeats; a row of race day is one text. */
export function textsOf({ race_day_plan: rows, profile, ...sections }: NutritionPlan): SectionText[] {
  const { diet: _, ...ownProfile } = profile
  const inRows = rows.map(({ time, action, item }) => ({
    section: 'race_day_plan' as const,
    text: [time, action, item].filter(Boolean).join(' '),
  }))
  const inLists = Object.entries({ profile: ownProfile, ...sections }).flatMap(([section, part]) =>
    stringsIn(part).map((text) => ({ section: section as PlanSection, text })),
  )
  return [...inLists, ...inRows].filter(({ text }) => text.trim() !== '')
}

function stringsIn(part: unknown): string[] {
  if (typeof part === 'string') return [part]
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(stringsIn) : []
}
