import { energyPerGram } from '../../evidence/energy.ts'
import type { DayPath } from '../../reason.ts'
import type { ReasonRenderer } from './reason-renderer.ts'

const { carbs, protein, fat } = energyPerGram.value

const weighed = (what: string) => () => [
  `The ${what} of each food in the amount named, by the USDA’s tables, added up over the meal and the day.`,
]

const asTrained = 'A training day is made to meet your daily target.'

/** How the meals of the days are counted: one reason per kind of figure. */
export const dayWords: Readonly<Record<DayPath, ReasonRenderer>> = {
  'days.kcal': () => [
    `Counted at ${carbs} kcal for each gram of carbs, ${protein} for protein and ${fat} for fat.`,
    'Meals, days and targets are counted this one way, so they agree as printed.',
  ],
  'days.carbs_g': weighed('carbs (fiber included)'),
  'days.protein_g': weighed('protein'),
  'days.fat_g': weighed('fat'),
  'days.fiber_g': weighed('fiber'),
  'days.target.kcal': () => [
    asTrained,
    'In race week energy follows the running that is left and the carbs of the day.',
  ],
  'days.target.carbs_g': () => [
    asTrained,
    'A day of race week aims at the carbs of its own step toward the race.',
  ],
  'days.target.protein_g': () => [
    asTrained,
    'In race week protein stays one that a person eats, and steps back where carbs need the room.',
  ],
  'days.target.fat_g': () => [
    asTrained,
    'In race week fat takes what carbs and protein leave of the energy, within its share.',
  ],
}
