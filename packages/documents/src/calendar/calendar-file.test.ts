import type { OwnLabel, Preferences } from '@race-nutrition/engine'
import { describe, expect, test } from 'vitest'
import { clockIn } from '../../testing/clock-in.ts'
import { readCalendar } from '../../testing/read-calendar.ts'
import { sampleHalfMarathonPlan } from '../../testing/sample-rendered-plan.ts'
import type { RenderedPlan } from '../rendered-plan.ts'
import { calendarAdvice } from './calendar-advice.ts'
import { calendarFile } from './calendar-file.ts'

const zone = 'America/New_York'
const id = 'f3b1c2d4-0000-4000-8000-5e6f7a8b9c0d'
const inZone = sampleHalfMarathonPlan({ start_time: '07:30', time_zone: zone })
const floating = sampleHalfMarathonPlan({ start_time: '07:30' })
const withoutStart = sampleHalfMarathonPlan()

const eventsOf = (plan: RenderedPlan) => readCalendar(calendarFile(plan, null, id).text).events
const rowsOf = ({ facts }: RenderedPlan) => facts.race_day.rows
const keyOf = (uid: string) => uid.replace(`${id}-`, '').replace('@race-nutrition.invalid', '')
const timed = (plan: RenderedPlan) => eventsOf(plan).filter(({ start }) => start.includes('T'))

/** The same race at another time or place; its rows stay. */
function movedTo(plan: RenderedPlan, day: string, preferences: Preferences): RenderedPlan {
  const runner = { ...plan.facts.runner, race_date: day, preferences }
  return { ...plan, facts: { ...plan.facts, runner } }
}

describe('the file', () => {
  const { name, text } = calendarFile(inZone, null, id)

  test('is named for the race and its day', () => {
    expect(name).toBe('race-fuel-Half-2026-12-13.ics')
  })

  test('is a published calendar of the name that its events are searched by', () => {
    expect(readCalendar(text)).toMatchObject({ name: 'Race fuel', method: 'PUBLISH' })
    for (const { description } of eventsOf(inZone))
      expect(description?.split('\n').at(-1)).toBe('Race fuel for the Half Marathon, Sun, Dec 13, 2026')
  })

  test('has CRLF at the end of every line, and no mark of byte order', () => {
    expect(text.startsWith('BEGIN:VCALENDAR\r\n')).toBe(true)
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n\uFEFF]/)
  })

  test('is the same to the byte for the same plan, and stamped with the day of the plan', () => {
    expect(calendarFile(sampleHalfMarathonPlan(inZone.facts.runner.preferences), null, id).text).toBe(text)
    for (const { stamp } of eventsOf(inZone)) expect(stamp).toBe('2026-11-20T00:00:00Z')
  })

  test('keeps nobody busy, shows nobody else, and has an id of its own for each event', () => {
    const events = eventsOf(inZone)
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length)
    for (const event of events)
      expect(event).toMatchObject({ transparent: 'TRANSPARENT', visibility: 'PRIVATE' })
  })

  test('has the alarm of an event after all its properties', () => {
    const parts = text.split('BEGIN:VALARM').slice(1)
    expect(parts.length).toBeGreaterThan(10)
    for (const part of parts) expect(part).toMatch(/TRIGGER:-?PT\d+[SH]\r\nEND:VALARM\r\nEND:VEVENT\r\n/)
  })

  test('refuses an id that would break it', () => {
    expect(() => calendarFile(inZone, null, 'a b\r\nX:1')).toThrow('not an id')
  })
})

describe('with a start and its zone', () => {
  test('each row of the race rings at its own instant, with the amount first', () => {
    const events = timed(inZone)
    expect(events.map(({ start }) => Date.parse(start))).toEqual(
      rowsOf(inZone).map(({ minute }) => Date.parse('2026-12-13T12:30:00Z') + minute * 60_000),
    )
    for (const { alarms, duration } of events) expect([alarms, duration]).toEqual([[0], 'PT1M'])
    expect(events.find(({ uid }) => keyOf(uid) === 'stop-1')).toMatchObject({
      start: '2026-12-13T12:45:00Z',
      summary: expect.stringMatching(/^1 .+, \d+½? oz water · mi 1\.9$/),
      description: expect.stringMatching(
        /^0:15 · 1\.9 mi\n\d+ g carbs, \d+½? oz \(\d+ ml\) fluids, \d+ mg sodium\n/,
      ),
    })
  })

  test.each([
    // The clocks go an hour forward, or back, between breakfast and the start.
    ['2027-03-14', '04:00', '2027-03-14T00:00', '2027-03-14T04:15'],
    ['2026-11-01', '03:30', '2026-11-01T01:30', '2026-11-01T03:45'],
    ['2026-12-31', '00:10', '2026-12-30T21:10', '2026-12-31T00:25'],
  ])('on %s at %s breakfast is at %s and the first stop at %s by the clock', (day, time, breakfast, stop) => {
    const [first, ...others] = timed(movedTo(inZone, day, { start_time: time, time_zone: zone }))
    const firstStop = others.find(({ uid }) => keyOf(uid) === 'stop-1')
    expect(rowsOf(inZone)[0]?.minute).toBe(-180)
    expect(clockIn(zone, Date.parse(first?.start ?? ''))).toBe(breakfast)
    expect(clockIn(zone, Date.parse(firstStop?.start ?? ''))).toBe(stop)
  })
})

describe('with a start alone', () => {
  test.each([
    ['without a zone', floating],
    [
      'in a zone that nobody knows',
      movedTo(inZone, '2026-12-13', { start_time: '07:30', time_zone: 'Nowhere/Land' }),
    ],
  ])('%s the times float', (_, plan) => {
    const [breakfast] = timed(plan)
    expect(breakfast?.start).toBe('2026-12-13T04:30:00')
    expect(calendarAdvice(plan).join('\n')).toContain('in its own zone')
  })

  test('a row before midnight is on the day before', () => {
    const [breakfast] = timed(movedTo(floating, '2027-03-01', { start_time: '02:00' }))
    expect(breakfast?.start).toBe('2027-02-28T23:00:00')
  })
})

test('a product of any name is read back as it was typed', () => {
  const name = String.raw`Rick’s “best”; gel, 50/50 \n 🥭🇺🇸👩🏽‍🍳 ג׳ל תמרים ジェル`
  const label: OwnLabel = {
    name,
    kind: 'gel',
    carbs_g: 25,
    sodium_mg: 50,
    caffeine_mg: 0,
    volume_ml: null,
    sugars: 'glucose_fructose',
    contains: [],
  }
  const plan = sampleHalfMarathonPlan({
    start_time: '07:30',
    time_zone: zone,
    fuel: { main: [{ label: { ...label, contains: [] } }] },
  })
  const named = timed(plan).filter(({ summary }) => summary.includes(`1 ${name}, `))
  expect(named.length).toBeGreaterThan(1)
})

describe('without a start', () => {
  const race = eventsOf(withoutStart).find(({ uid }) => keyOf(uid) === 'race')

  test('the race is one day with the whole table and no alarm, and no clock is invented', () => {
    expect(timed(withoutStart)).toEqual([])
    expect(race).toMatchObject({ start: '2026-12-13', alarms: [], duration: null })
    for (const { time } of withoutStart.words.raceRows) expect(race?.description).toContain(`\n${time}: `)
    expect(race?.description).not.toMatch(/\d(?: am| pm)/)
  })

  test('the lines beside the button ask for one', () => {
    expect(calendarAdvice(withoutStart).join('\n')).toContain('Without a start time')
    expect(calendarAdvice(inZone).join('\n')).not.toContain('Without a start time')
  })
})

describe('the days before', () => {
  const events = eventsOf(inZone)
  const named = (part: string) => events.filter(({ uid }) => keyOf(uid).startsWith(part))

  test('of race week have their carbs and their meals, at eight in the morning', () => {
    const days = inZone.facts.race_week.filter(({ kind }) => kind !== 'race-morning')
    expect(days.length).toBe(6)
    expect(named('race-week').map(({ start }) => start)).toEqual(days.map(({ date }) => date))
    for (const [index, { summary, description, alarms }] of named('race-week').entries()) {
      const { totals, meals = [] } = days[index] ?? {}
      expect(summary).toMatch(new RegExp(`^${totals?.carbs_g} g carbs today, `))
      expect(description?.match(/^(?:Breakfast|Lunch|Dinner|[A-Z][a-z-]+ snack): /gm)).toHaveLength(
        meals.length,
      )
      expect(alarms).toEqual([8 * 3600])
    }
  })

  test('have the practice runs in their weeks, on the evening before', () => {
    const steps = inZone.facts.gut_training
    expect(steps.length).toBeGreaterThan(1)
    expect(named('practice').map(({ start }) => start)).toEqual(steps.map(({ week_starting: week }) => week))
    for (const { summary, alarms } of named('practice')) {
      expect(summary).toMatch(/^\d½? (?:× |servings).+, \d+ g carbs an hour in the long run$/)
      expect(alarms).toEqual([-4 * 3600])
    }
    expect(named('practice').at(-1)?.description).toContain('The last long run before the race')
  })

  test('have the cooking on its date', () => {
    const { cooking } = inZone.facts
    expect(cooking).not.toBeNull()
    expect(named('cooking')).toMatchObject([
      {
        start: cooking?.date,
        summary: expect.stringMatching(new RegExp(`^${cooking?.minutes} min of cooking this evening: `)),
      },
    ])
  })
})
