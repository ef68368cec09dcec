import { planRace, understood } from '@race-nutrition/engine'
import { expect, test } from 'vitest'
import { paceWords, targetWords } from './target-words.ts'

test.each([
  ['1:45:00', 105, 'in 1:45:00'],
  ['1:45', 105, 'in 1:45'],
  ['45:00', 45, 'in 45:00'],
  ['45:00', null, 'in 45:00'],
  ['7:30', 46.6, 'at 7:30'],
  ['4:40/km', 98.46, 'at 4:40/km'],
  ['7:30 per mile', 46.6, 'at 7:30 per mile'],
  ['7:30 pace', null, 'at 7:30 pace'],
  ['sub 4', 240, 'sub 4'],
  ['', null, ''],
])('the target "%s" of %s minutes reads "%s"', (target, minutes, words) => {
  expect(targetWords(target, minutes)).toBe(words)
})

test('a pace reads by kilometer and by mile', () => {
  expect(paceWords({ pace_s_per_km: 298.6 })).toBe('4:59 /km · 8:01 /mi')
})

test('seconds that round to sixty make the next minute', () => {
  expect(paceWords({ pace_s_per_km: 299.7 })).toMatch(/^5:00 \/km/)
})

const answers = {
  raceType: 'Marathon',
  raceDate: '2027-04-11',
  targetTimeOrPace: '6:30:00',
  sex: 'Female',
  age: '36',
  height: '168 cm',
  weight: '62 kg',
  weeklyMileage: '55 km',
  longRunDistance: '28 km',
  sweatRate: '',
  dietPreference: 'Omnivore',
  allergies: '',
  budget: 'Medium',
  course: 'Flat',
  climate: 'Moderate',
}
const today = { year: 2027, month: 3, day: 1 }

test.each(['6:30:00', '6:30:07', '4:00:00', '3:59:59', '3:07:31', '5:12:45', '2:59:03'])(
  'the pace of %s is that of the form, to the second',
  (targetTimeOrPace) => {
    const made = planRace({ ...answers, targetTimeOrPace }, today)
    if (!made.ok) throw new Error('this runner is understood')
    const line = understood('targetTimeOrPace', targetTimeOrPace, answers, today)
    expect(line?.says).toContain(paceWords(made.value.details.runner))
  },
)
