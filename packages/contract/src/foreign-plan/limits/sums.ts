import type { NutritionPlan } from '@race-nutrition/engine'
import { runningNutrientNames, runningNutrients } from './running-nutrients.ts'
import { type Check, type Fault, formatNumber, hard, isRead, type Reading, soft, tiny } from '../check.ts'

/** A sum and what it should be; figures are rounded, so half of one is not a difference. */
interface Pair {
  readonly what: string
  readonly stated: number
  readonly found: number
}

const differ = ({ stated, found }: Pair) => Math.abs(stated - found) > 0.5 + tiny
const isReadable = ({ stated, found }: Pair) => isRead(stated) || isRead(found)

const rowsAgainstTotals = ({ race_day_plan: rows, numbers_summary }: NutritionPlan): Pair[] => {
  const totals = numbers_summary.race_day_totals
  return runningNutrientNames.map((nutrient) => {
    const { inRow } = runningNutrients[nutrient]
    return { what: nutrient, stated: totals[inRow], found: rows.reduce((sum, row) => sum + row[inRow], 0) }
  })
}

export const totalsAddUp: Check = {
  id: 'totals-add-up',
  title: 'The rows of race day add up to the totals',
  look: ({ plan }) =>
    agreement(rowsAgainstTotals(plan), {
      what: 'totals of race day',
      message: ({ what, stated, found }) =>
        `The race-day total of ${what} is ${formatNumber(stated)}, and the rows sum to ${formatNumber(found)}.`,
    }),
}

const cardsAgainstSections = ({ daily_plan, long_run_fueling, numbers_summary }: NutritionPlan): Pair[] => {
  const { daily, long_run: longRun } = numbers_summary
  const { during } = long_run_fueling
  return [
    { what: 'daily kcal', stated: daily.kcal, found: daily_plan.calories_kcal },
    { what: 'daily carbs', stated: daily.carbs_g, found: daily_plan.carbs_g },
    { what: 'daily protein', stated: daily.protein_g, found: daily_plan.protein_g },
    { what: 'daily fat', stated: daily.fat_g, found: daily_plan.fat_g },
    ...runningNutrientNames.map((nutrient) => {
      const { anHour } = runningNutrients[nutrient]
      return { what: `${nutrient} an hour of the long run`, stated: longRun[anHour], found: during[anHour] }
    }),
  ]
}

export const summaryAgrees: Check = {
  id: 'summary-agrees',
  title: 'The cards and the sections agree',
  look: ({ plan }) =>
    agreement(cardsAgainstSections(plan), {
      what: 'numbers on its cards',
      message: ({ what, stated, found }) =>
        `The summary says ${formatNumber(stated)} for ${what}, and its section says ${formatNumber(found)}.`,
    }),
}

const agreement = (
  pairs: readonly Pair[],
  { what, message }: { what: string; message: (pair: Pair) => string },
): Reading => ({
  section: 'numbers_summary',
  what,
  read: pairs.filter(isReadable).length,
  faults: pairs.filter(differ).map((pair) => hard('numbers_summary', message(pair))),
})

export const energyAddsUp: Check = {
  id: 'daily-energy-adds-up',
  title: 'Carbs, protein and fat add up to the energy of a day',
  look: ({ plan: { daily_plan: daily }, limits: { daily: limits } }) => {
    const { carbs, protein, fat } = limits.energyPerGram
    const made = carbs * daily.carbs_g + protein * daily.protein_g + fat * daily.fat_g
    const { calories_kcal: stated, carbs_g, protein_g, fat_g } = daily
    const isWhole = [stated, carbs_g, protein_g, fat_g].every(isRead)
    return {
      section: 'daily_plan',
      what: 'energy of a day with all its parts',
      read: isWhole ? 1 : 0,
      faults: isWhole ? energyFaults(stated, made, limits.energyOfMacros) : [],
    }
  },
}

function energyFaults(stated: number, made: number, { near, far }: Record<'near' | 'far', number>): Fault[] {
  const off = Math.abs(stated - made) / made
  if (off <= near + tiny) return []
  const message = `The day is given ${formatNumber(stated)} kcal, and its carbs, protein and fat make ${formatNumber(made)}.`
  return [off > far + tiny ? hard('daily_plan', message) : soft('daily_plan', message)]
}
