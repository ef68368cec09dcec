import type { Runner } from '../../../1-runner/runner.ts'
import type { Targets } from '../../../2-targets/targets.ts'
import { type Check, hard, lookAtEach, soft } from '../../audit.ts'
import { kcalOf } from '../../meals.ts'
import { within } from '../bounds.ts'

const section = 'daily_plan'

/**
 * Evidence: hard-daily-energy. Its ceiling depends on the resting energy, and for some small or old runners is below the least
 * for each kilogram of fat-free mass (evidence: least-energy-available), or the energy of the least carbs beside the least fat:
 * that, or a gram of rounding, is not an excess.
 */
const dailyEnergy: Check = {
  id: 'daily-energy',
  look: ({ plan, runner, targets }) => {
    const { runningEnergy, restingEnergy, fatFreeMass, milkEnergy } = targets
    return within({
      section,
      value: plan.targets.daily.kcal,
      soft: [0.85 * targets.daily.energy, 1.15 * targets.daily.energy],
      hard: [
        Math.max(runningEnergy + 30 * fatFreeMass, 1.2 * restingEnergy) + milkEnergy,
        dailyEnergyMost(runner, targets) + 9,
      ],
    })
  },
}

/** The most of the mean day, kcal. */
export function dailyEnergyMost(runner: Runner, targets: Targets): number {
  const { runningEnergy, restingEnergy, fatFreeMass, milkEnergy } = targets
  const floor = runningEnergy + (isGuarded(runner) ? 45 : 40) * fatFreeMass + milkEnergy
  const most = Math.min(1.9 * restingEnergy + 1.15 * runningEnergy + milkEnergy, 7000)
  return Math.max(most, floor, forLeastCarbs(targets))
}

/** Runners who are still growing, are light for their height or had an eating disorder keep more energy. Evidence: growing-age, body-mass-index-classes. */
const isGuarded = ({ age, weight, height, health }: Runner) =>
  age < 18 || weight / (height / 100) ** 2 < 18.5 || health.some(({ code }) => code === 'eating_disorder')

/** The least carbs of the training load and at most 2 g/kg of protein, beside a fifth of fat. Evidence: protein-limits, daily-fat. */
const forLeastCarbs = ({ trainingHoursPerDay: hours, referenceMass }: Targets) =>
  ((4 * leastCarbs(hours) + 4 * 2) * referenceMass) / 0.8

function leastCarbs(hours: number): number {
  if (hours < 0.5) return 3
  if (hours < 1.25) return 5
  return hours < 4 ? 6 : 8
}

/** Energy left for the body after running, per kilogram of fat-free mass. Never shown as a diagnosis. Evidence: least-energy-available. */
const energyAvailability: Check = {
  id: 'energy-availability',
  look: ({ plan, targets: { runningEnergy, fatFreeMass, milkEnergy } }) =>
    lookAtEach(
      section,
      'soft',
      [(plan.targets.daily.kcal - milkEnergy - runningEnergy) / fatFreeMass].filter(Number.isFinite),
      (left) => (left >= 39.5 ? [] : [soft(section, 'too-little-left', null)]),
    ),
}

/** Evidence: hard-daily-macros; the soft band is centered on the runner's own target. */
const dailyCarbs: Check = {
  id: 'daily-carbs',
  look: ({ plan, targets: { daily, referenceMass } }) =>
    within({
      section,
      value: plan.targets.daily.carbs_g,
      soft: [daily.carbs - 1.5 * referenceMass, daily.carbs + 1.5 * referenceMass],
      hard: [2.5 * referenceMass, 12 * referenceMass],
    }),
}

/** Evidence: hard-daily-macros, protein-limits. */
const dailyProtein: Check = {
  id: 'daily-protein',
  look: ({ plan, runner, targets: { referenceMass } }) =>
    within({
      section,
      value: plan.targets.daily.protein_g,
      soft: [1.2 * referenceMass, (runner.age < 18 ? 2 : 2.2) * referenceMass],
      hard: [referenceMass, 2.5 * referenceMass],
      roundedTo: 1,
    }),
}

/**
 * Evidence: hard-daily-macros, daily-fat; as shares in whole percent of the energy that the macros make.
 * With the most carbs allowed, 12 g/kg, the remaining energy has nowhere else to go.
 */
const dailyFat: Check = {
  id: 'daily-fat',
  look: ({ plan, targets: { referenceMass } }) => {
    const { daily } = plan.targets
    const energy = kcalOf(daily)
    const share = within({
      section,
      value: energy > 0 ? (100 * 9 * daily.fat_g) / energy : Number.NaN,
      soft: [20, daily.carbs_g + 1 > 12 * referenceMass ? 45 : 35],
      hard: [15, 45],
      roundedTo: 1,
    })
    if (daily.fat_g >= 0.5 * referenceMass) return share
    const facts = { of: 'fat', value: daily.fat_g, is: 'less', limit: 0.5 * referenceMass } as const
    return { ...share, faults: [hard(section, 'out-of-range', facts)] }
  },
}

/** Evidence: energy-of-macros. */
const dailyEnergyAddsUp: Check = {
  id: 'daily-energy-adds-up',
  look: ({ plan: { targets } }) =>
    within({
      section,
      value: (100 * targets.daily.kcal) / kcalOf(targets.daily),
      soft: [97, 103],
      hard: [92, 108],
    }),
}

export const dailyChecks: readonly Check[] = [
  dailyEnergy,
  energyAvailability,
  dailyCarbs,
  dailyProtein,
  dailyFat,
  dailyEnergyAddsUp,
]
