import { afterEach, expect, test } from 'vitest'
import { renderedPlan } from '../../testing/sample-rendered-plan.ts'
import { readText, writeText } from '../kept/device-storage.ts'
import { eraseAll, raceId, recordKey, writeRace } from '../kept/kept-races.ts'
import { keepTick, readTicks } from '../kept/kept-ticks.ts'
import { logKey, readLog } from '../result/how-it-went/kept-log.ts'
import { filedRace, keptFiledRaces } from './filed-race.ts'
import { keepFiled } from './keep-filed.ts'

const { facts } = renderedPlan()
const { answers } = facts.runner
const race = raceId(answers)
const log = { taken: '3.5', hours: '2,5', stomach: '2', servings: [25, 25] }

afterEach(() => {
  eraseAll()
  localStorage.clear()
})

test('a race for a file has its ticks and how its runs went', () => {
  keepTick(race, 'banana', true)
  writeText(logKey(race, 'long run'), JSON.stringify(log))
  expect(filedRace({ answers, preferences: {}, today: '2027-03-01' })).toEqual({
    answers,
    preferences: {},
    today: '2027-03-01',
    log: [{ run: 'long run', ...log }],
    ticks: ['banana'],
  })
})

test('all races are those that can be read, and the others are counted', () => {
  expect(keptFiledRaces()).toEqual({ races: [], unread: 0 })
  const preferences = { start_time: '07:30' }
  const record = { revision: 1, answers: { ...answers }, today: '2027-03-01', preferences, earlier: [] }
  writeRace(race, record, '{}')
  localStorage.setItem(recordKey('Half Marathon 2027-05-01'), '{"revision":1')
  const { races, unread } = keptFiledRaces()
  expect(unread).toBe(1)
  expect(races).toEqual([{ answers, preferences, today: '2027-03-01', log: [], ticks: [] }])
})

test('what a file brings stands beside what is here, and how a run went here stays', () => {
  keepTick(race, 'oats-rolled', true)
  keepFiled(race, { ticks: ['banana'], log: [{ run: 'race', ...log }] })
  expect([...readTicks(race)].toSorted()).toEqual(['banana', 'oats-rolled'])
  keepFiled(race, { ticks: [], log: [{ run: 'race', ...log, stomach: '9' }] })
  expect(readLog(readText(logKey(race, 'race')) ?? '').stomach).toBe('2')
})
