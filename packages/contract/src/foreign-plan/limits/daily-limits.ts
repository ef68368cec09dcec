import type { HardLimits, NutritionPlan, Range } from '@race-nutrition/engine'
import { type Check, isRead, outside } from '../check.ts'

const section = 'daily_plan'

/** One number of a training day is within its range. */
const dailyCheck = (
  { id, title, what, unit }: { id: string; title: string; what: string; unit: string },
  of: (day: NutritionPlan['daily_plan']) => number,
  range: (limits: HardLimits['daily']) => Range<number>,
): Check => ({
  id,
  title,
  look: ({ plan, limits }) => {
    const value = of(plan.daily_plan)
    return {
      section,
      what: `daily ${what}`,
      read: isRead(value) ? 1 : 0,
      faults: outside({ section, what: `Daily ${what}`, value, unit }, range(limits.daily)),
    }
  },
})

export const dailyEnergy = dailyCheck(
  {
    id: 'daily-energy',
    title: 'Energy of a training day is within its limits',
    what: 'energy',
    unit: 'kcal',
  },
  ({ calories_kcal }) => calories_kcal,
  ({ energy }) => energy,
)

export const dailyCarbs = dailyCheck(
  { id: 'daily-carbs', title: 'Carbs of a training day are within their limits', what: 'carbs', unit: 'g' },
  ({ carbs_g }) => carbs_g,
  ({ carbs }) => carbs,
)

export const dailyProtein = dailyCheck(
  {
    id: 'daily-protein',
    title: 'Protein of a training day is within its limits',
    what: 'protein',
    unit: 'g',
  },
  ({ protein_g }) => protein_g,
  ({ protein }) => protein,
)

/** By weight, and as a share of the energy that the macros make. */
export const dailyFat: Check = {
  id: 'daily-fat',
  title: 'Fat of a training day is within its limits',
  look: ({ plan: { daily_plan: daily }, limits: { daily: limits } }) => {
    const { carbs, protein, fat } = limits.energyPerGram
    const made = carbs * daily.carbs_g + protein * daily.protein_g + fat * daily.fat_g
    const isWhole = [daily.carbs_g, daily.protein_g, daily.fat_g].every(isRead) && Number.isFinite(made)
    const share = isWhole ? (100 * fat * daily.fat_g) / made : 0
    const { least, most } = limits.fatShare
    return {
      section,
      what: 'daily fat',
      read: isRead(daily.fat_g) ? 1 : 0,
      faults: [
        ...outside({ section, what: 'Daily fat', value: daily.fat_g, unit: 'g' }, { least: limits.leastFat }),
        ...outside(
          { section, what: 'Fat as a share of energy', value: share, unit: '%' },
          { least: 100 * least, most: 100 * most },
        ),
      ].slice(0, 1),
    }
  },
}
