import { describe, expect, test } from 'vitest'
import { someRunner } from '../../../testing/some-runner.ts'
import { gramsPerHour, hours } from '../../units.ts'
import { gutTraining } from './gut-training.ts'

interface Practice {
  readonly practiced?: number
  readonly days: number
  readonly target?: number
  readonly longRun?: number
}

const train = ({ practiced, days, target = 70, longRun = 3 }: Practice) =>
  gutTraining(someRunner({ practicedRate: practiced ?? null, daysToGo: days }), {
    target: gramsPerHour(target),
    longRunTime: hours(longRun),
  })

const rates = (practice: Practice) => train(practice).steps.map(({ rate }) => rate)

const timesOf = (longRun: number) => train({ days: 21, longRun }).steps.map(({ time }) => time)

describe('gut training', () => {
  test('45 days climb from 40 g to the target and hold it for two weeks', () => {
    expect(train({ practiced: 40, days: 45 })).toMatchObject({ planned: 70, top: 70, lighter: null })
    expect(rates({ practiced: 40, days: 45 })).toEqual([50, 60, 70, 70, 70, 70])
  })

  test('20 days allow one step, and the race stays there', () => {
    expect(train({ practiced: 40, days: 20 }).planned).toBe(50)
    expect(rates({ practiced: 40, days: 20 })).toEqual([50, 50])
  })

  test('5 days allow none', () => {
    expect(train({ practiced: 40, days: 5 }).planned).toBe(40)
    expect(rates({ practiced: 40, days: 5 })).toEqual([])
  })

  test('without a practiced rate the target is planned, with a lighter dose beside it', () => {
    expect(train({ days: 45 })).toMatchObject({ planned: 70, lighter: 50 })
    expect(rates({ days: 45 })).toEqual([40, 50, 60, 70, 70, 70])
  })

  test.each([
    [41, 60],
    [20, 40],
    [6, 30],
  ])(
    'without a practiced rate, %i days before, the race stays with the %i g that the weeks lead to',
    (days, planned) => {
      expect(train({ days })).toMatchObject({ planned, top: planned, lighter: null })
      expect(train({ days, practiced: 30 }).planned).toBe(planned)
    },
  )

  test('a target that needs no practice is planned however few weeks are left', () => {
    expect(train({ days: 3, target: 35 })).toMatchObject({ planned: 35, lighter: 30 })
  })

  test('a target under 40 g an hour has no steps', () => {
    expect(rates({ days: 45, target: 35 })).toEqual([])
    expect(rates({ days: 45, target: 40 })).toEqual([40, 40, 40, 40, 40, 40])
  })

  test('the steps are in the last twelve weeks', () => {
    const { steps } = train({ days: 200, target: 90 })
    expect(steps.map(({ weeksLeft }) => weeksLeft)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1])
    expect(steps.map(({ rate }) => rate)).toEqual([40, 50, 60, 70, 80, 90, 90, 90, 90, 90, 90, 90])
  })

  test('a practiced rate in the race that comes to less than 15 g in all becomes zero', () => {
    const little = gutTraining(someRunner({ practicedRate: 5, daysToGo: 0, targetSeconds: 7200 }), {
      target: gramsPerHour(40),
      longRunTime: hours(2),
    })
    expect(little.planned).toBe(0)
  })

  test.each([
    { main: ['sis-go-isotonic'], drink: undefined, top: 60 },
    { main: ['sis-go-isotonic'], drink: 'generic-sports-drink-6', top: 60 },
    { main: ['maurten-gel-100'], drink: undefined, top: 70 },
  ])('nobody trains for more than own fuel of one sugar may bring: $main', ({ main, drink, top }) => {
    const fuel = {
      main: main.map((product) => ({ product })),
      ...(drink === undefined ? {} : { drink: { product: drink } }),
    }
    const runner = someRunner({ daysToGo: 45, preferences: { practiced_g_per_hr: 50, fuel } })
    const trained = gutTraining(runner, { target: gramsPerHour(70), longRunTime: hours(3) })
    expect(trained.top).toBe(top)
    expect(trained.steps.at(-1)?.rate).toBe(top)
    // The race says itself what this fuel cannot bring.
    expect(trained.planned).toBe(70)
  })

  test('own fuel that may not be taken limits nothing', () => {
    const preferences = { practiced_g_per_hr: 50, fuel: { main: [{ product: 'sis-go-isotonic' }] } }
    const runner = someRunner({ daysToGo: 45, allergies: ['soy'], preferences })
    expect(gutTraining(runner, { target: gramsPerHour(70), longRunTime: hours(3) }).top).toBe(70)
  })

  test('the lighter dose is no less than 30 g, and no more than the target', () => {
    expect(train({ days: 45, target: 40 }).lighter).toBe(30)
    expect(train({ days: 45, target: 20 }).lighter).toBe(20)
    expect(train({ days: 45, target: 0 }).lighter).toBe(0)
  })

  test('servings are counted by a shorter long run in the last two weeks', () => {
    expect(timesOf(3)).toEqual([3, 2, 1.5])
    expect(timesOf(1.2)).toEqual([1.25, 1, 1])
    expect(timesOf(0.75)).toEqual([0.75, 0.75, 0.75])
  })
})
