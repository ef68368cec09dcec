import { describe, expect, test } from 'vitest'
import { drawnRunners } from '../../../testing/any-runner.ts'
import { someRunner } from '../../../testing/some-runner.ts'
import { factsFor } from '../../../testing/stages-for.ts'
import type { Plan } from '../../plan.ts'
import { slowerDays } from '../race-day/slower-day.ts'
import { crewSchedule, renderCrewSchedule } from './crew-schedule.ts'
import { shortStops } from './short-stops.ts'

const morning = { start_time: '07:30', time_zone: 'America/New_York' }
const plan = factsFor(someRunner({ units: 'imperial', preferences: morning }))

describe('the schedule of the crew', () => {
  test('is by the clock, in the units of the runner', () => {
    const { title, start, tables } = renderCrewSchedule(crewSchedule(plan))
    expect([title, start]).toEqual(['Marathon, Sun 11 Apr 2027', 'Start 7:30 am, time in America/New_York'])
    expect(tables.map((table) => [table.title, table.finish])).toEqual([
      ['As planned', 'finish 4:00, 11:30 am'],
      ['10% slower', 'finish 4:24, 11:54 am'],
    ])
    const [stop] = tables[0]?.stops ?? []
    expect(stop?.clock).toMatch(/^7:[345]\d am$/)
    expect(stop?.mark).toMatch(/^mi \d/)
    expect(stop?.takes.map(({ text }) => text).join(' + ')).toMatch(/oz|gel/)
  })

  test('has no clock without a start', () => {
    const { start, tables } = renderCrewSchedule(crewSchedule(factsFor(someRunner())))
    expect([start, tables[0]?.finish, tables[0]?.stops[0]?.clock]).toEqual([null, 'finish 4:00', null])
    expect(tables[0]?.stops[0]?.mark).toMatch(/^km \d/)
  })

  test('has every stop of the plan and of the slower day, at the same time and place, for anybody', () => {
    let stops = 0
    for (const runner of drawnRunners(30)) {
      const facts = factsFor(runner)
      const { tables } = renderCrewSchedule(crewSchedule(facts))
      const slower = slowerDays(facts).find((day) => day.facts.percent === 10)
      const expected = [shortStops(facts), ...(slower ? [shortStops(facts, slower.facts.rows)] : [])]
      expect(tables.map((table) => table.stops.map(whenAndWhere))).toEqual(
        expected.map((table) => table.map(whenAndWhere)),
      )
      stops += tables.flatMap((table) => table.stops).length
    }
    expect(stops).toBeGreaterThan(100)
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
      'day distance isAmerican planned race slower start zone'.split(' '),
    )
  })

  test('of a race without a stop has no second table', () => {
    const rows = plan.race_day.rows.filter(({ phase }) => phase !== 'during')
    const schedule = crewSchedule({ ...plan, race_day: { ...plan.race_day, rows, slower: [] } })
    expect([schedule.planned.stops, schedule.slower]).toEqual([[], null])
    expect(renderCrewSchedule(schedule).tables).toHaveLength(1)
  })
})

const whenAndWhere = ({ time, mark, clock }: { time: string; mark: string | null; clock: string | null }) => [
  time,
  mark,
  clock,
]
