import { expect, test } from 'vitest'
import { drawnPlans } from '../../../testing/drawn-plans.ts'
import {
  clockOf,
  expectDay,
  expectVolume,
  figureOf,
  readBy,
  readsOunces,
  rounded,
  volume,
} from '../../../testing/read-back/figures.ts'
import type { Plan } from '../../plan.ts'

const day = String.raw`\w+day, \w+ \d+`
const isoDay = (from: string, days: number) =>
  new Date(Date.parse(`${from}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

test('the heading of each part of race week reads back as its days: those past, those to come, and today', () => {
  let headings = 0
  for (const { plan, object } of drawnPlans()) {
    const parts: readonly (readonly [string | undefined, readonly number[]])[] = [
      [object.race_week.mon_wed[0], [6, 5, 4]],
      [object.race_week.thu_fri[0], [3, 2]],
      [object.race_week.day_before[0], [1]],
    ]
    for (const [heading = '', daysBefore] of parts) {
      const { past, ahead, first, last, today } = readBy(
        new RegExp(
          `^(?:(?<past>${day}(?: (?:to|and) ${day})?) (?:is|are) already past\\.)? ?(?:(?<ahead>${day}(?: (?:to|and) ${day})?): (?:(?<first>\\d)(?: (?:to|and) (?<last>\\d))? days|the day) before the race\\.(?<today> The first of them is today\\.| That is today\\.)?)?$`,
        ),
        heading,
      )
      const left = daysBefore.filter((count) => count <= plan.runner.days_to_go)
      expectSpan(
        plan,
        past,
        daysBefore.filter((count) => count > plan.runner.days_to_go),
      )
      expectSpan(plan, ahead, left)
      const [firstLeft, lastLeft] = [left[0], left.at(-1)]
      expect(first, heading).toBe(firstLeft && firstLeft > 1 ? String(firstLeft) : '')
      expect(last, heading).toBe(firstLeft === lastLeft ? '' : String(lastLeft))
      expect(today !== '', heading).toBe(left.includes(plan.runner.days_to_go))
      headings += 1
    }
    const race = readBy(
      new RegExp(`^(?<date>${day}): race day(?<today>, which is today)?\\.$`),
      object.race_week.race_morning[0] ?? '',
    )
    expectDay(race['date'], plan.runner.race_date)
    expect(race['today'] !== '').toBe(plan.runner.days_to_go === 0)
  }
  expect(headings).toBe(3 * drawnPlans().length)
})

function expectSpan({ runner }: Plan, text = '', daysBefore: readonly number[]) {
  const printed = text.match(new RegExp(day, 'g')) ?? []
  const ends = [...new Set([daysBefore[0], daysBefore.at(-1)])].flatMap((count) => count ?? [])
  expect(printed, text).toHaveLength(ends.length)
  for (const [index, count] of ends.entries()) expectDay(printed[index], isoDay(runner.race_date, -count))
}

test('what race week asks for reads back as the facts of its days', () => {
  const read = { aims: 0, fiber: 0, scale: 0, noLoad: 0 }
  for (const { plan, object } of drawnPlans()) {
    const loading = plan.race_week.filter(({ kind }) => kind === 'loading')
    for (const line of object.race_week.thu_fri) {
      if (line.startsWith('Carbs step up')) {
        const aims = [...line.matchAll(/(\d+) g on (\w+)/g)].map(([, grams, weekday]) => [
          Number(grams),
          weekday,
        ])
        expect(aims).toEqual(loading.map(({ target, date }) => [target.carbs_g, weekdayOf(date)]))
        read.aims += 1
      }
      if (line.startsWith('The scale may show')) {
        const { from, to, unit } = readBy(/show (?<from>\d) to (?<to>\d) (?<unit>kg|lb) more/, line)
        expect([from, to, unit]).toEqual(
          plan.runner.units.mass === 'lb' ? ['2', '4', 'lb'] : ['1', '2', 'kg'],
        )
        read.scale += 1
      }
      if (line.includes('no carb load')) {
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
      const brought = /the menu here brings up to (\d+) g/.exec(lines.join(' '))?.[1]
      if (brought) expect(Number(brought)).toBe(most)
      if (lines.some((line) => /^Keep fiber (?:low|to)/.test(line))) read.fiber += 1
    }
  }
  for (const [what, count] of Object.entries(read)) expect(count, what).toBeGreaterThan(2)
})

const weekdayOf = (iso: string | null) =>
  new Date(`${iso}T12:00:00Z`).toLocaleDateString('en-US', { weekday: 'long', timeZone: 'UTC' })

test('race morning reads back as breakfast, caffeine, top-up and the dose of the race', () => {
  const read = { breakfast: 0, late: 0, caffeine: 0, topUp: 0, dose: 0, water: 0, nothing: 0 }
  for (const { plan, object } of drawnPlans()) {
    const { runner, targets, race_week: week, race_day: race } = plan
    const { breakfast } = targets.race
    const meal = week.find(({ kind }) => kind === 'race-morning')?.meals[0] ?? breakfast
    for (const line of object.race_week.race_morning.slice(1)) {
      const before = new RegExp(
        `^3 hours before the start: (?<carbs>\\d+) g carbs with (?<drink>${volume}) to drink and about (?<sodium>[\\d,]+) mg sodium`,
      ).exec(line)?.groups
      if (before) {
        expect(figureOf(before['carbs'])).toBe(meal.carbs_g)
        expectVolume(runner, before['drink'], meal.fluids_ml)
        expect(figureOf(before['sodium'])).toBe(10 * rounded(meal.sodium_mg / 10))
        read.breakfast += 1
      }
      const late = /^Up late\? .+ keep it to (\d+) g carbs/.exec(line)?.[1]
      if (late) expect(Number(late)).toBe(breakfast.an_hour_before_carbs_g)
      if (late) read.late += 1
      const caffeine = /^Optional, an hour before the start: (\d+) mg caffeine/.exec(line)?.[1]
      if (caffeine) expect(Number(caffeine)).toBe(targets.caffeine_mg)
      if (caffeine) read.caffeine += 1
      const topUp = /^(\d+) minutes before the start: (.+)\.$/.exec(line)
      if (topUp) {
        const row = race.rows.find(({ phase }) => phase === 'top-up')
        expect(-Number(topUp[1])).toBe(row?.minute)
        const item = object.race_day_plan[race.rows.findIndex((each) => each === row)]?.item
        expect(topUp[2]?.toLowerCase()).toBe(item?.toLowerCase())
        read.topUp += 1
      }
      const dose = new RegExp(
        `^On the course, from start to finish of your .+ in (?<time>[\\d:]+): (?<carbs>\\d+) g carbs, (?<sodium>[\\d,]+) mg sodium and (?<drink>${volume}) to drink, in (?<stops>\\d+) stops?\\.`,
      ).exec(line)?.groups
      if (dose) {
        const { start_to_finish: facts, rows } = race
        expect(clockOf(dose['time'])).toBe(rounded(targets.race.hours * 3600))
        expect([dose['carbs'], dose['sodium']].map(figureOf)).toEqual([facts.carbs_g, facts.sodium_mg])
        expectVolume(runner, dose['drink'], facts.fluids_ml)
        expect(Number(dose['stops'])).toBe(rows.filter(({ phase }) => phase === 'during').length)
        read.dose += 1
      }
      const water = new RegExp(`^On the course you need only (${volume}) of water`).exec(line)?.[1]
      if (water) expectVolume(runner, water, race.start_to_finish.fluids_ml)
      if (water) read.water += 1
      const minutes = /^You will be out for about (\d+) minutes\./.exec(line)?.[1]
      if (minutes) expect(Number(minutes)).toBe(rounded(targets.race.hours * 60))
      if (minutes) read.nothing += 1
    }
  }
  for (const [what, count] of Object.entries(read))
    expect(count, what).toBeGreaterThan(what === 'water' ? 0 : 10)
})

test('the race reads back with its target, its pace both ways and how long it takes', () => {
  for (const { plan, words } of drawnPlans()) {
    const { hours } = plan.targets.race
    const { km, mi } = readBy(/^(?<km>\d+:\d\d) \/km · (?<mi>\d+:\d\d) \/mi$/, words.race.pace)
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
