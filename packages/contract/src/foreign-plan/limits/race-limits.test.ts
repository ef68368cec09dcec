import { hardLimits } from '@race-nutrition/engine'
import { describe, expect, test } from 'vitest'
import { foundIn, row, runnerWith, withRows } from '../../../testing/some-plan.ts'

const { race, feed, busiestHour } = hardLimits(runnerWith())

/** Two hours of the race, with feeds that are small enough and far enough apart. */
const stops = ['0:10', '0:30', '0:50', '1:10', '1:30', '1:50']
const fed = (total: { carbs?: number; sodium?: number; fluids?: number }) => {
  const { carbs = 60, sodium = 300, fluids = 400 } = total
  return withRows(stops.map((time) => row(time, 'Banana', carbs / 6, sodium / 6, fluids / 6)))
}

const inOneHour = (fluids: number) =>
  withRows([row('0:30', 'Gel', 30, 200, fluids / 2), row('1:29', 'Gel', 30, 200, fluids / 2)])
const salted = (sodium: number, fluids: number) =>
  foundIn(withRows([row('0:30', 'Gel', 30, sodium, fluids), row('1:00', 'Water', 0, 0, 1)]))
const every10Minutes = (carbs: number) =>
  withRows(Array.from({ length: 23 }, (_, at) => row(`${10 * (at + 1)} min`, 'Gel', carbs, 20, 40)))

describe('the rows between start and finish', () => {
  test('are checked against the hourly limits on average', () => {
    const [carbs, fluids] = [2 * race.carbs, 2 * race.fluids]
    expect(foundIn(fed({ carbs }))).toEqual([])
    expect(foundIn(fed({ carbs: carbs + 1 }))).toEqual(['race-carbs hard'])
    expect(foundIn(fed({ fluids }))).toEqual([])
    expect(foundIn(fed({ fluids: fluids + 1 }))).toEqual(['race-fluids hard'])
    const sodium = 2 * race.sodium
    const ofSodium = (total: number) =>
      foundIn(fed({ sodium: total })).filter((id) => id !== 'race-drink hard')
    expect(ofSodium(sodium)).toEqual([])
    expect(ofSodium(sodium + 1)).toEqual(['race-sodium hard'])
  })

  test('are checked against a quarter more in the busiest hour, which an average can hide', () => {
    const most = busiestHour.fluids
    expect(foundIn(inOneHour(most))).toEqual([])
    expect(foundIn(inOneHour(most + 1))).toEqual(['race-fluids hard'])
    // An hour later, the two stops are not in the same hour.
    const apart = [row('0:30', 'Gel', 30, 200, most / 2 + 1), row('1:30', 'Gel', 30, 200, most / 2 + 1)]
    expect(foundIn(withRows(apart))).toEqual([])
  })

  test('are read in any order', () => {
    const rows = [row('1:29', 'Gel', 30, 200, race.fluids), row('0:30', 'Gel', 30, 200, race.fluids)]
    expect(foundIn(withRows(rows))).toEqual(['race-fluids hard'])
  })

  test('do not include breakfast and recovery', () => {
    const during = row('0:30', 'Banana', 50, 200, 300)
    const around = [row('3:00 before', 'Rice', 150, 1500, 600), row('1:00 after', 'Rice', 150, 1500, 1000)]
    expect(foundIn(withRows([during, ...around]))).toEqual([])
  })

  test('have a liter of drink for 2000 mg of sodium, apart from what food naturally contains', () => {
    expect(salted(799, 399)).toEqual([])
    expect(salted(801, 399)).toEqual(['race-drink hard'])
    expect(salted(200, 1)).toEqual([])
    expect(salted(201, 1)).toEqual(['race-drink hard'])
  })
})

describe('a feed', () => {
  const beside = row('1:00', 'Banana', 20, 200, 300)

  test('is at most 60 g, and rows at the same minute are one feed', () => {
    expect(feed.most).toBe(60)
    expect(foundIn(withRows([row('0:30', 'Banana', 60, 200, 300), beside]))).toEqual([])
    expect(foundIn(withRows([row('0:30', 'Banana', 60.1, 200, 300), beside]))).toEqual(['feed-size hard'])
    const [one, other] = [row('0:30', 'Banana', 31, 100, 150), row('30 min', 'Date', 30, 100, 150)]
    expect(foundIn(withRows([one, other, beside]))).toEqual(['feed-size hard'])
  })

  test('comes at least ten minutes after the last', () => {
    expect(foundIn(withRows([row('0:50', 'Gel', 25, 100, 150), beside]))).toEqual([])
    expect(foundIn(withRows([row('0:51', 'Gel', 25, 100, 150), beside]))).toEqual(['feed-gap hard'])
  })
})

test('rows that are all outside the race leave its checks with nothing to read', () => {
  const found = foundIn(
    withRows([row('7:00 AM', 'Rice', 50, 200, 300), row('1:00 after', 'Rice', 50, 200, 300)]),
  )
  expect(found).toEqual([
    'readable-times hard',
    'feed-size hard',
    'feed-gap hard',
    'race-carbs hard',
    'race-sodium hard',
    'race-fluids hard',
    'race-drink hard',
  ])
})

test('a 5K needs no fuel, and its empty rows are not a fault', () => {
  const breakfastOnly = withRows([row('2:00 before', 'Rice', 60, 200, 300), row('0:00', 'Start', 0, 0, 0)])
  const short = { raceType: '5K', targetTimeOrPace: '25:00', longRunDistance: '8 km' } as const
  expect(foundIn(breakfastOnly, short).filter((each) => /^(?:race|feed)/.test(each))).toEqual([])
})

test('rates above the limits of a long race are refused at any age, and lower rates under 18', () => {
  const long = { raceType: 'Marathon', targetTimeOrPace: '4:00:00' } as const
  const ofCarbs = (carbs: number, age: string) =>
    foundIn(every10Minutes(carbs), { ...long, age }).filter((each) => each.startsWith('race-carbs'))
  expect(ofCarbs(20, '38')).toEqual([])
  expect(ofCarbs(21, '38')).toEqual(['race-carbs hard'])
  expect(ofCarbs(15, '17')).toEqual([])
  expect(ofCarbs(16, '17')).toEqual(['race-carbs hard'])
})
