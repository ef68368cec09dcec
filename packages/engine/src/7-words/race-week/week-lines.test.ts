import { expect, test } from 'vitest'
import { drawnPlans } from '../../../testing/drawn-plans.ts'
import {
  clockOf,
  expectDay,
  expectVolume,
  readBy,
  readsOunces,
  rounded,
  volume,
} from '../../../testing/read-back/figures.ts'
import type { Plan } from '../../plan.ts'

const isoDay = (from: string, days: number) =>
  new Date(Date.parse(`${from}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

test('each part of race week reads back as its days that are left, and is empty if none is', () => {
  const parts = { whole: 0, past: 0 }
  for (const { plan, object } of drawnPlans()) {
    const { race_week: week } = object
    for (const [lines, daysBefore] of [
      [week.mon_wed, [6, 5, 4]],
      [week.thu_fri, [3, 2]],
      [week.day_before, [1]],
    ] as const) {
      const left = daysBefore.filter((count) => count <= plan.runner.days_to_go)
      if (left.length === 0) expect(lines).toEqual([])
      else expectSpan(plan, lines[0] ?? '', left)
      parts[left.length === 0 ? 'past' : 'whole'] += 1
    }
    expectDay(week.race_morning[0], plan.runner.race_date)
  }
  expect(Math.min(parts.whole, parts.past)).toBeGreaterThan(10)
})

/** "March 8–10", "December 31–January 1", with weekdays before it unless the race is on a Sunday; a single day has its weekday. */
function expectSpan({ runner }: Plan, text: string, daysBefore: readonly number[]) {
  const ends = [daysBefore[0] ?? 0, daysBefore.at(-1) ?? 0].map((count) => isoDay(runner.race_date, -count))
  const [from = '', to = ''] = ends
  if (from === to) return expectDay(text, from)
  const { weekdays, month, first, other, last } = readBy(
    /^(?:(?<weekdays>\w+–\w+), )?(?<month>\w+) (?<first>\d+)–(?:(?<other>\w+) )?(?<last>\d+)$/,
    text,
  )
  expect(weekdays, text).toBe(weekdayOf(runner.race_date) === 'Sunday' ? '' : ends.map(weekdayOf).join('–'))
  expect([month, Number(first)], text).toEqual([monthOf(from), Number(from.slice(8))])
  expect([other || month, Number(last)], text).toEqual([monthOf(to), Number(to.slice(8))])
}

const weekdayOf = (iso: string) =>
  new Date(`${iso}T12:00:00Z`).toLocaleDateString('en-US', { weekday: 'long', timeZone: 'UTC' })

const monthOf = (iso: string) =>
  new Date(`${iso}T12:00:00Z`).toLocaleDateString('en-US', { month: 'long', timeZone: 'UTC' })

test('what race week asks for reads back as the facts of its days', () => {
  const read = { fiber: 0, scale: 0, noLoad: 0, smaller: 0 }
  for (const { plan, object } of drawnPlans()) {
    if (object.race_week.mon_wed.includes('Smaller days: less running.')) {
      for (const { kind, target } of plan.race_week)
        if (kind === 'easy-week') expect(target.kcal).toBeLessThan(plan.targets.daily.kcal)
      expect(plan.runner.health.map(({ topic }) => topic)).not.toContain('eating_disorder')
      read.smaller += 1
    }
    for (const line of object.race_week.thu_fri) {
      if (line.startsWith('The scale may show')) {
        const { from, to, unit } = readBy(/show (?<from>\d) to (?<to>\d) (?<unit>kg|lb) more/, line)
        expect([from, to, unit]).toEqual(
          plan.runner.units.mass === 'lb' ? ['2', '4', 'lb'] : ['1', '2', 'kg'],
        )
        read.scale += 1
      }
      if (/no carb load|short for a carb load/.test(line)) {
        expect(plan.working.race_week.share_of_load).toBe(0)
        read.noLoad += 1
      }
    }
    for (const [lines, kind] of [
      [object.race_week.thu_fri, 'loading'],
      [object.race_week.day_before, 'day-before'],
    ] as const) {
      const most = Math.max(
        0,
        ...plan.race_week.filter((each) => each.kind === kind).map(({ totals }) => totals.fiber_g),
      )
      const asked = /^Keep fiber to about (?:10–)?(\d+) g/m.exec(lines.join('\n'))?.[1]
      if (asked) expect(Number(asked)).toBeGreaterThanOrEqual(most)
      if (asked) read.fiber += 1
    }
  }
  for (const [what, count] of Object.entries(read)) expect(count, what).toBeGreaterThan(2)
})

test('race morning reads back as breakfast, and why little is needed on the course', () => {
  const read = { breakfast: 0, late: 0, optional: 0, water: 0, nothing: 0 }
  for (const { plan, object } of drawnPlans()) {
    const { runner, targets, race_week: week, race_day: race } = plan
    const { breakfast } = targets.race
    const meal = week.find(({ kind }) => kind === 'race-morning')?.meals[0] ?? breakfast
    for (const line of object.race_week.race_morning.slice(1)) {
      const before = new RegExp(
        `^3 hours before the start(?:, (?<carbs>\\d+) g carbs, with (?<drink>${volume}) to drink)?\\.$`,
      ).exec(line)?.groups
      if (before) {
        // The meal itself says its carbs and its drinks.
        expect(before['carbs']).toBe(meal === breakfast ? String(meal.carbs_g) : undefined)
        if (before['drink']) expectVolume(runner, before['drink'], meal.fluids_ml)
        read.breakfast += 1
      }
      const late =
        /^Running late\? An hour before, at most (?:([a-z ]+) of this \()?(\d+) g carbs\)?\.$/.exec(line)
      if (late?.[1]) expect(Number(late[2])).toBeLessThanOrEqual(breakfast.an_hour_before_carbs_g)
      else if (late) expect(Number(late[2])).toBe(breakfast.an_hour_before_carbs_g)
      if (late) read.late += 1
      const optional = /^Optional, in the last \d+ minutes: up to (\d+) g carbs/.exec(line)?.[1]
      const topUp = race.rows.find(({ phase }) => phase === 'top-up')?.carbs_g ?? 0
      if (optional) expect(Number(optional)).toBe(breakfast.optional_carbs_g - topUp)
      if (optional) read.optional += 1
      if (line.startsWith('On the course you need only water')) {
        expect([race.start_to_finish.carbs_g, race.start_to_finish.fluids_ml > 0]).toEqual([0, true])
        read.water += 1
      }
      const minutes = /^About (\d+) minutes: nothing/.exec(line)?.[1]
      if (minutes) expect(Number(minutes)).toBe(rounded(targets.race.hours * 60))
      if (minutes) read.nothing += 1
    }
  }
  for (const [what, count] of Object.entries(read))
    expect(count, what).toBeGreaterThan(what === 'water' ? 0 : 5)
})

test('the race reads back with its target, its pace both ways and how long it takes', () => {
  for (const { plan, words } of drawnPlans()) {
    const { hours } = plan.targets.race
    const { km, mi } = readBy(
      plan.runner.units.distance === 'mi'
        ? /^(?<mi>\d+:\d\d) \/mi · (?<km>\d+:\d\d) \/km$/
        : /^(?<km>\d+:\d\d) \/km · (?<mi>\d+:\d\d) \/mi$/,
      words.race.pace,
    )
    expect([clockOf(km), clockOf(mi)]).toEqual([
      rounded((hours * 3600) / plan.runner.race_km),
      rounded((hours * 3600 * 1.609344) / plan.runner.race_km),
    ])
    const { target } = words.race
    if (!plan.runner.target_given_as_pace)
      expect(clockOf(target.replace('in ', ''))).toBe(rounded(hours * 3600))
  }
})

test('runners of both kinds of units are among those read', () => {
  const american = drawnPlans().filter(({ plan }) => readsOunces(plan.runner))
  expect(american.length).toBeGreaterThan(drawnPlans().length / 4)
  expect(american.length).toBeLessThan((3 * drawnPlans().length) / 4)
})
