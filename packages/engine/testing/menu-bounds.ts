import type { StageResults } from '../src/5-plan/stage-results.ts'
import { cookingSession, fiberOfADay } from '../src/evidence/portions.ts'
import { loadingMeals, mealShares, mostBeside, mostInADay } from '../src/evidence/plates.ts'
import { loadingDayTolerances } from '../src/evidence/race-week.ts'
import { type Food, findFood } from '../src/foods/foods.ts'
import type { DayMenu, Meal, MealName } from '../src/3-menus/menus.ts'
import { findRecipe } from '../src/3-menus/recipes/all-recipes.ts'

/** What a person who cooks would say of a runner's menus: each that does not hold, named with its place. */
export type FaultsOf = (made: StageResults) => readonly string[]

type Item = Meal['items'][number]

const daysOf = ({ menus: { exampleDays, raceWeek } }: StageResults) => [...exampleDays, ...raceWeek]
const wholeDays = (made: StageResults) => daysOf(made).filter(({ kind }) => kind !== 'race-morning')
const isLoading = ({ kind }: DayMenu) => kind === 'loading' || kind === 'day-before'
/** Days whose meals are spread for a carb load: a short race has none. */
const loadingDays = (made: StageResults) =>
  wholeDays(made).filter((day) => isLoading(day) && made.targets.raceWeek.shareOfLoad > 0)
const itemsOf = ({ meals }: DayMenu) => meals.flatMap(({ items }) => items)
const foodOf = ({ foodId }: Item): Food => findFood(foodId) as Food

const eaten = (items: readonly Item[], isIt: (food: Food) => boolean) =>
  items.reduce((sum, item) => sum + (isIt(foodOf(item)) ? item.amount : 0), 0)

const isBread = ({ category }: Food) => category === 'bread'
const isCookedGrain = ({ id, category }: Food) => category === 'grain' && id.endsWith('-cooked')
const isPotato = ({ category }: Food) => category === 'starchy_vegetable'
const isOil = ({ id }: Food) => id.endsWith('-oil')
const isNut = ({ category }: Food) => category === 'nut_seed'
const isJuice = ({ category }: Food) => category === 'juice'
const isTuna = ({ id }: Food) => id === 'tuna-canned-water'
const isLegume = ({ category }: Food) => category === 'legume'
const isSoy = ({ category, allergens }: Food) =>
  category === 'soy' || (category === 'plant_milk' && allergens.includes('soy'))

/** Grams that make a meal one of legumes, or of soy. */
const aMealOf = 40

const everyMeal =
  (isFault: (meal: Meal) => boolean): FaultsOf =>
  (made) =>
    wholeDays(made).flatMap(({ key, meals }) =>
      meals.filter(isFault).map(({ name, recipe }) => `${key} ${name} ${recipe.id}`),
    )

const everyDay =
  (isFault: (day: DayMenu) => boolean, days = wholeDays): FaultsOf =>
  (made) =>
    days(made)
      .filter(isFault)
      .map(({ key }) => key)

const mealsWith = ({ meals }: DayMenu, isIt: (food: Food) => boolean) =>
  meals.filter(({ items }) => eaten(items, isIt) >= aMealOf).length

/** A portion of a plain side, the dish's own of its kind with it. */
const beside = (isIt: (food: Food) => boolean, most: number) =>
  everyMeal(({ items }) => items.some((item) => item.side && isIt(foodOf(item))) && eaten(items, isIt) > most + 1)

const milliliters = (items: readonly Item[]) =>
  items.reduce((sum, item) => sum + (isJuice(foodOf(item)) ? item.amount / (foodOf(item).gramsPerMilliliter ?? 1) : 0), 0)

const within = (value: number, [least, most]: readonly [number, number], slack: number) =>
  value >= least - slack && value <= most + slack

const shareOf = (name: MealName) =>
  name === 'breakfast' || name === 'lunch' || name === 'dinner' ? mealShares.value[name] : ([0, mealShares.value.snack[1]] as const)

export const bounds: Readonly<Record<string, FaultsOf>> = {
  'bread beside a dish': beside(isBread, mostBeside.value.bread),
  'rice or pasta beside a dish': beside(isCookedGrain, mostBeside.value.cooked),
  'potatoes beside a dish': beside(isPotato, mostBeside.value.potatoes),
  'bread at a meal': everyMeal(({ items }) => eaten(items, isBread) > mostBeside.value.bread + 1),
  'cooked grains at a meal': everyMeal(({ items }) => eaten(items, isCookedGrain) > mostBeside.value.cooked + 1),
  'potatoes at a meal': everyMeal(({ items }) => eaten(items, isPotato) > mostBeside.value.potatoes + 1),
  'oil of a day': everyDay((day) => eaten(itemsOf(day), isOil) > mostInADay.value.oil),
  'nuts and seeds of a day': everyDay((day) => eaten(itemsOf(day), isNut) > mostInADay.value.seeds),
  'juice of a day': everyDay((day) => milliliters(itemsOf(day)) > (isLoading(day) ? mostInADay.value.juiceOnLoadingDays : mostInADay.value.juice) + 5),
  'tuna of a day': everyDay((day) => eaten(itemsOf(day), isTuna) > mostInADay.value.tuna),
  'meals of legumes': everyDay((day) => mealsWith(day, isLegume) > (isLoading(day) ? 1 : mostInADay.value.legumes)),
  'meals of soy': everyDay((day) => mealsWith(day, isSoy) > mostInADay.value.soy),
  'shares of the meals': (made) =>
    wholeDays(made)
      .filter((day) => day.kind !== 'long-run' && !loadingDays(made).includes(day))
      .flatMap(({ key, meals, target }) =>
        meals
          .filter(({ name, energy }) => !within(energy / target.energy, shareOf(name), 0.01))
          .map(({ name, energy }) => `${key} ${name} ${Math.round((100 * energy) / target.energy)} %`),
      ),
  'energy of a loading meal': everyDay(({ meals }) => meals.some(({ energy }) => energy > loadingMeals.value.mostEnergy), loadingDays),
  'carbs of a loading meal': everyDay(({ meals }) => meals.some(({ carbs }) => carbs > loadingMeals.value.mostCarbs), loadingDays),
  'eatings of a loading day': everyDay(({ meals, target }) => meals.length > (target.energy > loadingMeals.value.sevenFrom ? 7 : 6), loadingDays),
  'dinner of a loading day is not the largest': everyDay(({ meals }) => {
    const dinner = meals.find(({ name }) => name === 'dinner')?.energy ?? 0
    return meals.every(({ name, energy }) => name === 'dinner' || energy < dinner)
  }, loadingDays),
  'after dinner': everyDay(({ meals }) => {
    const later = meals.filter(({ name }) => name === 'evening-snack')
    return later.length > 1 || later.some(({ energy }) => energy > loadingMeals.value.afterDinner)
  }, loadingDays),
  'a main again within three days, but for a pot': ({ menus: { raceWeek } }) => {
    const mains = raceWeek.map(({ meals }) => meals.filter(({ name }) => name === 'lunch' || name === 'dinner'))
    return mains.flatMap((today, index) =>
      today
        .filter(({ name, recipe }) => {
          const before = mains.slice(Math.max(0, index - 2), index).flat().filter((meal) => meal.recipe.id === recipe.id)
          const same = today.filter((meal) => meal.recipe.id === recipe.id).length > 1
          const isPot = name === 'lunch' && before.length === 1 && mains[index - 1]?.some((meal) => meal.name === 'dinner' && meal.recipe.id === recipe.id) && findRecipe(recipe.id).keeps.fridgeDays > 0
          return same || (before.length > 0 && !isPot)
        })
        .map(({ name, recipe }) => `${raceWeek[index]?.key} ${name} ${recipe.id}`),
    )
  },
  'a breakfast on more than three days in a row': ({ menus: { raceWeek } }) => {
    const breakfasts = raceWeek.map(({ meals }) => meals.find(({ name }) => name === 'breakfast')?.recipe.id)
    return breakfasts.flatMap((id, index) => (id && index >= 3 && breakfasts.slice(index - 3, index).every((each) => each === id) ? [id] : []))
  },
  'a pot of two days before the load': ({ menus: { raceWeek } }) => {
    const days = raceWeek.filter(({ kind }) => kind === 'easy-week')
    const isServed = days.some((day, index) =>
      index > 0 && day.meals.some(({ name, recipe }) => name === 'lunch' && days[index - 1]?.meals.some((meal) => meal.name === 'dinner' && meal.recipe.id === recipe.id)))
    return days.length < 3 || isServed ? [] : ['none']
  },
  'canned tuna twice a week': ({ menus: { raceWeek } }) => {
    const meals = raceWeek.flatMap((day) => day.meals).filter(({ items }) => eaten(items, isTuna) > 0)
    return meals.length > 2 ? [`${meals.length} meals`] : []
  },
  'lines of a full week': ({ menus, groceries }) => menus.raceWeek.length === 7 && groceries.lines.length > 36 ? [`${groceries.lines.length} lines`] : [],
  'lines opened for a small use': ({ menus, groceries }) => {
    const small = groceries.lines.filter(({ basket }) => basket.by === 'small')
    return menus.raceWeek.length === 7 && small.length > 4 ? [`${small.length}: ${small.map(({ buys }) => buys).join()}`] : []
  },
  'lines for a race tomorrow': ({ menus, groceries }) => menus.raceWeek.length === 2 && groceries.lines.length > 12 ? [`${groceries.lines.length} lines`] : [],
  'minutes of the cooking session': ({ cooking }) => cooking && cooking.minutes > cookingSession.value.most ? [`${cooking.minutes} min`] : [],
  'a recovery after the race that has to be cooked': ({ menus: { recovery: { race } } }) => race && findRecipe(race.recipe.id).effort === 'cook' ? [race.recipe.id] : [],
  'a race morning without a stove': ({ menus: { raceWeek, breakfastAway } }) => {
    const [atHome] = raceWeek.at(-1)?.meals ?? []
    return breakfastAway || (atHome && findRecipe(atHome.recipe.id).tags.includes('hotel')) ? [] : ['none']
  },
  ...Object.fromEntries(
    (['energy', 'carbs', 'protein', 'fat', 'fiber'] as const).map((macro) => [
      `${macro} of a day`,
      everyDay(({ gaveWay, totals, kind }) => gaveWay.includes(macro), wholeDays),
    ]),
  ),
  'energy or carbs of a race morning': ({ menus: { raceWeek } }) => raceWeek.filter(({ kind, gaveWay }) => kind === 'race-morning' && gaveWay.some((each) => each === 'carbs' || each === 'fat' || each === 'fiber')).map(({ gaveWay }) => gaveWay.join()),
  'fiber of a loading day up to 35 g': (made) => loadingDays(made).filter(({ gaveWay, totals }) => gaveWay.includes('fiber') && totals.fiber > 35).map(({ key, totals }) => `${key} ${totals.fiber}`),
  'sweet spreads': everyMeal(({ items }) => new Set(items.map(({ foodId }) => foodId).filter((id) => /^(jam|jelly-spread|honey|maple-syrup|agave-syrup|molasses)$/.test(id))).size > 1),
  'two sides': everyMeal(({ items }) => items.filter(({ side }) => side).length > 5),
}
void fiberOfADay
void loadingDayTolerances
