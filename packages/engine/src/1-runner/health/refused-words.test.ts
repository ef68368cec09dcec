import { describe, expect, test } from 'vitest'
import { emptyQuestionnaire, type Questionnaire } from '../questionnaire.ts'
import { readRunner } from '../read-runner.ts'
import { interpretAnswer } from '../../7-words/answers/interpret-answer.ts'

const today = { year: 2027, month: 3, day: 1 }
const answers: Questionnaire = {
  ...emptyQuestionnaire,
  raceType: 'Marathon',
  raceDate: '2027-04-11',
  targetTimeOrPace: '4:00:00',
  age: '36',
  height: '168 cm',
  weight: '62 kg',
  weeklyMileage: '55 km',
  longRunDistance: '28 km',
}

function refusalsOf(changed: Partial<Questionnaire>) {
  const read = readRunner({ ...answers, ...changed }, today)
  return read.ok ? [] : read.refused.map(({ field, code }) => `${field} ${code}`)
}

describe('of what is refused for a runner, the first that holds is shown', () => {
  test.each<[Partial<Questionnaire>, string[]]>([
    [{}, []],
    [{ allergies: 'PKU' }, ['allergies refused-health']],
    [{ allergies: 'PKU', age: '15' }, ['allergies refused-health']],
    [{ allergies: 'peanuts, heart failure, type 1 diabetes', age: '17' }, ['allergies refused-health']],
    [{ age: '15' }, ['age refused-minor']],
    [{ age: '16' }, []],
    [{ age: '15', raceType: 'Half', targetTimeOrPace: '2:00:00' }, []],
    [{ age: '15', allergies: 'type 1 diabetes' }, ['age refused-minor']],
    [{ age: '17', allergies: 'type 1 diabetes' }, ['allergies refused-minor']],
    [{ age: '18', allergies: 'type 1 diabetes' }, []],
    [{ age: '17', allergies: 'heart murmur' }, ['allergies refused-minor']],
    [{ age: '17', allergies: 'one kidney' }, ['allergies refused-minor']],
    [{ age: '17', allergies: 'was anorexic' }, ['allergies refused-minor']],
    [{ age: '17', allergies: 'celiac, asthma, anxiety' }, []],
    [{ age: '17', allergies: 'no diabetes' }, []],
  ])('%j: %j', (changed, refusals) => {
    expect(refusalsOf(changed)).toEqual(refusals)
  })
})

test('other answers that cannot be read are refused beside it', () => {
  expect(refusalsOf({ allergies: 'PKU', weight: 'light' })).toEqual([
    'weight not-a-weight',
    'allergies refused-health',
  ])
  expect(refusalsOf({ allergies: 'type 1 diabetes', age: 'young' })).toEqual(['age not-an-age'])
})

test('the lines under both fields say so as soon as it holds', () => {
  const young = { ...answers, age: '17', allergies: 'Type 1 diabetes' }
  expect(interpretAnswer('allergies', young.allergies, young, today)).toEqual({
    tone: 'unsure',
    text: 'With “Type 1 diabetes” under 18, make this plan with your team and a parent.',
  })
  expect(interpretAnswer('age', '15', answers, today)).toEqual({
    tone: 'unsure',
    text: 'A marathon is planned here from 16.',
  })
  expect(interpretAnswer('age', '15', { ...answers, raceType: '10K' }, today)).toBeNull()
  expect(interpretAnswer('age', '15', { ...answers, allergies: 'PKU' }, today)).toBeNull()
})
