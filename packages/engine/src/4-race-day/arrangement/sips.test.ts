import { describe, expect, test } from 'vitest'
import { evenSips, mostSips } from './sips.ts'
import type { Stop } from './timings.ts'

const stop = (water: Stop['water'], stationsBefore: number): Stop => ({
  minute: 0,
  km: null,
  gel: null,
  hasDrink: false,
  water,
  stationsBefore,
})

describe('sips', () => {
  test.each([
    [12, [4, 4, 4, 4], [3, 3, 3, 3]],
    [10, [4, 4, 4, 4], [2, 3, 2, 3]],
    [10, [4, 0, 4, 4], [3, 0, 3, 4]],
    [10, [4, 1, 4, 1], [4, 1, 4, 1]],
    [9, [4, 1, 4, 1], [3, 1, 4, 1]],
    [0, [4, 4], [0, 0]],
    [8, [4, 4], [4, 4]],
  ])('%i among stops of at most %o are %o', (sips, most, held) => {
    expect(evenSips(sips, most)).toEqual(held)
  })

  test('between two stations are no more than the bottle holds', () => {
    const all = [stop('bottle', 0), stop('bottle', 0), stop('bottle', 0), stop('here', 0), stop('none', 1)]
    expect(mostSips(all, { sip: 50, bottle: 500 })).toEqual([3, 3, 3, 4, 0])
    expect(mostSips(all, { sip: 50, bottle: 200 })).toEqual([1, 1, 1, 4, 0])
    expect(mostSips(all, { sip: 50, bottle: 100 })).toEqual([0, 1, 1, 4, 0])
  })
})
