import { describe, expect, test } from 'vitest'
import { someRunner } from '../../../testing/some-runner.ts'
import { factsFor } from '../../../testing/stages-for.ts'
import type { Plan } from '../../plan.ts'
import { alertMinutes, watchNotes } from './watch-notes.ts'

const plan = factsFor(someRunner())

/** The plan with stops at these minutes. */
function withStops(minutes: readonly number[]): Plan {
  const stop = plan.race_day.rows.find(({ phase }) => phase === 'during')
  if (!stop) throw new Error('this race has no stop')
  return { ...plan, race_day: { ...plan.race_day, rows: minutes.map((minute) => ({ ...stop, minute })) } }
}

describe('a repeating alert', () => {
  test.each([
    [[20, 40, 60], 20],
    [[15, 35, 55, 75], 20],
    [[24, 49, 75, 99], 25],
    [[30], 30],
    [[15, 35, 70], null],
    [[], null],
  ])('of stops at %j is every %j min', (minutes, every) => {
    expect(alertMinutes(withStops(minutes))).toBe(every)
  })

  test('says when the first stop is, where it is another time', () => {
    expect(watchNotes(withStops([20, 40, 60]))[0]).toBe('Any watch: or set a repeating alert every 20 min.')
    expect(watchNotes(withStops([15, 35, 55]))[0]).toBe(
      'Any watch: or set a repeating alert every 20 min; the first stop is at 0:15.',
    )
    expect(watchNotes(withStops([30]))[0]).toBe('Any watch: or set one alert at 0:30, for your only stop.')
    expect(watchNotes(withStops([15, 35, 70]))[0]).toMatch(/^These stops are not evenly apart/)
  })
})
