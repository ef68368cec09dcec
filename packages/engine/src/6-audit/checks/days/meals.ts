import type { Plan, PlanDay, PlanMeal } from '../../../plan.ts'
import { type Check, doesNotApply, hard, lookAtEach, soft } from '../../audit.ts'
import { differences } from '../../differences.ts'
import type { Fault, PlanSection } from '../../finding.ts'
import { type Held, heldBy, heldByMeal, kcalOf, mealsIn, type PlacedMeal } from '../../meals.ts'

/** Every meal contains what it states, recounted from its foods. */
const mealsAddUp: Check = {
  id: 'meals-hold-what-they-say',
  look: ({ plan }) => {
    const all = mealsIn(plan)
    const sections = ['daily_plan', 'long_run_fueling', 'race_week', 'race_day_plan'] as const
    const [first, ...others] = sections.map((section) =>
      lookAtEach(
        section,
        'soft',
        section === 'race_day_plan' ? ofRaceDay(all) : all.filter((each) => each.section === section),
        (placed, at) => [
          ...figureFaults(placed),
          ...(section === 'long_run_fueling' && isRepeated(plan.long_run.breakfasts, placed.meal, at)
            ? [soft(section, 'out-of-place', { path: placed.path })]
            : []),
        ],
      ),
    )
    return first ? [first, ...others] : doesNotApply
  },
}

/** The breakfasts before a long run are alternatives. */
const isRepeated = (meals: readonly PlanMeal[], { recipe }: PlanMeal, at: number) =>
  meals.slice(0, at).some((other) => other.recipe.id === recipe.id)

/** A runner who can make no meal for after the race still has the breakfast before it. */
const ofRaceDay = (all: readonly PlacedMeal[]) =>
  all.filter(
    ({ section, meal }) =>
      section === 'race_day_plan' || (section === 'race_week' && meal.name === 'breakfast'),
  )

/** Half a gram is rounding; energy follows from the printed grams. */
function figureFaults({ path, section, meal }: PlacedMeal): Fault[] {
  const held = heldByMeal(meal)
  const off = figures.filter(({ key, half }) => Math.abs(meal[key] - held[key]) > half + 1e-6)
  return [
    ...off.map(({ key, half }) =>
      differ(section, `${path}.${key}`, { stated: meal[key], made: held[key], small: 10 * half }),
    ),
    ...(Math.abs(meal.kcal - kcalOf(meal)) > 1e-6
      ? [differ(section, `${path}.kcal`, { stated: meal.kcal, made: kcalOf(meal), small: 50 })]
      : []),
    ...(meal.fluids_ml % cup === 0 ? [] : [soft(section, 'out-of-place', { path: `${path}.fluids_ml` })]),
  ]
}

const figures = [
  { key: 'carbs_g', half: 0.5 },
  { key: 'protein_g', half: 0.5 },
  { key: 'fat_g', half: 0.5 },
  { key: 'sodium_mg', half: 0.5 },
  { key: 'fluids_ml', half: 25 },
] as const satisfies readonly { readonly key: keyof Held & keyof PlanMeal; readonly half: number }[]

/** Drinks are poured in steps of 50 ml. */
const cup = 50

/** A few grams on a small plate are not a reason to refuse a plan. */
const differ = (
  section: PlanSection,
  path: string,
  { stated, made, small }: { readonly stated: number; readonly made: number; readonly small: number },
): Fault => {
  const isFarOff = Math.abs(stated - made) > Math.max(0.15 * made, small)
  return (isFarOff ? hard : soft)(section, 'differs', { path, stated, made })
}

/** The totals of a day are the sums of its meals and of the fuel on its run, and its targets add up. */
const daysAddUp: Check = {
  id: 'days-add-up',
  look: ({ plan, runner }) => [
    lookAtEach('daily_plan', 'soft', plan.training_days, (day, at) =>
      differences('daily_plan', [
        ...sumsOf(`training_days.${at}`, day),
        { path: `training_days.${at}.fuel_carbs_g`, stated: day.fuel_carbs_g, made: fuelOn(day, plan) },
      ]),
    ),
    runner.daysToGo > 0 || plan.race_week.length > 0
      ? lookAtEach('race_week', 'soft', plan.race_week, (day, at) =>
          differences('race_week', [
            ...sumsOf(`race_week.${at}`, day),
            { path: `race_week.${at}.fuel_carbs_g`, stated: day.fuel_carbs_g, made: 0 },
          ]),
        )
      : doesNotApply,
  ],
}

/** What the rows of the long run give, on its own day alone. */
const fuelOn = ({ kind }: PlanDay, { runner, long_run: { totals } }: Plan) =>
  kind === 'long-run' && runner.long_run_km > 0 ? totals.carbs_g : 0

function sumsOf(path: string, { meals, totals, target, fuel_carbs_g: fuel }: PlanDay) {
  const sum = (key: 'kcal' | 'carbs_g' | 'protein_g' | 'fat_g') =>
    meals.reduce((all, meal) => all + meal[key], 0)
  const fiber = meals.reduce((all, { items }) => all + heldBy(items).fiber_g, 0)
  return [
    { path: `${path}.totals.kcal`, stated: totals.kcal, made: sum('kcal') + 4 * fuel },
    { path: `${path}.totals.carbs_g`, stated: totals.carbs_g, made: sum('carbs_g') + fuel },
    { path: `${path}.totals.protein_g`, stated: totals.protein_g, made: sum('protein_g') },
    { path: `${path}.totals.fat_g`, stated: totals.fat_g, made: sum('fat_g') },
    ...(Math.abs(totals.fiber_g - fiber) <= 0.5 + 1e-6
      ? []
      : [{ path: `${path}.totals.fiber_g`, stated: totals.fiber_g, made: Math.round(fiber) }]),
    { path: `${path}.target.kcal`, stated: target.kcal, made: kcalOf(target) },
  ]
}

export const mealChecks: readonly Check[] = [mealsAddUp, daysAddUp]
