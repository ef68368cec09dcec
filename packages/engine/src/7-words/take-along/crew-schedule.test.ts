import { describe, expect, test } from 'vitest'
import { drawnRunners } from '../../../testing/any-runner.ts'
import { someRunner } from '../../../testing/some-runner.ts'
import { factsFor } from '../../../testing/stages-for.ts'
import type { Plan } from '../../plan.ts'
import { crewSchedule } from './crew-schedule.ts'
import { shortServings, shortStops } from './short-stops.ts'
import { renderCrewSchedule } from './crew-words.ts'

const morning = { start_time: '07:30', time_zone: 'America/New_York' }
const atStations = someRunner({
  preferences: { course: { stations: { every_km: 2 }, drink: { product: 'gatorade-endurance' } } },
})
const plan = factsFor(someRunner({ units: 'imperial', preferences: morning }))

describe('the schedule of the crew', () => {
  test('has every stop of the plan at its place, with all that is taken there, for anybody', () => {
    const seen = { stops: 0, fromTheRace: 0, topUps: 0 }
    for (const runner of [...drawnRunners(30), atStations]) {
      const facts = factsFor(runner)
      const schedule = crewSchedule(facts)
      expect(renderCrewSchedule(schedule).stops.map(({ place }) => place)).toEqual(
        shortStops(facts).map(({ mark }) => mark),
      )
      const rows = facts.race_day.rows.filter(({ phase }) => phase === 'during')
      for (const [index, { minute, handOver, fromTheRace }] of schedule.stops.entries()) {
        const row = rows[index]
        if (!row) throw new Error('a stop without a row')
        const taken = shortServings(facts, row, { namesWater: true })
        expect(minute).toBe(row.minute)
        expect([...handOver, ...fromTheRace].map(asText).toSorted()).toEqual(taken.map(asText).toSorted())
        seen.fromTheRace += fromTheRace.length
      }
      seen.stops += schedule.stops.length
      seen.topUps += schedule.topUp === null ? 0 : 1
    }
    expect(seen.stops).toBeGreaterThan(100)
    expect(seen.fromTheRace).toBeGreaterThan(5)
    expect(seen.topUps).toBeGreaterThan(10)
  })

  test('has nothing from the course among what is carried, and no cup before the start', () => {
    const { carries, topUp } = crewSchedule(factsFor(atStations))
    expect(carries.join()).toMatch(/gel/)
    expect(carries.join()).not.toMatch(/course/)
    expect(topUp?.takes.map(({ text }) => text).join()).toMatch(/\d ml/)
  })

  test('is the same whatever the runner weighs, eats, takes or is ill with', () => {
    const { runner } = plan
    const other: Plan = {
      ...plan,
      runner: {
        ...runner,
        answers: { ...runner.answers, weight: 'SECRET', age: 'SECRET', allergies: 'SECRET' },
        sex: 'Male',
        age: 71,
        weight_kg: 99,
        height_cm: 199,
        weekly_km: 1,
        sweat_rate_lph: 2,
        diet: 'Vegan',
        health: [],
        exclusions: { ...runner.exclusions, typed: ['SECRET'], unknown: ['SECRET'] },
      },
      training_days: [],
      race_week: [],
      medical_kit: [],
      notes: [],
    }
    expect(crewSchedule(other)).toEqual(crewSchedule(plan))
    expect(Object.keys(crewSchedule(plan)).toSorted()).toEqual(
      'carries day distance finishMinute isAmerican lighterWithout race spares start stops topUp zone'.split(
        ' ',
      ),
    )
  })
})

const asText = ({ of, text }: { of: string; text: string }) => `${of} ${text}`
