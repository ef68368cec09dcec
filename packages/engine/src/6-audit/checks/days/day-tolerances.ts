import { clamp } from '../../../evidence/interpolate.ts'
import { energyPerGram, everydayActivity } from '../../../evidence/energy.ts'
import { mostSodiumInADay } from '../../../evidence/health.ts'
import { menuProteinWithKidneyDisease } from '../../../evidence/plates.ts'
import { fiberOfADay, leastOfADay, menuTolerances } from '../../../evidence/portions.ts'
import { dailyFat, proteinLimits } from '../../../evidence/protein-and-fat.ts'
import {
  breakfastCarbohydrate,
  leastBeforeARun,
  raceMorningTolerances,
} from '../../../evidence/race-morning.ts'
import { loadingDay, loadingDayTolerances, mostCarbohydrateInADay } from '../../../evidence/race-week.ts'
import { mentions } from '../../../health.ts'
import type { PlanDay, PlanMacro } from '../../../plan.ts'
import type { Given } from '../../audit.ts'
import { mayAddSalt } from '../../served.ts'

type Window = readonly [least: number, most: number]
type Windows = Partial<Record<PlanMacro, Window>>

/** In the order in which macros give way. */
const order = [
  'fiber',
  'fat',
  'protein',
  'energy',
  'carbs',
  'sodium',
  'fluids',
] as const satisfies readonly PlanMacro[]

/** What the menu of this day misses by more than its tolerance. */
export function gaveWayOn(day: PlanDay, given: Given): PlanMacro[] {
  const windows = windowsOf(day, given)
  const { totals, meals } = day
  const held: Readonly<Record<PlanMacro, number>> = {
    energy: totals.kcal,
    carbs: totals.carbs_g,
    protein: totals.protein_g,
    fat: totals.fat_g,
    fiber: totals.fiber_g,
    sodium: meals.reduce((sum, { sodium_mg: sodium }) => sum + sodium, 0),
    fluids: meals[0]?.fluids_ml ?? 0,
  }
  return order.filter((macro) => {
    const [least, most] = windows[macro] ?? everything
    return held[macro] < least || held[macro] > most
  })
}

const everything: Window = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]

const around = (aim: number, share: number): Window => [aim * (1 - share), aim * (1 + share)]

/** Evidence: most-sodium-in-a-day. */
const windowsOf = (day: PlanDay, given: Given): Windows =>
  day.kind === 'race-morning'
    ? ofRaceMorning(given)
    : {
        ...ofAWholeDay(day, given),
        ...(mayAddSalt(given.runner) ? {} : { sodium: [0, mostSodiumInADay.value.day] }),
      }

function ofAWholeDay(day: PlanDay, given: Given): Windows {
  const isBeforeRace = day.kind === 'loading' || day.kind === 'day-before'
  if (day.kind === 'easy-week') return withinADay(ofOrdinary(day, given))
  if (!isBeforeRace) return ofOrdinary(day, given)
  const windows = given.targets.raceWeek.shareOfLoad === 0 ? ofOrdinary(day, given) : ofLoading(day, given)
  return { ...withinADay(windows), fiber: fiberBeforeRace(day, given) }
}

/** No day of race week has more carbs than a day can hold. Evidence: most-carbohydrate-in-a-day. */
function withinADay({ carbs = everything, ...others }: Windows): Windows {
  return { ...others, carbs: [carbs[0], Math.min(carbs[1], mostCarbohydrateInADay.value)] }
}

/** Little before races of 1.5 h or more, but not with diabetes, and on the eve of any race. Evidence: fiber-of-a-day, loading-day-tolerances. */
function fiberBeforeRace({ kind }: PlanDay, { runner, targets }: Given): Window {
  const { leastFiber, mostFiber, lowFiberFromHours } = loadingDayTolerances.value
  if (targets.race.time >= lowFiberFromHours && !mentions(runner, 'diabetes')) return [leastFiber, mostFiber]
  const { most, mostOnTheEve } = fiberOfADay.value
  return [0, kind === 'day-before' ? mostOnTheEve : most]
}

/** Fat within its share of the mean day's energy: of a long-run day's own it would be much more. Evidence: menu-tolerances, daily-fat. */
function ofOrdinary({ target }: PlanDay, given: Given): Windows {
  const { daily } = given.targets
  const { energy, carbs, fat } = menuTolerances.value
  const [leastFat, mostFat] = around(target.fat_g, fat)
  const ofMeanDay = (share: number) => (share * daily.energy) / energyPerGram.value.fat
  return {
    energy: around(target.kcal, energy),
    carbs: around(target.carbs_g, carbs),
    protein: proteinOn(target.protein_g, given),
    fat: [
      Math.min(target.fat_g, Math.max(leastFat, ofMeanDay(dailyFat.value.least))),
      Math.max(target.fat_g, Math.min(mostFat, ofMeanDay(dailyFat.value.most))),
    ],
    fiber: [0, fiberOfADay.value.most],
  }
}

/** With kidney disease never more than the target. Evidence: menu-tolerances, menu-protein-with-kidney-disease. */
function proteinOn(target: number, { runner, targets: { referenceMass } }: Given): Window {
  const { lessProtein, moreProtein } = menuTolerances.value
  const { less, floor } = menuProteinWithKidneyDisease.value
  return hasKidneyDisease(runner)
    ? [Math.min(target, Math.max(target * (1 - less), floor * referenceMass)), target]
    : [
        Math.max(target * (1 - lessProtein), Math.min(proteinLimits.value.least * referenceMass, target)),
        target * (1 + moreProtein),
      ]
}

const hasKidneyDisease = ({ health }: Given['runner']) => health.some(({ code }) => code === 'kidney')

function ofLoading({ target }: PlanDay, { runner, targets }: Given): Windows {
  const { referenceMass: mass } = targets
  const tolerance = loadingDayTolerances.value
  const kcal = energyPerGram.value
  const energy = energyOfLoading(target.carbs_g, targets)
  const [leastCarbs, mostCarbs] = [
    target.carbs_g * (1 - tolerance.lessCarbs),
    target.carbs_g * (1 + tolerance.moreCarbs),
  ]
  const plenty = runner.age < 18 ? tolerance.mostProteinUnder18 : tolerance.mostProtein
  const fatLeft =
    (energy - kcal.carbs * target.carbs_g - kcal.protein * proteinLimits.value.mostUnder18 * mass) / kcal.fat
  return {
    energy: around(energy, tolerance.energy),
    carbs: [leastCarbs, Math.min(mostCarbs, mostCarbohydrateInADay.value)],
    protein: [
      tolerance.leastProtein * mass,
      hasKidneyDisease(runner)
        ? Math.max(target.protein_g, tolerance.leastProtein * mass)
        : Math.min(Math.max(1.5 * target.protein_g, 2 * mass), Math.max(target.protein_g, plenty * mass)),
    ],
    fat: [tolerance.leastFat * mass, Math.max(tolerance.mostFat * mass, target.fat_g, fatLeft)],
  }
}

/** Evidence: loading-day; in the whole grams of which such a day is made. */
function energyOfLoading(
  carbs: number,
  { referenceMass: mass, restingEnergy, runningEnergy, milkEnergy }: Given['targets'],
): number {
  const { runningShare, protein, fat, mostFat } = loadingDay.value
  const kcal = energyPerGram.value
  const besides = kcal.protein * protein * mass
  const easy = everydayActivity.value * restingEnergy + runningShare * runningEnergy
  const energy = Math.max(easy, kcal.carbs * carbs + besides + kcal.fat * fat * mass) + milkEnergy
  const grams = clamp((energy - kcal.carbs * carbs - besides) / kcal.fat, fat * mass, mostFat * mass)
  return (
    kcal.carbs * carbs +
    kcal.protein * whole((energy - kcal.carbs * carbs - kcal.fat * grams) / kcal.protein) +
    kcal.fat * whole(grams)
  )
}

const whole = (amount: number) => Math.floor(amount + 0.5 + 1e-9)

function ofRaceMorning({ targets: { race, loadingMass } }: Given): Windows {
  const { carbs, sodium, fluids } = race.breakfast
  const tolerance = raceMorningTolerances.value
  const [least, most] = around(carbs, tolerance.carbs)
  return {
    carbs: [
      Math.max(least, Math.min(carbs, leastBeforeARun.value.race * loadingMass)),
      Math.min(most, breakfastCarbohydrate.value.mostGrams),
    ],
    protein: [
      Math.floor(Math.min(tolerance.leastProtein, tolerance.proteinPerCarbs * carbs)),
      tolerance.mostProtein,
    ],
    fat: [0, tolerance.mostFat],
    fiber: [0, tolerance.mostFiber],
    sodium: [sodium - tolerance.lessSodium, sodium * (1 + tolerance.moreSodium)],
    fluids: [0, fluids + (fluids >= tolerance.moreFluidsFrom ? tolerance.moreFluids : 0)],
  }
}

/** The macros that a day is so short of that nobody should eat like it; of a race morning, one light meal, only the carbs count. */
export function farShortOf({ kind, target, totals }: PlanDay, { targets }: Given): PlanDay['far_short_of'] {
  const { protein, share, proteinShare } = leastOfADay.value
  const isWhole = kind !== 'race-morning'
  const leastProtein = Math.max(protein * targets.referenceMass, proteinShare * target.protein_g)
  return [
    ...(isWhole && totals.kcal < share * target.kcal ? (['energy'] as const) : []),
    ...(totals.carbs_g < share * target.carbs_g ? (['carbs'] as const) : []),
    ...(isWhole && totals.protein_g < Math.min(target.protein_g, leastProtein) ? (['protein'] as const) : []),
  ]
}
