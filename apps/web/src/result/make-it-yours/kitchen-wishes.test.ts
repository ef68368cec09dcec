import { expect, test } from 'vitest'
import { withDislike, withoutWish, withSwap, withWishes } from './kitchen-wishes.ts'

const start = { start_time: '07:30' }

test('wishes are added beside what is set, and the last one taken back leaves no kitchen', () => {
  const swapped = withSwap(start, 'rest.dinner', 'chicken-curry')
  expect(swapped).toEqual({ ...start, kitchen: { swaps: { 'rest.dinner': 'chicken-curry' } } })
  const quick = withWishes(swapped, { effort: 'quick' })
  expect(quick.kitchen).toEqual({ swaps: { 'rest.dinner': 'chicken-curry' }, effort: 'quick' })
  expect(withSwap(withWishes(quick, { effort: undefined }), 'rest.dinner', null)).toEqual(start)
})

test('a dislike is named once, in the order in which it was set', () => {
  const two = withDislike(withDislike(start, 'tofu-firm'), 'banana')
  expect(withDislike(two, 'tofu-firm').kitchen?.dislikes).toEqual(['tofu-firm', 'banana'])
})

test('each chip takes back its own wish', () => {
  const all = withWishes(
    withSwap(withDislike(withDislike(start, 'tofu-firm'), 'banana'), 'run.lunch', 'chicken-curry'),
    {
      effort: 'quick',
      race_morning: 'hotel',
    },
  )
  expect(withoutWish(all, { of: 'dislikes', what: 'tofu-firm' }).kitchen?.dislikes).toEqual(['banana'])
  expect(withoutWish(all, { of: 'swaps', what: 'run.lunch' }).kitchen).not.toHaveProperty('swaps')
  expect(withoutWish(all, { of: 'effort', what: '' }).kitchen).not.toHaveProperty('effort')
  expect(withoutWish(all, { of: 'race_morning', what: '' }).kitchen).not.toHaveProperty('race_morning')
})
