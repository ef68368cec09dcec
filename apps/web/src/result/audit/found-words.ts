import type { PlanAudit } from '@race-nutrition/contract'
import type { PlanSection } from '@race-nutrition/engine'
import { isHard, severityWords } from './findings.tsx'

/** By section; a later version may have others. */
const sectionNames: Readonly<Record<string, string>> = {
  profile: 'profile',
  numbers_summary: 'numbers',
  daily_plan: 'daily plan',
  long_run_fueling: 'long-run fueling',
  race_week: 'race week',
  race_day_plan: 'race-day plan',
  grocery_list: 'grocery list',
  prep: 'prep',
  assumptions_safety: 'assumptions and safety',
} satisfies Record<PlanSection, string>

export const sectionName = (section: string) => sectionNames[section] ?? 'the plan'

/** The most severe kind of what the checks found, and where: "Worth knowing: daily plan". Empty if nothing was found. */
export function foundWords(findings: PlanAudit['findings']): string {
  const worst = findings.some(isHard) ? 'hard' : 'soft'
  const found = findings.filter(({ severity }) => severity === worst)
  const [first, ...others] = new Set(found.map(({ section }) => sectionName(section)))
  if (first === undefined) return ''
  return `${severityWords[worst]}: ${first}${others.length > 0 ? ` and ${others.length} more` : ''}`
}
