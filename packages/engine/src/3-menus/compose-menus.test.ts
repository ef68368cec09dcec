import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { diets } from '../1-runner/questionnaire.ts'
import { setTargets } from '../2-targets/set-targets.ts'
import { loadingDayTolerances } from '../evidence/race-week.ts'
import { appetite, cannedTunaInAWeek, largerPlates, mealSize } from '../evidence/portions.ts'
import { type FoodKind, mostToEat } from '../evidence/carbohydrate.ts'
import { allergenGroupIds } from '../foods/exclusions/allergen-groups.ts'
import { findFood } from '../foods/foods.ts'
import type { Runner } from '../1-runner/runner.ts'
import { permitsFood } from '../foods/exclusions/permitted.ts'
import { toIsoDay } from '../plain-day.ts'
import { anyRunner, anyWishes, drawnRunners } from '../../testing/any-runner.ts'
import { stagesFor } from '../../testing/stages-for.ts'
import { type RunnerWishes, someRunner } from '../../testing/some-runner.ts'
import { findDish } from './dishes/all-dishes.ts'
import { plateOf } from './dishes/plate.ts'
import { composeMenus } from './compose-menus.ts'
import { placesOf } from './days/meal-places.ts'
import type { DayMenu, Meal, Menus } from './menus.ts'
import { type LarderId, larderLine } from './portions/larder.ts'

const numRuns = Number(process.env['SWEEP_RUNS'] ?? 150)

vi.setConfig({ testTimeout: 60_000 + 120 * numRuns })

/** The menus alone: `stagesFor` is for runners that other laws draw too. */
const menusOf = (runner: Runner) => composeMenus(runner, setTargets(runner))

const menusFor = (wishes: Partial<RunnerWishes>) => menusOf(someRunner(wishes))

const plateIn = ({ dishId, foods }: Meal) => plateOf(findDish(dishId), foods)

const itemsOf = ({ meals }: Pick<DayMenu, 'meals'>) => meals.flatMap(({ items }) => items)

const mealsOf = ({ exampleDays, raceWeek, longRunBreakfasts, recovery }: Menus): Meal[] => [
  ...exampleDays.flatMap(({ meals }) => meals),
  ...raceWeek.flatMap(({ meals }) => meals),
  ...longRunBreakfasts,
  ...[recovery.race, recovery.longRun].flatMap((meal) => meal ?? []),
]

const mainsOf = ({ meals }: DayMenu) =>
  meals.filter(({ name }) => name === 'lunch' || name === 'dinner').map(({ dishId }) => dishId)

const dishes = (wishes: Partial<RunnerWishes>) =>
  menusFor(wishes).exampleDays.map((day) => day.meals.map(plateIn))

const dear = (budget: 'Low' | 'High') =>
  menusFor({ budget })
    .exampleDays.flatMap(itemsOf)
    .flatMap(({ foodId }) => findFood(foodId) ?? [])
    .filter(
      ({ costTier, category }) => costTier === 'high' && category !== 'vegetable' && category !== 'fruit',
    ).length

/** Fiber of a loading day may go up to 35 g if the permitted foods allow no less. */
const isMet = ({ gaveWay, kind, totals }: DayMenu) =>
  gaveWay.length === 0 ||
  (gaveWay.every((nutrient) => nutrient === 'fiber') &&
    (kind === 'loading' || kind === 'day-before') &&
    totals.fiber >= loadingDayTolerances.value.leastFiber &&
    totals.fiber <= 35)

const labels = (wishes: Partial<RunnerWishes>) =>
  mealsOf(menusFor(wishes)).flatMap(({ items }) => items.filter(({ readLabel }) => readLabel))

describe('menus', () => {
  test('of three training days meet the daily target and share no main dish', () => {
    const runner = someRunner()
    const targets = setTargets(runner)
    const { exampleDays } = menusOf(runner)
    expect(exampleDays.map(({ target }) => target)).toEqual([targets.daily, targets.daily, targets.daily])
    expect(exampleDays.flatMap(({ gaveWay }) => gaveWay)).toEqual([])
    expect(new Set(exampleDays.flatMap(mainsOf)).size).toBe(6)
  })

  test('of race week carry the carbs of their targets', () => {
    const { raceWeek } = setTargets(someRunner())
    const days = menusFor({}).raceWeek
    const asked = [
      raceWeek.mondayToWednesday,
      raceWeek.mondayToWednesday,
      raceWeek.mondayToWednesday,
      raceWeek.thursday,
      raceWeek.friday,
      raceWeek.dayBefore,
      raceWeek.raceMorning,
    ]
    expect(days.map(({ target }) => target.carbs)).toEqual(asked)
    days.forEach(({ totals }, index) => {
      const aim = asked[index] ?? 0
      expect(Math.abs(totals.carbs - aim)).toBeLessThanOrEqual(0.05 * aim)
    })
  })

  test.each([
    [7, 7],
    [6, 7],
    [5, 6],
    [1, 2],
    [0, 1],
  ])('with %i days to go, %i days are left to eat', (daysToGo, left) => {
    const { raceWeek } = menusFor({ daysToGo })
    expect(raceWeek.length).toBe(left)
    expect(raceWeek.at(-1)?.kind).toBe('race-morning')
  })

  test('carry their own dates over the end of February in a leap year', () => {
    const { raceWeek } = menusFor({ today: { year: 2028, month: 2, day: 20 }, daysToGo: 10 })
    expect(raceWeek.map(({ date }) => date && toIsoDay(date))).toEqual([
      '2028-02-24',
      '2028-02-25',
      '2028-02-26',
      '2028-02-27',
      '2028-02-28',
      '2028-02-29',
      '2028-03-01',
    ])
  })

  test('are the same for the same answers and differ for any other', () => {
    expect(dishes({})).toEqual(dishes({}))
    expect(dishes({})).not.toEqual(dishes({ targetSeconds: 4 * 3600 + 60 }))
  })

  test('of Monday to Wednesday are one menu, eaten three times', () => {
    const [monday, tuesday, wednesday] = menusFor({}).raceWeek
    expect(tuesday?.meals).toEqual(monday?.meals)
    expect(wednesday?.meals).toEqual(monday?.meals)
  })

  test('of a runner of 95 kg reach 800 g and never pass it', () => {
    const { raceWeek } = menusFor({ weightKg: 95, heightCm: 186, sex: 'Male' })
    const eve = raceWeek.find(({ kind }) => kind === 'day-before')
    expect(eve?.target.carbs).toBe(800)
    expect(eve?.totals.carbs).toBeGreaterThanOrEqual(776)
    expect(eve?.totals.carbs).toBeLessThanOrEqual(800)
  })

  test('on a low budget buy fewer expensive foods than on a high one', () => {
    expect(dear('Low')).toBeLessThan(dear('High'))
  })

  test('require a label check if a brand may contain what is excluded', () => {
    expect(labels({ allergies: ['sulphite', 'gluten'], diet: 'Vegan' }).length).toBeGreaterThan(0)
    expect(labels({})).toEqual([])
  })

  test('contain no coffee, tea, cola or chocolate under 18', () => {
    for (const wish of fc.sample(anyWishes, 20)) {
      const foods = mealsOf(menusFor({ ...wish, age: 15 })).flatMap(({ items }) => items)
      expect(foods.filter(({ foodId }) => findFood(foodId)?.caffeinePer100g !== 0)).toEqual([])
    }
  })
})

test('the three breakfasts before a long run differ, even if two dishes would get the same foods', () => {
  for (const diet of diets) {
    for (const age of [15, 36]) {
      for (let weightKg = 45; weightKg <= 85; weightKg += 5) {
        const runner = someRunner({ diet, age, weightKg, race: '5K', targetSeconds: 1320, longRunKm: 8 })
        const { longRunBreakfasts } = menusOf(runner)
        expect(new Set(longRunBreakfasts.map(plateIn)).size).toBe(3)
      }
    }
  }
})

describe('a small load', () => {
  test.each([
    [12, 38, 148, 2],
    [14, 50, 162, 2],
    [17, 66, 178, 2],
    [30, 70, 178, 2.2],
  ] as const)('at %i years holds no more protein than anyone needs', (age, weightKg, heightCm, most) => {
    for (const diet of diets) {
      for (const race of ['5K', '10K'] as const) {
        const targetSeconds = race === '5K' ? 1320 : 3000
        const runner = someRunner({
          age,
          weightKg,
          heightCm,
          race,
          targetSeconds,
          diet,
          sex: 'Male',
          weeklyKm: 15,
          longRunKm: 10,
        })
        for (const { kind, totals, gaveWay } of menusOf(runner).raceWeek) {
          if (kind !== 'loading' && kind !== 'day-before') continue
          expect(totals.protein / weightKg).toBeLessThanOrEqual(most + 0.02)
          expect(gaveWay).toEqual([])
        }
      }
    }
  })
})

describe('anyone', () => {
  test('gets permitted foods, in realistic amounts, in meals that add up to the day', () => {
    let [days, met] = [0, 0]
    fc.assert(
      fc.property(anyRunner, (runner) => {
        const menus = stagesFor(runner).menus
        expect(forbidden(runner, menus)).toEqual([])
        expect(menus.longRunBreakfasts.length).toBeGreaterThan(0)
        expect(menus.recovery.race).not.toBeNull()
        for (const meal of mealsOf(menus)) {
          sumsUp(meal)
          isNoFeast(meal)
        }
        for (const day of [...menus.exampleDays, ...menus.raceWeek]) {
          days++
          if (isMet(day)) met++
          for (const macro of ['energy', 'carbs', 'protein', 'fat'] as const) {
            expect(day.meals.reduce((sum, meal) => sum + meal[macro], 0)).toBe(day.totals[macro])
          }
        }
        const [first, second, third] = menus.exampleDays.map((day) => day.meals.map(plateIn).join())
        expect(new Set([first, second, third]).size).toBe(3)
      }),
      { numRuns },
    )
    console.info(`Days within their tolerances: ${met} of ${days}, ${((100 * met) / days).toFixed(2)} %`)
    expect(met / days).toBeGreaterThanOrEqual(0.99)
  })

  test('is never served what any two groups together exclude', () => {
    const pairs = allergenGroupIds.flatMap((one, index) =>
      allergenGroupIds.slice(index + 1).map((two) => [one, two] as const),
    )
    expect(pairs.length).toBe(300)
    pairs.forEach((allergies, index) => {
      const diet = (['Omnivore', 'Vegetarian', 'Vegan'] as const)[index % 3] ?? 'Vegan'
      const budget = (['Low', 'Medium', 'High'] as const)[Math.floor(index / 3) % 3] ?? 'Low'
      const runner = someRunner({ allergies, diet, budget })
      const menus = menusOf(runner)
      expect(forbidden(runner, menus), allergies.join()).toEqual([])
      for (const { meals } of [...menus.exampleDays, ...menus.raceWeek])
        expect(meals.length).toBeGreaterThan(0)
    })
  })
})

const forbidden = (runner: Parameters<typeof permitsFood>[0], menus: Menus) =>
  mealsOf(menus)
    .flatMap(({ items }) => items)
    .filter(({ foodId }) => {
      const food = findFood(foodId)
      return !food || !permitsFood(runner, food).permitted
    })

/** From the data's own figures and the grams served, without the stage's arithmetic. */
function sumsUp({ items, carbs, protein, fat, energy }: Meal) {
  const sum = (of: 'carbsPer100g' | 'proteinPer100g' | 'fatPer100g') =>
    items.reduce(
      (all, { foodId, amount }) => all + ((findFood(foodId)?.[of] ?? Number.NaN) * amount) / 100,
      0,
    )
  expect(Math.abs(sum('carbsPer100g') - carbs)).toBeLessThanOrEqual(0.501)
  expect(Math.abs(sum('proteinPer100g') - protein)).toBeLessThanOrEqual(0.501)
  expect(Math.abs(sum('fatPer100g') - fat)).toBeLessThanOrEqual(0.501)
  expect(energy).toBe(4 * carbs + 4 * protein + 9 * fat)
}

/** Within the bounds for one food at one meal, with their tolerance; one whole piece is never too much. */
function isNoFeast({ items }: Meal) {
  for (const { foodId, amount } of items) {
    const most = largerPlates.value * mostToEat.value[larderLine(foodId as LarderId).kind].atAMeal
    expect(amount, foodId).toBeLessThanOrEqual(Math.max(most + 1, findFood(foodId)?.unitGrams ?? 0))
  }
}

/** Grams of a kind of food in a day. */
const heldIn = (day: DayMenu, kind: FoodKind) =>
  itemsOf(day)
    .filter(({ foodId }) => larderLine(foodId as LarderId).kind === kind)
    .reduce((sum, { amount }) => sum + amount, 0)

const daysOf = ({ exampleDays, raceWeek }: Menus) => [...exampleDays, ...raceWeek]

const tunaIn = (items: Meal['items']) => items.filter(({ foodId }) => foodId === 'tuna-canned-water')

/** Each portion is worth serving: a splash of milk or two spoons of lentils is not. */
const isWorthServing = ({ foodId, amount }: Meal['items'][number]) => {
  const { kind, serving } = larderLine(foodId as LarderId)
  return kind === 'seasoning' || kind === 'water' || amount >= 0.3 * serving || amount >= 100
}

describe('a day is what a person would cook', () => {
  const runners = fc.sample(anyWishes, 60).map((wish) => someRunner({ ...wish, allergies: [] }))
  const planned = runners.map((runner) => {
    const targets = setTargets(runner)
    return { targets, menus: composeMenus(runner, targets) }
  })
  const days = planned.flatMap(({ menus }) => daysOf(menus))

  test('with no more than half a liter of juice, and less sugar than a jar of jam', () => {
    expect(days.length).toBeGreaterThan(400)
    for (const day of days) {
      expect(heldIn(day, 'juice'), day.key).toBeLessThanOrEqual(1.03 * mostToEat.value.juice.inADay)
      expect(heldIn(day, 'sweetener'), day.key).toBeLessThanOrEqual(1.1 * mostToEat.value.sweetener.inADay)
    }
  })

  test('with no more seeds and nuts than a runner eats, or more only if the permitted foods leave no other way', () => {
    const most = mostToEat.value.nut.inADay * Math.max(appetite.value.most, largerPlates.value)
    const anyone = drawnRunners(60).map((runner) => stagesFor(runner).menus)
    for (const day of [...days, ...anyone.flatMap(daysOf)])
      expect(heldIn(day, 'nut'), day.key).toBeLessThanOrEqual(1.05 * most)
    const hungry = days.filter(({ target }) => target.energy <= appetite.value.from)
    expect(hungry.length).toBeGreaterThan(100)
    const many = hungry.filter((day) => heldIn(day, 'nut') > 1.05 * mostToEat.value.nut.inADay)
    expect(many.length / hungry.length).toBeLessThan(0.03)
  })

  test('with canned tuna at most twice in race week, one serving at a time', () => {
    const helpings = planned.map(({ menus: { exampleDays, raceWeek, recovery } }) => ({
      training: exampleDays.flatMap((day) => tunaIn(itemsOf(day))),
      week: [...raceWeek.flatMap((day) => tunaIn(itemsOf(day))), ...tunaIn(recovery.race?.items ?? [])],
    }))
    const all = helpings.flatMap(({ training, week }) => [...training, ...week])
    expect(all.length).toBeGreaterThan(10)
    for (const { amount } of all) expect(amount).toBeLessThanOrEqual(120)
    for (const { week } of helpings) expect(week.length).toBeLessThanOrEqual(cannedTunaInAWeek.value)
  })

  test('in meals near their share of the day: no main meal is as small as a snack or half the day', () => {
    const sizes = planned.flatMap(({ targets, menus }) =>
      daysOf(menus).flatMap(({ kind, target, meals }) =>
        meals.length < 2
          ? []
          : placesOf(kind, target, targets).flatMap(({ name, occasion, share }) => {
              const meal = meals.find((each) => each.name === name)
              return occasion.endsWith('snack') || !meal ? [] : [meal.energy / (share * target.energy)]
            }),
      ),
    )
    const { least, most } = mealSize.value
    expect(sizes.length).toBeGreaterThan(1200)
    const uneven = sizes.filter((size) => size < least - 0.1 || size > most + 0.1)
    expect(uneven.length / sizes.length).toBeLessThan(0.01)
  })

  test('in portions that are worth serving', () => {
    const items = days.filter(({ target }) => target.energy >= 1800).flatMap(itemsOf)
    expect(items.length).toBeGreaterThan(5000)
    expect(items.filter((item) => !isWorthServing(item))).toEqual([])
  })

  test('with less sugar than what it sweetens', () => {
    for (const { meals } of days)
      for (const { items, energy, name } of meals)
        for (const { foodId, amount } of items)
          if (larderLine(foodId as LarderId).kind === 'sweetener' && energy >= 250)
            expect((amount * (findFood(foodId)?.carbsPer100g ?? 0)) / 25, `${name} ${foodId}`).toBeLessThan(
              0.5 * energy,
            )
  })

  test('with no lentils in porridge: a side fits its dish', () => {
    const anyone = drawnRunners(120).map((runner) => stagesFor(runner).menus)
    const sweet = anyone
      .flatMap(mealsOf)
      .filter(({ dishId }) => ['porridge', 'cream-cereal', 'rice-pudding', 'granola-bowl'].includes(dishId))
    expect(sweet.length).toBeGreaterThan(50)
    for (const { dishId, items } of sweet) {
      const kinds = items.map(({ foodId }) => larderLine(foodId as LarderId).kind)
      expect(
        kinds.filter((kind) => ['legume', 'meat', 'fish', 'canned tuna', 'egg', 'vegetable'].includes(kind)),
        dishId,
      ).toEqual([])
    }
    const besides = anyone.flatMap(mealsOf).filter(({ beside }) => beside !== null)
    expect(besides.length).toBeGreaterThan(20)
  })
})
