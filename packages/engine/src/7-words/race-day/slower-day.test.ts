import { describe, expect, test } from 'vitest'
import { type RunnerWishes, someRunner } from '../../../testing/some-runner.ts'
import { factsFor } from '../../../testing/stages-for.ts'
import { slowerDays } from './slower-day.ts'

const marathon = { race: 'Marathon', targetSeconds: 3.5 * 3600, sex: 'Male', weightKg: 70 } as const

const daysFor = (wishes: Partial<RunnerWishes> = {}) =>
  slowerDays(factsFor(someRunner({ ...marathon, ...wishes })))

describe('the table of a slower day', () => {
  test('is named by how much slower it is, with its finish', () => {
    expect(daysFor().map(({ label, finish }) => `${label} ${finish}`)).toEqual([
      '+5% 3:41',
      '+10% 3:51',
      '+15% 4:02',
    ])
  })

  test('has a line for each of its rows, with the minute and the place of the row', () => {
    for (const { facts, rows } of daysFor()) {
      expect(rows.map(({ time }) => time)).toEqual(
        facts.rows.map(({ minute }) => `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`),
      )
      expect(rows.every(({ place }) => place?.endsWith(' km'))).toBe(true)
    }
    expect(daysFor({ units: 'imperial' })[0]?.rows[0]?.place).toMatch(/ mi$/)
  })

  test('has the time of day where the start is known', () => {
    expect(daysFor({ preferences: { start_time: '09:00' } })[0]?.rows[0]?.clock).toMatch(/^09:\d\d$/)
  })

  test('says what it takes beyond the plan', () => {
    const [, , last] = daysFor({ targetSeconds: 2.9 * 3600 })
    expect(last?.facts.extra).not.toEqual([])
    expect(last?.notes.join(' ')).toContain('Also takes 1 more ')
    expect(last?.notes.join(' ')).not.toContain('less to drink')
  })

  test('says where it has less to drink', () => {
    const last = daysFor({ targetSeconds: 4.2 * 3600, climate: 'Hot & Humid' }).at(-1)
    expect(last?.notes.join(' ')).toContain('less to drink')
  })

  test('says the carbs of an hour where they are fewer than planned, and only there', () => {
    const preferences = {
      fuel: { main: [{ product: 'maurten-gel-100' }] },
      course: { stations: { every_km: 8.047 } },
    }
    const far = daysFor({ targetSeconds: 4.25 * 3600, preferences })
    expect(far.at(-1)?.facts.stops).toBe('same-places')
    expect(far.at(-1)?.notes[1]).toMatch(/^\d+ g carbs an hour in place of \d+ g\.$/)
    expect(
      daysFor()
        .flatMap(({ notes }) => notes)
        .join(' '),
    ).not.toContain('in place of')
  })

  test('is none for a race without a stop', () => {
    expect(daysFor({ race: '5K', targetSeconds: 1500 })).toEqual([])
  })
})

test('what is taken afterwards comes as long after the later finish as after the planned one', () => {
  const plan = factsFor(
    someRunner({ ...marathon, preferences: { start_time: '09:00', time_zone: 'Europe/Berlin' } }),
  )
  const planned = plan.race_day.rows.filter(({ phase }) => phase === 'recovery')
  for (const { facts, finish, afterwards } of slowerDays(plan)) {
    expect(afterwards.facts.map(({ minute }) => minute)).toEqual(
      planned.map(({ minute }) => Math.round(minute + facts.minutes - plan.runner.target_minutes)),
    )
    const [hours = 0, minutes = 0] = finish.split(':').map(Number)
    const [row] = afterwards.rows
    expect(row?.time).toBe('0:30 after')
    const after = 9 * 60 + 60 * hours + minutes + 30
    expect(row?.clock).toMatch(
      new RegExp(`^${Math.floor(after / 60)}:${String(after % 60).padStart(2, '0')}`),
    )
  }
})
