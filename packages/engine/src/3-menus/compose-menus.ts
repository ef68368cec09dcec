import type { Runner } from '../1-runner/runner.ts'
import type { Targets } from '../2-targets/targets.ts'
import { addDays, type PlainDay, weekdayOf } from '../plain-day.ts'
import type { Grams } from '../units.ts'
import { type Recipe, recipesBeforeRunning, recipesFor } from './dishes.ts'
import { macrosOf } from './day-macros.ts'
import { type Filling, fillDish } from './fill-dish.ts'
import { type Kitchen, kitchenOf } from './kitchen.ts'
import { splitOverMeals } from './meal-split.ts'
import type { DayKind, DayMenu, Dish, Macros, Menus } from './menus.ts'

/** Whole days in grams and in dishes: three for training, then every day that is left until race morning. */
export function composeMenus(runner: Runner, targets: Targets): Menus {
  const kitchen = kitchenOf(runner)
  return {
    exampleDays: [0, 1, 2].map((turn) =>
      dayMenu(kitchen, targets, {
        key: `training-${turn + 1}`,
        kind: 'training',
        label: `Training day ${turn + 1}`,
        date: null,
        target: targets.daily,
        turn,
      }),
    ),
    raceWeek: daysLeft(runner).map((day) =>
      dayMenu(kitchen, targets, {
        ...day,
        target: macrosOf(runner, targets, { kind: day.kind, carbs: carbsOn(day.daysBefore, targets) }),
      }),
    ),
    longRunBreakfasts: longRunBreakfasts(kitchen, targets),
  }
}

interface Day {
  readonly key: string
  readonly kind: DayKind
  readonly label: string
  readonly date: PlainDay | null
  readonly target: Macros
  readonly turn: number
}

interface RaceWeekDay extends Omit<Day, 'target'> {
  readonly daysBefore: number
}

/** Six days before the race to race morning, without those that are past. Days of one kind share their dishes. */
function daysLeft({ daysToGo, raceDate }: Runner): RaceWeekDay[] {
  return [6, 5, 4, 3, 2, 1, 0]
    .filter((daysBefore) => daysBefore <= daysToGo)
    .map((daysBefore) => {
      const kind = kindOf(daysBefore)
      const date = addDays(raceDate, -daysBefore)
      const label = kind === 'race-morning' ? 'Race morning' : weekdayOf(date)
      return { key: keyOf(daysBefore), kind, label, date, daysBefore, turn: turns[kind] }
    })
}

const kindOf = (daysBefore: number): DayKind =>
  daysBefore >= 4
    ? 'easy-week'
    : daysBefore >= 2
      ? 'loading'
      : daysBefore === 1
        ? 'day-before'
        : 'race-morning'

const keyOf = (daysBefore: number) => (daysBefore === 0 ? 'race-morning' : `${daysBefore}-days-before`)

const turns: Record<DayKind, number> = {
  training: 0,
  'easy-week': 1,
  loading: 0,
  'day-before': 1,
  'race-morning': 0,
}

function carbsOn(daysBefore: number, { raceWeek }: Targets): Grams {
  if (daysBefore >= 4) return raceWeek.mondayToWednesday
  if (daysBefore === 3) return raceWeek.thursday
  if (daysBefore === 2) return raceWeek.friday
  return daysBefore === 1 ? raceWeek.dayBefore : raceWeek.raceMorning
}

function dayMenu(kitchen: Kitchen, targets: Targets, { turn, ...day }: Day): DayMenu {
  const eaten: string[] = []
  const meals = splitOverMeals(day.kind, day.target).map((meal) => {
    const plain = isPlain(day.kind, targets)
    const recipes =
      day.kind === 'race-morning' ? recipesBeforeRunning(meal.carbs) : recipesFor(meal.name, plain)
    const dish = dishFor(kitchen, recipes, { turn, plain, eaten })
    eaten.push(...dish.foods)
    return { ...meal, dish: dish.words, foods: dish.foods, items: [] }
  })
  return { ...day, meals, totals: { ...day.target, fiber: null } }
}

/** science.md 3.2: fiber steps back for the loading days of races of 1.5 h or more; the eve and race morning are always plain. */
const isPlain = (kind: DayKind, { race }: Targets) =>
  kind === 'race-morning' || kind === 'day-before' || (kind === 'loading' && race.time >= 1.5)

/** The turn's recipe, or the next one that this runner's foods can make. */
function dishFor(kitchen: Kitchen, recipes: readonly Recipe[], filling: Filling): Dish {
  for (let step = 0; step < recipes.length; step++) {
    const recipe = recipes[(filling.turn + step) % recipes.length]
    const dish = recipe && fillDish(kitchen, recipe, filling)
    if (dish) return dish
  }
  return { words: 'Foods you know well, from what you may eat', foods: [] }
}

function longRunBreakfasts(kitchen: Kitchen, { longRun }: Targets): Dish[] {
  const recipes = recipesBeforeRunning(longRun.before.carbs)
  const dishes = [0, 1, 2].map((turn) => dishFor(kitchen, recipes, { turn, plain: true, eaten: [] }))
  return dishes.filter((dish, index) => dishes.findIndex(({ words }) => words === dish.words) === index)
}
