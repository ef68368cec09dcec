import { type Reasons, reason } from '../../2-targets/reasons/reason.ts'
import type { Menus } from '../../3-menus/menus.ts'
import { energyPerGram } from '../../evidence/energy-per-gram.ts'
import { foodFigures } from '../../evidence/food-figures.ts'
import { mealsOfADay } from '../../evidence/meals-of-a-day.ts'

const { carbs, protein, fat } = energyPerGram.says

/** How the meals of the days are counted: one reason for each kind of figure. */
export function dayReasons(menus: Menus): Reasons {
  const isWeighed = menus.exampleDays.some((day) => day.meals.some(({ items }) => items.length > 0))
  const grams = isWeighed ? weighed : shared
  return {
    'days.kcal': reason(
      energyPerGram,
      [
        `Counted at ${carbs} kcal for each gram of carbs, ${protein} for protein and ${fat} for fat.`,
        'Meals, days and targets are counted this one way, so they agree as printed.',
      ],
      [],
    ),
    'days.carbs_g': grams('carbs, fiber included'),
    'days.protein_g': grams('protein'),
    'days.fat_g': grams('fat'),
    ...(isWeighed ? { 'days.fiber_g': weighed('fiber') } : {}),
  }
}

const weighed = (what: string) =>
  reason(
    foodFigures,
    [
      `The ${what} of each food in the amount named, by the USDA’s tables, added up over the meal and the day.`,
    ],
    [],
  )

const shared = (what: string) =>
  reason(mealsOfADay, [`A meal’s share of the day’s ${what}, and the day is the sum of its meals.`], [])
