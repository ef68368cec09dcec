import { describe, expect, test } from 'vitest'
import { drawnRunners } from '../../../testing/any-runner.ts'
import { renderedOf } from '../../../testing/drawn-plans.ts'
import { noMenus } from '../../../testing/no-menus.ts'
import { type RunnerWishes, someRunner } from '../../../testing/some-runner.ts'
import { factsFor } from '../../../testing/stages-for.ts'
import type { Runner } from '../../1-runner/runner.ts'
import { isAmerican } from '../amounts/format-amounts.ts'
import { renderWords } from '../render-words.ts'
import { calendarNotes } from './calendar-notes.ts'
import { calendarWords } from './calendar-words.ts'

function calendarOf(wishes: Partial<RunnerWishes>) {
  const plan = factsFor(someRunner(wishes))
  return calendarWords(plan, renderWords(plan))
}

const withoutDishes = (runner: Runner) => renderedOf(factsFor(runner, { menus: noMenus }))

describe('a row of the race', () => {
  test('on the course begins with what is taken, and ends with the place in the unit of the runner', () => {
    let rows = 0
    for (const { plan, words } of drawnRunners(100).map(withoutDishes))
      for (const { of, summary } of calendarWords(plan, words).rows) {
        if (of !== 'during') continue
        rows += 1
        expect(summary).toMatch(/^(?:[\d½¼¾⅓⅔]|half )/)
        expect(summary).toMatch(
          new RegExp(` · ${plan.runner.units.distance} \\d+(?:\\.\\d)?(?:; from here on .+)?$`),
        )
        expect(summary).not.toMatch(isAmerican(plan.runner) ? /\d ml/ : /\d oz/)
      }
    expect(rows).toBeGreaterThan(200)
  })

  test('with a meal begins with its carbs, or with those that the runner has to find', () => {
    for (const { plan, words } of drawnRunners(15).map((runner) => renderedOf(factsFor(runner))))
      for (const { of, summary } of calendarWords(plan, words).rows)
        if (of === 'breakfast' || of === 'recovery' || of === 'meal')
          expect(summary).toMatch(/^\d+ g (?:of )?carbs/)
  })

  test('says where a lighter dose goes without its fuel, at those stops alone', () => {
    const plan = factsFor(someRunner({ targetSeconds: 3.5 * 3600, daysToGo: 69 }))
    const left = plan.race_day.lighter?.leave_out_minutes ?? []
    const rows = calendarWords(plan, renderWords(plan)).rows.filter(({ lines }) =>
      lines.some((line) => line.startsWith('Not practiced? No ')),
    )
    expect(left.length).toBeGreaterThan(0)
    expect(rows.map(({ minute }) => minute)).toEqual(left)
  })

  test('reminds a slow runner once to drink to thirst', () => {
    const { rows } = calendarOf({ targetSeconds: 390 * 60 })
    expect(rows.filter(({ summary }) => summary.includes('from here on drink to thirst'))).toHaveLength(1)
  })

  test('before an evening race comes in turn with the other meals of the day', () => {
    const { rows } = calendarOf({ race: 'Half', targetSeconds: 6600, preferences: { start_time: '19:30' } })
    expect(rows.filter(({ of }) => of === 'meal').length).toBeGreaterThan(1)
    expect(rows.map(({ minute }) => minute)).toEqual(
      rows.map(({ minute }) => minute).toSorted((a, b) => a - b),
    )
    expect(rows.find(({ of }) => of === 'breakfast')?.summary).toMatch(/^\d+ g carbs, race meal: /)
  })
})

test.each([
  [{ form: undefined }, /^\d+ mg caffeine, only if you are used to it$/],
  [{ form: 'coffee' }, / cups? of coffee \(about \d+ mg\), only if you are used to it/],
] as const)('caffeine as %j says how much', ({ form }, words) => {
  const { rows } = calendarOf({ preferences: form ? { fuel: { caffeine: form } } : {} })
  expect(rows.find(({ of }) => of === 'caffeine')?.summary).toMatch(words)
})

const practice = (wishes: Partial<RunnerWishes>) =>
  calendarOf(wishes).dates.filter(({ of }) => of === 'practice')

describe('a practice run', () => {
  test('says what to take, when, and that another day of its week does as well', () => {
    const [first, ...others] = practice({ daysToGo: 28 })
    expect(first?.summary).toMatch(/^\d½? × .+, 40 g carbs an hour in the long run$/)
    expect(first?.lines[0]).toMatch(/^At 0:\d\d.* into the run\.$/)
    expect(first?.lines).toContain('Today, or on another of the next six days.')
    expect(others.at(-1)?.lines).toContain('The last long run before the race: today or earlier.')
  })

  test('that a limit keeps below the rate says what it brings, and why', () => {
    const limited = practice({
      daysToGo: 28,
      preferences: { fuel: { main: [], drink: { product: 'tailwind-endurance' } } },
    })
    expect(limited.flatMap(({ lines }) => lines)).toContain('More would be too much to drink.')
  })

  test('is in no calendar of a race in less than a week', () => {
    expect(practice({ daysToGo: 6 })).toEqual([])
  })
})

const allTimes = ['instants', 'floating', 'none'] as const
const timesWith = (part: string) => allTimes.filter((times) => calendarNotes(times).join().includes(part))

describe('the notes beside the button', () => {
  test('say what each calendar does with alarms, whatever the times', () => {
    for (const times of allTimes) {
      const notes = calendarNotes(times).join('\n')
      for (const name of ['Apple Calendar', 'Google Calendar', 'iPhone', 'Race fuel'])
        expect(notes).toContain(name)
    }
  })

  test('warn of a late start where there is one, and of zones where none is set', () => {
    expect(timesWith('chip time')).toEqual(['instants', 'floating'])
    expect(timesWith('no time zone')).toEqual(['floating'])
    expect(timesWith('Without a start time')).toEqual(['none'])
  })
})
