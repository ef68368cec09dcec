import { type Reasons, reason } from '../../2-targets/reasons/reason.ts'
import { energyPerGram } from '../../evidence/energy-per-gram.ts'
import { foodFigures } from '../../evidence/food-figures.ts'

const { carbs, protein, fat } = energyPerGram.says

const weighed = (what: string) =>
  reason(
    foodFigures,
    [
      `The ${what} of each food in the amount named, by the USDA’s tables, added up over the meal and the day.`,
    ],
    [],
  )

/** How the meals of the days are counted: one reason for each kind of figure. */
export const dayReasons: Reasons = {
  'days.kcal': reason(
    energyPerGram,
    [
      `Counted at ${carbs} kcal for each gram of carbs, ${protein} for protein and ${fat} for fat.`,
      'Meals, days and targets are counted this one way, so they agree as printed.',
    ],
    [],
  ),
  'days.carbs_g': weighed('carbs (fiber included)'),
  'days.protein_g': weighed('protein'),
  'days.fat_g': weighed('fat'),
  'days.fiber_g': weighed('fiber'),
}
