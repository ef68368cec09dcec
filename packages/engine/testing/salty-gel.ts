import type { FuelChoice } from '../src/1-runner/preferences/choice-schema.ts'

/** A runner's own gel with as much sodium as a liter of drink should hold. */
export const saltyGel: Extract<FuelChoice, { label: unknown }>['label'] = {
  name: 'Salty',
  kind: 'gel',
  carbs_g: 25,
  sodium_mg: 1500,
  caffeine_mg: 0,
  volume_ml: null,
  sugars: 'glucose_fructose',
  contains: [],
}
