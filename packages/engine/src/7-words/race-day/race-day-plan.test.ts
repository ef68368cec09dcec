import { factsFor } from '../../../testing/stages-for.ts'
import { noMenus } from '../../../testing/no-menus.ts'
import { describe, expect, test } from 'vitest'
import { type RunnerWishes, someRunner } from '../../../testing/some-runner.ts'
import { raceRowWords } from './race-day-plan.ts'

function timesFor(wishes: Partial<RunnerWishes>): string[] {
  return raceRowWords(factsFor(someRunner(wishes), { menus: noMenus })).map(({ time, place }) =>
    place === null ? time : `${time} · ${place}`,
  )
}

describe('times of race-day rows', () => {
  test('count down to the start and up from the finish', () => {
    const times = timesFor({ race: 'Marathon', targetSeconds: 4 * 3600 })
    expect(times[0]).toBe('3:00 before')
    expect(times.at(-1)).toBe('0:30 after')
  })

  test('of a finish at half a minute still end half an hour after it', () => {
    expect(timesFor({ race: '5K', targetSeconds: 21 * 60 + 30 }).at(-1)).toBe('0:30 after')
    expect(timesFor({ race: 'Marathon', pacePerMileSeconds: 480 }).at(-1)).toBe('0:30 after')
  })

  test.each(['metric', 'imperial'] as const)(
    'on the course name the place in the runner’s unit (%s)',
    (units) => {
      const during = timesFor({ race: 'Marathon', targetSeconds: 4 * 3600, units }).slice(1, -1)
      const course = during.filter((time) => time.includes(' · '))
      expect(course.length).toBeGreaterThan(5)
      const unit = units === 'metric' ? 'km' : 'mi'
      for (const time of course) expect(time).toMatch(new RegExp(`^\\d:\\d\\d · [\\d.]+ ${unit}$`))
    },
  )

  test.each([
    ['metric', '5 km'],
    ['imperial', '3.1 mi'],
  ] as const)('at 10 km/h half an hour is 5 km or 3.1 mi (%s)', (units, place) => {
    const plan = factsFor(someRunner({ race: '10K', targetSeconds: 3600, units }), { menus: noMenus })
    const [row] = plan.race_day.rows
    if (!row) throw new Error('no row')
    const atFive = { ...row, phase: 'during' as const, minute: 30, km: 5 }
    const [words] = raceRowWords({ ...plan, race_day: { ...plan.race_day, rows: [atFive] } })
    expect(words).toMatchObject({ time: '0:30', place })
  })
})
