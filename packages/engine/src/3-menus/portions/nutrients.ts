import { energyPerGram } from '../../evidence/energy.ts'
import { unmeasuredFiber } from '../../evidence/plates.ts'
import { type Food, isMilk } from '../../foods/foods.ts'
import { type Grams, grams, kilocalories, roundTo } from '../../units.ts'
import type { Macros } from '../menus.ts'

/** The nutrients of a portion. Energy is counted 4/4/9 with fiber within the carbohydrate, here and everywhere. */
export interface Nutrients {
  readonly energy: number
  readonly carbs: number
  readonly protein: number
  readonly fat: number
  readonly fiber: number
  /** mg */
  readonly sodium: number
  /** ml of what is drunk */
  readonly fluids: number
}

export const nutrients = [
  'energy',
  'carbs',
  'protein',
  'fat',
  'fiber',
  'sodium',
  'fluids',
] as const satisfies readonly (keyof Nutrients)[]
export type Nutrient = (typeof nutrients)[number]

const kcal = energyPerGram.value

export function nutrientsOf(food: Food, weight: number): Nutrients {
  const share = weight / 100
  const [carbs, protein, fat] = [
    food.carbsPer100g * share,
    food.proteinPer100g * share,
    food.fatPer100g * share,
  ]
  return {
    energy: kcal.carbs * carbs + kcal.protein * protein + kcal.fat * fat,
    carbs,
    protein,
    fat,
    fiber: knownFiber(food) * share,
    sodium: food.sodiumPer100g * share,
    fluids: isDrunk(food) ? weight / (food.gramsPerMilliliter ?? 1) : 0,
  }
}

/** Measured, or that of a like food; a food without either could neither be counted nor left at zero. */
function knownFiber({ id, fiberPer100g }: Food): number {
  const known = fiberPer100g ?? (unmeasuredFiber.value as Readonly<Record<string, number>>)[id]
  if (known === undefined) throw new Error(`The fiber of ${id} is not known.`)
  return known
}

const isDrunk = (food: Food) => food.category === 'juice' || food.category === 'drink' || isMilk(food)

export function sumOf(parts: readonly Nutrients[]): Nutrients {
  const sum = (nutrient: Nutrient) => parts.reduce((total, part) => total + part[nutrient], 0)
  return {
    energy: sum('energy'),
    carbs: sum('carbs'),
    protein: sum('protein'),
    fat: sum('fat'),
    fiber: sum('fiber'),
    sodium: sum('sodium'),
    fluids: sum('fluids'),
  }
}

/** A meal as printed: whole grams, and the energy that those grams make. */
export function asPrinted({ carbs, protein, fat }: Pick<Nutrients, 'carbs' | 'protein' | 'fat'>): Macros {
  const [wholeCarbs, wholeProtein, wholeFat] = [whole(carbs), whole(protein), whole(fat)]
  return {
    energy: kilocalories(kcal.carbs * wholeCarbs + kcal.protein * wholeProtein + kcal.fat * wholeFat),
    carbs: wholeCarbs,
    protein: wholeProtein,
    fat: wholeFat,
  }
}

export const whole = (amount: number): Grams => roundTo(grams(amount), 1)
