import type { Targets } from '../../2-targets/targets.ts'
import type { PlanSection, Reading } from '../audit.ts'
import { within } from './within.ts'

/** One amount of the race or of the long run, and how it is spoken of. */
interface Amount {
  readonly section: PlanSection
  readonly what: string
  readonly value: number
}

/** science.md 9.1, meal 3-4 h before. */
export const mealBefore = (carbs: Amount, { referenceMass }: Targets): Reading =>
  within({
    ...carbs,
    unit: 'g',
    soft: [referenceMass, Math.min(4 * referenceMass, 250)],
    hard: [0.3 * referenceMass, Math.min(4.5 * referenceMass, 350)],
    roundedTo: 5,
    because: 'A meal 3 to 4 hours before holds 1 to 4 g for each kilogram.',
  })

interface After {
  readonly section: PlanSection
  /** "the race", "the long run". */
  readonly run: string
  readonly carbs: number
  readonly fluids: number
  readonly sodium: number
}

/** science.md 9.1, carbs, fluids and sodium within 2 h after. */
export const recoveryAfter = (
  { section, run, carbs, fluids, sodium }: After,
  { referenceMass }: Targets,
): readonly [Reading, Reading, Reading] => [
  within({
    section,
    what: `Carbs after ${run}`,
    value: carbs,
    unit: 'g',
    soft: [0.8 * referenceMass, 2.4 * referenceMass],
    hard: [0.3 * referenceMass, 2.6 * referenceMass],
    roundedTo: 5,
    because: 'Enough to refill, in one serving.',
  }),
  within({
    section,
    what: `Fluids after ${run}`,
    value: fluids,
    unit: 'ml',
    soft: [0, 1500],
    hard: [0, 2000],
    because: 'More than that in two hours is not safe.',
  }),
  within({
    section,
    what: `Sodium after ${run}`,
    value: sodium,
    unit: 'mg',
    soft: [300, 1500],
    hard: [0, 2500],
    because: 'Food counts toward it.',
  }),
]

/** science.md 9.1, protein within 2 h after; `slack` is what portions may be off, as a share. */
export const proteinAfter = (protein: Amount, { referenceMass }: Targets, slack = 0): Reading =>
  within({
    ...protein,
    unit: 'g',
    soft: [(1 - slack) * 15, (1 + slack) * 40],
    hard: [10, Math.max(50, 0.6 * referenceMass)],
    because: 'One serving repairs; more does not repair more.',
  })
