import { describe, expect, test } from 'vitest'
import { readCalendar } from '../../testing/read-calendar.ts'
import { sampleHalfMarathonPlan } from '../../testing/sample-rendered-plan.ts'
import type { RenderedPlan } from '../rendered-plan.ts'
import { calendarFile } from './calendar-file.ts'

const id = 'f3b1c2d4-0000-4000-8000-5e6f7a8b9c0d'
const inZone = sampleHalfMarathonPlan({ start_time: '07:30', time_zone: 'America/New_York' })
const withoutStart = sampleHalfMarathonPlan()

const timed = (plan: RenderedPlan) =>
  readCalendar(calendarFile(plan, null, id).text).events.filter(({ start }) => start.includes('T'))

describe('the next export', () => {
  const first = calendarFile(inZone, null, id)
  const { rows } = inZone.facts.race_day
  const stops = rows.filter(({ phase }) => phase === 'during')

  /** Without the last stop. */
  const shorter: RenderedPlan = {
    facts: {
      ...inZone.facts,
      race_day: { ...inZone.facts.race_day, rows: rows.filter((row) => row !== stops.at(-1)) },
    },
    words: {
      ...inZone.words,
      raceRows: inZone.words.raceRows.filter((_, index) => rows[index] !== stops.at(-1)),
    },
  }

  test('has the same ids, whatever random one it is offered, and the next sequence', () => {
    const second = calendarFile(inZone, first.kept, 'another-random-id')
    const third = calendarFile(inZone, second.kept, 'another-random-id')
    expect([first, second, third].map(({ kept }) => kept.sequence)).toEqual([0, 1, 2])
    const [before, after] = [first, third].map(({ text }) => readCalendar(text).events)
    expect(after).toEqual(before?.map((event) => ({ ...event, sequence: 2 })))
  })

  test('cancels a stop that vanished, at its old time and without an alarm, in every later file too, until it is back', () => {
    const second = calendarFile(shorter, first.kept, id)
    const cancelled = readCalendar(second.text).events.filter(({ status }) => status !== null)
    const [old] = timed(inZone).filter(({ uid }) => uid.startsWith(`${id}-stop-${stops.length}@`))
    expect(cancelled).toMatchObject([
      {
        uid: old?.uid,
        start: old?.start,
        sequence: 1,
        status: 'CANCELLED',
        summary: 'No longer in your race fuel plan',
        alarms: [],
      },
    ])
    const third = calendarFile(shorter, second.kept, id)
    expect(readCalendar(third.text).events.filter(({ status }) => status !== null)).toMatchObject([
      { uid: old?.uid, sequence: 2, status: 'CANCELLED' },
    ])
    const back = calendarFile(inZone, third.kept, id)
    expect(back.text).not.toContain('CANCELLED')
    expect(back.kept.withdrawn).toEqual([])
  })

  test('cancels every stop when the start is taken back, and the one day when it is given', () => {
    const taken = calendarFile(withoutStart, first.kept, id)
    expect(taken.text.match(/CANCELLED/g)).toHaveLength(rows.length)
    const given = readCalendar(calendarFile(inZone, taken.kept, id).text).events
    expect(given.filter(({ status }) => status !== null)).toMatchObject([
      { uid: `${id}-race@race-nutrition.invalid`, start: '2026-12-13' },
    ])
  })

  test('moves no stop to another id when a row before the start vanishes', () => {
    const uids = new Set(timed(inZone).map(({ uid }) => uid))
    const isKept = (_: unknown, index: number) => rows[index]?.phase !== 'top-up'
    const race_day = { ...inZone.facts.race_day, rows: rows.filter(isKept) }
    const raceRows = inZone.words.raceRows.filter(isKept)
    const fewer = { facts: { ...inZone.facts, race_day }, words: { ...inZone.words, raceRows } }
    expect(race_day.rows.length).toBeLessThan(rows.length)
    expect(timed(fewer).every(({ uid }) => uids.has(uid))).toBe(true)
  })
})
