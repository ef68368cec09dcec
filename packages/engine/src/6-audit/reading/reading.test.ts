import { expect, test } from 'vitest'
import { someRunner } from '../../testing/some-runner.ts'
import { readAmounts } from './read-amounts.ts'
import { readRows } from './read-rows.ts'
import { readScheduleLine } from './read-schedule-line.ts'
import { readTime } from './read-time.ts'

// A marathon in four hours: 5.69 minutes a kilometer.
const clock = { finish: 240, minutesPerKilometer: 240 / 42.195 }
const minuteOf = (text: string) => {
  const time = readTime(text, clock)
  return time === undefined ? undefined : Math.round(time.minute)
}

test.each([
  ['3:00 before', -180],
  ['0:15 before', -15],
  ['0:25 · 5.0 km / 3.1 mi', 25],
  ['0:30 after', 270],
  ['-15 min', -15],
  ['−3h', -180],
  ['15 min before', -15],
  ['3 hours before start', -180],
  ['3-4 hours before', -210],
  ['T-3h', -180],
  ['T-15', -15],
  ['T+45 min', 45],
  ['1h30 before the start', -90],
  ['0:25', 25],
  ['1:20:30', 80.5],
  ['25:00', 25],
  ['1 h 20 min', 80],
  ['45 minutes', 45],
  ['45', 45],
  ['Mile 3', 27],
  ['mi 10', 92],
  ['km 10', 57],
  ['10 km', 57],
  ['5K mark', 28],
  ['Start', 0],
  ['Race start', 0],
  ['Halfway', 120],
  ['Finish', 240],
  ['Finish + 30 min', 270],
  ['30 min after finish', 270],
  ['30 min after the start', 30],
  ['Within 2 hours after', 360],
  ['Post-race', 240],
  ['an hour before', -60],
  ['90 min pre-race', -90],
] as const)('the time "%s" is read as minute %d', (text, minute) => {
  expect(minuteOf(text)).toBe(Math.round(minute))
})

test.each(['', 'breakfast', 'every 20 minutes', 'soon', '🙂', 'as needed', 'NaN'])(
  'the time "%s" is not read',
  (text) => {
    expect(minuteOf(text)).toBeUndefined()
  },
)

const entry = (time: string, action: string) => ({
  time,
  action,
  item: '',
  carbs_g: 0,
  sodium_mg: 0,
  fluids_ml: 0,
})

test('times of the wall clock are read where a row says when the race starts', () => {
  const runner = someRunner()
  const withStart = readRows(
    [entry('6:00 AM', 'Breakfast'), entry('9:00 AM', 'Race start'), entry('9:40 am', 'Gel')],
    runner,
  )
  expect(withStart.map(({ minute }) => minute)).toEqual([-180, 0, 40])
  expect(readRows([entry('6:00 AM', 'Breakfast')], runner).map(({ minute }) => minute)).toEqual([null])
})

test.each([
  ['30g of carbs', 30, 'g', 'carbs', null],
  ['half a litre of water', 500, 'ml', 'fluid', null],
  ['half a liter', 500, 'ml', 'fluid', null],
  ['½ L water', 500, 'ml', 'fluid', null],
  ['0,5 l', 500, 'ml', 'fluid', null],
  ['1.5 L', 1500, 'ml', 'fluid', null],
  ['16 oz', 473, 'ml', 'fluid', null],
  ['1 cup of water', 237, 'ml', 'fluid', null],
  ['1,200 mg sodium', 1200, 'mg', 'sodium', null],
  ['sodium: 300 mg', 300, 'mg', 'sodium', null],
  ['60 g/h carbs', 60, 'g', 'carbs', 'hour'],
  ['30-60 g of carbs per hour', 60, 'g', 'carbs', 'hour'],
  ['500 ml each hour', 500, 'ml', 'fluid', 'hour'],
  ['65 g of carbs an hour', 65, 'g', 'carbs', 'hour'],
  ['25 g of carbs an hour into the run', 25, 'g', 'carbs', null],
  ['8 g/kg of carbs', 8, 'g', 'carbs', 'kg'],
  ['150 mg of caffeine', 150, 'mg', 'caffeine', null],
  ['60 grams of carbohydrate', 60, 'g', 'carbs', null],
  ['two hours', 120, 'min', null, null],
  ['25 g carbs an hour before the start', 25, 'g', 'carbs', null],
  ['40 cl', 400, 'ml', 'fluid', null],
] as const)('the amount in "%s" is read', (text, high, unit, of, per) => {
  const [amount] = readAmounts(text)
  expect(amount && { ...amount, high: Math.round(amount.high) }).toMatchObject({ high, unit, of, per })
})

test('an amount that a bracket says again in ounces counts once', () => {
  expect(readAmounts('200 ml (7 oz) water')).toHaveLength(1)
})

test.each([
  ['Every 20 minutes: 1 gel (22 g) with 150 ml water', { every: 20, carbs: 22, fluids: 150 }],
  ['Every half hour: two gels', { every: 30, carbs: 50 }],
  ['0:40 (7 km): 1 portion of gel (25 g carbs) with 150 ml water', { minute: 40, carbs: 25, fluids: 150 }],
  ['At 45 min: 30 g raisins', { carbs: 0 }],
  ['Minute 30 - 30g', { minute: 30, carbs: 30 }],
  ['In all: 175 g carbs and 1,000 ml', { isTotal: true, carbs: 175, fluids: 1000 }],
  ['Drink 500 ml per hour', { fluidsAnHour: [500], fluids: 0 }],
  ['0:20: 300 ml sports drink, a pinch of salt in it (0.5 g)', { minute: 20, carbs: 0, isCounted: false }],
])('the schedule line "%s" is read', (line, read) => {
  expect(readScheduleLine(line)).toMatchObject(read)
})

test.each([
  'Within 2 hours after: 75 g carbs',
  'Practice: start at 30 g an hour',
  '60 g carbs 3 hours before the start',
])('the line "%s" is none of the run itself', (line) => {
  expect(readScheduleLine(line)).toBeUndefined()
})

test.each([
  ['0:20 (2.7 km): 300 ml Gatorade Endurance drink', false],
  ['0:20 (2.7 mi): 300 ml (10 oz) Skratch Labs Sport Hydration drink', false],
  ['0:40: 250 ml Tailwind Endurance Fuel', false],
  ['0:40: 150 ml water', true],
  ['0:40: 1 energy gel (23 g carbs) with 150 ml water to drink', true],
  ['On the way, in all: 90 g carbs and 600 ml to drink', true],
])('what "%s" holds is counted: %s', (line, isCounted) => {
  expect(readScheduleLine(line)?.isCounted).toBe(isCounted)
})
