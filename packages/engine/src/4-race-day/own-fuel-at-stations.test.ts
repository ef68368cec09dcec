import { expect, test } from 'vitest'
import { someRunner } from '../../testing/some-runner.ts'
import type { Preferences } from '../1-runner/preferences/preferences-schema.ts'
import { setTargets } from '../2-targets/set-targets.ts'
import { racesWithStations } from './course/races-with-stations.ts'
import { factsFor } from '../../testing/stages-for.ts'
import { noMenus } from '../../testing/no-menus.ts'
import { renderNote } from '../7-words/notes/render-note.ts'
import type { Runner } from '../1-runner/runner.ts'
import { scheduleRaceDay } from './schedule-race-day.ts'

const raceOf = (id: string) => ({
  ...racesWithStations.find((race) => race.id === id)?.course,
  checked: true,
})

test('a bottle too small for the way to the next station leaves what the stations allow', () => {
  const label = {
    name: 'Gel',
    kind: 'gel',
    carbs_g: 15,
    sodium_mg: 0,
    caffeine_mg: 0,
    volume_ml: null,
  } as const
  const runner = someRunner({
    race: 'Marathon',
    targetSeconds: 13_665,
    age: 16,
    weightKg: 35.4,
    climate: 'Cool',
    preferences: {
      carry: { bottle_ml: 100 },
      course: { stations: { at_km: [0.1, 27.7] }, cup_ml: 101 },
      fuel: {
        main: [{ label: { ...label, sugars: 'glucose', contains: [] } }, { product: 'maurten-gel-100' }],
      },
    },
  })
  const { rows } = scheduleRaceDay(runner, setTargets(runner))
  expect(rows.filter(({ phase }) => phase === 'during').length).toBeGreaterThan(0)
  expect(farStationsOf(runner)).toMatch(/: the table has only what they hand out, so carry a bottle/)
  const { preferences } = runner
  const withRoom = { ...runner, preferences: { ...preferences, carry: { bottle_ml: 1000 } } }
  expect(farStationsOf(withRoom)).toMatch(/: the table counts on a bottle of your own\.$/)
})

const farStationsOf = (runner: Runner) => {
  const plan = factsFor(runner, { menus: noMenus })
  return plan.notes.flatMap((note) => (note.code === 'far-stations' ? renderNote(note, plan) : [])).join()
}

/** The note on stations far apart, for a marathon in 4:15 past these. */
const noteWith = (at_km: number[], distance: 'km' | 'mi' = 'km') => {
  const runner = someRunner({
    race: 'Marathon',
    targetSeconds: 15_300,
    preferences: { course: { stations: { at_km } } },
  })
  return farStationsOf({ ...runner, units: { ...runner.units, distance } })
}

test('where stations stand too far apart it is said from where to where, in the unit of the runner', () => {
  expect(noteWith([5, 10, 25, 32])).toContain(
    'more than an hour without a drink, from 10 km to 25 km and from 32 km to the finish: ',
  )
  expect(noteWith([12, 20, 27, 34])).toContain('without a drink, from the start to 12 km: ')
  expect(noteWith([5, 10, 25, 34], 'mi')).toContain('from 6.2 mi to 15.5 mi: ')
  expect(noteWith([1])).toContain('from 1 km to the finish: ')
})

/** The facts of that note, for a marathon in 4:15 past these. */
const factsWith = (at_km: number[]) => {
  const course = { stations: { at_km } }
  const runner = someRunner({ race: 'Marathon', targetSeconds: 15_300, preferences: { course } })
  const { notes } = factsFor(runner, { menus: noMenus })
  return notes.find(({ code }) => code === 'far-stations')?.facts
}

test('the stretches without a drink are facts of the note', () => {
  expect(factsWith([5, 10, 25, 34])).toEqual({
    stretches: [{ from_km: 10, to_km: 25 }],
    drinks_between: true,
  })
  expect(factsWith([5, 10, 15, 20, 25, 30, 35, 40])).toBeUndefined()
})

test('nobody measures salt into station cups who may take capsules, in heat either', () => {
  const salts = [15, 21, 27, 33].map((temp_c) => {
    const preferences = {
      course: { stations: { every_km: 1.609, from_km: 3.2 } },
      forecast: { temp_c, humidity: 70 },
    }
    const runner = someRunner({
      race: 'Marathon',
      targetSeconds: 15_300,
      weightKg: 62.6,
      sex: 'Female',
      diet: 'Vegetarian',
      allergies: ['peanut', 'lactose'],
      preferences,
    })
    const { kit } = scheduleRaceDay(runner, setTargets(runner))
    return kit.salt?.id
  })
  expect(salts).not.toContain('salt-quarter-tsp')
  expect(salts.some((id) => id !== undefined)).toBe(true)
})

const everyMile = { stations: { every_km: 1.609, from_km: 3.219 } }

interface Eaten {
  readonly fuel: NonNullable<Preferences['fuel']>
  readonly course: NonNullable<Preferences['course']>
  readonly hours: number
}

function carbsOf({ fuel, course, hours }: Eaten): number {
  const runner = someRunner({
    race: 'Marathon',
    targetSeconds: 3600 * hours,
    sex: 'Female',
    weightKg: 60,
    preferences: { fuel, course },
  })
  const targets = setTargets(runner)
  const { startToFinish } = scheduleRaceDay(runner, targets)
  expect(startToFinish.fluids / hours).toBeGreaterThan(0.7 * targets.race.perHour.fluids)
  return startToFinish.carbs / hours / targets.race.perHour.carbs
}

const pf30 = { main: [{ product: 'pf-30-gel' }] }

test.each<[string, number, Eaten]>([
  [
    'gels and the drink of New York',
    0.9,
    { fuel: { ...pf30, drink: 'course' }, course: raceOf('new-york'), hours: 3 + 5 / 60 },
  ],
  [
    'gels of unknown sugars and the drink of Tokyo',
    0.75,
    { fuel: { ...pf30, drink: 'course' }, course: raceOf('tokyo'), hours: 3 + 5 / 60 },
  ],
  [
    'gels that need no water in Berlin',
    0.9,
    { fuel: { main: [{ product: 'maurten-gel-100' }] }, course: raceOf('berlin'), hours: 3.75 },
  ],
  [
    'gels that need water, at a station each mile',
    0.75,
    { fuel: { main: [{ product: 'gu-energy-gel' }] }, course: everyMile, hours: 3 + 5 / 60 },
  ],
  [
    'gels and a sports drink, past stations that are far apart',
    0.8,
    {
      fuel: { ...pf30, drink: { product: 'gatorade-endurance' } },
      course: { stations: { every_km: 8.047 } },
      hours: 3 + 5 / 60,
    },
  ],
  [
    'dried fruit and a sports drink',
    0.75,
    {
      fuel: {
        main: [{ product: 'raisins-box' }, { product: 'dates-2' }],
        drink: { product: 'sports-drink-home-sugar' },
      },
      course: { stations: { every_km: 5 } },
      hours: 3 + 5 / 60,
    },
  ],
])('%s bring at least %d of the carbs, with most of the fluids', (_what, share, eaten) => {
  expect(carbsOf(eaten)).toBeGreaterThanOrEqual(share)
})

test.each([undefined, { bottle_ml: 500 }])(
  'between stations five kilometers apart a bottle (%j) brings the fluids and the carbs of gels',
  (carry) => {
    const runner = someRunner({
      race: 'Marathon',
      targetSeconds: 230 * 60,
      weightKg: 75,
      preferences: {
        fuel: { main: [{ product: 'maurten-gel-100' }] },
        course: { stations: { every_km: 5, to_km: 40 } },
        practiced_g_per_hr: 50,
        ...(carry ? { carry } : {}),
      },
    })
    const targets = setTargets(runner)
    const { startToFinish, shortfalls } = scheduleRaceDay(runner, targets)
    expect(shortfalls).toEqual([])
    expect(startToFinish.fluids / targets.race.time).toBeGreaterThan(0.9 * targets.race.perHour.fluids)
    expect(startToFinish.carbs / targets.race.time).toBeGreaterThan(0.9 * targets.race.perHour.carbs)
  },
)
