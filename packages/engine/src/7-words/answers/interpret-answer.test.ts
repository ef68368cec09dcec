import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PlainDay } from '../../plain-day.ts'
import {
  emptyQuestionnaire,
  type Field,
  fieldOptions,
  fields,
  type Questionnaire,
} from '../../1-runner/questionnaire.ts'
import { interpretAnswer } from './interpret-answer.ts'
import { anyText } from '../../../testing/any-text.ts'

const today: PlainDay = { year: 2026, month: 11, day: 20 }
const half: Questionnaire = { ...emptyQuestionnaire, raceType: 'Half', sex: 'Female' }
const runner: Questionnaire = { ...half, height: `5'6"`, weeklyMileage: '35 miles' }

test.each<[Field, string, string]>([
  ['raceDate', '2026-12-13', 'Sunday, 23 days from today'],
  ['raceDate', '2026-11-20', 'Friday, today'],
  ['raceDate', '2026-11-21', 'Saturday, tomorrow'],
  ['targetTimeOrPace', '1:45:00', '4:59 /km · 8:01 /mi'],
  ['targetTimeOrPace', '1:45', '1:45:00, 4:59 /km · 8:01 /mi'],
  ['targetTimeOrPace', '8:00/mi', '8:00 /mi · 4:58 /km, a finish of 1:44:53'],
  ['targetTimeOrPace', '5:00/km', '5:00 /km · 8:03 /mi, a finish of 1:45:29'],
  ['targetTimeOrPace', '8:00 pace', '8:00 /mi · 4:58 /km, a finish of 1:44:53. Read as a pace per mile'],
  ['age', '34.5', '34 years'],
  ['height', `5'6"`, '168 cm'],
  ['height', '168 cm', `168 cm · 5'6"`],
  ['height', '168', `168 cm · 5'6". Read as centimeters`],
  ['height', '1.68', `168 cm · 5'6". Read as meters`],
  ['weight', '132 lb', '59.9 kg'],
  ['weight', '60 kg', '132 lb'],
  ['weeklyMileage', '35 miles', '56 km a week'],
  ['weeklyMileage', '56 km', '35 mi a week'],
  ['weeklyMileage', '35', '56 km a week. Read as miles'],
  ['weeklyMileage', '30-40 miles', '35 mi, the middle of 30–40 miles: 56 km a week'],
  ['longRunDistance', '12 mi', '19 km'],
  ['longRunDistance', '10-14', '12 mi, the middle of 10–14 miles: 19 km. Read as miles'],
  ['sweatRate', '0.9 L/h', '0.9 L/h · 30 oz/h'],
  ['sweatRate', '0.9', '0.9 L/h · 30 oz/h. Read as liters an hour'],
  ['allergies', 'soy, lactose, milk', 'Left out of everything: soy; milk'],
  ['allergies', '🥜', 'Left out of everything: peanut'],
  ['allergies', 'peanuts, lactose', 'Left out of everything: peanut; milk foods with lactose'],
  ['allergies', 'pregnant 20 weeks', 'Read as health: pregnancy (no caffeine). Wrong? Take the word out'],
  [
    'allergies',
    'type 2 diabetes, metformin',
    'Read as health: diabetes (no carb load). Wrong? Take the word out',
  ],
  [
    'allergies',
    'high blood pressure, water tablets, lithium',
    'Read as health: blood pressure (no caffeine, no added salt); “lithium” (not taken into account). Wrong? Take the word out',
  ],
  [
    'allergies',
    'celiac',
    'Left out of everything: gluten. Read as health: celiac disease (care against traces of gluten). Wrong? Take the word out',
  ],
  ['allergies', 'penicillin, bee stings', 'Not about food, so nothing was left out: penicillin, bee stings'],
  [
    'allergies',
    'latex',
    'Not about food, so nothing was left out: latex. If a fruit makes your mouth itch, write that fruit',
  ],
  ['allergies', 'halal', 'Halal: pork, alcohol and gelatin left out'],
  ['allergies', 'no beef', 'No beef: beef, its broth and gelatin left out'],
  ['allergies', 'I use SiS gels', 'You named Science in Sport: nothing is left out for that'],
  ['allergies', 'no Maurten', 'Not among your race fuel: Maurten'],
])('%s: %s is understood as "%s"', (field, typed, text) => {
  expect(interpretAnswer(field, typed, half, today)).toEqual({ tone: 'read', text })
})

test.each<[Field, string, string]>([
  ['weight', 'sixty', 'Not read as a weight yet. Try 132 lb or 60 kg.'],
  ['weight', '100', 'This could be 100 kg or 100 lb. Write it with its unit.'],
  [
    'longRunDistance',
    '36',
    'A long run of 36 mi does not fit in a week of 35 mi. The week counts every run, the long one too. Try 12 miles or 19 km in a week of 35 miles or 56 km.',
  ],
  ['allergies', '🍓', 'Not recognized, left out by name, check yourself: 🍓'],
  ['allergies', 'father diabetic', 'No food recognized in “father diabetic”: nothing left out for it'],
  ['allergies', 'on dialysis', 'With “dialysis”, make this plan with your team.'],
])('%s: %s is unsure: "%s"', (field, typed, text) => {
  expect(interpretAnswer(field, typed, runner, today)).toEqual({ tone: 'unsure', text })
})

test.each([
  ['zorbel, milk', 'milk', 'Not recognized, left out by name, check yourself: zorbel'],
  ['penuts', 'peanut', '“penuts” read as peanuts'],
  ['soy, father diabetic', 'soy', 'No food recognized in “father diabetic”: nothing left out for it'],
])('in %s, what was read stays read, and what is unsure is shown beside it', (text, read, unsure) => {
  expect(interpretAnswer('allergies', text, half, today)).toEqual({
    tone: 'read',
    text: `Left out of everything: ${read}`,
    unsure,
  })
})

test.each<[Field, string, string]>([
  ['sweatRate', ' ', 'Blank: estimated from your weight, pace and climate'],
  ['sweatRate', 'not sure', 'Not given: estimated from your weight, pace and climate'],
  ['allergies', 'none', 'Nothing to keep out'],
  ['weight', '70', 'Pounds or kilograms? Add the unit, or the height decides.'],
])('%s: "%s" is noted: "%s"', (field, typed, text) => {
  expect(interpretAnswer(field, typed, half, today)).toEqual({ tone: 'note', text })
})

test('a bare weight is read by the height, and marked as such', () => {
  expect(interpretAnswer('weight', '132', runner, today)?.text).toBe(
    '132 lb · 59.9 kg. Read as pounds, by your height',
  )
  expect(interpretAnswer('weight', '60', runner, today)?.text).toBe(
    '60 kg · 132 lb. Read as kilograms, by your height',
  )
})

test('runners who train in miles read the pace per mile first', () => {
  expect(interpretAnswer('targetTimeOrPace', '1:45:00', runner, today)?.text).toBe('8:01 /mi · 4:59 /km')
})

test('a marathon of 7:30 is read as a time, with how to write a pace', () => {
  expect(interpretAnswer('targetTimeOrPace', '7:30', { ...half, raceType: 'Marathon' }, today)?.text).toBe(
    '7:30:00, 10:40 /km · 17:10 /mi. For a pace write 7:30 /mi',
  )
})

test('an empty answer, a plain age and a chosen option have no line', () => {
  for (const field of fields) {
    if (field !== 'sweatRate') expect(interpretAnswer(field, '  ', half, today)).toBeNull()
  }
  expect(interpretAnswer('age', '34', half, today)).toBeNull()
  for (const field of Object.keys(fieldOptions) as Field[])
    expect(interpretAnswer(field, 'Ultra', half, today)).toBeNull()
})

test('no noise throws, in the answer or in the others', () => {
  const noise = fc.oneof(
    anyText(),
    fc.string({ unit: fc.constantFrom(...Array.from(`0123456789.,:-/'" kmlbst`)) }),
  )
  fc.assert(
    fc.property(fc.constantFrom(...fields), noise, fc.jsonValue(), noise, (field, text, junk, height) => {
      for (const others of [{ ...half, height, weeklyMileage: height }, junk as unknown as Questionnaire]) {
        const line = interpretAnswer(field, text, others, today)
        expect(line === null || line.text.length > 0).toBe(true)
      }
    }),
    { numRuns: 300 },
  )
  expect(interpretAnswer('weight', '1'.repeat(65_536), half, today)?.tone).toBe('unsure')
  expect(interpretAnswer('allergies', ' '.repeat(65_536), half, today)).toBeNull()
})

test('a food that is typed by its name is left out without a doubt', () => {
  expect(interpretAnswer('allergies', 'kiwi, milk', half, today)).toEqual({
    tone: 'read',
    text: 'Left out of everything: milk; kiwi',
  })
})
