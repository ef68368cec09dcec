import type { Part } from '../../6-audit/finding.ts'

/** The names of missing parts of the plan. */
export const partWords: Readonly<Record<Part, string>> = {
  'race week': 'plan for race week',
  rows: 'row in the race-day table',
  breakfasts: 'meal to choose before the long run',
  pantry: 'pantry list',
  fridge: 'fridge and freezer list',
  kit: 'gel or drink in the race kit',
  'long-run schedule': 'schedule for the long run',
  recovery: 'meal for after the long run',
}
