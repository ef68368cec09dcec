import {
  isExpected,
  type RunningNutrient,
  runningNutrients,
  tooLittleDrink,
  tooMuchAnHour,
} from './running-nutrients.ts'
import { type Amount, type Check, doesNotApply, isRead, outside } from '../check.ts'

const section = 'long_run_fueling'

/** A run too short for fuel may have none; a longer one with a missing amount was not read. */
const hourlyCheck = (nutrient: RunningNutrient, title: string): Check => ({
  id: `long-run-${nutrient}`,
  title,
  look: ({ plan, limits: { longRun } }) => {
    const value = plan.long_run_fueling.during[runningNutrients[nutrient].anHour]
    if (!isRead(value) && !isExpected(longRun, nutrient)) return doesNotApply
    return {
      section,
      what: `${nutrient} an hour for the long run`,
      read: isRead(value) ? 1 : 0,
      faults: tooMuchAnHour({ section, nutrient, value, when: 'an hour of the long run' }, longRun),
    }
  },
})

export const longRunCarbs = hourlyCheck('carbs', 'Carbs an hour of the long run are within their limit')
export const longRunSodium = hourlyCheck('sodium', 'Sodium an hour of the long run is within its limit')
export const longRunFluids = hourlyCheck('fluids', 'Fluids an hour of the long run stay below what you sweat')

export const longRunDrink: Check = {
  id: 'long-run-drink',
  title: 'There is enough to drink for the sodium of the long run',
  look: ({ plan, limits: { longRun, drinkSodium } }) => {
    const { sodium_mg_per_hr: sodium, fluids_ml_per_hr: fluids } = plan.long_run_fueling.during
    const isGiven = isRead(sodium + fluids)
    if (!isGiven && !longRun.isFueled) return doesNotApply
    return {
      section,
      what: 'sodium and fluids an hour for the long run',
      read: isGiven ? 1 : 0,
      faults: tooLittleDrink(section, { when: 'an hour of the long run', sodium, fluids }, drinkSodium),
    }
  },
}

export const longRunMeal: Check = {
  id: 'long-run-meal',
  title: 'Carbs of the meal before the long run are within their limits',
  look: ({ plan, limits: { longRun, mealBefore } }) => {
    const value = plan.long_run_fueling.pre_run.carbs_g
    if (!isRead(value) && !longRun.isFueled) return doesNotApply
    return {
      section,
      what: 'carbs before the long run',
      read: isRead(value) ? 1 : 0,
      faults: outside({ section, what: 'Carbs before the long run', value, unit: 'g' }, mealBefore),
    }
  },
}

export const longRunRecovery: Check = {
  id: 'long-run-recovery',
  title: 'The recovery after the long run is within its limits',
  look: ({ plan, limits: { longRun, recovery } }) => {
    const { carbs_g, protein_g, fluids_ml, sodium_mg } = plan.long_run_fueling.post_run
    const read = [carbs_g, protein_g, fluids_ml, sodium_mg].filter(isRead).length
    if (read === 0 && !longRun.isFueled) return doesNotApply
    const after = (what: string, value: number, unit: string): Amount => ({
      section,
      what: `${what} after the long run`,
      value,
      unit,
    })
    return {
      section,
      what: 'recovery after the long run',
      read,
      faults: [
        ...outside(after('Carbs', carbs_g, 'g'), recovery.carbs),
        ...outside(after('Protein', protein_g, 'g'), recovery.protein),
        ...outside(after('Fluids', fluids_ml, 'ml'), { most: recovery.fluids }),
        ...outside(after('Sodium', sodium_mg, 'mg'), { most: recovery.sodium }),
      ],
    }
  },
}
