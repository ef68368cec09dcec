import { permittedChoices } from '@race-nutrition/engine'
import { describe, expect, test } from 'vitest'
import { goldenPlan } from '../../../testing/ai/test-plan.ts'
import type { GivenAnswer } from '../reading/read-answer.ts'
import { settleChoices } from './settle-choices.ts'

const { planned } = goldenPlan('heavy-marathoner-800-grams')
const permitted = permittedChoices(planned.plan)
const places = Object.entries(permitted.meals)
const [meal = '', [own = '', next = '', third = ''] = []] = places.find(([, ids]) => ids.length === 3) ?? []

const settle = (given: Partial<GivenAnswer>) =>
  settleChoices({ meals: [], fuels: [], if_then: [], lines: [], ...given }, planned.plan, 'test/model')

const nothing = { coach: null }

test('there is a meal to choose for, and more meals than an answer may have', () => {
  expect([meal, own, next, third].every((id) => id !== '')).toBe(true)
  expect(places.length).toBeGreaterThan(48)
  expect(permitted.if_then.length).toBeGreaterThan(3)
})

describe('a recipe', () => {
  test('that is permitted at its meal is kept, in the order given', () => {
    expect(settle({ meals: [{ meal, recipes: [third, next] }] })).toEqual({
      coach: { by: 'test/model', meals: { [meal]: [third, next] } },
      refused: 0,
    })
  })

  test('of the plan itself in the first place is not counted as a choice', () => {
    expect(settle({ meals: [{ meal, recipes: [own, next] }] })).toEqual({ ...nothing, refused: 0 })
  })

  test('of the plan itself is kept behind another', () => {
    expect(settle({ meals: [{ meal, recipes: [next, own] }] }).coach?.meals).toEqual({ [meal]: [next, own] })
  })

  test('that is unknown is counted, and those beside it are kept', () => {
    const { coach, refused } = settle({
      meals: [{ meal, recipes: ['lobster-roll', next, ` ${third}`, third.toUpperCase()] }],
    })
    expect({ meals: coach?.meals, refused }).toEqual({ meals: { [meal]: [next] }, refused: 3 })
  })

  test('of another meal is counted', () => {
    const known = permitted.meals[meal] ?? []
    const elsewhere = places.flatMap(([, ids]) => ids).find((id) => !known.includes(id)) ?? ''
    expect(elsewhere).not.toBe('')
    expect(settle({ meals: [{ meal, recipes: [elsewhere] }] })).toEqual({ ...nothing, refused: 1 })
  })

  test('of a meal that has no choice is counted', () => {
    for (const other of ['race-morning.breakfast', 'no-day.dinner', meal.split('.')[0] ?? '', '']) {
      expect(settle({ meals: [{ meal: other, recipes: [next] }] })).toEqual({ ...nothing, refused: 1 })
    }
  })
})

describe('what stands beside a dish', () => {
  const [side = '', other = ''] = permitted.sides[meal] ?? []

  test('is kept, with the plan’s own dish too', () => {
    expect(other).not.toBe('')
    const { coach, refused } = settle({ meals: [{ meal, recipes: [], sides: [side, other] }] })
    expect({ coach, refused }).toEqual({
      coach: { by: 'test/model', sides: { [meal]: [side, other] } },
      refused: 0,
    })
  })

  test('is counted where none of its dishes takes it', () => {
    const { coach, refused } = settle({
      meals: [{ meal, recipes: [next], sides: ['chips', side, 'toString'] }],
    })
    expect({ coach, refused }).toEqual({
      coach: { by: 'test/model', meals: { [meal]: [next] }, sides: { [meal]: [side] } },
      refused: 2,
    })
  })
})

describe('a fuel', () => {
  const low = goldenPlan('vegan-marathon-low-budget').planned.plan
  const [ownFuel = '', otherFuel = '', thirdFuel = ''] = permittedChoices(low).fuels
  const settleLow = (fuels: readonly string[]) =>
    settleChoices({ meals: [], fuels, if_then: [], lines: [] }, low, 'test/model')

  test('of the budget is kept in the order given, without what the kit has', () => {
    expect(thirdFuel).not.toBe('')
    expect(settleLow([thirdFuel, ownFuel, otherFuel])).toEqual({
      coach: { by: 'test/model', fuels: [thirdFuel, otherFuel] },
      refused: 0,
    })
  })

  test('of the plan itself is not counted as a choice', () => {
    expect(settleLow([ownFuel])).toEqual({ ...nothing, refused: 0 })
  })

  test('of another budget, with caffeine or unknown is counted', () => {
    expect(settleLow(['maurten-gel-100', 'maurten-gel-100-caf-100', 'lobster-roll'])).toEqual({
      ...nothing,
      refused: 3,
    })
  })

  test('is not offered to a runner with one kind to buy', () => {
    expect(permitted.fuels.length).toBeLessThan(2)
  })
})

describe('a name of a prototype', () => {
  const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'length', '0']

  test.each(names)('is neither a meal, a recipe nor a code: %s', (name) => {
    expect(
      settle({
        meals: [
          { meal: name, recipes: [next] },
          { meal, recipes: [name] },
        ],
        if_then: [name],
      }),
    ).toEqual({ ...nothing, refused: 3 })
  })

  test('changes nothing of what is kept beside it', () => {
    const { coach } = settle({
      meals: [
        { meal: '__proto__', recipes: [next] },
        { meal, recipes: [next] },
      ],
    })
    expect(Object.getPrototypeOf(coach?.meals)).toBe(Object.prototype)
    expect(coach?.meals).toEqual({ [meal]: [next] })
  })
})

describe('a duplicate', () => {
  test('of a recipe is kept once, and is not refused', () => {
    expect(settle({ meals: [{ meal, recipes: [next, next, third, next] }] })).toEqual({
      coach: { by: 'test/model', meals: { [meal]: [next, third] } },
      refused: 0,
    })
  })

  test('of a meal counts once, with its last recipes', () => {
    const given = Array.from({ length: 10 }, (_, at) => ({ meal, recipes: [at < 9 ? next : third] }))
    expect(settle({ meals: given })).toEqual({
      coach: { by: 'test/model', meals: { [meal]: [third] } },
      refused: 0,
    })
  })

  test('of a code is kept once', () => {
    const [code = ''] = permitted.if_then
    expect(settle({ if_then: [code, code] })).toEqual({
      coach: { by: 'test/model', if_then: [code] },
      refused: 0,
    })
  })
})

describe('a dish', () => {
  const { race_week: week } = planned.plan
  const shared = places.flatMap(([one, [, ...ids]], at) =>
    places
      .slice(at + 1)
      .flatMap(([other, [, ...others]]) =>
        ids.filter((id) => others.includes(id)).map((id) => ({ id, one, other })),
      ),
  )
  const dayOf = (place: string) => week.findIndex(({ key }) => place.startsWith(`${key}.`))
  const apart = ({ one, other }: { one: string; other: string }) => Math.abs(dayOf(one) - dayOf(other))

  test('is not chosen again the same day or the next, and may be later', () => {
    const inRaceWeek = shared.filter(({ one, other }) => dayOf(one) >= 0 && dayOf(other) >= 0)
    const close = inRaceWeek.find((each) => apart(each) <= 1)
    const later = inRaceWeek.find((each) => apart(each) > 1)
    expect(close && later).toBeDefined()
    for (const [found, kept] of [
      [close, 1],
      [later, 2],
    ] as const) {
      const { id = '', one = '', other = '' } = found ?? {}
      const { coach, refused } = settle({
        meals: [one, other].map((place) => ({ meal: place, recipes: [id] })),
      })
      expect([Object.keys(coach?.meals ?? {}).length, refused]).toEqual([kept, 2 - kept])
    }
  })

  test('that the plan has the same day or the next is not offered', () => {
    for (const [place, [, ...others]] of places) {
      const near = week.filter(
        ({ key }) => dayOf(place) >= 0 && Math.abs(dayOf(`${key}.`) - dayOf(place)) <= 1,
      )
      const served = near.flatMap(({ meals }) => meals.map(({ recipe }) => recipe.id))
      expect(others.filter((id) => served.includes(id))).toEqual([])
    }
  })
})

describe('of too many', () => {
  test('meals the first 48 are read', () => {
    const { coach } = settle({
      meals: places.map(([place, [, ...recipes]]) => ({ meal: place, recipes })),
    })
    const read = places.slice(0, 48).map(([place]) => place)
    const chosen = Object.keys(coach?.meals ?? {})
    expect(chosen.length).toBeGreaterThan(30)
    expect(chosen.filter((place) => !read.includes(place))).toEqual([])
  })

  test('recipes of a meal three are kept', () => {
    const many = [next, third, own, ...Array.from({ length: 100 }, (_, at) => `dish-${at}`)]
    const { coach, refused } = settle({ meals: [{ meal, recipes: many }] })
    expect({ meals: coach?.meals, refused }).toEqual({ meals: { [meal]: [next, third, own] }, refused: 100 })
  })

  test('codes the first three are kept, in the order given', () => {
    const codes = permitted.if_then.toReversed()
    expect(settle({ if_then: codes })).toEqual({
      coach: { by: 'test/model', if_then: codes.slice(0, 3) },
      refused: 0,
    })
  })
})

test('an answer without choices leaves no preference', () => {
  expect(settle({})).toEqual({ ...nothing, refused: 0 })
})
