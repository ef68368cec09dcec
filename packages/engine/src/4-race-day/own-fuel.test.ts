import { describe, expect, test } from 'vitest'
import type { Preferences } from '../1-runner/preferences/preferences-schema.ts'
import type { Runner } from '../1-runner/runner.ts'
import { type RunnerWishes, someRunner } from '../../testing/some-runner.ts'
import { findProduct } from '../foods/products.ts'
import { setTargets } from '../2-targets/set-targets.ts'
import { scheduleLongRun } from './schedule-long-run.ts'
import { scheduleRaceDay } from './schedule-race-day.ts'

const marathoner = { race: 'Marathon', targetSeconds: 3.5 * 3600, sex: 'Male', weightKg: 70 } as const

function raceWith(
  main: readonly string[],
  {
    drink,
    salt,
    ...wishes
  }: Partial<RunnerWishes> & Pick<NonNullable<Preferences['fuel']>, 'drink' | 'salt'> = {},
) {
  const runner = someRunner({
    ...marathoner,
    ...wishes,
    preferences: {
      fuel: {
        ...(main.length > 0 ? { main: main.map((product) => ({ product })) } : {}),
        ...(drink === undefined ? {} : { drink }),
        ...(salt === undefined ? {} : { salt }),
      },
    },
  })
  return raceOf(runner)
}

function raceOf(runner: Runner) {
  const targets = setTargets(runner)
  return { ...scheduleRaceDay(runner, targets), targets }
}

const eatenIn = ({ rows }: ReturnType<typeof raceWith>) =>
  rows
    .filter(({ phase }) => phase === 'during')
    .flatMap(({ servings }) => servings)
    .flatMap(({ kind, id, unit }) => (kind === 'product' && unit === 'count' ? [id] : []))

describe('fuel of one’s own', () => {
  test('one gel is the kit, and meets the target where its sugars allow', () => {
    const race = raceWith(['maurten-gel-160'])
    expect(race.kit.fuels.map(({ id }) => id)).toEqual(['maurten-gel-160'])
    expect(race.shortfalls.filter(({ of }) => of === 'carbs')).toEqual([])
    expect(race.notKept).toEqual([])
  })

  test('several are taken in turn, and none is offered for a change', () => {
    const race = raceWith(['gu-energy-gel', 'clif-bloks'], { salt: false })
    const eaten = eatenIn(race).filter((id) => id === 'gu-energy-gel' || id === 'clif-bloks')
    expect(eaten.length).toBeGreaterThan(4)
    expect(eaten.filter((id, at) => at > 0 && id === eaten[at - 1])).toEqual([])
    expect(race.kit.change).toBeNull()
  })

  test('fuel of a single sugar stops at 60 g an hour and says so', () => {
    const race = raceWith(['corn-syrup-flask'], { drink: 'water' })
    expect(race.targets.race.perHour.carbs).toBeGreaterThan(60)
    expect(race.startToFinish.carbs / 3.5).toBeLessThanOrEqual(60)
    const short = race.shortfalls.find(({ of }) => of === 'carbs')
    expect(short?.because).toBe('own-fuel-of-one-sugar')
    expect(short?.needed?.servings).toBeGreaterThan(short?.needed?.planned ?? 0)
    expect(short?.needed?.nearest).not.toBeNull()
  })

  test('fuel that is too small says that it comes no nearer', () => {
    const race = raceWith(['orange-quarters'], { drink: 'water' })
    expect(race.kit.fuels.map(({ id }) => id)).toEqual(['orange-quarters'])
    expect(race.shortfalls.find(({ of }) => of === 'carbs')).toMatchObject({
      target: 75,
      because: 'own-fuel',
    })
  })

  test.each([
    ['sis-go-caffeine', {}, 'caffeine'],
    ['gatorade-endurance', {}, 'not-for-this'],
    ['honey-stinger-gel', { diet: 'Vegan' }, 'diet'],
  ] as const)('%s is left out with %o: %s', (product, wishes, code) => {
    const race = raceWith([product], wishes)
    expect(race.notKept).toMatchObject([{ product, because: { code } }])
    expect(race.kit.fuels.map(({ id }) => id)).not.toContain(product)
    // The plan's own takes its place.
    expect(race.kit.fuels.length + (race.kit.drink ? 1 : 0)).toBeGreaterThan(0)
  })

  test('what is nearest to a drink is drunk too', () => {
    const race = raceWith([], { diet: 'Vegetarian', drink: { product: 'tailwind-endurance' } })
    expect(race.notKept).toMatchObject([{ product: 'tailwind-endurance', because: { code: 'diet' } }])
    expect(findProduct(race.notKept[0]?.nearest ?? '')?.kind).not.toBe('real_food')
  })

  test('fuel without salt falls short of sodium for a reason of its own', () => {
    const { shortfalls } = raceWith(['dates-2'], { drink: 'water', salt: false })
    expect(shortfalls.find(({ of }) => of === 'sodium')?.because).toBe('no-salt-wanted')
  })

  test('water alone beside a gel adds no sports drink, and no salt where none is wanted', () => {
    const race = raceWith(['gu-energy-gel'], { drink: 'water', salt: false })
    expect(race.kit).toMatchObject({ drink: null, salt: null })
  })

  test('water and no salt are kept where the fuel is left to the plan', () => {
    for (const budget of ['Low', 'Medium', 'High'] as const) {
      const race = raceWith([], { drink: 'water', salt: false, budget, climate: 'Hot & Humid' })
      expect(race.kit.fuels).toHaveLength(1)
      expect(race.kit).toMatchObject({ drink: null, salt: null })
    }
  })

  test.each([
    ['salted water with a gram of carbs', { drink: { product: 'nuun-sport' } }, undefined],
    [
      'the drink of the course',
      { drink: 'course' },
      { stations: { every_km: 1.609 }, drink: { product: 'gatorade-endurance' } },
    ],
  ] as const)('%s takes no gel from the plan', (_what, fuel, course) => {
    const runner = someRunner({ ...marathoner, preferences: { fuel, ...(course && { course }) } })
    const targets = setTargets(runner)
    const { kit, startToFinish } = scheduleRaceDay(runner, targets)
    expect(kit.fuels).not.toEqual([])
    // A label that lists no sugars holds all of it to 60 g an hour.
    expect(startToFinish.carbs / 3.5).toBeGreaterThan(0.75 * targets.race.perHour.carbs)
    expect(scheduleLongRun(runner, targets, kit).kit.fuels).not.toEqual([])
  })

  test('a drink alone is the whole kit, and leaves this race short', () => {
    const fuel = { main: [], drink: { product: 'tailwind-endurance' } }
    const race = raceOf(
      someRunner({ ...marathoner, targetSeconds: 15_300, weightKg: 65, preferences: { fuel } }),
    )
    expect(race.kit.drink?.id).toBe('tailwind-endurance')
    expect(eatenIn(race).filter((id) => !id.includes('salt'))).toEqual([])
    expect(race.shortfalls).toMatchObject([{ of: 'carbs', because: 'own-drink' }])
  })

  test('a drink that is chosen, and nothing to eat, has our gels beside it', () => {
    const race = raceWith([], { drink: { product: 'tailwind-endurance' } })
    expect(race.kit.drink?.id).toBe('tailwind-endurance')
    expect(race.kit.fuels).toHaveLength(1)
    // Its label lists no sugars, which holds all of it to 60 g an hour.
    expect(race.startToFinish.carbs / 3.5).toBeGreaterThan(0.95 * 60)
    expect(race.shortfalls).toMatchObject([{ of: 'carbs', because: 'own-fuel-of-one-sugar' }])
  })
})
