import {
  nameOfDay,
  type Plan,
  planRace,
  type Preferences,
  raceRates,
  recipeTitle,
} from '@race-nutrition/engine'
import { expect, test } from 'vitest'
import { renderedPlan } from '../../../testing/sample-rendered-plan.ts'
import { newlyNotKept } from './not-kept.ts'
import { waitsForACheck } from './waits-for-a-check.ts'
import { movedRows, whatMoved } from './what-moved.ts'

const { facts: ours } = renderedPlan()

/** The same runner's plan with these preferences. */
function planWith(preferences: Preferences): Plan {
  const made = planRace(ours.runner.answers, { year: 2027, month: 3, day: 1 }, preferences)
  if (!made.ok) throw new Error(JSON.stringify(made.refused))
  return made.value.plan
}

const hot = planWith({ forecast: { temp_c: 31, humidity: 70 } })
const linesOf = (before: Plan, after: Plan, today = '2027-03-01') =>
  whatMoved(before, after, today).flatMap(({ part, moves }) =>
    moves.map(({ name, from, to }) => `${part}: ${name} ${from} → ${to}`),
  )

test('between two equal plans nothing moved, and no row is marked', () => {
  expect(whatMoved(ours, structuredClone(ours), '2027-03-01')).toEqual([])
  expect(movedRows(ours, structuredClone(ours)).size).toBe(0)
})

test('each figure that moved is named with both of its values, and no other', () => {
  const { hours } = ours.targets.race
  const brought = { ...ours.race_day.start_to_finish, carbs_g: 60 * hours, fluids_ml: 1620 * hours }
  const moved = { ...ours, race_day: { ...ours.race_day, start_to_finish: brought, gels: 9 } }
  const { carbs, fluids } = raceRates(ours)
  const lines = linesOf(ours, moved)
  expect(lines).toEqual(
    expect.arrayContaining([
      `Race: carbs ${carbs.amount} → 60 g/h`,
      `Race: fluids ${fluids.amount} → 1,620 ml/h`,
      `Race: gels ${ours.race_day.gels} → 9`,
    ]),
  )
  // The sum of the carbs is a figure of its own.
  expect(lines.filter((line) => !/: (?:carbs|fluids|gels) /.test(line)).length).toBeLessThanOrEqual(1)
})

test('a bottle that is no longer needed is said to be so', () => {
  const carrying = planWith({ carry: { bottle_ml: 500 } })
  expect(linesOf(ours, carrying)).toContainEqual(expect.stringMatching(/^Race: bottle not set → empty at \d/))
  const withoutIt = { ...carrying, race_day: { ...carrying.race_day, bottle: null } }
  expect(linesOf(carrying, withoutIt)).toEqual([expect.stringMatching(/^Race: bottle .* → not needed$/)])
})

test('a salted drink is not counted in servings of salt', () => {
  const [item] = ours.race_day.kit
  if (!item) throw new Error('the race has a kit')
  const salted = { ...item, use: 'salt', unit: 'ml', amount: 450 } as const
  const kit = [...ours.race_day.kit.filter(({ use }) => use !== 'salt'), salted]
  expect(linesOf(ours, { ...ours, race_day: { ...ours.race_day, kit } }).join()).not.toContain('450')
})

test('a forecast moves the race and no long run', () => {
  const parts = whatMoved(ours, hot, '2027-03-01').map(({ part }) => part)
  expect(parts).toContain('Race')
  expect(parts).not.toContain('Long run')
  expect(linesOf(ours, hot)).toContain(
    `Race: sodium ${raceRates(ours).sodium.amount} → ${raceRates(hot).sodium.amount} mg/h`,
  )
})

test('what the course hands out is not carried, and has no spares', () => {
  const { kit } = ours.race_day
  const handedOut = kit.map((item) =>
    item.use === 'fuel' ? { ...item, from_course: item.amount, for_slower: 0, spares: 0 } : item,
  )
  const lines = linesOf(ours, { ...ours, race_day: { ...ours.race_day, kit: handedOut } })
  expect(lines).toContainEqual(expect.stringMatching(/^Race: servings to carry \d+ → 0$/))
})

test('stops that move to stations are said to be there, and so is one that moves to another', () => {
  const first = planWith({ course: { stations: { at_km: [3, 6, 9, 12, 15, 18] } } })
  const stops = first.race_day.rows.filter(({ phase }) => phase === 'during')
  expect(linesOf(ours, first)).toContainEqual(
    expect.stringMatching(/^Race: stops at stations none → (?:all \d+|\d+ of \d+)$/),
  )
  const rows = first.race_day.rows.map((row) => (row === stops[0] ? { ...row, minute: row.minute + 1 } : row))
  const later = { ...first, race_day: { ...first.race_day, rows } }
  expect(linesOf(first, later)).toEqual(['Race: stop has moved  → 1'])
})

test('a start time is a move, and an early one moves breakfast', () => {
  expect(linesOf(ours, planWith({ start_time: '09:00' }))).toEqual(['Race: start not set → 09:00'])
  const early = linesOf(ours, planWith({ start_time: '06:00' }))
  expect(early).toContain('Race: breakfast 3:00 before → 2:00 before')
})

test('a practiced dose moves where practice starts', () => {
  const held = planWith({ practiced_g_per_hr: 55 })
  const [from, to] = [ours, held].map((plan) => plan.gut_training[0]?.carbs_g_per_hr)
  expect(to).toBeGreaterThan(from ?? Number.NaN)
  expect(linesOf(ours, held)).toContain(`Long run: first practice ${from} → ${to} g/h`)
})

test('meals and grocery lines that changed are counted', () => {
  const [first, ...others] = ours.training_days
  const [meal, ...meals] = first?.meals ?? []
  if (!first || !meal) throw new Error('no meal')
  const other = { ...meal, recipe: { ...meal.recipe, quarters: meal.recipe.quarters + 1 } }
  const lines = ours.groceries.lines.slice(1)
  const moved = {
    ...ours,
    training_days: [{ ...first, meals: [other, ...meals] }, ...others],
    groceries: { ...ours.groceries, lines },
  }
  expect(linesOf(ours, moved)).toEqual(['Elsewhere: meal  → 1', 'Elsewhere: grocery line  → 1'])
})

test('a warning that comes with the heat is a move, though no figure is', () => {
  const [note, ...notes] = ours.notes
  if (!note) throw new Error('no note')
  expect(linesOf({ ...ours, notes }, ours)).toEqual(['Elsewhere: note  → 1'])
})

test('the rows to mark are those that the other plan has not as they are', () => {
  const rows = ours.race_day.rows
  const added = {
    ...ours,
    race_day: { ...ours.race_day, rows: [...rows.slice(0, 2), hotRow(), ...rows.slice(2)] },
  }
  expect([...movedRows(ours, added)]).toEqual([2])
  const marked = movedRows(ours, hot)
  expect(marked.size).toBeGreaterThan(0)
  expect(marked.size).toBeLessThanOrEqual(hot.race_day.rows.length)
})

/** Not a number if no cups moved. */
const cupsIn = (plan: Plan) =>
  Number(
    linesOf(ours, plan)
      .find((line) => line.startsWith('Race: cups 0 → '))
      ?.replace(/.* /, ''),
  )

test('stations move cups, in whole and half ones, and a smaller cup makes more of them', () => {
  const stations = { every_km: 2.5 }
  const [usual, small] = [planWith({ course: { stations } }), planWith({ course: { stations, cup_ml: 75 } })]
  expect(cupsIn(usual)).toBeGreaterThan(5)
  expect(Number.isInteger(2 * cupsIn(usual))).toBe(true)
  expect(cupsIn(small)).toBeGreaterThan(cupsIn(usual))
  const filledIn = planWith({ course: { stations, preset: 'berlin', checked: false } })
  expect(cupsIn(filledIn)).toBeNaN()
})

function hotRow() {
  const [row] = ours.race_day.rows
  if (!row) throw new Error('no row')
  return { ...row, minute: row.minute + 1 }
}

test('a swap names its dish and counts the groceries that come and go', () => {
  const meal = ours.training_days[0]?.meals.find(({ name }) => name === 'dinner')
  const [next = ''] = meal?.choices ?? []
  const swapped = planWith({ kitchen: { swaps: { 'rest.dinner': next } } })
  const lines = linesOf(planWith({}), swapped)
  const meals = lines.filter((line) => line.startsWith('Meals:'))
  // A meal that is served names its optional foods, which a choice leaves out.
  expect(meals[0]).toMatch(
    new RegExp(
      `^Meals: dinner of the rest day: ${recipeTitle(meal?.recipe.id ?? '')}.* → ${recipeTitle(next)}`,
    ),
  )
  // Other meals of that day move only where its numbers need it.
  expect(meals.every((line) => line.includes(' of the rest day: '))).toBe(true)
  const quick = linesOf(planWith({}), planWith({ kitchen: { effort: 'quick' } }))
  expect(quick.filter((line) => line.startsWith('Meals:')).length).toBeLessThanOrEqual(3)
})

test('a wish that is not kept is said once, with the change that brought it', () => {
  const refused = planWith({ kitchen: { dislikes: ['salt-table'] } })
  expect(newlyNotKept(ours, refused)).toEqual([expect.stringMatching(/^Salt stays in the plan/)])
  expect(newlyNotKept(refused, refused)).toEqual([])
})

test('a fuel that falls short says by how much and what would meet it, once', () => {
  const short = planWith({ fuel: { main: [{ product: 'sis-go-isotonic' }] } })
  expect(newlyNotKept(ours, short)).toContainEqual(
    expect.stringMatching(
      /instead of \d+ g: \d+ servings of what you use would be needed and \d+ are planned/,
    ),
  )
  expect(newlyNotKept(short, short)).toEqual([])
  expect(linesOf(ours, short).filter((line) => line.startsWith('Elsewhere: note'))).toEqual([])
})

const morning = ({ race_week: week }: Plan) => week.find(({ kind }) => kind === 'race-morning')?.meals[0]

test('what a hotel makes of race morning is named before the days that move with it', () => {
  const hotel = planWith({ kitchen: { race_morning: 'hotel' } })
  const meals = linesOf(ours, hotel).filter((line) => line.startsWith('Meals:'))
  expect(morning(hotel)?.recipe.id).not.toBe(morning(ours)?.recipe.id)
  expect(meals[0]).toContain(`→ ${recipeTitle(morning(hotel)?.recipe.id ?? '')}`)
})

test('more salt is a move, though its product is the same', () => {
  const kit = ours.race_day.kit.map((item) => ({ ...item, amount: 2 * item.amount }))
  const salted = { ...ours, race_day: { ...ours.race_day, kit } }
  const has = ours.race_day.kit.filter(({ use }) => use === 'salt')
  const [of, amount] = [has.length, has.reduce((sum, item) => sum + item.amount, 0)]
  expect(of).toBeGreaterThan(0)
  expect(linesOf(ours, salted)).toContain(`Race: servings of salt ${amount} → ${2 * amount}`)
})

const mealsIn = ({ training_days, race_week, race_day: { recovery_meal: recovery } }: Plan) => [
  ...[...training_days, ...race_week].flatMap(({ meals }) => meals),
  ...(recovery ? [recovery] : []),
]
const basketsOf = (plan: Plan) => new Map(plan.groceries.lines.map(({ name, basket }) => [name, basket]))

test('what is named is not counted among the rest once more', () => {
  const hotel = planWith({ kitchen: { race_morning: 'hotel' } })
  const moves = whatMoved(ours, hotel, '2027-03-01')
  const of = (name: string) => moves.find(({ part }) => part === name)?.moves ?? []
  const countOf = (names: RegExp) =>
    of('Elsewhere').reduce((sum, { name, to }) => (names.test(name) ? sum + Number(to) : sum), 0)
  const [one, other] = [mealsIn(ours), mealsIn(hotel)]
  const moved = other.filter(({ items }, at) => JSON.stringify(items) !== JSON.stringify(one[at]?.items))
  expect(of('Meals').length + countOf(/^meals?$/)).toBe(moved.length)
  const [bought, now] = [basketsOf(ours), basketsOf(hotel)]
  const kept = [...now].filter(([name]) => bought.has(name))
  expect(countOf(/^grocery lines?$/)).toBe(
    kept.filter(([name, basket]) => JSON.stringify(basket) !== JSON.stringify(bought.get(name))).length,
  )
})

test('what a hotel orders, and eats after the race, is named', () => {
  const meals = linesOf(ours, planWith({ kitchen: { race_morning: 'hotel' } })).filter((line) =>
    line.startsWith('Meals:'),
  )
  expect(meals).toContainEqual(expect.stringMatching(/ordered$/))
  expect(meals).toContainEqual(expect.stringMatching(/^Meals: recovery after the race:/))
})

const withOtherDishes = (meals: Plan['race_week'][number]['meals']) =>
  meals.map((meal) => ({ ...meal, recipe: { ...meal.recipe, id: meal.choices[0] ?? meal.recipe.id } }))

test('in race week the dish of today is named first, and none of an example day or a day that is past', () => {
  const day = ours.race_week.find(({ kind }) => kind === 'day-before')
  const [first] = ours.race_week
  const after = structuredClone(ours) as { -readonly [Key in keyof Plan]: Plan[Key] }
  after.training_days = ours.training_days.map((each) => ({ ...each, meals: withOtherDishes(each.meals) }))
  // One dish of today alone, so that there is room for others to be named.
  after.race_week = ours.race_week.map((each) =>
    each === day
      ? { ...each, meals: [...withOtherDishes(each.meals.slice(0, 1)), ...each.meals.slice(1)] }
      : { ...each, meals: withOtherDishes(each.meals) },
  )
  after.runner = { ...ours.runner, preferences: { kitchen: { race_morning: 'hotel' } } }
  const meals = linesOf(ours, after, day?.date ?? '').filter((line) => line.startsWith('Meals:'))
  expect(meals[0]).toContain(` of ${day ? nameOfDay(day) : 'no day'}`)
  expect(meals.join()).not.toMatch(/rest day|run day/)
  expect(meals.join()).not.toContain(` of ${first ? nameOfDay(first) : 'no day'}`)
})

test('a course that is filled in says that nothing of it counts before it is checked, and no more', () => {
  const filled = planWith({ course: { preset: 'boston', checked: false, stations: { every_km: 3 } } })
  expect(whatMoved(ours, filled, '2027-03-01')).toEqual([])
  expect(waitsForACheck(ours, filled)).toHaveLength(1)
  expect(waitsForACheck(filled, filled)).toEqual([])
  // Checked, with no station in reach of its time, it has no box left to tick.
  const checked = planWith({ course: { preset: 'boston', checked: true, stations: { every_km: 3 } } })
  expect(waitsForACheck(ours, checked)).toEqual([])
})
