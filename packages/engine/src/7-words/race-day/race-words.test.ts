import { expect, test } from 'vitest'
import { type RaceType, emptyQuestionnaire } from '../../1-runner/questionnaire.ts'
import { readRunner } from '../../1-runner/read-runner.ts'
import { interpretAnswer } from '../answers/interpret-answer.ts'
import { someRunner } from '../../../testing/some-runner.ts'
import { factsFor } from '../../../testing/stages-for.ts'
import { renderReason } from '../reasons/render-reasons.ts'
import { raceWords } from './race-words.ts'

function wordsFor(targetTimeOrPace: string, raceType: RaceType = 'Half') {
  const answers = {
    ...emptyQuestionnaire,
    raceType,
    targetTimeOrPace,
    raceDate: '2027-04-11',
    age: '34',
    height: '170 cm',
    weight: '62 kg',
    weeklyMileage: '50 km',
    longRunDistance: '20 km',
  }
  const runner = readRunner(answers, { year: 2027, month: 3, day: 1 })
  if (!runner.ok) throw new Error(JSON.stringify(runner.refused))
  return raceWords(factsFor(runner.value))
}

test('a race is named, with its target, its pace both ways and how long it takes', () => {
  expect(wordsFor('1:45:00')).toEqual({
    name: 'Half Marathon',
    target: 'in 1:45:00',
    pace: '4:59 /km · 8:01 /mi',
    lasts: '1 h 45 min',
    caffeine: 175,
    conditions: 'Moderate, Flat',
  })
})

test('a forecast stands in place of the climate of the answers', () => {
  const preferences = { forecast: { temp_c: 27, humidity: 70 } }
  expect(raceWords(factsFor(someRunner({ preferences }))).conditions).toBe('27 °C, 70% humidity, Flat')
})

test('caffeine is what is taken: whole cups of coffee bring less than the dose', () => {
  const plan = factsFor(someRunner({ weightKg: 60, preferences: { fuel: { caffeine: 'coffee' } } }))
  expect(plan.targets.caffeine_mg).toBe(175)
  expect(raceWords(plan).caffeine).toBe(90)
  expect(renderReason(plan, 'targets.caffeine_mg')?.text).toContain(
    'For you that is 175 mg. It is optional. Whole cups of coffee bring 90 mg of it.',
  )
})

test.each([
  ['Marathon', 'sub 4 h', 'in 4:00:00'],
  ['Marathon', '3h45', 'in 3:45:00'],
  ['Half', '1:45', 'in 1:45:00'],
  ['10K', '45:00', 'in 45:00'],
  ['10K', ' 4:30 / km ', 'at 4:30 / km'],
  ['10K', '8:00 per mile', 'at 8:00 per mile'],
] as const)('the %s target "%s" reads "%s"', (raceType, typed, sentence) => {
  expect(wordsFor(typed, raceType).target).toBe(sentence)
})

test.each(['6:30:00', '6:30:07', '4:00:00', '3:59:59', '3:07:31', '5:12:45', '2:59:03'])(
  'the pace of a marathon in %s is that of the form, to the second',
  (typed) => {
    const { pace } = wordsFor(typed, 'Marathon')
    const today = { year: 2027, month: 3, day: 1 }
    const line = interpretAnswer(
      'targetTimeOrPace',
      typed,
      { ...emptyQuestionnaire, raceType: 'Marathon' },
      today,
    )
    expect(line?.text).toContain(pace)
  },
)

test('seconds that round to sixty become the next minute', () => {
  expect(wordsFor('3:30:45', 'Marathon').pace).toMatch(/^5:00 \/km/)
})
