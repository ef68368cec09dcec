import type { Targets } from '../../2-targets/targets.ts'
import type { PlanTotals } from '../../plan.ts'
import type { Reading } from '../audit.ts'
import type { PlanSection, Run } from '../finding.ts'
import { type Measured, within } from './within.ts'

type Amount = Pick<Measured, 'section' | 'what' | 'value'>

/** science.md 9.1, meal 3-4 h before. */
export const mealBefore = (carbs: Amount, { referenceMass }: Targets): Reading =>
  within({
    ...carbs,
    soft: [referenceMass, Math.min(4 * referenceMass, 250)],
    hard: [0.3 * referenceMass, Math.min(4.5 * referenceMass, 350)],
    roundedTo: 5,
  })

/** science.md 9.1, carbs, fluids and sodium within 2 h after. */
export const recoveryAfter = (
  { section, run }: { readonly section: PlanSection; readonly run: Run },
  { carbs_g: carbs, fluids_ml: fluids, sodium_mg: sodium }: PlanTotals,
  { referenceMass }: Targets,
): readonly [Reading, Reading, Reading] => [
  within({
    section,
    what: `${run}-recovery-carbs`,
    value: carbs,
    soft: [0.8 * referenceMass, 2.4 * referenceMass],
    hard: [0.3 * referenceMass, 2.6 * referenceMass],
    roundedTo: 5,
  }),
  within({ section, what: `${run}-recovery-fluids`, value: fluids, soft: [0, 1500], hard: [0, 2000] }),
  within({ section, what: `${run}-recovery-sodium`, value: sodium, soft: [300, 1500], hard: [0, 2500] }),
]

/** science.md 9.1, protein within 2 h after; `slack` is what portions may be off, as a share. */
export const proteinAfter = (protein: Amount, { referenceMass }: Targets, slack = 0): Reading =>
  within({
    ...protein,
    soft: [(1 - slack) * 15, (1 + slack) * 40],
    hard: [10, Math.max(50, 0.6 * referenceMass)],
  })
