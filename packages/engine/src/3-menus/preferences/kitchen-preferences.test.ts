import { describe, expect, test } from 'vitest'
import { type RunnerWishes, someRunner } from '../../../testing/some-runner.ts'
import { factsFor } from '../../../testing/stages-for.ts'
import type { Preferences } from '../../1-runner/preferences/preferences-schema.ts'
import { setTargets } from '../../2-targets/set-targets.ts'
import { mostSodiumInADay } from '../../evidence/health.ts'
import { auditPlan } from '../../6-audit/audit-plan.ts'
import { renderWords } from '../../7-words/render-words.ts'
import { groceryIdOf } from '../../foods/sold-together.ts'
import type { Plan } from '../../plan.ts'
import { allRecipes, findRecipe } from '../recipes/all-recipes.ts'

type Kitchen = NonNullable<Preferences['kitchen']>

const raceSoon = { daysToGo: 6 } as const

const planWith = (kitchen?: Kitchen, wishes: Partial<RunnerWishes> = raceSoon): Plan =>
  factsFor(someRunner({ ...wishes, ...(kitchen ? { preferences: { kitchen } } : {}) }))

const auditOf = (kitchen: Kitchen, wishes: Partial<RunnerWishes> = raceSoon) => {
  const runner = someRunner({ ...wishes, preferences: { kitchen } })
  return (change: (plan: Plan) => void = () => undefined) => {
    const plan = structuredClone(factsFor(runner))
    change(plan)
    return auditPlan(plan, runner, setTargets(runner))
      .findings.filter(({ id }) => id === 'kitchen-preferences')
      .map(({ code, facts }) => `${code} ${(facts as { path: string }).path}`)
  }
}

const mealsOf = ({ training_days: days, race_week: week }: Plan) =>
  [...days, ...week].flatMap(({ meals }) => meals)

const sodiumOf = ({ meals }: Plan['training_days'][number]) =>
  meals.reduce((sum, { sodium_mg: sodium }) => sum + sodium, 0)

const foodsIn = (plan: Plan) =>
  new Set(mealsOf(plan).flatMap(({ items }) => items.map(({ food_id: id }) => groceryIdOf(id))))

const mealAt = (plan: Plan, place: string) => {
  const [key, name] = place.split('.')
  return [...plan.training_days, ...plan.race_week]
    .find((day) => day.key === key)
    ?.meals.find((meal) => meal.name === name)
}

const sentences = (plan: Plan) =>
  renderWords(plan).notes.flatMap(({ code, text }) => (code === 'kitchen-not-kept' ? [text] : []))

const madeOf = (plan: Plan) =>
  [plan.race_day, plan.long_run].flatMap(({ kit }) => kit.flatMap(({ made_of: parts }) => parts ?? []))

const otherDishes = (of: Plan) =>
  of.training_days[0]?.meals.flatMap(({ name, recipe }) => (name === 'lunch' ? [] : [recipe.id]))

const slowIn = (plan: Plan) =>
  mealsOf(plan).filter(
    ({ name, recipe }) =>
      ['breakfast', 'lunch', 'dinner'].includes(name) && findRecipe(recipe.id).minutes.total > 25,
  )

const isHotel = (plan: Plan) =>
  findRecipe(mealAt(plan, 'race-morning.breakfast')?.recipe.id ?? '').tags.includes('hotel')

describe('dislikes', () => {
  const ours = planWith()

  test('take a food and all that is sold as one with it out of every meal and off the list', () => {
    expect(foodsIn(ours)).toContain('rice-white-cooked')
    const plan = planWith({ dislikes: ['rice-white-dry', 'egg-fried'] })
    expect(foodsIn(plan)).not.toContain('rice-white-cooked')
    expect(foodsIn(plan)).not.toContain('egg-hard-boiled')
    expect(plan.groceries.lines.flatMap(({ food_ids: ids }) => ids)).not.toContain('rice-white-cooked')
    expect(plan.kitchen_not_kept).toEqual([])
  })

  test('that would leave a day with too much sodium for a runner without added salt are given up, and said', () => {
    const large = { sex: 'Male', age: 18, heightCm: 198, weightKg: 102, weeklyKm: 140 } as const
    const race = { race: '5K', targetSeconds: 740, longRunKm: 0, course: 'Hilly', climate: 'Cool' } as const
    const plan = planWith(
      { dislikes: ['rice-white-cooked', 'pasta-cooked'], effort: 'quick' },
      {
        ...large,
        ...race,
        units: 'imperial',
        budget: 'Low',
        daysToGo: 0,
        healthWords: ['one kidney'],
      },
    )
    expect(Math.max(...plan.training_days.map(sodiumOf))).toBeLessThanOrEqual(
      mostSodiumInADay.value.hardLimit,
    )
    expect(sentences(plan).join('\n')).toContain(
      'stays in your meals: without it the run day has too much sodium.',
    )
  })

  test('take jelly out with jam, which tastes alike', () => {
    const plan = planWith({ dislikes: ['jam'] })
    expect(plan.kitchen_not_kept).toEqual([])
    for (const id of ['jam', 'jelly-spread']) expect(foodsIn(plan)).not.toContain(id)
    expect(plan.groceries.lines.flatMap(({ food_ids: ids }) => ids)).not.toContain('jelly-spread')
  })

  test('take a dish out', () => {
    const [dinner = ''] = mealsOf(ours).flatMap(({ name, recipe }) => (name === 'dinner' ? [recipe.id] : []))
    expect(mealsOf(planWith({ dislikes: [dinner] })).map(({ recipe }) => recipe.id)).not.toContain(dinner)
  })

  test('of water and salt are not kept, and said', () => {
    const plan = planWith({ dislikes: ['salt-table', 'water-tap'] })
    expect(sentences(plan)).toEqual([
      'Salt stays in the plan: runners cannot do without it. If you were told to eat less of it, write so among your allergies.',
      'Water stays in the plan: runners cannot do without it.',
    ])
    expect(mealsOf(plan).map(({ recipe }) => recipe.id)).toEqual(mealsOf(ours).map(({ recipe }) => recipe.id))
  })

  test('that leave too few dishes are given up in the order in which they are named, and said', () => {
    const recoveries = allRecipes.filter(({ at }) => at.includes('recovery')).map(({ id }) => id)
    // More than the schema accepts at once.
    const plan = planWith({ dislikes: recoveries })
    const left = plan.kitchen_not_kept ?? []
    expect(left.length).toBeGreaterThan(0)
    expect(left.every((each) => each.of === 'dislike' && each.because.code === 'few-dishes')).toBe(true)
    expect(recoveries.slice(0, 5)).not.toContain(left[0]?.of === 'dislike' ? left[0].id : '')
    expect(sentences(plan)[0]).toMatch(/stays in your meals: without it too few recovery snacks are left\.$/)
    expect(plan.race_day.recovery_meal).not.toBeNull()
  })

  test('reach the homemade race fuel, or are said to be in it', () => {
    const low = { daysToGo: 6, budget: 'Low' } as const
    const ids = [...new Set(madeOf(planWith(undefined, low)).map(({ food_id: id }) => id))].filter(
      (id) => id !== 'salt-table' && id !== 'water-tap',
    )
    expect(ids.length).toBeGreaterThan(0)
    for (const id of ids) {
      const plan = planWith({ dislikes: [id] }, low)
      const isIn = madeOf(plan).some(({ food_id: food }) => groceryIdOf(food) === groceryIdOf(id))
      const isSaid = plan.kitchen_not_kept?.some((each) => each.of === 'dislike' && each.id === id) === true
      expect(isSaid, id).toBe(isIn)
      expect(foodsIn(plan)).not.toContain(groceryIdOf(id))
    }
  })
})

describe('a swap', () => {
  const ours = planWith()
  const place = '3-days-before.dinner'
  const [next = ''] = mealAt(ours, place)?.choices ?? []

  test('is followed by the day, its sums, the list and the way back', () => {
    const plan = planWith({ swaps: { [place]: next } })
    const meal = mealAt(plan, place)
    expect(meal?.recipe.id).toBe(next)
    expect(meal?.instead_of).toBe(mealAt(ours, place)?.recipe.id)
    expect(meal?.choices).toHaveLength(2)
    expect(meal?.choices).not.toContain(meal?.instead_of)
    const bought = plan.groceries.lines.flatMap(({ food_ids: ids }) => ids)
    const { cupboard } = plan.groceries
    for (const { food_id: id } of meal?.items ?? [])
      if (id !== 'water-tap') expect([...bought, ...cupboard].map(groceryIdOf)).toContain(groceryIdOf(id))
    const day = plan.race_week.find(({ key }) => key === '3-days-before')
    expect(day?.totals.carbs_g).toBe(day?.meals.reduce((sum, { carbs_g: carbs }) => sum + carbs, 0))
  })

  test('leaves every other meal its dish, and every other day as it is', () => {
    const [lunch = ''] = mealAt(ours, 'rest.lunch')?.choices ?? []
    const plan = planWith({ swaps: { 'rest.lunch': lunch } })
    expect(mealAt(plan, 'rest.lunch')?.recipe.id).toBe(lunch)
    expect(otherDishes(plan)).toEqual(otherDishes(ours))
    expect(plan.training_days.slice(1)).toEqual(ours.training_days.slice(1))
    expect(plan.race_week).toEqual(ours.race_week)
  })

  test.each([
    ['3-days-before.dinner', 'overnight-oats', 'other-meal'],
    ['3-days-before.recovery', 'chicken-curry', 'no-such-meal'],
  ])('of %s for %s is not kept: %s', (at, recipe, because) => {
    const id = allRecipes.some((each) => each.id === recipe)
      ? recipe
      : (allRecipes.find(({ at: [first] }) => first === 'breakfast')?.id ?? '')
    const plan = planWith({ swaps: { [at]: id } })
    expect(plan.kitchen_not_kept).toEqual([{ of: 'swap', meal: at, recipe: id, because }])
    expect(mealAt(plan, at)?.recipe.id).toBe(mealAt(ours, at)?.recipe.id)
    expect(sentences(plan)).toHaveLength(1)
  })

  test('for a dish that the runner may not eat, or does not like, is not kept', () => {
    const meat = findRecipe('chicken-curry').id
    const vegan = planWith({ swaps: { 'rest.dinner': meat } }, { diet: 'Vegan' })
    expect(vegan.kitchen_not_kept).toEqual([
      { of: 'swap', meal: 'rest.dinner', recipe: meat, because: 'not-permitted' },
    ])
    const picky = planWith({ swaps: { 'rest.dinner': meat }, dislikes: ['chicken-thigh'] })
    expect(picky.kitchen_not_kept).toEqual([
      { of: 'swap', meal: 'rest.dinner', recipe: meat, because: 'disliked' },
    ])
  })

  test('of a day that is past is neither kept nor said', () => {
    const plan = planWith({ swaps: { '6-days-before.dinner': next } }, { daysToGo: 3 })
    expect(plan.kitchen_not_kept).toEqual([])
  })
})

test('quick meals take 25 minutes where the day has any, without a session, and the others are named', () => {
  const ours = planWith()
  const quick = planWith({ effort: 'quick' })
  expect(ours.cooking).not.toBeNull()
  expect(quick.cooking).toBeNull()
  expect(slowIn(quick).length).toBeLessThan(slowIn(ours).length / 2)
  const named = quick.kitchen_not_kept?.flatMap((each) => (each.of === 'quick' ? each.recipes : [])) ?? []
  expect(new Set(named)).toEqual(new Set(slowIn(quick).map(({ recipe }) => recipe.id)))
})

describe('race morning', () => {
  test('in a hotel has one breakfast, without a stove, and the bag takes it along', () => {
    const plan = planWith({ race_morning: 'hotel' })
    expect(isHotel(plan)).toBe(true)
    expect(plan.race_day.breakfast_away).toBeNull()
    expect(renderWords(plan).prep.kit).toContain('Breakfast, for the hotel morning')
    expect(renderWords(plan).breakfastAway).toBeNull()
  })

  test('at home has one breakfast too, and none to pack', () => {
    const plan = planWith({ race_morning: 'home' })
    expect(plan.race_day.breakfast_away).toBeNull()
    expect(renderWords(plan).prep.kit.join(' ')).not.toContain('Breakfast,')
  })

  test('without a word has both, as ever', () => {
    const plan = planWith({ effort: 'cook' })
    expect(plan.race_day.breakfast_away).not.toBeNull()
    expect(renderWords(plan).prep.kit).toContain('Breakfast, if you sleep away from home')
  })

  test('in a hotel takes no swap that needs a stove', () => {
    const ours = mealAt(planWith(), 'race-morning.breakfast')?.recipe.id ?? ''
    expect(findRecipe(ours).tags).not.toContain('hotel')
    const plan = planWith({ race_morning: 'hotel', swaps: { 'race-morning.breakfast': ours } })
    expect(plan.kitchen_not_kept).toEqual([
      { of: 'swap', meal: 'race-morning.breakfast', recipe: ours, because: 'needs-a-stove' },
    ])
    expect(isHotel(plan)).toBe(true)
  })
})

describe('the audit', () => {
  const [next = ''] = mealAt(planWith(), '3-days-before.dinner')?.choices ?? []

  test('finds a disliked food on a plate and on the list', () => {
    const audit = auditOf({ dislikes: ['figs-dried'] })
    expect(audit()).toEqual([])
    expect(
      audit(({ training_days: [day] }) => {
        const [item] = day?.meals[0]?.items ?? []
        if (item) Object.assign(item, { food_id: 'figs-dried' })
      }),
    ).toEqual(['out-of-place training_days.0.meals.0.items.0'])
    expect(
      audit(({ groceries: { lines } }) => {
        if (lines[0]) Object.assign(lines[0], { food_ids: ['figs-dried'] })
      }),
    ).toEqual(['out-of-place groceries.lines.0'])
  })

  test('finds a swap that is neither kept nor said, and a line about none', () => {
    const audit = auditOf({ swaps: { '3-days-before.dinner': next } })
    expect(audit()).toEqual([])
    expect(
      audit((plan) =>
        Object.assign(mealAt(plan, '3-days-before.dinner')?.recipe ?? {}, { id: 'tofu-scramble' }),
      ),
    ).toContain('out-of-place kitchen_not_kept')
    expect(audit((plan) => Object.assign(plan, { kitchen_not_kept: [{ of: 'hotel' }] }))).toContain(
      'out-of-place kitchen_not_kept.0',
    )
  })

  test('finds a session where meals are to be quick, and a stove in a hotel', () => {
    const session = planWith().cooking
    const quick = auditOf({ effort: 'quick' })
    expect(quick()).toEqual([])
    expect(quick((plan) => Object.assign(plan, { cooking: session }))).toEqual(['out-of-place cooking'])
    const hotel = auditOf({ race_morning: 'hotel' })
    expect(hotel()).toEqual([])
    const atHome = mealAt(planWith(), 'race-morning.breakfast')
    expect(
      hotel((plan) => Object.assign(mealAt(plan, 'race-morning.breakfast') ?? {}, structuredClone(atHome))),
    ).toEqual(['out-of-place kitchen_not_kept'])
  })
})
