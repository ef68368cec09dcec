import { fastestTime } from '../1-runner/answers/plausible-times.ts'
import type { Runner } from '../1-runner/runner.ts'
import { bodyMassIndexClasses, enoughEnergyAvailable } from '../evidence/energy.ts'
import { bodyMassLossNote, highDrinkingVolume, sweatRateDoubts } from '../evidence/fluids.ts'
import {
  eliteTarget,
  lowMarathonVolume,
  marathonAge,
  medicalCheckAge,
  slowMarathonRisk,
} from '../evidence/race-time.ts'
import { gutTraining } from '../evidence/carbohydrate.ts'
import { eatsLowFodmap, mentions } from '../health.ts'
import { drunkOver } from '../units.ts'
import { type FlagCode, flagCodes } from './flags.ts'
import { bodyMassIndex, isGrowing } from './daily/reference-mass.ts'
import type { Working } from './working.ts'

/** The conditions that apply to this runner, in the order of `flagCodes`. */
export function raiseFlags(runner: Runner, working: Working): readonly FlagCode[] {
  const holds = { ...flagsOfRunner(runner), ...flagsOfTargets(runner, working), ...flagsOfHealth(runner) }
  return flagCodes.filter((code) => holds[code])
}

function flagsOfRunner(runner: Runner) {
  const { race, sex, age, targetTime, sweatRate, weeklyDistance, diet } = runner
  const massIndex = bodyMassIndex(runner)
  const { high, extreme } = sweatRateDoubts.value
  const marathon = race === 'Marathon'
  return {
    TARGET_ELITE_CHECK: targetTime < eliteTarget.value * fastestTime(race, sex),
    MINOR: isGrowing(runner),
    MINOR_MARATHON: marathon && age < marathonAge.value,
    AGE_65_PLUS: age >= medicalCheckAge.value,
    BMI_LOW: massIndex < bodyMassIndexClasses.value.lean,
    BMI_HIGH: massIndex >= bodyMassIndexClasses.value.heavy,
    // One of the two: the extreme flag includes what the high one warns about.
    SWEAT_HIGH: sweatRate !== null && sweatRate > high && sweatRate <= extreme,
    SWEAT_EXTREME: sweatRate !== null && sweatRate > extreme,
    LOW_VOLUME: marathon && weeklyDistance < lowMarathonVolume.value,
    VEGAN_B12_IRON: diet === 'Vegan',
  }
}

const flagsOfHealth = (runner: Runner) => ({
  HEALTH_PREGNANCY: mentions(runner, 'pregnancy'),
  HEALTH_BREASTFEEDING: mentions(runner, 'breastfeeding'),
  HEALTH_DIABETES: mentions(runner, 'diabetes'),
  HEALTH_BLOOD_PRESSURE: mentions(runner, 'blood_pressure'),
  HEALTH_HEART: mentions(runner, 'heart'),
  HEALTH_STIMULANT: mentions(runner, 'stimulant'),
  HEALTH_KIDNEY: mentions(runner, 'kidney'),
  HEALTH_EATING_DISORDER: mentions(runner, 'eating_disorder'),
  HEALTH_CELIAC: mentions(runner, 'celiac'),
  HEALTH_IBS: eatsLowFodmap(runner),
  HEALTH_REFLUX: mentions(runner, 'reflux'),
  HEALTH_SEVERE_ALLERGY: mentions(runner, 'severe_allergy'),
  HEALTH_OTHER_HEALTH: mentions(runner, 'other_health'),
})

function flagsOfTargets(runner: Runner, { energyAvailability, race, longRun }: Working) {
  const liters = drunkOver(race.perHour.fluids, race.time) / 1000
  const perHour = Math.max(race.carbs.rate, longRun.carbs.rate)
  const drinking = [race.overdrinking, longRun.overdrinking]
  return {
    HEAT: race.weather.warns,
    HEAT_EXTREME: race.weather.isTooHot,
    EA_BELOW_45: (runner.sex !== 'Male' || isGrowing(runner)) && isBelowEnough(energyAvailability),
    EAH_NOTE: !drinking.includes('strong') && drinking.includes('note'),
    EAH_SLOW: drinking.includes('strong'),
    EAH_HIGH_VOLUME: race.time >= slowMarathonRisk.value && liters > highDrinkingVolume.value,
    LOSS_GT_3PCT: race.predictedLossPercent > bodyMassLossNote.value,
    GUT_PRACTICE: perHour >= gutTraining.value.flagFromRate,
  }
}

// A plan made to leave exactly 45 is not below it, whatever the division lost on the way.
const isBelowEnough = (available: number) => available < enoughEnergyAvailable.value - 1e-9
