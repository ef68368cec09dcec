import type { Runner } from '../../1-runner/runner.ts'
import { clamp } from '../../evidence/interpolate.ts'
import { dailyFat } from '../../evidence/protein-and-fat.ts'
import { energyPerGram, taperedRunning } from '../../evidence/energy.ts'
import { loadingDay as loadingFat } from '../../evidence/race-week.ts'
import { raceMorningMeal } from '../../evidence/race-morning.ts'
import { loadingDay } from '../../2-targets/race-week/loading-day.ts'
import { roundDay } from '../../2-targets/daily/macros.ts'
import { mostProtein } from '../../2-targets/daily/protein.ts'
import type { Targets } from '../../2-targets/targets.ts'
import { hasLoad } from '../portions/demands.ts'
import { type Grams, grams } from '../../units.ts'
import type { DayKind, Macros } from '../menus.ts'

/** Energy and macronutrients of a day of this kind around its carbs, in whole grams; energy is the sum of the three. */
export function macrosOf(
  runner: Runner,
  targets: Targets,
  { kind, carbs }: { kind: DayKind; carbs: Grams },
): Macros {
  const { rest, run, longRun } = targets.dayTypes
  if (kind === 'rest') return rest
  if (kind === 'run') return run ?? rest
  if (kind === 'long-run') return longRun
  if (kind === 'race-morning') return raceMorning(carbs, targets)
  if (kind === 'easy-week' || !hasLoad(targets)) return easyDay(carbs, targets)
  return eatable(loadingDay(targets, carbs), targets, runner)
}

/** A training day without the tapered running, with the same protein; fat takes what is left within its share of energy. */
function easyDay(carbs: Grams, { daily, runningEnergy }: Targets): Macros {
  const energy = daily.energy - (1 - taperedRunning.value) * runningEnergy
  const kcal = energyPerGram.value
  const left = energy - kcal.carbs * carbs - kcal.protein * daily.protein
  const fat = clamp(left, dailyFat.value.least * energy, dailyFat.value.most * energy) / kcal.fat
  return roundDay({ carbs, protein: daily.protein, fat: grams(fat) })
}

/**
 * If a small load leaves energy over, protein stays realistic. Fat stays within its limit while that costs little
 * energy, and exceeds it otherwise.
 */
function eatable(day: Macros, { daily, referenceMass, raceWeek }: Targets, runner: Runner): Macros {
  const most = Math.max(daily.protein, raceWeek.loadDay.protein, mostProtein(runner) * referenceMass)
  if (day.protein <= most) return day
  const kcal = energyPerGram.value
  const least = enoughEnergy * day.energy - kcal.carbs * day.carbs - kcal.protein * most
  const fat = Math.max(loadingFat.value.mostFat * referenceMass, least / kcal.fat)
  return roundDay({ carbs: day.carbs, protein: grams(most), fat: grams(fat) })
}

/** The share of a loading day's energy that a menu must reach. */
const enoughEnergy = 0.95

function raceMorning(carbs: Grams, { referenceMass }: Targets): Macros {
  const portion = (macro: 'protein' | 'fat') => {
    const { dose, least, most } = raceMorningMeal.value[macro]
    return grams(clamp(dose * referenceMass, least, most))
  }
  return roundDay({ carbs, protein: portion('protein'), fat: portion('fat') })
}
