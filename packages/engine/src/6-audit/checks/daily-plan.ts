import type { Runner } from '../../1-runner/runner.ts'
import type { Targets } from '../../2-targets/targets.ts'
import { type Check, hard, lookAtEach, soft } from '../audit.ts'
import { figure, within } from './within.ts'

const section = 'daily_plan'

/**
 * science.md 9.1, daily kcal. Its ceiling is made of the resting energy, and for some small or old runners falls below what 1.4
 * asks for each kilogram of fat-free mass, or 2.3 for the least carbs beside the least fat: that, or a gram of rounding, is no
 * excess.
 */
export const dailyEnergy: Check = {
  id: 'daily-energy',
  look: ({ plan }, runner, targets) => {
    const { runningEnergy, restingEnergy, fatFreeMass } = targets
    const floor = Math.max(
      runningEnergy + (isGuarded(runner) ? 45 : 40) * fatFreeMass,
      forLeastCarbs(targets),
    )
    return within({
      section,
      what: 'Daily energy',
      value: plan.daily_plan.calories_kcal,
      unit: 'kcal',
      soft: [0.85 * targets.daily.energy, 1.15 * targets.daily.energy],
      hard: [
        Math.max(runningEnergy + 30 * fatFreeMass, 1.2 * restingEnergy),
        Math.max(Math.min(1.9 * restingEnergy + 1.15 * runningEnergy, 7000), floor) + 9,
      ],
      because: 'Too little harms health and training; too much is more than your running uses.',
    })
  },
}

/** science.md 1.4: who still grows, or is light for the height, keeps more energy. */
const isGuarded = ({ age, weight, height }: Runner) => age < 18 || weight / (height / 100) ** 2 < 18.5

/** science.md 2.3, step 6: the least carbs of the training load and at most 2 g/kg of protein, beside a fifth of fat. */
const forLeastCarbs = ({ trainingHoursPerDay: hours, referenceMass }: Targets) =>
  ((4 * leastCarbs(hours) + 4 * 2) * referenceMass) / 0.8

function leastCarbs(hours: number): number {
  if (hours < 0.5) return 3
  if (hours < 1.25) return 5
  return hours < 4 ? 6 : 8
}

/** science.md 9.5: energy left for the body after running, per kilogram of fat-free mass. Never shown as a diagnosis. */
export const energyAvailability: Check = {
  id: 'energy-availability',
  look: ({ plan }, _runner, { runningEnergy, fatFreeMass }) => {
    const left = (plan.daily_plan.calories_kcal - runningEnergy) / fatFreeMass
    return lookAtEach(
      { section, what: 'the energy left after running', unread: 'soft' },
      [left].filter(Number.isFinite),
      (kilocalories) =>
        kilocalories >= 39.5
          ? []
          : [
              soft(
                section,
                'After your running, this day leaves the body less energy than is planned for anyone. Eat more.',
              ),
            ],
    )
  },
}

/** science.md 9.1, daily carbs; the soft band is centered on the runner's own target (clarification). */
export const dailyCarbs: Check = {
  id: 'daily-carbs',
  look: ({ plan }, _runner, { daily, referenceMass }) =>
    within({
      section,
      what: 'Daily carbs',
      value: plan.daily_plan.carbs_g,
      unit: 'g',
      soft: [daily.carbs - 1.5 * referenceMass, daily.carbs + 1.5 * referenceMass],
      hard: [2.5 * referenceMass, 12 * referenceMass],
      because: 'Carbs follow your training load and your weight.',
    }),
}

/** science.md 9.1, daily protein. */
export const dailyProtein: Check = {
  id: 'daily-protein',
  look: ({ plan }, runner, { referenceMass }) =>
    within({
      section,
      what: 'Daily protein',
      value: plan.daily_plan.protein_g,
      unit: 'g',
      soft: [1.2 * referenceMass, (runner.age < 18 ? 2 : 2.2) * referenceMass],
      hard: [referenceMass, 2.5 * referenceMass],
      roundedTo: 1,
      because: 'Runners do well on 1.2 to 2.2 g for each kilogram.',
    }),
}

/**
 * science.md 9.1, daily fat, as shares in whole percent of the energy that the macros make.
 * Beside the most carbs there are, 12 g/kg, the energy that is left has nowhere else to go.
 */
export const dailyFat: Check = {
  id: 'daily-fat',
  look: ({ plan: { daily_plan: daily } }, _runner, { referenceMass }) => {
    const energy = 4 * daily.carbs_g + 4 * daily.protein_g + 9 * daily.fat_g
    const share = within({
      section,
      what: 'Fat as a share of daily energy',
      value: energy > 0 ? (100 * 9 * daily.fat_g) / energy : Number.NaN,
      unit: '%',
      soft: [20, daily.carbs_g + 1 > 12 * referenceMass ? 45 : 35],
      hard: [15, 45],
      roundedTo: 1,
      because: 'Between 20 and 35 % keeps hormones and appetite steady and leaves room for carbs.',
    })
    return daily.fat_g < 0.5 * referenceMass ? { ...share, faults: [tooLittleFat(daily.fat_g)] } : share
  },
}

const tooLittleFat = (fat: number) =>
  hard(section, `Daily fat: ${figure(fat)} g is less than half a gram for each kilogram.`)

/** science.md 9.1, kcal against macros. */
export const dailyEnergyAddsUp: Check = {
  id: 'daily-energy-adds-up',
  look: ({ plan: { daily_plan: daily } }) => {
    const made = 4 * daily.carbs_g + 4 * daily.protein_g + 9 * daily.fat_g
    return within({
      section,
      what: 'The energy stated, as a share of what carbs, protein and fat make',
      value: (100 * daily.calories_kcal) / made,
      unit: '%',
      soft: [97, 103],
      hard: [92, 108],
      because: 'The numbers of one day have to add up.',
    })
  },
}

/** The cards and the sections say the same. */
export const summaryAgrees: Check = {
  id: 'summary-agrees',
  look: ({ plan }) => {
    const { daily_plan: daily, long_run_fueling: longRun, numbers_summary: summary } = plan
    const pairs: readonly (readonly [string, number, number])[] = [
      ['daily kcal', summary.daily.kcal, daily.calories_kcal],
      ['daily carbs', summary.daily.carbs_g, daily.carbs_g],
      ['daily protein', summary.daily.protein_g, daily.protein_g],
      ['daily fat', summary.daily.fat_g, daily.fat_g],
      ['long-run carbs an hour', summary.long_run.carbs_g_per_hr, longRun.during.carbs_g_per_hr],
      ['long-run sodium an hour', summary.long_run.sodium_mg_per_hr, longRun.during.sodium_mg_per_hr],
      ['long-run fluids an hour', summary.long_run.fluids_ml_per_hr, longRun.during.fluids_ml_per_hr],
    ]
    return lookAtEach(
      { section: 'numbers_summary', what: 'the numbers of the cards and their sections', unread: 'soft' },
      pairs.filter(([, card, own]) => Number.isFinite(card) && Number.isFinite(own)),
      ([what, card, own]) =>
        card === own
          ? []
          : [
              hard(
                'numbers_summary',
                `The summary says ${figure(card)} for ${what}, and its section says ${figure(own)}.`,
              ),
            ],
    )
  },
}
