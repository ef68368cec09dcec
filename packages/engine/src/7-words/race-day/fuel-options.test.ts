import { expect, test } from 'vitest'
import { someRunner } from '../../../testing/some-runner.ts'
import { fuelOptions } from './fuel-options.ts'

const byId = (wishes: Parameters<typeof someRunner>[0]) =>
  new Map(fuelOptions(someRunner(wishes)).map((option) => [option.id, option]))

test('the catalog is offered with what one serving holds', () => {
  const options = byId({})
  expect(options.size).toBeGreaterThan(90)
  expect(options.get('maurten-gel-100')).toEqual({
    id: 'maurten-gel-100',
    name: 'Maurten Gel 100',
    foundBy: 'maurten gel 100 gel 100 maurten m',
    taken: 'eaten',
    holds: '25 g carbs · 20 mg sodium · no caffeine',
    mayBeAlone: false,
    isForCaffeine: false,
    blocked: null,
    isPopular: true,
  })
  expect(options.get('tailwind-endurance')).toMatchObject({ taken: 'drunk', isPopular: true })
  expect([...options.values()].filter(({ isPopular }) => isPopular)).toHaveLength(5)
})

test('all of a maker is found by its name and by its initials', () => {
  const all = [...byId({}).values()]
  const foundBy = (word: string) => all.filter(({ foundBy: text }) => text.includes(word)).map(({ id }) => id)
  expect(foundBy('sis').length).toBeGreaterThan(2)
  expect(foundBy('science in sport')).toEqual(foundBy('sis'))
})

test('what is blocked stays, with its reason', () => {
  const options = byId({ allergies: ['milk', 'peanut'], age: 17 })
  const blocked = [...options.values()].filter((option) => option.blocked !== null)
  expect(blocked.length).toBeGreaterThan(10)
  expect(options.get('maurten-gel-100-caf-100')?.blocked).toBe('Under 18 no caffeine')
  expect(options.get('maurten-drink-mix-160')?.blocked).not.toBeNull()
})

test('a gel with caffeine may be chosen within the dose of the runner', () => {
  expect(byId({ weightKg: 70 }).get('pf-30-caffeine-gel')).toMatchObject({
    mayBeAlone: false,
    isForCaffeine: true,
    blocked: null,
  })
  expect(byId({ weightKg: 30 }).get('pf-30-caffeine-gel')?.blocked).toBe(
    'One of it holds more caffeine than your dose',
  )
})
