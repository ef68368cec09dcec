import { hardLimits } from '@race-nutrition/engine'
import { describe, expect, test } from 'vitest'
import { foundIn, row, runnerWith, withRows } from '../../../testing/some-plan.ts'

const { mealBefore, drinkBefore, recovery } = hardLimits(runnerWith())
const during = row('0:30', 'Banana', 50, 200, 300)
const water = (time: string, fluids: number) => row(time, 'Water', 0, 0, fluids)
const found = (...rows: readonly ReturnType<typeof row>[]) => foundIn(withRows([during, ...rows]))

describe('before the start', () => {
  test('carbs of all rows together are limited', () => {
    const most = mealBefore.most - 100
    const late = row('1:00 before', 'Banana', 100, 0, 0)
    expect(found(row('5:00 before', 'Rice', most, 0, 0), late)).toEqual([])
    expect(found(row('5:00 before', 'Rice', most + 0.1, 0, 0), late)).toEqual(['before-race hard'])
  })

  test('drink in the last four hours is limited, and so is drink in each earlier row', () => {
    const most = drinkBefore.most - 100
    const late = row('Pre-race', 'Water', 0, 0, 100)
    expect(found(row('4:00 before', 'Water', 0, 0, most), late)).toEqual([])
    expect(found(row('4:00 before', 'Water', 0, 0, most + 1), late)).toEqual(['before-race hard'])
    expect(found(row('4:01 before', 'Water', 0, 0, most + 1), late)).toEqual([])
    expect(found(row('6:00 before', 'Water', 0, 0, 5000), late)).toEqual(['before-race hard'])
  })

  test('sodium is limited', () => {
    expect(found(row('3:00 before', 'Rice', 0, recovery.sodium, 0))).toEqual([])
    expect(found(row('3:00 before', 'Rice', 0, recovery.sodium + 1, 0))).toEqual(['before-race hard'])
  })
})

describe('after the finish', () => {
  test.each([
    ['carbs', recovery.carbs.most, (amount: number) => row('1:00 after', 'Rice', amount, 0, 0)],
    ['sodium', recovery.sodium, (amount: number) => row('1:00 after', 'Rice', 0, amount, 0)],
    ['fluids', recovery.fluids, (amount: number) => row('1:00 after', 'Rice', 0, 0, amount)],
  ] as const)('%s within two hours are limited', (_, most, rowOf) => {
    expect(found(rowOf(most))).toEqual([])
    expect(found(rowOf(most + 0.1))).toEqual(['after-race hard'])
    expect(found(rowOf(most - 1), rowOf(2))).toEqual(['after-race hard'])
  })

  test('a row more than two hours after the finish is limited alone', () => {
    const near = water('Finish', recovery.fluids)
    expect(found(near, water('2:01 after', recovery.fluids))).toEqual([])
    expect(found(near, water('2:01 after', recovery.fluids + 1))).toEqual(['after-race hard'])
  })
})

test('without a row before the start or after the finish nothing is checked there, and there is no fault', () => {
  expect(found()).toEqual([])
})

test('rows before and after without any amount do not pass', () => {
  const empty = [row('3:00 before', 'Rice', 0, 0, 0), row('1:00 after', 'Rice', 0, 0, 0)]
  expect(found(...empty)).toEqual(['before-race hard', 'after-race hard'])
})

describe('a row whose time cannot be placed', () => {
  test.each(['7:00 AM', 'Morning', '', 'Early', '25:99x', 'every 5 min'])(
    '(%j) must be put right',
    (time) => {
      expect(found(row(time, 'Rice', 150, 0, 0))).toEqual(['readable-times hard'])
      expect(found(row(time, 'Water', 0, 0, 5000))).toEqual(['readable-times hard'])
      expect(found(row(time, 'Salt', 0, 9000, 0))).toEqual(['readable-times hard'])
    },
  )

  test('is only a warning if it has no amounts', () => {
    expect(found(row('7:00 AM', 'Wake up', 0, 0, 0))).toEqual(['readable-times soft'])
  })
})
