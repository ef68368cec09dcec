import { expect, test } from 'vitest'
import { elevationLayout } from './elevation-layout.ts'

const metric = { race_km: 42.195, units: { distance: 'km', mass: 'kg', height: 'cm' } } as const
const american = { race_km: 42.195, units: { distance: 'mi', mass: 'lb', height: 'ft' } } as const
const course = {
  name: 'City Marathon',
  climb_m: 210,
  profile: [
    { km: 0, elevation_m: 3 },
    { km: 20, elevation_m: 120.4 },
    { km: 42.195, elevation_m: 10 },
  ],
}

test('lowest, highest and climb are said in the unit of the runner', () => {
  expect(elevationLayout(course, metric, 640)?.words).toBe(
    'Elevation of City Marathon: lowest 3 m, highest 120 m, 210 m of climb.',
  )
  expect(elevationLayout({ ...course, name: '' }, american, 640)?.words).toBe(
    'Elevation: lowest 10 ft, highest 395 ft, 689 ft of climb.',
  )
})

test.each([
  { width: 280, reader: metric, last: '42.2 km' },
  { width: 640, reader: metric, last: '42.2 km' },
  { width: 1000, reader: american, last: '26.2 mi' },
])('at $width px no label overlaps another, from start to finish', ({ width, reader, last }) => {
  const { places = [], heights = [] } = elevationLayout(course, reader, width) ?? {}
  expect(places[0]?.text).toBe('0')
  expect(places.at(-1)?.text).toBe(last)
  expect(places.length).toBeGreaterThan(2)
  const at = places.map((place) => place.at)
  for (const [index, place] of at.slice(1).entries()) expect(place - (at[index] ?? 0)).toBeGreaterThan(30)
  expect(heights.map(({ text }) => text)).toHaveLength(2)
})

test('a flat course stays flat, with one height beside it', () => {
  const flat = { ...course, climb_m: 0, profile: course.profile.map(({ km }) => ({ km, elevation_m: 7 })) }
  const { heights, y, bottom } = elevationLayout(flat, metric, 640) ?? {}
  expect(heights?.map(({ text }) => text)).toEqual(['7 m'])
  expect((bottom ?? 0) - (y?.(7) ?? 0)).toBeLessThan(10)
})

test('without elevation there is no profile', () => {
  expect(elevationLayout({ ...course, climb_m: null, profile: [] }, metric, 640)).toBeNull()
})
