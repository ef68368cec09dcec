import { expect, test } from 'vitest'
import { type Place, placeRow } from './place-row.ts'

const race = { minutes: 120, kilometers: 20 }

test.each<[time: string, part: Place['part'] | null, minute?: number]>([
  // As the schema requires.
  ['3:00 before', 'before', -180],
  ['0:25 · 5.0 km / 3.1 mi', 'during', 25],
  ['0:30 after', 'after', 150],
  // Close variants.
  ['0:00', 'during', 0],
  ['00:25', 'during', 25],
  ['0:25:00', 'during', 25],
  ['1:05', 'during', 65],
  ['2:00', 'during', 120],
  ['2:01', 'after', 121],
  ['25', 'during', 25],
  ['25 min', 'during', 25],
  ['25 minutes', 'during', 25],
  ['Minute 25', 'during', 25],
  ["25'", 'during', 25],
  ['+25', 'during', 25],
  ['T+25', 'during', 25],
  ['1 h', 'during', 60],
  ['1h10', 'during', 70],
  ['1 h 10 min', 'during', 70],
  ['1.5 hours', 'during', 90],
  ['Start', 'during', 0],
  ['Race start', 'during', 0],
  ['km 10', 'during', 60],
  ['10 km', 'during', 60],
  ['Mile 5', 'during', 48.28],
  ['5 miles', 'during', 48.28],
  ['After 30 min', 'during', 30],
  ['15 min after start', 'during', 15],
  ['after mile 5', 'during', 48.28],
  ['-15 min', 'before', -15],
  ['−15', 'before', -15],
  ['T-3h', 'before', -180],
  ['Start - 15 min', 'before', -15],
  ['2-3 hours before', 'before', -180],
  ['15 min pre-race', 'before', -15],
  ['Pre-race', 'before'],
  ['2 hours before the race', 'before', -120],
  ['90 min prior to start', 'before', -90],
  ['1:00 before aid 3', 'during', 60],
  ['Before mile 5', 'during', 48.28],
  ['10 min before the finish', 'during', 110],
  ['1:00, after gel 2', 'during', 60],
  ['After the race', 'after'],
  ['Finish', 'after'],
  ['Within 30 min of finish', 'after', 150],
  ['Post-race', 'after'],
  ['km 21', 'after', 126],
  // A time of day, a habit, or nothing.
  ['6:30 AM', null],
  ['5 p.m.', null],
  ['Every 20 min', null],
  ['Morning', null],
  ['Before aid 3', null],
  ['After gel 2', null],
  ['Before the finish', null],
  ['300:00', null],
  ['25:99', null],
  ['6:00', 'after', 360],
  ['6:01', null],
  ['3 h before the finish', 'before', -60],
  ['', null],
  [`0:25${' '.repeat(10)}${'x'.repeat(100)}`, null],
])('%j is placed %s', (time, part, minute) => {
  const place = placeRow(time, race)
  if (part === null) {
    expect(place).toBeNull()
    return
  }
  expect(place?.part).toBe(part)
  if (minute === undefined) expect(place?.minute).toBeNull()
  else expect(place?.minute).toBeCloseTo(minute, 2)
})
