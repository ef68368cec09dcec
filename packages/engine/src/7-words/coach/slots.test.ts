import { describe, expect, test } from 'vitest'
import { drawnPlans } from '../../../testing/drawn-plans.ts'
import { factsFor } from '../../../testing/stages-for.ts'
import { type RunnerWishes, someRunner } from '../../../testing/some-runner.ts'
import { raceRates } from '../../race-rates.ts'
import { asClock } from '../amounts/format-amounts.ts'
import { raceRowWords } from '../race-day/race-day-plan.ts'
import { fillSlots, slotsIn } from './fill-slots.ts'
import { lineLanguages, linePlaces } from './line-places.ts'
import { placesOfSlot } from './slot-places.ts'
import { readSlot, slotsOf } from './slots.ts'

const planFor = (wishes: Partial<RunnerWishes> = {}) => factsFor(someRunner(wishes))
const start = { preferences: { start_time: '07:30' } }
const marathon = planFor(start)
const inMiles = planFor({ ...start, units: 'imperial' })
const shortRace = planFor({ race: '5K', targetSeconds: 1500, longRunKm: 8, weeklyKm: 25 })
const filled = (name: string, plan = marathon, lang: (typeof lineLanguages)[number] = 'en') =>
  readSlot(name)?.fill(plan, lang)

describe('a slot is filled with what the plan has', () => {
  test('rates', () => {
    const { carbs, sodium, fluids } = raceRates(marathon)
    expect(filled('race.carbs_per_hour')).toBe(`${carbs.amount} g of carbs an hour`)
    expect(filled('race.fluids_per_hour')).toBe(`${fluids.amount} ml of fluids an hour`)
    expect(filled('race.sodium_per_hour')).toBe(`${sodium.amount} mg of sodium an hour`)
    expect(filled('race.carbs')).toBe(
      `${marathon.race_day.start_to_finish.carbs_g} g of carbs from the start to the finish`,
    )
    expect(filled('long_run.carbs_per_hour')).toBe(
      `${marathon.targets.long_run.carbs_g_per_hr} g of carbs an hour`,
    )
  })

  test('what is taken at each row of the course, and when', () => {
    const { rows } = marathon.race_day
    const words = raceRowWords(marathon)
    const taken = rows.flatMap((row, index) => {
      if (row.phase !== 'during') return []
      const when = `${asClock(row.minute)} (${words[index]?.place})`
      const text = filled(`row.${index}`)
      expect(filled(`row.${index}.time`)).toBe(when)
      expect(text?.endsWith(` at ${when}`)).toBe(true)
      // The table's own words, but for the reminder to drink to thirst.
      expect(words[index]?.item.startsWith(text?.slice(0, -` at ${when}`.length) ?? '-')).toBe(true)
      return [text]
    })
    expect(taken.length).toBeGreaterThan(5)
  })

  test('dishes, fuels, times and the race', () => {
    const [dinner] = marathon.race_week.filter(({ kind }) => kind === 'day-before')
    expect(dinner?.meals.map(({ name }) => name)).toContain('dinner')
    expect(filled(`meal:${dinner?.key}.dinner`)).toMatch(/^“[A-Z]\p{L}+.*”$/u)
    expect(filled(`food:${marathon.race_day.kit[0]?.product}`)).toBe('gel')
    expect(filled('race.start')).toBe('07:30')
    expect(filled('race.finish')).toBe('11:30')
    expect(filled('target')).toBe('4:00:00')
    expect(filled('distance')).toBe('42.2 km')
    expect(filled('climate')).toBe('mild weather')
    expect(filled('course')).toBe('flat course')
  })

  test('in the runner’s own units', () => {
    expect(filled('race.fluids_per_hour', inMiles)).toMatch(/^\d+ oz \(\d+ ml\) of fluids an hour$/)
    expect(filled('distance', inMiles)).toBe('26.2 mi')
    expect(filled('race.start', inMiles)).toBe('7:30 am')
    const row = inMiles.race_day.rows.findIndex(({ phase, fluids_ml }) => phase === 'during' && fluids_ml > 0)
    expect(filled(`row.${row}`, inMiles)).toMatch(/\d+ oz water.* at \d:\d\d \([\d.]+ mi\)$/)
  })

  test('in the language of the line', () => {
    const { amount } = raceRates(marathon).carbs
    expect(filled('race.carbs_per_hour', marathon, 'es')).toBe(`${amount} g de carbohidratos por hora`)
    expect(filled('race.carbs_per_hour', marathon, 'de')).toBe(`${amount} g Kohlenhydrate pro Stunde`)
  })
})

test.each([
  'race.carbs_per_hour',
  'race.carbs',
  'long_run.carbs_per_hour',
  'race.start',
  'race.finish',
  'row.99',
  'row.99.time',
  'food:no-such-fuel',
  'meal:rest.no-such-meal',
  'meal:no-such-day.dinner',
])('a short race without a start time has nothing for {%s}', (name) => {
  expect(filled(name, shortRace)).toBeUndefined()
})

test.each([
  '',
  'row',
  'row.-1',
  'row.1000',
  'row.3.items',
  'row.03',
  'row.003.time',
  'row.00',
  'rows.3',
  'food:',
  'food:../x',
  'meal:rest',
  'race',
  'constructor',
  '__proto__',
  ' race.carbs',
  'RACE.CARBS',
])('{%s} is not a slot', (name) => {
  expect(readSlot(name)).toBeUndefined()
})

describe('a line', () => {
  const line = (text: string, place: string = 'race_day_plan.note') =>
    fillSlots({ place, text, lang: 'en' }, marathon)
  const during = marathon.race_day.rows.flatMap(({ phase }, index) => (phase === 'during' ? [index] : []))
  const gel = marathon.long_run.kit[0]?.product ?? ''
  const practiced = 'long_run_fueling.during.schedule'

  test('has a capital where a slot begins a sentence', () => {
    expect(line(`{food:${gel}} is new. {food:${gel}} is ready.`, practiced)).toBe(
      'The gel is new. The gel is ready.',
    )
  })

  test('has one article before a fuel, whether it is written or not', () => {
    expect(line(`Try {food:${gel}} and keep the {food:${gel}} close, your {food:${gel}}.`, practiced)).toBe(
      'Try the gel and keep the gel close, your gel.',
    )
  })

  test.each(['Take {row.99}.', 'Take {row}.', 'Take {}.', 'Take {{row.3}}.', 'Take }{.', 'Take {row.3'])(
    'with a slot that cannot be filled is dropped: %s',
    (text) => {
      expect(line(text)).toBeUndefined()
    },
  )

  test.each([
    ['a dose of the race', '{race.carbs_per_hour}', 'long_run_fueling.during.schedule'],
    ['a dose of the long run', '{long_run.carbs_per_hour}', 'race_day_plan.note'],
    ['a row', `{row.${during[0]}}`, 'race_week.thu_fri'],
    ['a fuel', `{food:${gel}}`, 'race_day_plan.note'],
    ['the course', '{course}', 'prep.batch_prep_steps'],
    ['a dish of another day', '{meal:rest.dinner}', 'daily_plan.example_days.2'],
  ])('names %s in its own part of the plan only', (_, slot, place) => {
    const [name = ''] = slotsIn(slot)
    const [home] = placesOfSlot(name, marathon)
    expect(line(slot, home)).toMatch(/\w/)
    expect(line(slot, place)).toBeUndefined()
  })
})

test('every slot that a drawn runner’s plan names is filled, in each language, and belongs to a place', () => {
  let seen = 0
  for (const { plan } of drawnPlans()) {
    for (const name of slotsOf(plan)) {
      const [place] = placesOfSlot(name, plan)
      for (const lang of lineLanguages) {
        const text = place && fillSlots({ place, text: `Here: {${name}}.`, lang }, plan)
        seen += 1
        expect([name, text]).toEqual([name, expect.stringMatching(/^Here: \S.*\.$/u)])
        expect(text).not.toMatch(/undefined|null|NaN|[{}]|\[object/u)
      }
    }
  }
  expect(seen).toBeGreaterThan(10_000)
})

test('any name of a slot is filled or left out at any place, and never throws', () => {
  const names = slotsOf(marathon)
  for (const { plan } of drawnPlans().slice(0, 20)) {
    for (const name of names) {
      for (const place of linePlaces) {
        const text = fillSlots({ place, text: `{${name}}`, lang: 'de' }, plan)
        expect(text ?? '').not.toMatch(/undefined|null|NaN|[{}]/u)
      }
    }
  }
})
