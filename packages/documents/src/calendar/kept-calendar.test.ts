import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sampleHalfMarathonPlan } from '../../testing/sample-rendered-plan.ts'
import { calendarFile } from './calendar-file.ts'
import { type KeptCalendar, readKeptCalendar } from './kept-calendar.ts'

const plan = sampleHalfMarathonPlan({ start_time: '07:30', time_zone: 'America/New_York' })
const { kept } = calendarFile(plan, null, 'a-random-id')

test('what an export leaves is read back the same after storage, in less than 3 kB', () => {
  const stored = JSON.stringify(kept)
  expect(kept.events.length).toBeGreaterThan(10)
  expect(readKeptCalendar(JSON.parse(stored))).toEqual(kept)
  expect(stored.length).toBeLessThan(3000)
})

test('one that has nothing of withdrawn events has none', () => {
  const { withdrawn: _, ...before } = kept
  expect(readKeptCalendar(before)).toEqual(kept)
})

test('what a later version adds beside it is left out', () => {
  const [event] = kept.events
  expect(readKeptCalendar({ ...kept, events: [{ ...event, color: 'red' }], theme: 1 })).toEqual({
    ...kept,
    events: [event],
  })
})

const event = { key: 'stop-1', start: { of: 'instant', at: '2026-12-13T12:50' } }
const withEvent = (change: object) => ({ ...kept, events: [{ ...event, ...change }] })
const withStart = (of: unknown, at: unknown) => withEvent({ start: { of, at } })

describe('what no export left is nothing', () => {
  test.each([
    ['nothing', null],
    ['a text', JSON.stringify(kept)],
    ['a list', [kept]],
    ['another version', { ...kept, version: 2 }],
    ['no id', { ...kept, id: undefined }],
    ['an id with a line break', { ...kept, id: 'abcdefgh\r\nATTENDEE:x' }],
    ['an id of seven characters', { ...kept, id: 'abcdefg' }],
    ['an id of 65 characters', { ...kept, id: 'a'.repeat(65) }],
    ['half an export', { ...kept, sequence: 0.5 }],
    ['an export before the first', { ...kept, sequence: -1 }],
    ['more exports than a calendar counts', { ...kept, sequence: 1_000_000_001 }],
    ['a number as text', { ...kept, sequence: '1' }],
    ['events by name', { ...kept, events: { length: 0 } }],
    [
      '301 events',
      { ...kept, events: Array.from({ length: 301 }, (_, at) => ({ ...event, key: `stop-${at}` })) },
    ],
    ['an event twice', { ...kept, events: [event, event] }],
    ['an event that is withdrawn too', { ...kept, events: [event], withdrawn: [event] }],
    ['withdrawn events by name', { ...kept, withdrawn: {} }],
    ['an event that is none', { ...kept, events: [event, null] }],
    ['a key with a line break', withEvent({ key: 'stop-1\nX:1' })],
    ['no start', withEvent({ start: null })],
    ['another kind of start', withStart('soon', '2026-12-13T12:50')],
    ['an instant without a time', withStart('instant', '2026-12-13')],
    ['a day with a time', withStart('day', '2026-12-13T12:50')],
    ['a day that there is not', withStart('day', '2026-02-29')],
    ['an hour that there is not', withStart('floating', '2026-12-13T24:00')],
    ['a start with a line break', withStart('floating', '2026-12-13T12:50\n')],
    ['a start that is not text', withStart('instant', 1_797_166_200_000)],
  ])('%s', (_, given) => {
    expect(readKeptCalendar(given)).toBeNull()
  })

  test('the event that these change is one', () => {
    expect(readKeptCalendar({ ...kept, events: [event] })?.events).toEqual([event])
  })
})

test('anything is read as nothing or as something that the next export can use', () => {
  const starts = fc.constantFrom(
    { of: 'instant', at: '2026-12-13T12:50' },
    { of: 'day', at: '2026-12-13' },
    { of: 'day', at: '2026-13-01' },
  )
  const events = fc.array(fc.record({ key: fc.constantFrom('stop-1', 'stop-99', 'Ä'), start: starts }), {
    maxLength: 2,
  })
  const any = fc.record({
    version: fc.constant(1),
    id: fc.oneof(fc.constant('abcdefgh'), fc.string()),
    sequence: fc.oneof(fc.nat(1000), fc.anything()),
    events: fc.oneof(events, fc.anything()),
    withdrawn: fc.oneof(events, fc.anything()),
  })
  let read = 0
  fc.assert(
    fc.property(fc.oneof(any, fc.anything()), (given) => {
      const found: KeptCalendar | null = readKeptCalendar(given)
      if (found === null) return
      read += 1
      expect(calendarFile(plan, found, 'unused-id').kept.sequence).toBe(found.sequence + 1)
    }),
    { numRuns: 1000 },
  )
  expect(read).toBeGreaterThan(10)
})
