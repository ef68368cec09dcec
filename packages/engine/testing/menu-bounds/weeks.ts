import type { DayMenu, Meal } from '../../src/3-menus/menus.ts'
import { findRecipe } from '../../src/3-menus/recipes/all-recipes.ts'
import { type Bounds, eaten, type FaultsOf, foods } from './eaten.ts'

const mainsOf = (day: DayMenu | undefined) =>
  day?.meals.filter(({ name }) => name === 'lunch' || name === 'dinner') ?? []

/** Yesterday's dinner at today's lunch. */
const isPotAt = (week: readonly DayMenu[], index: number) => {
  const lunch = week[index]?.meals.find(({ name }) => name === 'lunch')?.recipe.id
  const dinner = week[index - 1]?.meals.find(({ name }) => name === 'dinner')?.recipe.id
  return lunch !== undefined && lunch === dinner && findRecipe(lunch).keeps.fridgeDays > 0
}

/** The rest of a pot is not counted as a main of its own. */
const noMainAgain: FaultsOf = ({ menus: { raceWeek } }) => {
  const cooked = raceWeek.map((day, index) =>
    mainsOf(day)
      .filter(({ name }) => !(name === 'lunch' && isPotAt(raceWeek, index)))
      .map(({ recipe }) => recipe.id),
  )
  return cooked.flatMap((ids, index) => {
    const before = cooked.slice(Math.max(0, index - 2), index).flat()
    return ids.filter((id) => before.includes(id)).map((id) => `${raceWeek[index]?.key} ${id}`)
  })
}

const noBreakfastForFourDays: FaultsOf = ({ menus: { raceWeek } }) => {
  const ids = raceWeek.map(({ meals }) => meals.find(({ name }) => name === 'breakfast')?.recipe.id)
  return ids.flatMap((id, index) =>
    id && index >= 3 && ids.slice(index - 3, index).every((each) => each === id) ? [id] : [],
  )
}

export const weeks = {
  'no main again within three days, but the rest of a pot': noMainAgain,
  'no breakfast on more than three days in a row': noBreakfastForFourDays,
  'a pot for two days from Monday to Wednesday': ({ menus: { raceWeek } }) => {
    const easy = raceWeek.filter(({ kind }) => kind === 'easy-week')
    return easy.length < 3 || easy.some((_, index) => isPotAt(easy, index)) ? [] : ['no pot']
  },
  'canned tuna twice in race week': ({ menus: { raceWeek } }) => {
    const meals = raceWeek.flatMap((day) => day.meals).filter(({ items }) => eaten(items, foods.tuna) > 0)
    return meals.length > 2 ? [`${meals.length} meals`] : []
  },
} as const satisfies Bounds

export const lists = {
  'at most 36 lines on the list of a full week': ({ menus, groceries: { lines } }) =>
    menus.raceWeek.length === 7 && lines.length > 36 ? [`${lines.length} lines`] : [],
  'at most 4 of them opened for one small use': ({ menus, groceries: { lines } }) => {
    const small = lines.filter(({ basket }) => basket.by === 'small')
    return menus.raceWeek.length === 7 && small.length > 4 ? [small.map(({ buys }) => buys).join(', ')] : []
  },
  'at most 12 lines for a race tomorrow': ({ menus, groceries: { lines } }) =>
    menus.raceWeek.length === 2 && lines.length > 12 ? [`${lines.length} lines`] : [],
  'nothing to buy for a race today': ({ runner, groceries: { lines, cupboard } }) =>
    runner.daysToGo === 0 && lines.length + cupboard.length > 0 ? [`${lines.length} lines`] : [],
} as const satisfies Bounds

const inTheGlass = (items: Meal['items']) => ({
  salt: items.filter(({ inDrink }) => inDrink).reduce((sum, { amount }) => sum + amount, 0),
  water: items.filter(({ foodId }) => foodId === 'water-tap').reduce((sum, { amount }) => sum + amount, 0),
})

export const kitchens = {
  'a cooking session of an hour': ({ cooking: { session } }) =>
    session && session.minutes > 60 ? [`${session.minutes} min`] : [],
  'a recovery after the race that is carried or bought': ({ menus: { recovery } }) =>
    recovery.race && findRecipe(recovery.race.recipe.id).effort === 'cook' ? [recovery.race.recipe.id] : [],
  'at least 10 g of protein in that recovery': ({ menus: { recovery } }) =>
    recovery.race && recovery.race.protein < 10 ? [`${recovery.race.protein} g`] : [],
  'what the breakfast away needs is on the list': ({ menus: { raceWeek, breakfastAway }, groceries }) => {
    const bought = new Set([...groceries.lines.flatMap(({ foodIds }) => foodIds), ...groceries.cupboard])
    const ids = (breakfastAway?.items ?? []).map(({ foodId }) => foodId).filter((id) => id !== 'water-tap')
    return raceWeek.length < 2 ? [] : ids.filter((id) => !bought.has(id))
  },
  'a race breakfast without a stove, at home or away': ({ menus: { raceWeek, breakfastAway } }) => {
    const atHome = raceWeek.at(-1)?.meals[0]
    const isHotel = atHome && findRecipe(atHome.recipe.id).tags.includes('hotel')
    return breakfastAway || isHotel ? [] : ['none']
  },
  'no salt in the water of a race breakfast': ({ menus: { raceWeek, breakfastAway } }) =>
    [raceWeek.at(-1)?.meals[0], breakfastAway].flatMap((meal) =>
      meal?.items.some(({ inDrink }) => inDrink) ? [meal.recipe.id] : [],
    ),
  'water before a run no saltier than a mild sports drink': ({ menus }) =>
    [menus.raceWeek.at(-1)?.meals[0], menus.breakfastAway, ...menus.longRunBreakfasts].flatMap((meal) => {
      const { salt, water } = inTheGlass(meal?.items ?? [])
      return meal && 388 * salt > (460 * water) / 1000 ? [`${meal.recipe.id} ${salt} g in ${water} ml`] : []
    }),
  'a race breakfast within its limits': ({ menus: { raceWeek } }) =>
    (raceWeek.at(-1)?.gaveWay ?? []).filter((macro) => macro !== 'sodium' && macro !== 'fluids'),
} as const satisfies Bounds
