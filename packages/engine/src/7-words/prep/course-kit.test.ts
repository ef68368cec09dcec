import { expect, test } from 'vitest'
import { racesWithStations } from '../../4-race-day/course/races-with-stations.ts'
import { planRace } from '../../plan-race.ts'
import type { PlanShortfall } from '../../plan.ts'
import { crewSchedule } from '../take-along/crew-schedule.ts'
import { shortStops } from '../take-along/short-stops.ts'
import { renderWords } from '../render-words.ts'
import { raceKit } from './race-kit.ts'

const answers = {
  raceType: 'Marathon',
  raceDate: '2027-04-19',
  targetTimeOrPace: '4:15:00',
  sex: 'Female',
  age: '40',
  height: '168 cm',
  weight: '63 kg',
  weeklyMileage: '65 km',
  longRunDistance: '29 km',
  sweatRate: '',
  dietPreference: 'Omnivore',
  allergies: '',
  budget: 'Medium',
  course: 'Hilly',
  climate: 'Moderate',
} as const

test('what the course hands out is neither bought, carried nor replaced, and named with its maker', () => {
  const boston = racesWithStations.find(({ id }) => id === 'boston')?.course
  const course = { ...boston, checked: true }
  const preferences = { course, fuel: { main: [{ product: 'sis-go-isotonic' }], drink: 'course' } }
  const made = planRace(answers, { year: 2027, month: 3, day: 1 }, preferences)
  if (!made.ok) throw new Error('refused')
  const { raceRows, prep, groceries, notes } = renderWords(made.value.plan)
  const table = raceRows.map(({ item }) => item).join('\n')
  // Mile 21.5: the next water stands at mile 22.
  expect(table).toContain('1 Maurten Gel 100 handed out at 34.6 km, ')
  expect(table).toMatch(/station cups .*Gatorade Endurance drink/)
  // Whoever reads it there alone has run past the table.
  const short = shortStops(made.value.plan).flatMap(({ takes }) => takes.map(({ text }) => text))
  expect(short).toContain('course Maurten Gel 100 (km 34.6)')
  const crew = crewSchedule(made.value.plan).stops.flatMap(({ fromTheRace }) => fromTheRace)
  expect(crew).toContainEqual({ of: 'fuel', text: 'course Maurten Gel 100 (km 34.6)' })
  // Long runs have no stations: what the race hands out is bought for them.
  const toBring = [...prep.kit, ...groceries.electrolytes.map(({ name }) => name)]
    .filter((line) => !line.startsWith('For your long runs'))
    .join('\n')
  expect(toBring).toContain('SiS GO Isotonic gel')
  expect(toBring).not.toMatch(/Maurten|Gatorade|[Aa] bottle|soft flask/)
  expect(notes.map(({ text }) => text).join('\n')).toMatch(
    /do not take Maurten Gel 100 Caf 100: .*The plan has another in its place\./,
  )
})

test('where the runner has not confirmed the stations, nothing is said to stand in place of what they hand out', () => {
  const boston = racesWithStations.find(({ id }) => id === 'boston')?.course
  const made = planRace(answers, { year: 2027, month: 3, day: 1 }, { course: boston })
  if (!made.ok) throw new Error('refused')
  const notes = renderWords(made.value.plan).notes.map(({ text }) => text)
  expect(notes.join('\n')).toContain('nothing from the course counts')
  expect(notes.join('\n')).toContain('do not take Maurten Gel 100 Caf 100')
  expect(notes.join('\n')).not.toMatch(/Take water there|has another in its place/)
})

test('a gel that is handed out beside the water has no place of its own', () => {
  const gels = [{ product: { product: 'maurten-gel-100' }, at_km: [15, 30] }]
  const preferences = { course: { stations: { every_km: 5 }, gels } }
  const made = planRace(answers, { year: 2027, month: 3, day: 1 }, preferences)
  if (!made.ok) throw new Error('refused')
  const table = renderWords(made.value.plan).raceRows.map(({ item }) => item)
  expect(table.join('\n')).toContain('1 Maurten Gel 100 from the course')
  expect(table.join('\n')).not.toContain('handed out')
})

test('the cups of the stations are enough, and a bottle stays at home, only where they leave nothing short', () => {
  const preferences = { carry: { bottle_ml: 500 }, course: { stations: { every_km: 1.609 } } }
  const made = planRace(answers, { year: 2027, month: 3, day: 1 }, preferences)
  if (!made.ok) throw new Error('refused')
  const { plan } = made.value
  const short: PlanShortfall = {
    of: 'fluids',
    target: 420,
    delivered: 300,
    because: 'stations',
    needed: null,
  }
  const bottleOf = (shortfalls: readonly PlanShortfall[]) =>
    raceKit({ ...plan, race_day: { ...plan.race_day, shortfalls } }).find((line) => /bottle/i.test(line))
  expect(bottleOf([])).toBe('No bottle: the cups of the stations are enough')
  expect(bottleOf([short])).toBe('Your bottle, with water: the cups of the stations are too few')
})

test.each([
  ['5:29:00', 'Soft flask to fill at aid stations'],
  ['5:30:00', 'Soft flask to fill at aid stations: ask when they close, and the time limit'],
])('a marathon in %s has in its kit: %s', (targetTimeOrPace, line) => {
  const made = planRace({ ...answers, targetTimeOrPace, budget: 'Low' }, { year: 2027, month: 3, day: 1 })
  if (!made.ok) throw new Error('refused')
  expect(raceKit(made.value.plan)).toContain(line)
})
