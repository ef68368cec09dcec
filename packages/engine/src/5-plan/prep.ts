import type { Runner } from '../1-runner/runner.ts'
import type { Targets } from '../2-targets/targets.ts'
import { type LarderId, larder } from '../3-menus/larder.ts'
import type { Menus } from '../3-menus/menus.ts'
import type { Schedule } from '../4-race-day/schedule.ts'
import { type Food, type FoodCategory, findFood } from '../foods/foods.ts'
import { dayInWords } from './days-in-words.ts'
import { listed } from './figures.ts'
import { lowered } from './meal-lines.ts'
import type { NutritionPlan } from './nutrition-plan.ts'
import { raceKit } from './race-kit.ts'

export function prep(
  runner: Runner,
  targets: Targets,
  menus: Menus,
  raceDay: Schedule,
): NutritionPlan['prep'] {
  return {
    batch_prep_steps: batchSteps(menus),
    race_kit_checklist: raceKit(runner, targets, menus, raceDay),
  }
}

/** One after the other, at most an hour in all; what is on the stove and in the oven cooks through the later steps. */
function batchSteps(menus: Menus): string[] {
  const cooked = cookedMeals(menus)
  const [starches, proteins, vegetables] = [
    namesIn(cooked, ['grain', 'starchy_vegetable']),
    namesIn(cooked, ['meat', 'egg', 'legume', 'soy']),
    namesIn(cooked, ['vegetable']),
  ]
  const snacks = namesIn(
    menus.raceWeek.flatMap(({ meals }) => foodsOf(meals.filter(isSnack))),
    ['fruit', 'snack', 'baked', 'nut_seed'],
  )
  return [
    ...(cooked.length > 0
      ? [`5 min: Heat the oven, put a large pot of water on, and set out the foods for ${span(menus)}.`]
      : []),
    ...step(10, starches, (foods) => `Start what takes longest: ${foods}.`),
    ...step(10, proteins, (foods) => `Then start ${foods}, and let everything cook on while you go ahead.`),
    ...step(10, vegetables, (foods) => `Wash, peel and cut ${foods}.`),
    ...step(5, snacks, (foods) => `Pack the snacks by the day: ${foods}.`),
    ...(cooked.length > 0
      ? [
          '10 min: Check that everything is cooked through, drain it and spread it out to cool.',
          '5 min: Box and label. Cooked food goes into the fridge within an hour and keeps for 3 days; freeze what is for later.',
        ]
      : []),
    '5 min: Count out the race kit below, so that race morning needs no thought.',
  ]
}

const step = (minutes: number, foods: readonly string[], words: (foods: string) => string): string[] =>
  foods.length === 0 ? [] : [`${minutes} min: ${words(listed(foods.slice(0, 5)))}`]

const isSnack = ({ name }: { readonly name: string }) => name === 'Snacks'

const foodsOf = (meals: readonly { readonly foods: readonly string[] }[]): Food[] =>
  meals.flatMap(({ foods }) => foods.flatMap((id) => findFood(id) ?? []))

const cookedMeals = ({ raceWeek }: Menus) =>
  raceWeek.flatMap(({ meals }) => foodsOf(meals.filter(({ name }) => name === 'Lunch' || name === 'Dinner')))

const namesIn = (foods: readonly Food[], categories: readonly FoodCategory[]) =>
  names(foods.filter(({ category }) => categories.includes(category)))

/** What comes in a can is cooked already. */
const names = (foods: readonly Food[]) =>
  [...new Set(foods.map(nameInTheKitchen))].filter((name) => !name.startsWith('canned'))

/** As bought, without the state: "White rice, dry" is "white rice". */
const nameInTheKitchen = ({ id }: Food) =>
  lowered(larder[id as LarderId].buys.replace(/,.*/, '')).replace(/^(.+) labeled (gluten-free)$/, '$2 $1')

function span({ raceWeek }: Menus): string {
  const dates = raceWeek.flatMap(({ date }) => (date ? [dayInWords(date)] : []))
  return dates.length > 1 ? `${dates[0]} to ${dates.at(-1)}` : listed(dates)
}
