import { loadingDay } from '../../../evidence/race-week.ts'
import { type Reasons, reason } from '../../../2-targets/reasons/reason.ts'
import { energyPerGram } from '../../../evidence/energy.ts'
import { foodFigures } from '../../../evidence/portions.ts'
import { raceWeekCarbohydrate } from '../../../evidence/race-week.ts'

const { carbs, protein, fat } = energyPerGram.says

const weighed = (what: string) =>
  reason(
    foodFigures,
    [
      `The ${what} of each food in the amount named, by the USDA’s tables, added up over the meal and the day.`,
    ],
    [],
  )

const asTrained = 'A training day is made to meet your daily target.'

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
  'days.target.kcal': reason(
    loadingDay,
    [asTrained, 'In race week energy follows the running that is left and the carbs of the day.'],
    [],
  ),
  'days.target.carbs_g': reason(
    raceWeekCarbohydrate,
    [asTrained, 'A day of race week aims at the carbs of its own step toward the race.'],
    [],
  ),
  'days.target.protein_g': reason(
    loadingDay,
    [
      asTrained,
      'In race week protein stays one that a person eats, and steps back where carbs need the room.',
    ],
    [],
  ),
  'days.target.fat_g': reason(
    loadingDay,
    [asTrained, 'In race week fat takes what carbs and protein leave of the energy, within its share.'],
    [],
  ),
}
