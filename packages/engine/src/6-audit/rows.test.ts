import { expect, test } from 'vitest'
import { everyFeed, foundAfter, row, rows } from './testing/break-plan.ts'

// Her race: 3:30, sweat 0.87 L/h; ten feeds of 25 g from 0:20 to 3:20, targets 75 g, 310 mg, 520 ml an hour.
test.each([
  [
    'a time in no words',
    row(4, { time: 'when you feel like it' }),
    ['near-the-targets soft', 'readable-times hard'],
  ],
  ['an empty time', row(4, { time: '' }), ['near-the-targets soft', 'readable-times hard']],
  [
    'a time of every 20 minutes',
    row(4, { time: 'every 20 min' }),
    ['near-the-targets soft', 'readable-times hard'],
  ],
  [
    'two rows in the wrong order',
    rows((entries) => {
      entries.splice(4, 2, ...entries.slice(4, 6).toReversed())
    }),
    ['rows-in-order soft'],
  ],
  [
    'breakfast six hours before',
    row(0, { time: '6:00 before' }),
    ['breakfast-and-recovery soft', 'pre-race-fluid soft', 'race-breakfast hard', 'rows-of-the-day hard'],
  ],
  ['breakfast an hour and a half before', row(0, { time: '1:30 before' }), ['breakfast-and-recovery soft']],
  ['breakfast 4 hours before', row(0, { time: '4 h before' }), []],
  ['recovery three hours after', row(13, { time: '3:00 after' }), ['breakfast-and-recovery soft']],
  [
    'recovery five hours after',
    row(13, { time: '5:00 after' }),
    ['breakfast-and-recovery soft', 'rows-of-the-day hard'],
  ],
  [
    'a kilometer that does not fit its minute',
    row(6, { time: '1:20 · 20.0 km / 12.4 mi' }),
    ['row-distances soft'],
  ],
  ['fuel eight minutes before the finish', row(12, { time: '3:22' }), ['no-fuel-at-the-end soft']],
  ['fuel ten minutes before the finish', row(12, { time: '3:20' }), []],
] as const)('%s', (_case, change, found) => {
  expect(foundAfter(change)).toEqual(found)
})

test.each([
  ['a feed of 40 g', row(4, { carbs_g: 40 }), []],
  ['a feed of 45 g', row(4, { carbs_g: 45 }), ['feed-size soft']],
  ['a feed of 65 g', row(4, { carbs_g: 65 }), ['feed-size hard', 'near-the-targets soft']],
  ['two rows of one minute as one feed', row(4, { time: '0:20' }), ['feed-size soft']],
  ['feeds 14 minutes apart', row(4, { time: '0:34' }), ['feed-gap soft']],
  ['feeds 15 minutes apart', row(4, { time: '0:35' }), []],
  ['feeds 9 minutes apart', row(4, { time: '0:29' }), ['feed-gap hard']],
] as const)('%s', (_case, change, found) => {
  expect(foundAfter(change)).toEqual(found)
})

test.each([
  ['carbs 10 % short', everyFeed({ carbs_g: 24 }), []],
  ['carbs a fifth short', everyFeed({ carbs_g: 21 }), ['near-the-targets soft']],
  ['carbs below the band', everyFeed({ carbs_g: 8 }), ['near-the-targets soft', 'race-carbs soft']],
  ['carbs above 90 g an hour', everyFeed({ carbs_g: 36 }), ['near-the-targets soft', 'race-carbs soft']],
  [
    'carbs above 120 g an hour',
    everyFeed({ carbs_g: 45 }),
    ['feed-size soft', 'near-the-targets soft', 'race-carbs hard'],
  ],
  ['sodium above 1000 mg an hour', everyFeed({ sodium_mg: 360, fluids_ml: 190 }), ['race-sodium soft']],
  [
    'sodium above 2000 mg an hour',
    everyFeed({ sodium_mg: 710, fluids_ml: 190 }),
    ['drink-strength hard', 'race-sodium hard'],
  ],
  ['sodium a third of its target', everyFeed({ sodium_mg: 40 }), ['near-the-targets soft']],
  ['fluids at 0.8 of the sweat', everyFeed({ fluids_ml: 195 }), []],
  [
    'fluids above 0.8 of the sweat',
    everyFeed({ fluids_ml: 250 }),
    ['near-the-targets soft', 'race-fluids soft'],
  ],
  [
    'fluids above the sweat',
    everyFeed({ fluids_ml: 330 }),
    ['near-the-targets soft', 'race-fluids hard', 'race-mass-change hard'],
  ],
  [
    'fluids of nothing at all',
    everyFeed({ fluids_ml: 0 }),
    ['drink-strength hard', 'near-the-targets soft', 'race-mass-change soft'],
  ],
  [
    'a whole race drunk in one hour',
    rows((entries) => {
      for (const each of entries.slice(3, 13)) each.fluids_ml = 0
      for (const each of entries.slice(3, 6)) each.fluids_ml = 600
    }),
    ['busiest-hour hard'],
  ],
] as const)('from start to finish, %s', (_case, change, found) => {
  expect(foundAfter(change)).toEqual(found)
})

test.each([
  ['200 mg in all is the salt of the gels', 20, ['near-the-targets soft', 'race-mass-change soft']],
  [
    '210 mg in all is salt without a drink',
    21,
    ['drink-strength hard', 'near-the-targets soft', 'race-mass-change soft'],
  ],
])('with nothing to drink, %s', (_case, sodium_mg, found) => {
  expect(foundAfter(everyFeed({ fluids_ml: 0, sodium_mg }))).toEqual(found)
})

test('a drink saltier than 2000 mg a liter is found in its row', () => {
  expect(
    foundAfter(row(5, { item: '100 ml sports drink and 1 gel', sodium_mg: 210, fluids_ml: 100 })),
  ).toEqual([])
  expect(
    foundAfter(
      row(5, { item: '100 ml sports drink', action: 'Drink', carbs_g: 20, sodium_mg: 210, fluids_ml: 100 }),
    ),
  ).toEqual(['drink-strength hard', 'gels-counted soft'])
})

test.each([
  [0, { carbs_g: 50 }, ['race-breakfast soft']],
  [0, { carbs_g: 15 }, ['race-breakfast hard']],
  [0, { carbs_g: 252 }, ['race-breakfast soft']],
  [0, { carbs_g: 280 }, ['race-breakfast hard']],
  [0, { fluids_ml: 470 }, []],
  [0, { fluids_ml: 550 }, ['pre-race-fluid soft']],
  [0, { fluids_ml: 800 }, ['pre-race-fluid hard']],
  [0, { fluids_ml: 50 }, ['pre-race-fluid soft']],
  [2, { carbs_g: 38, fluids_ml: 150 }, []],
  [2, { time: '0:45 before', carbs_g: 65 }, ['last-hour-carbs soft']],
  [13, { carbs_g: 40 }, ['race-recovery soft']],
  [13, { carbs_g: 15 }, ['race-recovery hard']],
  [13, { carbs_g: 165 }, ['race-recovery hard']],
  [13, { fluids_ml: 1600 }, ['race-recovery soft']],
  [13, { fluids_ml: 2100 }, ['race-recovery hard']],
  [13, { sodium_mg: 200 }, ['race-recovery soft']],
  [13, { sodium_mg: 2600 }, ['race-recovery hard']],
  [
    13,
    { item: '75 g of carbs and 12 g of protein, to thirst; none with a headache' },
    ['meals-hold-what-they-say soft', 'race-recovery-protein soft'],
  ],
  [
    13,
    { item: '75 g of carbs and 55 g of protein, to thirst; none with a headache' },
    ['meals-hold-what-they-say soft', 'race-recovery-protein hard'],
  ],
  [
    13,
    { item: '75 g of carbs and 19 g of protein with 1500 ml to drink' },
    ['meals-hold-what-they-say soft', 'recovery-words soft'],
  ],
  [
    13,
    { item: 'A meal you know, with 1500 ml to drink, to thirst; none with a headache' },
    ['meals-hold-what-they-say soft', 'race-recovery-protein hard'],
  ],
  [1, { fluids_ml: 200 }, ['caffeine-row-is-empty soft', 'pre-race-fluid soft']],
] as const)('row %d with %o', (index, entry, found) => {
  expect(foundAfter(row(index, entry))).toEqual(found)
})
