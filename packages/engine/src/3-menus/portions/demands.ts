import {
  breakfastCarbohydrate,
  breakfastFluids,
  leastBeforeARun,
  mealBeforeALongRun,
  raceMorningTolerances,
} from '../../evidence/race-morning.ts'
import { loadingDayTolerances, mostCarbohydrateInADay } from '../../evidence/race-week.ts'
import { dailyFat, proteinLimits } from '../../evidence/protein-and-fat.ts'
import { recoveryProtein, recoveryMealTolerances } from '../../evidence/recovery.ts'
import { menuProteinWithKidneyDisease } from '../../evidence/plates.ts'
import { fiberOfADay, menuTolerances } from '../../evidence/portions.ts'
import { energyPerGram } from '../../evidence/energy.ts'
import { loadingDay as loadingDayTargets } from '../../2-targets/race-week/loading-day.ts'
import type { BreakfastTargets, RecoveryTargets } from '../../2-targets/target-groups.ts'
import type { Targets } from '../../2-targets/targets.ts'
import type { DayKind, Macros } from '../menus.ts'
import { around, type Demand, type Window } from './windows.ts'

/** The demand of a whole day. */
export function demandOf(kind: DayKind, target: Macros, targets: Targets): Demand {
  if (kind === 'rest' || kind === 'run' || kind === 'long-run') return ordinaryDay(target, targets)
  if (kind === 'easy-week') return withinADay(ordinaryDay(target, targets))
  const demand = hasLoad(targets) ? loadingDay(target, targets) : ordinaryDay(target, targets)
  return withinADay(beforeRace(kind, targets, demand))
}

/** No day of race week has more carbs than a day can hold. */
function withinADay(demand: Demand): Demand {
  const { carbs } = demand.windows
  if (!carbs) return demand
  const most = Math.min(carbs.most, mostCarbohydrateInADay.value)
  return { ...demand, windows: { ...demand.windows, carbs: { ...carbs, most } } }
}

/** Without a load the days before the race are ordinary ones. */
export const hasLoad = ({ raceWeek }: Pick<Targets, 'raceWeek'>) => raceWeek.shareOfLoad > 0

/** Little fiber before a long race, and on the day before any race. */
function beforeRace(kind: DayKind, { race }: Targets, demand: Demand): Demand {
  const { leastFiber, mostFiber } = loadingDayTolerances.value
  const { most, mostOnTheEve } = fiberOfADay.value
  const fiber = isLowInFiber(race)
    ? { least: leastFiber, most: mostFiber }
    : { least: 0, most: kind === 'day-before' ? mostOnTheEve : most }
  return { ...demand, windows: { ...demand.windows, fiber } }
}

function ordinaryDay(target: Macros, targets: Targets): Demand {
  const { daily } = targets
  const { energy, carbs, fat } = menuTolerances.value
  const fats = around(target.fat, fat)
  const ofMeanDay = (share: number) => (share * daily.energy) / energyPerGram.value.fat
  return {
    aims: target,
    windows: {
      energy: around(target.energy, energy),
      carbs: around(target.carbs, carbs),
      protein: proteinOf(target, targets),
      fat: {
        least: Math.min(target.fat, Math.max(fats.least, ofMeanDay(dailyFat.value.least))),
        most: Math.max(target.fat, Math.min(fats.most, ofMeanDay(dailyFat.value.most))),
      },
      fiber: { least: 0, most: fiberOfADay.value.most },
    },
  }
}

/** Little less and some more; with kidney disease less, and never more. */
function proteinOf({ protein }: Macros, { referenceMass, flags }: Targets): Window {
  if (flags.includes('HEALTH_KIDNEY')) {
    const { less, floor } = menuProteinWithKidneyDisease.value
    return { least: Math.min(protein, Math.max(protein * (1 - less), floor * referenceMass)), most: protein }
  }
  const { lessProtein, moreProtein } = menuTolerances.value
  // A target may equal the floor: whole grams stay above it.
  const floor = Math.min(proteinLimits.value.least * referenceMass, protein)
  return { least: Math.max(protein * (1 - lessProtein), floor), most: protein * (1 + moreProtein) }
}

function loadingDay({ carbs, protein, fat }: Macros, targets: Targets): Demand {
  const { referenceMass, flags } = targets
  const { energy } = loadingDayTargets(targets, carbs)
  const tolerance = loadingDayTolerances.value
  const carbsAround = { least: carbs * (1 - tolerance.lessCarbs), most: carbs * (1 + tolerance.moreCarbs) }
  const atTheCeiling = carbs >= mostCarbohydrateInADay.value
  const kcal = energyPerGram.value
  const muchProtein = proteinLimits.value.mostUnder18 * referenceMass
  const fatLeft = (energy - kcal.carbs * carbs - kcal.protein * muchProtein) / kcal.fat
  const plenty = flags.includes('MINOR') ? tolerance.mostProteinUnder18 : tolerance.mostProtein
  const justBelow = (carbsAround.least + carbs) / 2
  return {
    aims: { carbs: atTheCeiling ? justBelow : carbs, fat, protein },
    windows: {
      energy: around(energy, tolerance.energy),
      carbs: { ...carbsAround, most: Math.min(carbsAround.most, mostCarbohydrateInADay.value) },
      protein: {
        least: tolerance.leastProtein * referenceMass,
        most: flags.includes('HEALTH_KIDNEY')
          ? Math.max(protein, tolerance.leastProtein * referenceMass)
          : Math.min(Math.max(1.5 * protein, 2 * referenceMass), Math.max(protein, plenty * referenceMass)),
      },
      // A small load leaves energy that only fat can provide.
      fat: {
        least: tolerance.leastFat * referenceMass,
        most: Math.max(tolerance.mostFat * referenceMass, fat, fatLeft),
      },
    },
  }
}

/** Loading days before a race this long are low in fiber. */
export const isLowInFiber = ({ lowFiberBefore }: Pick<Targets['race'], 'lowFiberBefore'>) => lowFiberBefore

/** The demand of a breakfast before a race or a long run. */
export function beforeRunning(
  breakfast: BreakfastTargets,
  { loadingMass }: Pick<Targets, 'loadingMass'>,
  run: keyof typeof leastBeforeARun.value,
): Demand {
  const { carbs, sodium, fluids } = breakfast
  const tolerance = raceMorningTolerances.value
  const { mostGrams } = (run === 'race' ? breakfastCarbohydrate : mealBeforeALongRun).value
  const { least: nearly, most } = around(carbs, tolerance.carbs)
  // The least useful amount before a run must not be missed.
  const least = Math.max(nearly, Math.min(carbs, leastBeforeARun.value[run] * loadingMass))
  return {
    aims: { carbs: carbs === mostGrams ? (least + carbs) / 2 : carbs, sodium },
    windows: {
      carbs: { least, most: Math.min(most, mostGrams) },
      protein: { least: leastProteinBefore(carbs), most: tolerance.mostProtein },
      fat: { least: 0, most: tolerance.mostFat },
      fiber: { least: 0, most: tolerance.mostFiber },
      sodium: sodiumBeforeRunning(breakfast),
      fluids: { least: 0, most: mostFluids(fluids) },
    },
  }
}

/** A small breakfast has less: toast with honey is one. */
function leastProteinBefore(carbs: number): number {
  const { leastProtein, proteinPerCarbs } = raceMorningTolerances.value
  return Math.floor(Math.min(leastProtein, proteinPerCarbs * carbs))
}

/** A carton is drunk whole, but nobody has more than the most of a breakfast. */
function mostFluids(fluids: number): number {
  const { moreFluids, moreFluidsFrom } = raceMorningTolerances.value
  if (fluids < moreFluidsFrom) return fluids
  return Math.max(fluids, Math.min(fluids + moreFluids, breakfastFluids.value.most))
}

/** What food and drink of such a breakfast may bring. */
export function sodiumBeforeRunning({ sodium }: Pick<BreakfastTargets, 'sodium'>): Window {
  const { lessSodium, moreSodium } = raceMorningTolerances.value
  return { least: sodium - lessSodium, most: sodium * (1 + moreSodium) }
}

/** The demand of the meal after a run; its salt and its drink count toward the row. */
export function afterRunning(
  { carbs, protein, sodium, fluids }: RecoveryTargets,
  { maySalt }: { readonly maySalt: boolean },
): Demand {
  const tolerance = recoveryMealTolerances.value
  const kcal = energyPerGram.value
  const proteins = around(protein, tolerance.protein)
  const { least, most } = recoveryProtein.value
  const lean = kcal.carbs * carbs + kcal.protein * protein
  return {
    aims: { carbs, protein },
    windows: {
      // One serving is the minimum, so it is met or exceeded.
      carbs: { least: carbs - 0.5, most: Math.max(carbs * (1 + tolerance.carbs), carbs + 5) },
      protein: {
        least: Math.max(proteins.least, Math.min(protein, least)),
        most: Math.min(protein * (1 + tolerance.moreProtein), Math.max(protein, most)),
      },
      fat: { least: 0, most: (lean * tolerance.mostFatShare) / (1 - tolerance.mostFatShare) / kcal.fat },
      // Bread and pretzels bring theirs, however short the run was.
      sodium: { least: 0, most: maySalt ? Math.max(sodium, aSaltySnack) : sodium },
      // A carton of milk may be more than a short run asks for.
      fluids: { least: 0, most: Math.max(fluids, aCarton) },
    },
  }
}

const aCarton = 400
const aSaltySnack = 800
