import type { Targets } from '../../../2-targets/targets.ts'
import type { PlanTotals } from '../../../plan.ts'
import type { Reading } from '../../audit.ts'
import type { PlanSection } from '../../finding.ts'
import { within } from '../bounds.ts'

/** 3 to 4 hours before. Evidence: carbohydrate-before-running, hard-meal-before. */
export const mealBefore = (section: PlanSection, value: number, { referenceMass }: Targets): Reading =>
  within({
    section,
    value,
    soft: [referenceMass, Math.min(4 * referenceMass, 250)],
    hard: [0.3 * referenceMass, Math.min(4.5 * referenceMass, 350)],
    roundedTo: 5,
  })

/** Carbs, fluids and sodium within 2 hours after. Evidence: recovery-serving, hard-recovery. */
export const recoveryAfter = (
  section: PlanSection,
  { carbs_g: carbs, fluids_ml: fluids, sodium_mg: sodium }: PlanTotals,
  { referenceMass }: Targets,
): readonly [Reading, Reading, Reading] => [
  within({
    section,
    of: 'carbs',
    value: carbs,
    soft: [0.8 * referenceMass, 2.4 * referenceMass],
    hard: [0.3 * referenceMass, 2.6 * referenceMass],
    roundedTo: 5,
  }),
  within({ section, of: 'fluids', value: fluids, soft: [0, 1500], hard: [0, 2000] }),
  within({ section, of: 'sodium', value: sodium, soft: [300, 1500], hard: [0, 2500] }),
]

/** Protein within 2 hours after; `slack` is the share by which portions may be off. Evidence: recovery-protein, hard-recovery. */
export const proteinAfter = (
  section: PlanSection,
  value: number,
  { referenceMass }: Targets,
  slack = 0,
): Reading =>
  within({
    section,
    of: 'protein',
    value,
    soft: [(1 - slack) * 15, (1 + slack) * 40],
    hard: [10, Math.max(50, 0.6 * referenceMass)],
  })
