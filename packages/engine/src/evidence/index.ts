import { appetite } from './appetite.ts'
import { bodyMassIndexClasses } from './body-mass-index-classes.ts'
import { bodyMassLoss } from './body-mass-loss.ts'
import { bodyMassLossNote } from './body-mass-loss-note.ts'
import { breakfastCarbohydrate } from './breakfast-carbohydrate.ts'
import { breakfastFluids } from './breakfast-fluids.ts'
import { breakfastSodium } from './breakfast-sodium.ts'
import { caffeineDose } from './caffeine-dose.ts'
import { caffeineUnder18 } from './caffeine-under-18.ts'
import { cannedTunaInAWeek } from './canned-tuna-in-a-week.ts'
import { carbohydrateBeforeRunning } from './carbohydrate-before-running.ts'
import { carbohydrateFromOneSource } from './carbohydrate-from-one-source.ts'
import { carbohydrateGuideline } from './carbohydrate-guideline.ts'
import { carbohydrateInHeat } from './carbohydrate-in-heat.ts'
import { carbohydrateLoading } from './carbohydrate-loading.ts'
import { carbohydrateShareOfEnergy } from './carbohydrate-share-of-energy.ts'
import { carbohydrateUnder18 } from './carbohydrate-under-18.ts'
import { carbohydrateWhileRunning } from './carbohydrate-while-running.ts'
import { climateHumidity } from './climate-humidity.ts'
import { climateTemperature } from './climate-temperature.ts'
import { coldStorage } from './cold-storage.ts'
import { dailyCarbohydrate } from './daily-carbohydrate.ts'
import { dailyCarbohydrateBands } from './daily-carbohydrate-bands.ts'
import { dailyFat } from './daily-fat.ts'
import { dailyProtein } from './daily-protein.ts'
import { drinkingByDuration } from './drinking-by-duration.ts'
import { drinkingShareOfSweat } from './drinking-share-of-sweat.ts'
import { easyPace } from './easy-pace.ts'
import { eliteTarget } from './elite-target.ts'
import { energyPerGram } from './energy-per-gram.ts'
import { enoughEnergyAvailable } from './enough-energy-available.ts'
import { everydayActivity } from './everyday-activity.ts'
import { fatFreeMass } from './fat-free-mass.ts'
import { fluidsBeforeRunning } from './fluids-before-running.ts'
import { foodFigures } from './food-figures.ts'
import { growingAge } from './growing-age.ts'
import { growthEnergy } from './growth-energy.ts'
import { gutPractice } from './gut-practice.ts'
import { highDrinkingVolume } from './high-drinking-volume.ts'
import { hills } from './hills.ts'
import { largerPlates } from './larger-plates.ts'
import { lastDaysApart } from './last-days-apart.ts'
import { leastEnergyAvailable } from './least-energy-available.ts'
import { leastOfADay } from './least-of-a-day.ts'
import { leastWorthEating } from './least-worth-eating.ts'
import { loadingDay } from './loading-day.ts'
import { loadingDayTolerances } from './loading-day-tolerances.ts'
import { loadingUnder18 } from './loading-under-18.ts'
import { lowMarathonVolume } from './low-marathon-volume.ts'
import { marathonAge } from './marathon-age.ts'
import { marathonEquivalentTime } from './marathon-equivalent-time.ts'
import { mealSize } from './meal-size.ts'
import { mealsOfADay } from './meals-of-a-day.ts'
import { mealsOfALoadingDay } from './meals-of-a-loading-day.ts'
import { medicalCheckAge } from './medical-check-age.ts'
import { moreFluidInHeat } from './more-fluid-in-heat.ts'
import { mostCaffeineAtOnce } from './most-caffeine-at-once.ts'
import { mostCarbohydrateAnHour } from './most-carbohydrate-an-hour.ts'
import { mostCarbohydrateInADay } from './most-carbohydrate-in-a-day.ts'
import { mostEnergyInADay } from './most-energy-in-a-day.ts'
import { mostFluidAnHour } from './most-fluid-an-hour.ts'
import { mostToEat } from './most-to-eat.ts'
import { ownSweatRate } from './own-sweat-rate.ts'
import { ownTarget } from './own-target.ts'
import { proteinForVegans } from './protein-for-vegans.ts'
import { proteinFrom60 } from './protein-from-60.ts'
import { proteinLimits } from './protein-limits.ts'
import { raceMorningMeal } from './race-morning-meal.ts'
import { raceMorningTolerances } from './race-morning-tolerances.ts'
import { raceWeekCarbohydrate } from './race-week-carbohydrate.ts'
import { recoveryCarbohydrate } from './recovery-carbohydrate.ts'
import { recoveryFluids } from './recovery-fluids.ts'
import { recoveryFluidsLimits } from './recovery-fluids-limits.ts'
import { recoveryMealTolerances } from './recovery-meal-tolerances.ts'
import { recoveryProtein } from './recovery-protein.ts'
import { recoveryServing } from './recovery-serving.ts'
import { recoverySodium } from './recovery-sodium.ts'
import { recoverySodiumLimits } from './recovery-sodium-limits.ts'
import { referenceMass } from './reference-mass.ts'
import { restingEnergy } from './resting-energy.ts'
import { restingEnergyUnder18 } from './resting-energy-under-18.ts'
import { rounding } from './rounding.ts'
import { runningCost } from './running-cost.ts'
import { slowMarathonRisk } from './slow-marathon-risk.ts'
import { snacksOfADay } from './snacks-of-a-day.ts'
import { sodiumInDrink } from './sodium-in-drink.ts'
import { sodiumWhileRunning } from './sodium-while-running.ts'
import { sumOfRows } from './sum-of-rows.ts'
import { sweatRate } from './sweat-rate.ts'
import { sweatRateDoubts } from './sweat-rate-doubts.ts'
import { sweatSodium } from './sweat-sodium.ts'
import { taperedRunning } from './tapered-running.ts'
import { trainingDayTolerances } from './training-day-tolerances.ts'
import { weighedRun } from './weighed-run.ts'
import { weighedSweat } from './weighed-sweat.ts'
import { wholeServings } from './whole-servings.ts'

/** Every rule and choice that the engine leans on, by name. */
export const allEvidence = {
  appetite,
  bodyMassIndexClasses,
  bodyMassLoss,
  bodyMassLossNote,
  breakfastCarbohydrate,
  breakfastFluids,
  breakfastSodium,
  caffeineDose,
  caffeineUnder18,
  cannedTunaInAWeek,
  carbohydrateBeforeRunning,
  carbohydrateFromOneSource,
  carbohydrateGuideline,
  carbohydrateInHeat,
  carbohydrateLoading,
  carbohydrateShareOfEnergy,
  carbohydrateUnder18,
  carbohydrateWhileRunning,
  climateHumidity,
  climateTemperature,
  coldStorage,
  dailyCarbohydrate,
  dailyCarbohydrateBands,
  dailyFat,
  dailyProtein,
  drinkingByDuration,
  drinkingShareOfSweat,
  easyPace,
  eliteTarget,
  energyPerGram,
  enoughEnergyAvailable,
  everydayActivity,
  fatFreeMass,
  fluidsBeforeRunning,
  foodFigures,
  growingAge,
  growthEnergy,
  gutPractice,
  highDrinkingVolume,
  hills,
  largerPlates,
  lastDaysApart,
  leastEnergyAvailable,
  leastOfADay,
  leastWorthEating,
  loadingDay,
  loadingDayTolerances,
  loadingUnder18,
  lowMarathonVolume,
  marathonAge,
  marathonEquivalentTime,
  mealSize,
  mealsOfADay,
  mealsOfALoadingDay,
  medicalCheckAge,
  moreFluidInHeat,
  mostCaffeineAtOnce,
  mostCarbohydrateAnHour,
  mostCarbohydrateInADay,
  mostEnergyInADay,
  mostFluidAnHour,
  mostToEat,
  ownSweatRate,
  ownTarget,
  proteinForVegans,
  proteinFrom60,
  proteinLimits,
  raceMorningMeal,
  raceMorningTolerances,
  raceWeekCarbohydrate,
  recoveryCarbohydrate,
  recoveryFluids,
  recoveryFluidsLimits,
  recoveryMealTolerances,
  recoveryProtein,
  recoveryServing,
  recoverySodium,
  recoverySodiumLimits,
  referenceMass,
  restingEnergy,
  restingEnergyUnder18,
  rounding,
  runningCost,
  slowMarathonRisk,
  snacksOfADay,
  sodiumInDrink,
  sodiumWhileRunning,
  sumOfRows,
  sweatRate,
  sweatRateDoubts,
  sweatSodium,
  taperedRunning,
  trainingDayTolerances,
  weighedRun,
  weighedSweat,
  wholeServings,
} as const
