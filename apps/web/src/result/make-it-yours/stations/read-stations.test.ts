import { type FuelChoice, type Preferences, racesWithStations } from '@race-nutrition/engine'
import { describe, expect, test } from 'vitest'
import { readStations } from './read-stations.ts'
import {
  draftOfRace,
  type StationsDraft,
  stationsDraftOf,
  withLabel,
  withTypedLabel,
} from './stations-draft.ts'

const metric = { race_km: 42.195, units: { distance: 'km', mass: 'kg', height: 'cm' } } as const
const american = { race_km: 42.195, units: { distance: 'mi', mass: 'lb', height: 'ft' } } as const
type Reader = typeof metric | typeof american

const emptyOf = (reader: Reader) => stationsDraftOf({}, reader)
const empty = emptyOf(metric)
const read = (draft: Partial<StationsDraft>, reader: Reader = metric, preferences: Preferences = {}) =>
  readStations({ ...emptyOf(reader), ...draft }, { preferences, reader })
const courseOf = (...given: Parameters<typeof read>) => {
  const outcome = read(...given)
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.refused))
  return outcome.value.course
}
const faults = (...given: Parameters<typeof read>) => {
  const outcome = read(...given)
  return outcome.ok ? {} : outcome.refused
}

describe('what is typed', () => {
  test('is read in the unit of the runner, to the meter', () => {
    expect(courseOf({ every: '5' })).toEqual({ stations: { every_km: 5 } })
    expect(courseOf({ every: '1', from: '2', to: '25' }, american)).toEqual({
      stations: { every_km: 1.609, from_km: 3.219, to_km: 40.234 },
    })
  })

  test.each([
    ['2, 5, 7.5', [2, 5, 7.5]],
    ['7.5 5  2 5', [2, 5, 7.5]],
    ['2,5; 5; 7,5', [2.5, 5, 7.5]],
  ])('as a list %j gives each place once, in order', (list, at_km) => {
    expect(courseOf({ kind: 'list', list })).toEqual({ stations: { at_km } })
  })

  test('holds a drink, its places, the cup and gels; a field left as it was sets nothing', () => {
    const gels = [{ key: 0, product: 'maurten-gel-100', at: '18.8, 27' }]
    const draft = { every: '5', drink: 'gatorade-endurance', drinkAt: '10, 20', cup: '80', gels }
    expect(courseOf(draft)).toEqual({
      stations: { every_km: 5 },
      drink: { product: 'gatorade-endurance' },
      drink_at_km: [10, 20],
      cup_ml: 80,
      gels: [{ product: { product: 'maurten-gel-100' }, at_km: [18.8, 27] }],
    })
    expect(courseOf({ every: '5', gels: [{ key: 0, product: '', at: ' ' }] })).toEqual({
      stations: { every_km: 5 },
    })
  })

  test('leaves the climb and all other preferences; without its drink the course’s is drunk by nobody', () => {
    const set: Preferences = {
      start_time: '07:30',
      fuel: { drink: 'course' },
      course: { climb_m: 210, stations: { every_km: 5 }, drink: { product: 'gatorade-endurance' } },
    }
    expect(read({ every: '4' }, metric, set)).toEqual({
      ok: true,
      value: { start_time: '07:30', course: { climb_m: 210, stations: { every_km: 4 } } },
    })
  })
})

describe('each race that is filled in', () => {
  const known = racesWithStations.filter(({ course }) => course.stations)

  test('is read back as it was filled in, unchecked, in both units', () => {
    expect(known.length).toBeGreaterThan(5)
    for (const { id, course } of known) {
      for (const reader of [metric, american]) {
        const outcome = readStations(draftOfRace(emptyOf(reader), id, reader), { preferences: {}, reader })
        if (!outcome.ok) throw new Error(`${id}: ${JSON.stringify(outcome.refused)}`)
        expect(inHundredths(outcome.value.course)).toEqual(inHundredths({ ...course, checked: false }))
      }
    }
  })

  test('keeps the cup that was typed; another race keeps what was filled in', () => {
    const boston = draftOfRace({ ...empty, cup: '70' }, 'boston', american)
    expect(boston).toMatchObject({ preset: 'boston', isChecked: false, every: '1', from: '2', cup: '70' })
    expect(draftOfRace({ ...boston, isChecked: true }, '', american)).toEqual({ ...boston, preset: '' })
  })
})

test('a checked race stays itself when its dialog is opened and saved again, in both units', () => {
  for (const { id } of racesWithStations.filter(({ course }) => course.stations))
    for (const reader of [metric, american]) {
      const first = courseOf({ ...draftOfRace(emptyOf(reader), id, reader), isChecked: true }, reader)
      const again = courseOf(stationsDraftOf(first ? { course: first } : {}, reader), reader)
      expect([first?.preset, again?.preset]).toEqual([id, id])
    }
})

test('own stations in place of those of a checked race leave nothing of its name', () => {
  const boston = draftOfRace(empty, 'boston', metric)
  const own = { kind: 'list', list: '5, 10, 15' } as const
  expect(courseOf({ ...boston, isChecked: true })).toMatchObject({ preset: 'boston', checked: true })
  expect(courseOf({ ...boston, ...own, isChecked: true })).toEqual({
    stations: { at_km: [5, 10, 15] },
    drink: { product: 'gatorade-endurance' },
    gels: expect.anything(),
  })
  // What was never checked does not count, whatever was typed over it.
  expect(courseOf({ ...boston, ...own })).toMatchObject({ preset: 'boston', checked: false })
  expect(courseOf({ ...boston, cup: '80', isChecked: true })).toMatchObject({ preset: 'boston', cup_ml: 80 })
})

/** What is typed in miles has two decimals. */
const inHundredths = (course: Preferences['course']) =>
  JSON.parse(JSON.stringify(course), (_, value: unknown) =>
    typeof value === 'number' ? Math.round(value * 50) / 50 : value,
  ) as unknown

test('what is set is shown as it was typed', () => {
  const draft = { every: '1', from: '2', drink: 'gatorade-endurance', drinkAt: '2, 4.5', cup: '3' }
  const course = courseOf(draft, american)
  expect(stationsDraftOf(course ? { course } : {}, american)).toMatchObject(draft)
})

test('a runner with US units types a cup in ounces, and a cup left as it was keeps its milliliters', () => {
  expect(emptyOf(american).cup).toBe('3.4')
  expect(courseOf({ every: '1' }, american)).not.toHaveProperty('cup_ml')
  expect(courseOf({ every: '1', cup: '4' }, american)).toHaveProperty('cup_ml', 118)
  expect(courseOf({ every: '1', cup: '120 ml' }, american)).toHaveProperty('cup_ml', 120)
  const set = { course: { stations: { every_km: 5 }, cup_ml: 120 } }
  const { cup } = stationsDraftOf(set, american)
  expect(cup).toBe('4.1')
  expect(courseOf({ every: '1', cup }, american, set)).toHaveProperty('cup_ml', 120)
  expect(faults({ every: '1', cup: '9' }, american)).toEqual({ cup: 'This has to be 6.7 oz at most.' })
  expect(courseOf({ every: '1', cup: '6.7' }, american)).toHaveProperty('cup_ml', 198)
})

const stationsIn = (list: string, reader?: Reader) => courseOf({ kind: 'list', list }, reader)?.stations

test('places may have their unit behind them', () => {
  expect(stationsIn('2 mi, 5 mi')).toEqual({ at_km: [3.219, 8.047] })
  expect(stationsIn('2, 5, 7.5 mi')).toEqual({ at_km: [3.219, 8.047, 12.07] })
  expect(stationsIn('2 5 7.5 km', american)).toEqual({ at_km: [2, 5, 7.5] })
  expect(stationsIn('2 km, 5, 7.5 mi')).toEqual({ at_km: [2, 5, 12.07] })
})

describe('what cannot be used is named by its field, with what would work', () => {
  test.each<[string, Partial<StationsDraft>, Record<string, string>, Reader?]>([
    ['nothing', {}, { every: 'This has to be a number, in km, like 5 or 2.5.' }],
    ['a word', { every: 'each' }, { every: 'This has to be a number, in mi, like 5 or 2.5.' }, american],
    ['too near', { every: '0.2' }, { every: 'This has to be 0.31 mi at least.' }, american],
    ['beyond the finish', { every: '5', to: '60' }, { to: 'Your race ends at 42.195 km.' }],
    [
      'from behind',
      { every: '5', from: '20', to: '10' },
      { to: 'The last one has to come after the first one.' },
    ],
    ['an empty list', { kind: 'list' }, { list: 'Type where they are, like 2, 5, 7.5.' }],
    [
      'a list with a word',
      { kind: 'list', list: '2, five' },
      { list: '“five” cannot be used. This has to be a number, in km, like 5 or 2.5.' },
    ],
    [
      'too many',
      { kind: 'list', list: Array.from({ length: 81 }, (_, index) => (index + 1) / 2).join(' ') },
      { list: 'These are 81; up to 80 can be used.' },
    ],
    ['a large cup', { every: '5', cup: '900' }, { cup: 'This has to be 200 ml at most.' }],
    ['no cup', { every: '5', cup: '' }, { cup: 'This has to be a number, in ml.' }],
    [
      'gels in part',
      {
        every: '5',
        gels: [
          { key: 0, product: 'maurten-gel-100', at: '' },
          { key: 3, product: '', at: '10' },
        ],
      },
      {
        'gel 0 at': 'Type where they are, like 2, 5, 7.5.',
        'gel 3 product': 'Choose what is handed out, or remove it.',
      },
    ],
  ])('%s', (_, draft, expected, reader = metric) => {
    expect(faults(draft, reader)).toEqual(expected)
  })
})

test('a label that was typed is kept, and stands in the fields again', () => {
  const label = {
    name: 'Club drink',
    kind: 'drink',
    carbs_g: 18,
    sodium_mg: 120,
    caffeine_mg: 0,
    volume_ml: 300,
    sugars: 'glucose_fructose',
    contains: ['milk' as const],
  } as const
  const drink: FuelChoice = { label: { ...label, contains: [...label.contains] } }
  const gel: FuelChoice = {
    label: { ...label, name: 'Club gel', kind: 'gel', volume_ml: null, contains: 'unknown' },
  }
  const typed = [drink, gel].reduce<StationsDraft>(
    (draft, choice, at) => withTypedLabel(draft, choice, at === 0 ? 'drunk' : 'eaten'),
    { ...stationsDraftOf({}, metric), every: '5' },
  )
  const gels = typed.gels.map((each) => ({ ...each, at: '20' }))
  const kept = readStations({ ...typed, gels }, { preferences: {}, reader: metric })
  const course = { stations: { every_km: 5 }, drink, gels: [{ product: gel, at_km: [20] }] }
  expect(kept).toEqual({ ok: true, value: { course } })
  const again = stationsDraftOf({ course }, metric)
  expect(again.drink).toBe(typed.drink)
  expect(withLabel([{ id: 'gatorade', name: 'Gatorade' }], again.drink)[0]?.name).toBe(
    'Club drink, 18 g carbs',
  )
  expect(withLabel([{ id: 'gatorade', name: 'Gatorade' }], 'gatorade')).toHaveLength(1)
})
