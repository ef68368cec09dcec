import type { Targets } from '../../../2-targets/targets.ts'
import type { PlanTotals } from '../../../plan.ts'
import type { Given, Reading } from '../../audit.ts'
import type { PlanSection } from '../../finding.ts'
import { startsEarly } from '../../conditions.ts'
import { within } from '../bounds.ts'

/** By the loading mass. Evidence: breakfast-carbohydrate, meal-before-a-long-run, hard-meal-before. */
export const mealBefore = (
  section: PlanSection,
  value: number,
  { runner, targets: { loadingMass } }: Given,
  run: keyof typeof mealsBefore,
): Reading => {
  const { least, most, grams } = mealsBefore[run]
  return within({
    section,
    value,
    soft: [leastOf(run, runner, least * loadingMass), Math.min(most * loadingMass, grams)],
    hard: [0.3 * loadingMass, Math.min(4.5 * loadingMass, 350)],
    roundedTo: 5,
  })
}

/** A race before 6:30 has a small breakfast. Evidence: early-start. */
const leastOf = (run: keyof typeof mealsBefore, runner: Given['runner'], usual: number) =>
  run === 'race' && startsEarly(runner) ? Math.min(usual, 95) : usual

const mealsBefore = {
  race: { least: 0.9, most: 4, grams: 150 },
  longRun: { least: 0.6, most: 2.2, grams: 120 },
} as const

/** Carbs, fluids and sodium within 2 hours after; a meal has them in steps of portions and pinches. Evidence: recovery-serving, hard-recovery. */
export const recoveryAfter = (
  section: PlanSection,
  { carbs_g: carbs, fluids_ml: fluids, sodium_mg: sodium }: PlanTotals,
  { runner, targets: { referenceMass } }: Given,
  steps = { carbs: 5, sodium: 0 },
): readonly [Reading, Reading, Reading] => [
  within({
    section,
    of: 'carbs',
    value: carbs,
    soft: [0.8 * referenceMass, 2.4 * referenceMass],
    hard: [0.3 * referenceMass, 2.6 * referenceMass],
    roundedTo: steps.carbs,
  }),
  within({ section, of: 'fluids', value: fluids, soft: [0, 1500], hard: [0, 2000] }),
  within({
    section,
    of: 'sodium',
    value: sodium,
    soft: [leastSodium(runner), 1500],
    hard: [0, 2500],
    roundedTo: steps.sodium,
  }),
]

/** Without added salt there is no target. Evidence: no-added-salt. */
const leastSodium = ({ health }: Given['runner']) =>
  health.some(({ code }) => ['blood_pressure', 'heart', 'kidney'].includes(code)) ? 0 : 300

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
