import {
  type LineLanguage,
  type LinePlace,
  linePlaces,
  type Plan,
  planRace,
  readIsoDay,
} from '@race-nutrition/engine'
import { describe, expect, test } from 'vitest'
import { goldenRunners } from '../../../../../tests/golden-runners.ts'
import { acceptLines } from './accept-lines.ts'

/** A golden runner, with other answers or settings. */
function planOf(name: string, changes: object = {}, preferences = {}): Plan {
  const golden = goldenRunners[name]
  const today = readIsoDay(golden?.today ?? '')
  const made = golden && today && planRace({ ...golden.answers, ...changes }, today, preferences)
  if (!made?.ok) throw new Error(name)
  return made.value.plan
}

const usual = planOf('half-1-45-omnivore')
const heavy = planOf('heavy-marathoner-800-grams')
const raceTomorrow = planOf('half-1-45-omnivore', { raceDate: '2027-03-02' })
const raceToday = planOf('race-today')
const atNine = planOf('half-1-45-omnivore', {}, { start_time: '09:00' })
const atSix = planOf('half-1-45-omnivore', {}, { start_time: '18:00' })
const hot = planOf('measured-sweat-hot-marathon')
const shortRuns = planOf('measured-sweat-hot-marathon', { longRunDistance: '3 miles' })
const hotel = planOf('half-1-45-omnivore', {}, { start_time: '07:00', kitchen: { race_morning: 'hotel' } })
const fiveK = planOf('teen-5k-in-three-days')
const celiac = planOf('gluten-nut-soy-free-vegan-half')
const walker = planOf('walk-run-6-30', {}, { start_time: '18:00' })
const quick = planOf('half-1-45-omnivore', {}, { kitchen: { effort: 'quick' } })

const firstRow = (plan: Plan, phase: string) => plan.race_day.rows.findIndex((row) => row.phase === phase)
const stop = firstRow(usual, 'during')
const topUp = firstRow(usual, 'top-up')

function placesOf(plan: Plan, text: string, lang: LineLanguage = 'en'): LinePlace[] {
  const standsAt = (place: LinePlace) =>
    acceptLines({ lines: [{ place, text }], plan, lang }).accepted.length > 0
  return linePlaces.filter(standsAt)
}

/** Lines that are false or harmful for this runner, though not for every one. Found by readers who knew the whole list. */
describe('a sentence that is false for this runner is refused at every place', () => {
  test.each<[string, Plan, string, LineLanguage?]>([
    ['a part of a stop as the stop', heavy, 'Take {food:saltstick-caps} at {row.4.time}.'],
    ['a part of a stop as the stop', heavy, 'At {row.4.time} your plan has {food:saltstick-caps}.'],
    ['a part of a stop as the stop', usual, `En {row.${stop}.time} toma {food:maurten-gel-100}.`, 'es'],
    ['a part of a stop as the stop', usual, `Nimm {food:maurten-gel-100} bei {row.${stop}.time}.`, 'de'],
    ['a snack after dinner', usual, 'End your day with {meal:2-days-before.dinner}.'],
    ['a snack after dinner', usual, 'Beende den Tag mit {meal:2-days-before.dinner}.', 'de'],
    ['practice the day before', raceTomorrow, 'Practice with {food:maurten-gel-100} in training.'],
    ['practice the day before', raceTomorrow, 'Start your long run at the time of the race.'],
    ['practice the day before', raceTomorrow, 'Trainiere mit {food:maurten-gel-100} beim langen Lauf.', 'de'],
    ['what was never practiced', raceTomorrow, `Take {row.${stop}} exactly as practiced.`],
    ['what was never practiced', raceTomorrow, `{row.${stop}} is what you practiced.`],
    ['what was never practiced', raceTomorrow, 'The {food:maurten-gel-100} is what you practiced.'],
    ['a day that begins at the gun', atNine, 'Your day begins at {race.start}.'],
    ['a day that begins at the gun', atNine, 'Tu día empieza a las {race.start}.', 'es'],
    ['a day that begins at the gun', atNine, 'Llega tranquilo a las {race.start}.', 'es'],
    ['an evening race', atSix, 'Plan your morning around {race.start}.'],
    ['habits in place of the carb load', usual, 'Keep your usual habits.'],
    ['a row that is not a stop', usual, 'Set your alarm for {row.0.time}.'],
    ['a row that is not a stop', usual, `Slow down for {row.${topUp}}.`],
    ['a row that is not a stop', usual, `Take {row.${topUp}}, then settle back into your rhythm.`],
    ['one gel of many', heavy, 'Pack {food:generic-gel}.'],
    ['a day that is past', raceToday, 'Lay out your shoes the night before.'],
    ['a day that is past', raceToday, 'Have dinner early and let the evening wind down.'],
    ['a hotel that nobody has', usual, 'Ask the hotel for a quiet room.'],
    ['a dish that is not baked', usual, 'Hornea {meal:1-days-before.dinner}.', 'es'],
    ['hands that do not know of an allergy', usual, 'Let someone else cook {meal:rest.dinner}.'],
    ['hills', usual, 'On the climbs, shorten your stride and keep your effort even.'],
    ['warm layers in the heat', hot, 'An old sweater keeps you warm before the start.'],
    ['warm layers in the heat', hot, 'Put on warm layers after the finish.'],
    ['warm layers in the heat', hot, 'Wear a jacket against the rain.'],
    [
      'help that is put off',
      usual,
      'Hol dir früh Hilfe, wenn es dir schlecht geht. Kein Grund zur Eile.',
      'de',
    ],
    ['help that is put off', usual, 'Si te encuentras mal, pide ayuda pronto. No hay prisa.', 'es'],
    [
      'help that is put off',
      hot,
      'Ask for help soon when you feel unwell. Nerves before the start are normal.',
    ],
    ['a pace that is kept in the heat', hot, 'When your pace slips, stay calm and run by effort.'],
    ['a pace that is kept in the heat', hot, 'Halte ein gleichmäßiges Tempo.', 'de'],
    ['a way that is begun at the gun', atNine, 'Planifica el camino alrededor de las {race.start}.', 'es'],
    ['a way that is begun at the gun', atNine, 'Plane den Weg um {race.start} herum.', 'de'],
    ['slower than planned', usual, `Lauf für {row.${stop}} langsamer wie geplant.`, 'de'],
    ['an alarm clock at a stop', usual, `Set your alarm for {row.${stop}.time}.`],
    ['an alarm clock in another room', hotel, 'Leave your phone in another room at night.'],
    ['a late bedtime before an early start', hotel, 'Keep your usual bedtime.'],
    ['a dish that is ordered', hotel, 'Make {meal:1-days-before.dinner}.'],
    ['the race breakfast at any time', usual, 'Eat {meal:race-morning.breakfast} in your own time.'],
    ['salt without its water', heavy, 'Practice with {food:saltstick-caps}.'],
    ['a drink that the long run does not have', shortRuns, 'On your long run, run with {food:nuun-sport}.'],
    ['hands that do not know of an allergy', celiac, 'Share the cooking with friends.'],
    ['another dinner on the eve', heavy, 'Have a familiar dinner with people you like.'],
    ['a long race of 5 km', fiveK, '{distance} is long and leaves time to settle in.'],
    ['a slow 5 km', fiveK, 'When your breathing gets hard, slow down until you can talk.'],
    ['an evening before a race today', raceToday, 'Go to bed early.'],
    ['a family that may not exist', usual, 'Deine Familie wartet im Ziel mit einem Lächeln.', 'de'],
    ['a way home from a hotel', hotel, 'Pick up your bib early and go home.'],
    ['the morning of an evening race', walker, 'Walk through the morning in your mind.'],
    ['a session that is not cooked', quick, 'Wash up while the oven does its work.'],
    ['what is not cooked', usual, 'Cook {meal:1-days-before.evening-snack}.'],
    ['the next day in another language', walker, 'La meta te espera a las {race.finish}.', 'es'],
  ])('%s', (_, plan, text, lang = 'en') => {
    expect(placesOf(plan, text, lang)).toEqual([])
  })

  test('while the facts of these lines are in their plans', () => {
    expect(placesOf(usual, `Take {row.${stop}}.`)).toEqual(['race_week.race_morning', 'race_day_plan.note'])
    expect(placesOf(usual, 'Practice with {food:maurten-gel-100} in training.')).toEqual([
      'long_run_fueling.during.schedule',
    ])
    expect(placesOf(atNine, 'Your race begins at {race.start}.')).not.toEqual([])
    expect(placesOf(usual, 'Enjoy {meal:2-days-before.dinner}.')).toEqual(['race_week.thu_fri'])
    expect(topUp).toBeGreaterThan(0)
    expect(heavy.race_day.rows[4]?.servings.map(({ id }) => id)).toBeDefined()
  })
})

describe('a sentence is refused where it belongs to another day or task', () => {
  test.each<[Plan, string, LinePlace]>([
    [usual, 'Eat {meal:race-morning.breakfast}.', 'prep.batch_prep_steps'],
    [usual, 'Enjoy {meal:1-days-before.dinner}.', 'prep.batch_prep_steps'],
    [usual, 'Let your legs rest.', 'daily_plan.example_days.1'],
    [usual, 'These days are for rest and sleep.', 'daily_plan.example_days.2'],
    [atNine, 'Arrive early for {race.start}.', 'race_week.day_before'],
    [raceTomorrow, 'Let your legs rest.', 'race_week.mon_wed'],
    [usual, 'When a long run goes badly, you have learned something useful.', 'assumptions_safety'],
    [usual, 'Be proud of your run, whatever the clock says.', 'assumptions_safety'],
    [usual, 'Your plan has {race.fluids_per_hour}.', 'assumptions_safety'],
    [usual, 'Thank the volunteers along the course.', 'long_run_fueling.during.schedule'],
    [usual, 'These days are for rest and sleep.', 'race_week.day_before'],
    [quick, 'Wash up as you go.', 'prep.batch_prep_steps'],
    [raceToday, 'Choose an evening that suits you.', 'daily_plan.example_days.0'],
  ])('%#: %s', (plan, text, place) => {
    expect(acceptLines({ lines: [{ place, text }], plan, lang: 'en' }).accepted).toEqual([])
  })
})

test('a dish is named by one line', () => {
  const texts = [
    'Eat {meal:1-days-before.dinner}.',
    'Take your time with {meal:1-days-before.dinner}.',
    'Look forward to {meal:1-days-before.dinner}.',
  ]
  const lines = texts.map((text) => ({ place: 'race_week.day_before', text }))
  expect(acceptLines({ lines, plan: usual, lang: 'en' }).accepted).toHaveLength(1)
})

test.each<[LineLanguage, string, string]>([
  [
    'en',
    'start slower than you want to and let the Crowd run away from you',
    'Start slower than you want to, and let the crowd run away from you.',
  ],
  [
    'en',
    'Nothing New On Race Day, Wear What You Have Trained In.',
    'Nothing new on race day: wear what you have trained in.',
  ],
  [
    'es',
    'con {climate} empieza, con calma: y escucha a tu cuerpo',
    'Con {climate}, empieza con calma y escucha a tu cuerpo.',
  ],
  [
    'de',
    'starte langsamer als du willst und lass die anderen laufen',
    'Starte langsamer, als du willst, und lass die anderen laufen.',
  ],
])('an accepted line is printed as the list has it: %s', (lang, text, written) => {
  const lines = [{ place: 'race_week.race_morning', text }]
  expect(acceptLines({ lines, plan: usual, lang }).accepted.map((line) => line.text)).toEqual([written])
})

test.each<[LineLanguage, string]>([
  ['en', 'Run run slow enough to chat.'],
  ['en', 'Run your long easy enough to talk.'],
  ['en', 'Lay out your shoes and the night before.'],
  ['en', 'Your usual socks belongs in the bag.'],
  ['en', 'Thank your family’s after the finish.'],
  ['en', 'Stay calm’s.'],
  ['es', 'Ten todo listo antes de las {race.start} y disfruta la.'],
  ['es', 'Toma {row.4} y respira con.'],
  ['de', 'Das der Start ist um {race.start}.'],
  ['de', 'Ruhig sei um {race.start} bereit.'],
  ['de', 'Komm weit vor {race.start} an wie geplant.'],
  ['en', 'An warm sweater keeps you warm before the start.'],
  ['en', 'Look for an steady rhythm from the start.'],
  ['es', 'Siéntete orgullosa de tu carrera.'],
])('an ungrammatical sentence is refused, in %s: %s', (lang, text) => {
  expect(placesOf(atNine, text, lang)).toEqual([])
})
