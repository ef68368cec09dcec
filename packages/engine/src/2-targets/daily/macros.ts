import type { Runner } from '../../1-runner/runner.ts'
import { dailyCarbohydrateBands } from '../../evidence/carbohydrate.ts'
import { dailyFat } from '../../evidence/protein-and-fat.ts'
import { energyPerGram } from '../../evidence/energy.ts'
import { rounding } from '../../evidence/portions.ts'
import {
  type GramsPerKilogram,
  grams,
  type Hours,
  type Kilocalories,
  type Kilograms,
  kilocalories,
  portionFor,
  roundTo,
} from '../../units.ts'
import { carbohydrateBand, dailyCarbs } from './daily-carbs.ts'
import { protein } from './protein.ts'
import type { DailyTargets } from '../target-groups.ts'

export interface Macros {
  readonly daily: DailyTargets
  /** Before rounding; above the energy requested if the carbohydrate band needs more. */
  readonly energy: Kilocalories
  /** Before rounding, g. */
  readonly exact: Readonly<Record<'carbs' | 'protein' | 'fat', number>>
  readonly carbsAimedFor: GramsPerKilogram
  readonly protein: GramsPerKilogram
  /** How fat settled the split: it took what was left, or reached a bound and moved the carbohydrate (or the energy). */
  readonly settledBy: 'what-is-left' | 'most-fat' | 'least-fat' | 'least-carbohydrate' | 'most-carbohydrate'
}

interface Split {
  readonly carbs: number
  readonly fat: number
  readonly energy: number
  readonly settledBy: Macros['settledBy']
}

const kcal = energyPerGram.value

/** Protein first, carbohydrate by training, fat takes the rest within its share of energy. Evidence: daily-protein, daily-carbohydrate, daily-fat. */
export function macros(
  runner: Runner,
  { mass, hoursPerDay, energy }: { mass: Kilograms; hoursPerDay: Hours; energy: Kilocalories },
): Macros {
  const proteinDose = protein(runner, hoursPerDay)
  const carbsDose = dailyCarbs(hoursPerDay)
  const proteinGrams = portionFor(proteinDose, mass)
  const split = settle({
    energy,
    protein: proteinGrams,
    carbs: portionFor(carbsDose, mass),
    leastCarbs: carbohydrateBand(hoursPerDay).least * mass,
    // Whole grams below the limit, so that rounding does not exceed it.
    mostCarbs: Math.floor(topOfAllBands * mass),
  })
  const exact = { carbs: split.carbs, protein: proteinGrams, fat: split.fat }
  return {
    daily: roundDay(exact),
    exact,
    energy: kilocalories(split.energy),
    carbsAimedFor: carbsDose,
    protein: proteinDose,
    settledBy: split.settledBy,
  }
}

interface Amounts {
  readonly energy: number
  readonly protein: number
  readonly carbs: number
  readonly leastCarbs: number
  readonly mostCarbs: number
}

function settle({ energy, protein: proteinGrams, carbs, leastCarbs, mostCarbs }: Amounts): Split {
  const fatLeft = (energy - kcal.protein * proteinGrams - kcal.carbs * carbs) / kcal.fat
  const mostFat = (dailyFat.value.most * energy) / kcal.fat
  const leastFat = (dailyFat.value.least * energy) / kcal.fat
  const carbsBeside = (fat: number) => (energy - kcal.protein * proteinGrams - kcal.fat * fat) / kcal.carbs
  if (fatLeft > mostFat) {
    const risen = carbsBeside(mostFat)
    if (risen <= mostCarbs) return { carbs: risen, fat: mostFat, energy, settledBy: 'most-fat' }
    const fat = (energy - kcal.protein * proteinGrams - kcal.carbs * mostCarbs) / kcal.fat
    return { carbs: mostCarbs, fat, energy, settledBy: 'most-carbohydrate' }
  }
  if (fatLeft >= leastFat) return { carbs, fat: fatLeft, energy, settledBy: 'what-is-left' }
  const carbsLeft = carbsBeside(leastFat)
  if (carbsLeft >= leastCarbs) return { carbs: carbsLeft, fat: leastFat, energy, settledBy: 'least-fat' }
  return raiseEnergy(proteinGrams, leastCarbs)
}

/** Nobody has to eat more than the guideline's largest amount: any energy beyond it goes to fat. */
const topOfAllBands = Math.max(...dailyCarbohydrateBands.value.map(({ most }) => most))

/** If even the least carbohydrate does not fit beside the least fat, the day gets more energy. */
function raiseEnergy(proteinGrams: number, leastCarbs: number): Split {
  const energy = (kcal.protein * proteinGrams + kcal.carbs * leastCarbs) / (1 - dailyFat.value.least)
  return {
    carbs: leastCarbs,
    fat: (dailyFat.value.least * energy) / kcal.fat,
    energy,
    settledBy: 'least-carbohydrate',
  }
}

/** Energy is the sum of the rounded parts, so that the page always adds up. */
export function roundDay(day: { carbs: number; protein: number; fat: number }): DailyTargets {
  const carbs = wholeGrams(day.carbs)
  const proteinGrams = wholeGrams(day.protein)
  const fat = wholeGrams(day.fat)
  return {
    energy: kilocalories(kcal.carbs * carbs + kcal.protein * proteinGrams + kcal.fat * fat),
    carbs,
    protein: proteinGrams,
    fat,
  }
}

const wholeGrams = (amount: number) => roundTo(grams(amount), rounding.value.dailyGrams)
