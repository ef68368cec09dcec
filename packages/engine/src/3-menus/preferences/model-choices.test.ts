import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyRunner } from '../../../testing/any-runner.ts'
import { goldenRunners } from '../../../../../tests/golden-runners.ts'
import type { Preferences } from '../../1-runner/preferences/preferences-schema.ts'
import { permittedChoices } from '../../5-plan/permitted-choices.ts'
import { readIsoDay } from '../../plain-day.ts'
import type { PlanMeal } from '../../plan.ts'
import { planRace, type RacePlan } from '../../plan-race.ts'
import { allRecipes } from '../recipes/all-recipes.ts'

function planned(name: string, preferences: Preferences = {}): RacePlan {
  const runner = goldenRunners[name]
  const today = readIsoDay(runner?.today ?? '')
  const made = runner && today && planRace(runner.answers, today, preferences)
  if (!made?.ok) throw new Error(JSON.stringify(made ?? name))
  return made.value
}

const mealsOf = ({ plan }: RacePlan): ReadonlyMap<string, PlanMeal> =>
  new Map<string, PlanMeal>(
    [...plan.training_days, ...plan.race_week].flatMap((day) =>
      day.meals.map((meal) => [`${day.key}.${meal.name}`, meal] as const),
    ),
  )

const hardIn = ({ audit }: RacePlan) => audit.findings.filter(({ severity }) => severity === 'hard')

const name = 'half-1-45-omnivore'
const own = planned(name)
const permitted = permittedChoices(own.plan).meals
const others = Object.fromEntries(Object.entries(permitted).map(([meal, [, ...ids]]) => [meal, ids]))

test('most meals are the dish that a model chose, marked, with the plan’s own beside them', () => {
  const made = planned(name, { coach: { by: 'a/model', meals: others } })
  const chosen = [...mealsOf(made)].filter(([, meal]) => meal.chosen_by_model)
  expect(chosen.length).toBeGreaterThan(Object.keys(others).length / 3)
  for (const [place, meal] of chosen) {
    expect(others[place]).toContain(meal.recipe.id)
    expect(meal.instead_of).toBe(permitted[place]?.[0])
  }
  expect(made.audit.findings).toEqual(own.audit.findings)
  expect(made.plan.kitchen_not_kept).toBeUndefined()
})

test('an id of no meal, of another meal or of a dish that is not offered changes nothing', () => {
  const [place = ''] = Object.keys(permitted)
  for (const ids of [['no-such-dish'], ['chicken-noodle-soup-of-nowhere', 'x'], []]) {
    const { plan } = planned(name, { coach: { by: 'a/model', meals: { [place]: ids } } })
    expect({ ...plan, runner: own.plan.runner }).toEqual(own.plan)
  }
})

test('the plan’s own dish in the first place is kept, whatever stands behind it', () => {
  const [place = '', ids = []] = Object.entries(permitted)[0] ?? []
  const { plan } = planned(name, { coach: { by: 'a/model', meals: { [place]: [...ids] } } })
  expect({ ...plan, runner: own.plan.runner }).toEqual(own.plan)
})

test('what the runner swapped wins over the model', () => {
  const [place = '', ids = []] = Object.entries(others).find(([, [one, two]]) => one && two) ?? []
  const [first = '', second = ''] = ids
  const made = planned(name, {
    kitchen: { swaps: { [place]: first } },
    coach: { by: 'a/model', meals: { [place]: [second] } },
  })
  const meal = mealsOf(made).get(place)
  expect(meal?.chosen_by_model).toBeUndefined()
  expect(meal?.recipe.id).not.toBe(second)
})

test('a model does not choose what is eaten before the long run or the race', () => {
  const meals = Object.fromEntries(
    ['long-run.breakfast', 'race-morning.breakfast'].map((place) => [
      place,
      (mealsOf(own).get(place)?.choices ?? []).slice(0, 3),
    ]),
  )
  expect(Object.values(meals).flat().length).toBeGreaterThan(1)
  const { plan } = planned(name, { coach: { by: 'a/model', meals } })
  expect({ ...plan, runner: own.plan.runner }).toEqual(own.plan)
})

test('if–then lines that a model names stand first, after the signs to stop', () => {
  const made = planned(name, { coach: { by: 'a/model', if_then: ['late-start', 'stop-signs', 'hotter'] } })
  const codes = made.plan.race_day.if_then.map(({ code }) => code)
  expect(codes.slice(0, 3)).toEqual(['stop-signs', 'late-start', 'hotter'])
  expect(codes.toSorted()).toEqual(own.plan.race_day.if_then.map(({ code }) => code).toSorted())
  expect(made.plan.race_day.if_then_by_model).toEqual(['late-start', 'hotter'])
  expect(made.audit.findings).toEqual(own.audit.findings)
})

const sidesOf = ({ items }: PlanMeal) => [...new Set(items.flatMap(({ side }) => side ?? []))].toSorted()

test('sides that a model names stand beside the dish alone, marked, where the day bears them', () => {
  const wanted = Object.fromEntries(
    Object.entries(permittedChoices(own.plan).sides).flatMap(([meal, kinds]) =>
      kinds.includes('salad') && kinds.includes('fruit')
        ? [[meal, ['fruit' as const, 'salad' as const]]]
        : [],
    ),
  )
  const made = planned(name, { coach: { by: 'a/model', sides: wanted } })
  const before = mealsOf(own)
  const marked = [...mealsOf(made)].filter(([, meal]) => meal.chosen_by_model)
  expect(marked.length).toBeGreaterThan(0)
  for (const [place, meal] of marked) {
    expect(sidesOf(meal)).toEqual(wanted[place])
    expect(meal.recipe.id).toBe(before.get(place)?.recipe.id)
    expect(meal.instead_of).toBeUndefined()
  }
  expect(made.audit.findings).toEqual(own.audit.findings)
})

const runs = Math.min(Number(process.env['SWEEP_RUNS'] ?? 25), 500)
const anyId = fc.constantFrom(...allRecipes.map(({ id }) => id), 'no-such-dish')

test('whatever a model chooses, no plan has a hard finding that it did not have', {
  timeout: 120_000,
}, () => {
  let kept = 0
  fc.assert(
    fc.property(
      anyRunner,
      fc.array(anyId, { minLength: 8, maxLength: 8 }),
      fc.boolean(),
      (runner, ids, isAmong) => {
        const plain = planRace(runner.answers, runner.today)
        if (!plain.ok) return
        const meals = Object.fromEntries(
          Object.entries(permittedChoices(plain.value.plan).meals)
            .slice(0, 40)
            .map(([meal, [, ...next]], at) => [meal, isAmong ? next : [ids[at % ids.length] ?? '']]),
        )
        const { sides: kinds, fuels } = permittedChoices(plain.value.plan)
        const sides = Object.fromEntries(
          Object.entries(kinds)
            .slice(0, 40)
            .flatMap(([meal, [first]]) => (first ? [[meal, [first]]] : [])),
        )
        const made = planRace(runner.answers, runner.today, {
          coach: { by: 'a/model', meals, sides, fuels: isAmong ? fuels.slice(1, 4) : ids.slice(0, 3) },
        })
        if (!made.ok) throw new Error(JSON.stringify(made.refused))
        kept += [...mealsOf(made.value).values()].filter((meal) => meal.chosen_by_model).length
        expect(hardIn(made.value)).toEqual(hardIn(plain.value))
        for (const [at, day] of made.value.plan.training_days.entries()) {
          const before = plain.value.plan.training_days[at]
          const far = Math.abs(day.totals.carbs_g - day.target.carbs_g)
          const wasFar = before ? Math.abs(before.totals.carbs_g - before.target.carbs_g) : 0
          expect(far).toBeLessThanOrEqual(Math.max(wasFar, day.target.carbs_g / 20) + 1)
        }
      },
    ),
    { numRuns: runs },
  )
  expect(kept).toBeGreaterThan(runs)
})

test('a fuel that a model chose while there were long runs left is raced on in the last week too', () => {
  const golden = goldenRunners['marathon-on-a-low-budget']
  if (!golden) throw new Error('no such runner')
  const kitOn = (iso: string, preferences: Preferences) => {
    const today = readIsoDay(iso)
    const made = today && planRace(golden.answers, today, preferences)
    if (!made?.ok) throw new Error(iso)
    return {
      fuels: made.value.plan.race_day.kit.flatMap(({ use, product }) => (use === 'fuel' ? [product] : [])),
      offered: permittedChoices(made.value.plan).fuels,
    }
  }
  const before = kitOn('2027-03-01', {})
  const other = before.offered.find((id) => !before.fuels.includes(id)) ?? ''
  const coach = { by: 'a/model', fuels: [other] }
  expect(kitOn('2027-03-01', { coach }).fuels).toContain(other)
  const lastWeek = kitOn('2027-04-07', { coach })
  expect(lastWeek.fuels).toContain(other)
  expect(lastWeek.offered).toEqual([])
})
