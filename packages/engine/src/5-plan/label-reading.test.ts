import { describe, expect, test } from 'vitest'
import { drawnPlans } from '../../testing/drawn-plans.ts'
import { type RunnerWishes, someRunner } from '../../testing/some-runner.ts'
import { readsLabel } from './label-reading.ts'

describe('a label is read', () => {
  test.each<[string, Partial<RunnerWishes>, string]>([
    ['of stock that may hold the celery that is excluded', { allergies: ['celery'] }, 'broth-vegetable'],
    ['of bread whose brands may hold milk', { diet: 'Vegan' }, 'bread-white'],
    ['of cheese that may be set with rennet', { diet: 'Vegetarian' }, 'cheddar'],
    ['of sour cream that may be set with gelatin', { diet: 'Vegetarian' }, 'sour-cream-light'],
    ['of soy milk that may hold barley malt', { allergies: ['gluten'] }, 'soy-milk'],
    ['of peanuts that may be seasoned with wheat', { allergies: ['gluten'] }, 'peanuts-dry-roasted'],
    ['of chocolate milk that may hold malt', { healthWords: ['celiac disease'] }, 'chocolate-milk-lowfat'],
    ['of soy yogurt without gluten', { healthWords: ['celiac disease'] }, 'soy-yogurt-plain'],
  ])('%s, and by nobody else', (_of, wishes, id) => {
    expect(readsLabel(someRunner(wishes), id)).toBe(true)
    expect(readsLabel(someRunner(), id)).toBe(false)
  })

  test('of nothing that a runner may not eat, nor of what is no food', () => {
    expect(readsLabel(someRunner({ diet: 'Vegan' }), 'sour-cream-light')).toBe(false)
    expect(readsLabel(someRunner({ diet: 'Vegetarian' }), 'marshmallows')).toBe(false)
    expect(readsLabel(someRunner(), 'no-food')).toBe(false)
  })
})

test('a food is marked alike in every meal and on the list', () => {
  const seen = { asks: 0, does: 0 }
  for (const { plan } of drawnPlans()) {
    const items = [...plan.training_days, ...plan.race_week].flatMap(({ meals }) =>
      meals.flatMap((meal) => meal.items),
    )
    const asking = new Set(items.filter(({ read_label: asks }) => asks).map(({ food_id: id }) => id))
    expect(items.filter(({ food_id: id, read_label: asks }) => asks !== asking.has(id))).toEqual([])
    const bought = plan.groceries.lines.filter(({ food_ids: ids }) => ids.some((id) => asking.has(id)))
    expect(bought.filter(({ read_label: asks }) => !asks)).toEqual([])
    seen.asks += asking.size
    seen.does += bought.length
  }
  for (const [what, count] of Object.entries(seen)) expect(count, what).toBeGreaterThan(20)
})
