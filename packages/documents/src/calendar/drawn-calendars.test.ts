import { Buffer } from 'node:buffer'
import process from 'node:process'
import { calendarWords } from '@race-nutrition/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyRunnerWithPreferences } from '../../../engine/testing/any-preferences.ts'
import { drawnRunners } from '../../../engine/testing/any-runner.ts'
import { renderedOf } from '../../../engine/testing/drawn-plans.ts'
import { noMenus } from '../../../engine/testing/no-menus.ts'
import { factsFor } from '../../../engine/testing/stages-for.ts'
import { clockIn } from '../../testing/clock-in.ts'
import { type ReadEvent, readCalendar } from '../../testing/read-calendar.ts'
import type { RenderedPlan } from '../rendered-plan.ts'
import { calendarFile } from './calendar-file.ts'
import { readKeptCalendar } from './kept-calendar.ts'

const id = '0f8e6c1a-7b2d-4f63'
const numRuns = Math.min(Number(process.env['SWEEP_RUNS'] ?? 150), 2000)

/** Of runners with a start time and a zone, a start time alone, or neither; with fuel of any name. */
function expectTheSameFacts(plan: RenderedPlan): 'instants' | 'floating' | 'none' {
  const { text, kept } = calendarFile(plan, null, id)
  for (const line of text.split('\r\n')) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(Buffer.from(line).toString()).toBe(line)
  }
  const { events } = readCalendar(text)
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length)
  expect(readKeptCalendar(JSON.parse(JSON.stringify(kept)))).toEqual(kept)
  for (const { summary, description } of events)
    expect(`${summary}\n${description}`).not.toMatch(/undefined|NaN|\bnull\b|\n\n|^ | $/m)
  expectTheDays(
    plan,
    events.filter(({ start }) => !start.includes('T')),
  )
  return expectTheRows(
    plan,
    events.filter(({ start }) => start.includes('T')),
  )
}

/** Besides the day of the race itself. */
function expectTheDays({ facts }: RenderedPlan, events: readonly ReadEvent[]): void {
  const dates = [
    ...facts.gut_training.map(({ week_starting: week }) => week),
    ...facts.race_week.flatMap(({ kind, date }) => (kind === 'race-morning' ? [] : [date])),
    ...(facts.cooking ? [facts.cooking.date] : []),
    ...(facts.runner.preferences.start_time === undefined ? [facts.runner.race_date] : []),
  ]
  expect(events.map(({ start }) => start)).toEqual(dates)
}

function expectTheRows({ facts, words }: RenderedPlan, events: readonly ReadEvent[]) {
  const { race_date: day, preferences } = facts.runner
  const { start_time: start, time_zone: zone } = preferences
  if (start === undefined) {
    expect(events).toEqual([])
    return 'none'
  }
  const due = [...facts.race_day.rows, ...facts.race_day.other_meals].toSorted(
    (one, other) => one.minute - other.minute,
  )
  const { rows, signature } = calendarWords(facts, words)
  expect(events).toHaveLength(due.length)
  for (const [index, event] of events.entries()) {
    const { minute, carbs_g: carbs } = due[index] ?? { minute: Number.NaN, carbs_g: Number.NaN }
    // Seen from the event, the start is where the runner said.
    const at = Date.parse(event.start.endsWith('Z') ? event.start : `${event.start}Z`) - minute * 60_000
    expect(event.start.endsWith('Z')).toBe(zone !== undefined)
    expect(clockIn(zone ?? 'UTC', at)).toBe(`${day}T${start}`)
    expect(event.alarms).toEqual([0])
    expect(event.summary).toBe(rows[index]?.summary)
    expect(event.description).toBe([...(rows[index]?.lines ?? []), signature].join('\n'))
    expect(`${event.summary}\n${event.description}`).toMatch(
      new RegExp(`(?<![\\d.,])${carbs} g|caffeine|coffee`),
    )
  }
  return zone === undefined ? 'floating' : 'instants'
}

// Without dishes, whose planning takes most of the time: they are in the other test.
test('calendars of any runner with any preferences read back as their plans', () => {
  const seen = { instants: 0, floating: 0, none: 0 }
  const names = new Set<string>()
  fc.assert(
    fc.property(anyRunnerWithPreferences, (runner) => {
      const { plan: facts, words } = renderedOf(factsFor(runner, { menus: noMenus }))
      seen[expectTheSameFacts({ facts, words })] += 1
      for (const name of ['🥭', 'ג׳ל', 'ジェル'])
        if (words.raceRows.some(({ item }) => item.includes(name))) names.add(name)
    }),
    { numRuns },
  )
  for (const [times, count] of Object.entries(seen)) expect(count, times).toBeGreaterThan(numRuns / 20)
  expect(names.size).toBeGreaterThan(0)
})

test('calendars of any runner without preferences read back as their plans', () => {
  for (const runner of drawnRunners(20)) {
    const { plan: facts, words } = renderedOf(factsFor(runner))
    expect(expectTheSameFacts({ facts, words })).toBe('none')
    const preferences = { start_time: '07:30', time_zone: 'Europe/Berlin' }
    const inZone = { ...facts, runner: { ...facts.runner, preferences } }
    expect(expectTheSameFacts({ facts: inZone, words })).toBe('instants')
  }
})
