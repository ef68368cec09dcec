import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PlainDay } from '../plain-day.ts'
import { emptyQuestionnaire, fields, type Field, fieldOptions, type Questionnaire } from './questionnaire.ts'
import { readRunner } from './read-runner.ts'
import { anyText } from '../../testing/any-text.ts'

const today: PlainDay = { year: 2026, month: 11, day: 20 }

const answers: Questionnaire = {
  ...emptyQuestionnaire,
  raceType: 'Half',
  raceDate: '2026-12-13',
  targetTimeOrPace: '1:45:00',
  sex: 'Female',
  age: '34',
  height: `5'6"`,
  weight: '132 lb',
  weeklyMileage: '35 miles',
  longRunDistance: '12 mi',
  sweatRate: '',
  dietPreference: 'Vegetarian',
  allergies: 'peanuts, lactose',
}

const codesOf = (given: unknown, day = today) => {
  const read = readRunner(given, day)
  return read.ok ? {} : Object.fromEntries(read.refused.map(({ field, code }) => [field, code]))
}

test('fifteen good answers become a runner in metric units', () => {
  const read = readRunner(answers, today)
  if (!read.ok) throw new Error('the answers are good')
  const runner = read.value
  expect(runner).toMatchObject({
    race: 'Half',
    raceDate: { year: 2026, month: 12, day: 13 },
    today,
    daysToGo: 23,
    raceDistance: 21.0975,
    targetTime: 1.75,
    targetGivenAsPace: false,
    sex: 'Female',
    age: 34,
    sweatRate: null,
    diet: 'Vegetarian',
    budget: 'Medium',
    course: 'Flat',
    climate: 'Moderate',
    units: { distance: 'mi', mass: 'lb', height: 'ft' },
    exclusions: { typed: ['peanuts', 'lactose'], groups: ['lactose', 'peanut'], codes: ['milk', 'peanut'] },
    answers,
  })
  expect(runner.height).toBeCloseTo(167.64)
  expect(runner.weight).toBeCloseTo(59.874)
  expect(runner.weeklyDistance).toBeCloseTo(56.327)
  expect(runner.longRun).toBeCloseTo(19.312)
})

test('the answers that the plan repeats are trimmed, and options are spelled as on the wire', () => {
  const read = readRunner(
    {
      ...answers,
      raceType: ' half marathon ',
      climate: 'hot & humid',
      weight: ' 132 lb\n',
      raceDate: ' ２０２６-12-13',
    },
    today,
  )
  expect(read).toMatchObject({
    value: {
      answers: { raceType: 'Half', climate: 'Hot & Humid', weight: '132 lb', raceDate: '2026-12-13' },
    },
  })
})

test('an empty form is refused for every missing answer, in the order of the form', () => {
  const read = readRunner(emptyQuestionnaire, today)
  const missing = [
    'raceDate',
    'targetTimeOrPace',
    'age',
    'height',
    'weight',
    'weeklyMileage',
    'longRunDistance',
  ]
  expect(read.ok ? [] : read.refused.map(({ field, code }) => `${field} ${code}`)).toEqual(
    missing.map((field) => `${field} missing`),
  )
})

test.each([[undefined], [null], [[]], ['text'], [7], [{}], [Object.create(answers)]])(
  'answers of the shape %j miss all thirteen required fields',
  (given) => {
    const required = fields.filter((field) => field !== 'sweatRate' && field !== 'allergies')
    expect(codesOf(given)).toEqual(Object.fromEntries(required.map((field) => [field, 'missing'])))
  },
)

test.each([[null], [34], [true], [['34']], [{ text: '34' }]])(
  'an answer %j is not text, in every field',
  (given) => {
    const all = Object.fromEntries(fields.map((field) => [field, given]))
    expect(codesOf(all)).toEqual(Object.fromEntries(fields.map((field) => [field, 'not-text'])))
  },
)

test.each([[''], ['   '], ['\t\n'], ['\u00A0\u3000'], ['\u200B'], ['\uFE0F']])(
  'a required answer of %j is a missing one',
  (blank) => {
    const all = Object.fromEntries(fields.map((field) => [field, blank]))
    const required = fields.filter((field) => field !== 'sweatRate' && field !== 'allergies')
    expect(codesOf(all)).toEqual(Object.fromEntries(required.map((field) => [field, 'missing'])))
  },
)

test('absent optional answers count as blank', () => {
  const { sweatRate: _, allergies: __, ...required } = answers
  expect(readRunner(required, today)).toMatchObject({
    ok: true,
    value: {
      sweatRate: null,
      exclusions: { typed: [], groups: [] },
      answers: { sweatRate: '', allergies: '' },
    },
  })
})

test.each(Object.keys(fieldOptions) as Field[])(
  'an option that %s does not have is refused by name',
  (field) => {
    expect(codesOf({ ...answers, [field]: 'Ultra' })).toMatchObject({ [field]: 'unknown-option' })
  },
)

test.each(fields)('%s is refused above its length, and fast', (field) => {
  const most = field === 'allergies' ? 1000 : 200
  expect(codesOf({ ...answers, [field]: 'x'.repeat(most) })[field]).not.toBe('too-long')
  expect(codesOf({ ...answers, [field]: 'x'.repeat(most + 1) })[field]).toBe('too-long')
  for (const piece of ['1', ' 1', '1:', `5'`, ',', '-1', '大', '🏃', 'nut ', '\u0301']) {
    expect(codesOf({ ...answers, [field]: `a${piece.repeat(65_536)}a` })[field]).toBe('too-long')
  }
})

test.each(fields)('%s is refused above its length after normalization too', (field) => {
  const most = field === 'allergies' ? 1000 : 200
  // Each of these characters expands to eighteen letters and spaces.
  const within = Math.floor(most / 18)
  expect(codesOf({ ...answers, [field]: 'ﷺ'.repeat(within) })[field]).not.toBe('too-long')
  expect(codesOf({ ...answers, [field]: 'ﷺ'.repeat(within + 1) })[field]).toBe('too-long')
  expect(codesOf({ ...answers, [field]: '㌚'.repeat(most) })[field]).toBe('too-long')
})

test('nothing invisible or malformed in an answer is repeated, and what is visible stays', () => {
  const hidden = '\u202E\u2066\u200F\u0000\uD83D\u{E0041}\uFEFF'
  const dressed = Object.fromEntries(
    Object.entries({ ...answers, allergies: `p${hidden}enuts, حليب, zorble fruit, 👩🏽‍🍳` }).map(
      ([field, text]) => [field, `${hidden}${text}${hidden}`],
    ),
  )
  const runner = runnerOf(dressed)
  expect(runner.answers).toEqual({ ...answers, allergies: 'penuts, حليب, zorble fruit, 👩🏽‍🍳' })
  expect(runner.exclusions.typed).toEqual(['penuts', 'حليب', 'zorble fruit', '👩🏽‍🍳'])
  expect(JSON.stringify(runner.exclusions)).not.toMatch(/\\u/u)
  const alone = runnerOf({ ...answers, allergies: `${hidden}🦄${hidden}` })
  expect(alone.exclusions).toMatchObject({ typed: ['🦄'], unknown: ['🦄'] })
  expect(readRunner({ ...answers, weight: `six${hidden}ty` }, today)).toMatchObject({
    refused: [{ given: 'sixty' }],
  })
})

test('several refusals are returned at once', () => {
  expect(
    codesOf({
      ...answers,
      raceDate: '2026-11-19',
      targetTimeOrPace: 'fast',
      height: 'tall',
      weight: 'sixty',
      longRunDistance: '36 miles',
      sweatRate: 'a lot',
      budget: 'none',
    }),
  ).toEqual({
    raceDate: 'date-past',
    targetTimeOrPace: 'not-a-target',
    height: 'not-a-height',
    weight: 'not-a-weight',
    longRunDistance: 'long-run-over-week',
    sweatRate: 'not-a-sweat-rate',
    budget: 'unknown-option',
  })
})

test('an answer that depends on an unreadable one is not refused for it', () => {
  expect(codesOf({ ...answers, height: 'tall', weight: '70' })).toEqual({ height: 'not-a-height' })
  expect(codesOf({ ...answers, raceType: 'Ultra' })).toEqual({ raceType: 'unknown-option' })
  expect(codesOf({ ...answers, weeklyMileage: 'lots' })).toEqual({ weeklyMileage: 'not-a-distance' })
  expect(codesOf({ ...answers, sex: '?', targetTimeOrPace: '1:00:00' })).toEqual({ sex: 'unknown-option' })
})

test('a race today is possible', () => {
  expect(readRunner({ ...answers, raceDate: '2026-11-20' }, today)).toMatchObject({
    ok: true,
    value: { daysToGo: 0 },
  })
})

test('a refused answer is repeated truncated, in whole characters', () => {
  const read = readRunner({ ...answers, weight: '🏋️ '.repeat(60) + 'x' }, today)
  const given = read.ok ? '' : (read.refused[0]?.given ?? '')
  expect(Array.from(given).length).toBeLessThanOrEqual(61)
  expect(given).toMatch(/…$/u)
  expect(given.isWellFormed()).toBe(true)
})

test('no noise in the answers throws, and refusals are never empty', () => {
  const noise = fc.oneof(
    anyText(),

    fc.jsonValue(),
    fc.constant(undefined),
  )
  const record = fc.record(Object.fromEntries(fields.map((field) => [field, noise])), { requiredKeys: [] })
  fc.assert(
    fc.property(fc.oneof(record, fc.jsonValue()), (given) => {
      const read = readRunner(given, today)
      expect(read.ok || read.refused.length > 0).toBe(true)
    }),
    { numRuns: 300 },
  )
})

test('noise in one answer is refused for that answer or read, never for another', () => {
  const free = fields.filter(
    (field) => !Object.hasOwn(fieldOptions, field) && field !== 'height' && field !== 'weeklyMileage',
  )
  const glyphs = fc.string({
    unit: fc.constantFrom(...Array.from(`0123456789.,:-/'" kmlbsthoinfe`)),
    maxLength: 12,
  })
  fc.assert(
    fc.property(fc.constantFrom(...free), glyphs, (field, text) => {
      expect(
        Object.keys(codesOf({ ...answers, [field]: text })).filter((refused) => refused !== field),
      ).toEqual([])
    }),
    { numRuns: 500 },
  )
})

test('spaces, case, full-width characters, emoji and decimal commas change nothing', () => {
  const metric: Questionnaire = {
    ...answers,
    targetTimeOrPace: '4:40 min/km',
    height: '1.78 m',
    weight: '70.5 kg',
    weeklyMileage: '56.5 km',
    longRunDistance: '19.5 km',
    sweatRate: '0.9 l/h',
    allergies: 'peanuts, kiwi',
  }
  const dress: ((text: string) => string)[] = [
    (text) => `  ${text}\t`,
    (text) => text.toUpperCase(),
    (text) => text.replaceAll(' ', '\u00A0'),
    (text) => `🏃‍♀️ ${text} 👍🏽`,
    (text) => text.replace(/[!-~]/gu, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0)),
    (text) => text.replace(/(\d)\.(\d)/gu, '$1,$2'),
  ]
  const { answers: _, ...plain } = runnerOf(metric)
  fc.assert(
    fc.property(fc.subarray(dress), (worn) => {
      const dressed = Object.fromEntries(
        Object.entries(metric).map(([field, text]) => [
          field,
          worn.reduce((written, wear) => wear(written), text),
        ]),
      )
      const { answers: __, ...runner } = runnerOf(dressed)
      expect({ ...runner, exclusions: { ...runner.exclusions, typed: [] } }).toEqual({
        ...plain,
        exclusions: { ...plain.exclusions, typed: [] },
      })
    }),
  )
})

function runnerOf(given: unknown) {
  const runner = readRunner(given, today)
  if (!runner.ok) throw new Error(JSON.stringify(runner.refused))
  return runner.value
}

test('miles and pounds give the same runner as kilometers and kilograms', () => {
  const imperial = runnerOf(answers)
  const metric = runnerOf({
    ...answers,
    height: '167.64 cm',
    weight: '59.87419 kg',
    weeklyMileage: '56.32704 km',
    longRunDistance: '19.312128 km',
  })
  for (const name of ['height', 'weight', 'weeklyDistance', 'longRun'] as const) {
    expect(metric[name]).toBeCloseTo(imperial[name], 4)
  }
})
