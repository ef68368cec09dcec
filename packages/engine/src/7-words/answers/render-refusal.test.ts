import { expect, test } from 'vitest'
import type { PlainDay } from '../../plain-day.ts'
import { readTarget } from '../../1-runner/answers/read-target.ts'
import { fields, type Questionnaire, raceTypes, sexes } from '../../1-runner/questionnaire.ts'
import { readRunner } from '../../1-runner/read-runner.ts'
import type { Refusal, RefusalCode } from '../../1-runner/refusal.ts'
import { timeText } from '../amounts/format-measures.ts'
import { renderRefusal } from './render-refusal.ts'

const today: PlainDay = { year: 2026, month: 11, day: 20 }

const answers: Questionnaire = {
  raceType: '10K',
  raceDate: '2026-12-13',
  targetTimeOrPace: '45:00',
  sex: 'Male',
  age: '34',
  height: '178 cm',
  weight: '70 kg',
  weeklyMileage: '35 miles',
  longRunDistance: '12 miles',
  sweatRate: '',
  dietPreference: 'Omnivore',
  allergies: '',
  budget: 'Medium',
  course: 'Flat',
  climate: 'Moderate',
}

const refusalOf = (changed: object): Refusal => {
  const read = readRunner({ ...answers, ...changed }, today)
  const [refusal] = read.ok ? [] : read.refused
  if (!refusal) throw new Error(`not refused: ${JSON.stringify(changed)}`)
  return refusal
}

test.each<[object, string]>([
  [{ weight: ' ' }, 'Still empty. Try 132 lb or 60 kg.'],
  [{ weight: 60 }, 'Not sent as text. Try 132 lb or 60 kg.'],
  [{ weight: 'sixty' }, 'Not read as a weight yet. Try 132 lb or 60 kg.'],
  [
    { weight: '34.99 kg' },
    '34.99 kg is outside the 35 to 180 kg that plans are made for. Try 132 lb or 60 kg.',
  ],
  [
    { weight: '180 kg' },
    '180 kg at 178 cm is outside what plans are made for. If you mean 180 lb, write it so.',
  ],
  [{ weight: '110' }, 'This could be 110 kg or 110 lb. Write it with its unit.'],
  [
    { weight: '20' },
    'Neither 20 kg nor 20 lb goes with a height of 178 cm. Check both and write each with its unit, such as 132 lb or 60 kg.',
  ],
  [{ raceType: 'Ultra' }, 'Not one of the options. Try 5K, 10K, Half or Marathon.'],
  [{ raceDate: '2026-11-19' }, 'This day was 1 day ago. Choose today or a later day.'],
  [{ raceDate: '2029-01-01' }, 'More than two years ahead. Choose a day up to 2028-11-20.'],
  [{ raceDate: 'soon' }, 'Not a day of the calendar. Try a day written as YYYY-MM-DD.'],
  [
    { targetTimeOrPace: '4:30' },
    'This can be read in more than one way. Write 4:30 /mi for a finish of 27:58, or 4:30 /km for a finish of 45:00.',
  ],
  [
    { targetTimeOrPace: '4:30', sex: 'Female' },
    'No finish time of a 10K. Is it a pace? Write 4:30 /km for a finish of 45:00.',
  ],
  [
    { targetTimeOrPace: '0:20:00', sex: 'Female' },
    '20:00 is faster than the fastest 10K run by a woman (28:46). Try a pace with its unit, such as 9:00 /mi or 5:30 /km, or a finish time as h:mm:ss.',
  ],
  [
    { targetTimeOrPace: '9:01', raceType: 'Marathon' },
    '9:01:00 is longer than the 9:00:00 that plans for a Marathon go up to. If it is a pace: write 9:01 /mi for a finish of 3:56:24, or 9:01 /km for a finish of 6:20:27.',
  ],
  [{ age: '11' }, 'Plans are made for ages 12 to 95. Try 34.'],
  [
    { height: '70' },
    '70 cm is outside the 130 to 220 cm that plans are made for. If you mean 70 in, write it so.',
  ],
  [
    { weeklyMileage: '281 km' },
    '281 km is more than the 280 km that plans are made for. Try 35 miles or 56 km.',
  ],
  [
    { longRunDistance: '36 miles' },
    'A long run of 36 mi does not fit in a week of 35 mi. The week counts every run, the long one too. Try 12 miles or 19 km in a week of 35 miles or 56 km.',
  ],
  [
    { weeklyMileage: '200 miles' },
    '200 mi (321.87 km) is more than the 280 km that plans are made for. Try 35 miles or 56 km.',
  ],
  [
    { weight: '30 st' },
    '420 lb (190.51 kg) is outside the 35 to 180 kg that plans are made for. Try 132 lb or 60 kg.',
  ],
  [
    { sweatRate: '900' },
    '900 L/h is outside the 0.2 to 4 L/h that plans are made for. If you mean 900 ml/h, write it so.',
  ],
  [
    { allergies: 'x'.repeat(1001) },
    'Longer than 1000 characters. Try a few words with commas between them, such as peanuts, milk.',
  ],
  [
    { allergies: 'peanuts, PKU' },
    'Fuel for a race can be dangerous with “PKU”: make this plan with your metabolic team.',
  ],
  [
    { allergies: 'Exercise-induced anaphylaxis' },
    'Fuel for a race can be dangerous with “Exercise-induced anaphylaxis”: make this plan with your allergist.',
  ],
  [{ allergies: 'on dialysis' }, 'With “dialysis”, make this plan with your team.'],
  [{ allergies: 'heart failure' }, 'With “heart failure”, make this plan with your team.'],
  [
    { age: '17', allergies: 'Type 1 diabetes' },
    'With “Type 1 diabetes” under 18, make this plan with your team and a parent.',
  ],
  [{ age: '15', raceType: 'Marathon', targetTimeOrPace: '4:00:00' }, 'A marathon is planned here from 16.'],
])('%j is answered: %s', (changed, sentence) => {
  expect(renderRefusal(refusalOf(changed))).toBe(sentence)
})

const everyRefusal: Readonly<Record<RefusalCode, object>> = {
  missing: { age: '' },
  'not-text': { age: 34 },
  'unknown-option': { sex: 'F' },
  'too-long': { age: '1'.repeat(201) },
  'too-many-items': { allergies: 'milk, '.repeat(41) },
  'too-many-unknown': { allergies: 'qza, qzb, qzc, qzd, qze, qzf, qzg, qzh, qzi, qzj, qzk, qzl, qzm' },
  'not-a-date': { raceDate: '2027-02-29' },
  'date-past': { raceDate: '2020-01-01' },
  'date-too-far': { raceDate: '2040-01-01' },
  'not-a-target': { targetTimeOrPace: 'fast' },
  'target-ambiguous': { targetTimeOrPace: '45.30' },
  'target-faster-than-record': { targetTimeOrPace: '25:00' },
  'target-too-slow': { targetTimeOrPace: '3:00:00' },
  'not-an-age': { age: 'old' },
  'age-out-of-range': { age: '96' },
  'not-a-height': { height: 'tall' },
  'height-out-of-range': { height: '221 cm' },
  'not-a-weight': { weight: 'light' },
  'weight-out-of-range': { weight: '34 kg' },
  'weight-unit-unclear': { weight: '110' },
  'bmi-out-of-range': { weight: '40 kg' },
  'not-a-distance': { weeklyMileage: 'far' },
  'distance-out-of-range': { weeklyMileage: '300 km' },
  'distance-over-load': { weeklyMileage: '270 km' },
  'long-run-over-week': { longRunDistance: '36' },
  'what-may-be-eaten': { allergies: 'I can only eat rice and chicken' },
  'diet-among-allergies': { allergies: 'vegan' },
  'refused-health': { allergies: 'PKU' },
  'refused-minor': { age: '15', raceType: 'Marathon', targetTimeOrPace: '4:00:00' },
  'not-a-sweat-rate': { sweatRate: 'heavy' },
  'sweat-rate-out-of-range': { sweatRate: '5' },
}

test.each(Object.entries(everyRefusal))('%s is a calm sentence', (code, changed) => {
  const refusal = refusalOf(changed)
  expect(refusal.code).toBe(code)
  expect(renderRefusal(refusal)).toMatch(/^[A-Z0-9].*\.$/u)
  expect(renderRefusal(refusal)).not.toMatch(/!|undefined|null|NaN|\[object/u)
})

test('every example in a sentence is a valid answer', () => {
  const given = {
    targetTimeOrPace: ['9:00 /mi', '5:30 /km'],
    age: ['34'],
    height: [`5'6"`, '168 cm'],
    weight: ['132 lb', '60 kg'],
    weeklyMileage: ['35 miles', '56 km'],
    longRunDistance: ['12 miles', '19 km'],
    sweatRate: ['0.9 L/h', '30 oz/h', ''],
    allergies: ['peanuts, milk'],
  }
  for (const [field, texts] of Object.entries(given)) {
    const missing = refusalOf({ age: '' })
    const sentence = renderRefusal({
      ...missing,
      field: fields.find((name) => name === field) ?? 'age',
    })
    for (const text of texts) {
      expect(sentence).toContain(text)
      for (const raceType of ['5K', '10K', 'Half', 'Marathon']) {
        for (const sex of ['Male', 'Female', 'Other']) {
          const target = field === 'targetTimeOrPace' ? text : '8:00 /mi'
          const changed = { raceType, sex, targetTimeOrPace: target, [field]: text }
          expect(readRunner({ ...answers, ...changed }, today).ok, `${field} ${text}`).toBe(true)
        }
      }
    }
  }
})

test('every spelling that a refusal of a target suggests is read as the finish beside it', () => {
  let suggested = 0
  for (const race of raceTypes) {
    for (const sex of sexes) {
      for (let minute = 1; minute < 60; minute += 1) {
        const read = readTarget(`${minute}:30`, { race, sex })
        const [refusal] = read.ok ? [] : read.refused
        if (refusal?.code !== 'target-ambiguous') continue
        const ways = [
          ...renderRefusal(refusal).matchAll(
            /([\d:]+ \/(?:mi|km)) for a finish of ([\d:]+)|([\d:]+)(?=,|\.$)/g,
          ),
        ]
        expect(ways).toHaveLength(refusal.facts.readings.length)
        for (const [, pace, finish, time] of ways) {
          const again = readTarget(pace ?? time ?? '', { race, sex })
          expect(again.ok && timeText(again.value.time)).toBe(finish ?? time)
          suggested += 1
        }
      }
    }
  }
  expect(suggested).toBeGreaterThan(100)
})
