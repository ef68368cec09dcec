import { expect, test } from 'vitest'
import { noMenus } from '../../testing/no-menus.ts'
import { someRunner } from '../../testing/some-runner.ts'
import { factsFor } from '../../testing/stages-for.ts'
import { stops } from '../evidence/fluids.ts'
import { racesWithStations } from './course/races-with-stations.ts'
import { isFeed } from './is-feed.ts'

const stationsEvery = (kilometers: number) =>
  Array.from({ length: Math.floor(41 / kilometers) }, (_, at) => Math.round(10 * kilometers * (at + 1)) / 10)

/** Marathoners at known stations with gels of their own, and a bottle where they need one. */
const marathoners = [190, 210, 230, 255, 285].flatMap((minutes) =>
  [3.2, 4, 5, 6.5].map((apart) =>
    someRunner({
      race: 'Marathon',
      targetSeconds: 60 * minutes,
      weightKg: 68,
      heightCm: 176,
      weeklyKm: 60,
      longRunKm: 28,
      diet: 'Omnivore',
      daysToGo: 35,
      preferences: {
        fuel: { main: [{ product: 'maurten-gel-100' }] },
        course: { stations: { at_km: stationsEvery(apart) } },
        carry: { bottle_ml: 500 },
        forecast: { temp_c: 24, humidity: 60 },
      },
    }),
  ),
)

/** How far the minutes from one feed to the next are off their mean, as a share of it. */
function unevenness(minutes: readonly number[]): number {
  const gaps = minutes.slice(1).map((minute, at) => minute - (minutes[at] ?? 0))
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length
  return gaps.reduce((sum, gap) => sum + Math.abs(gap - mean), 0) / gaps.length / mean
}

test('gels between known stations keep a beat, as far as stations leave one', () => {
  const each = marathoners.map((runner) => {
    const { rows } = factsFor(runner, { menus: noMenus }).race_day
    const feeds = rows.filter(({ phase, carbs_g: carbs }) => phase === 'during' && isFeed(carbs))
    return unevenness(feeds.map(({ minute }) => minute ?? 0))
  })
  // Two in a row, 15 minutes apart, and then none for 35 would be 0.4.
  expect(Math.max(...each)).toBeLessThan(0.36)
  expect(each.reduce((sum, one) => sum + one, 0) / each.length).toBeLessThan(0.18)
})

const boston = racesWithStations.find(({ id }) => id === 'boston')?.course

/** Marathoners at the stations of Boston, which stand every mile and hand out three gels. */
const bostonRunners = [225, 240, 255, 270, 285].flatMap((minutes) =>
  [30, 40, 50].flatMap((practicedRate) =>
    (['water', 'course'] as const).map((drink) =>
      someRunner({
        race: 'Marathon',
        targetSeconds: 60 * minutes,
        weightKg: 70,
        daysToGo: 13,
        practicedRate,
        preferences: {
          fuel: { main: [{ product: 'sis-go-isotonic' }], drink },
          course: { ...boston, checked: true },
        },
      }),
    ),
  ),
)

test('at a station every mile no gel is far from the one before it, and few come in the last minutes', () => {
  const late = bostonRunners.filter((runner) => {
    const { rows } = factsFor(runner, { menus: noMenus }).race_day
    const feeds = rows.filter(({ phase, carbs_g: carbs }) => phase === 'during' && isFeed(carbs))
    const minutes = feeds.map(({ minute }) => minute ?? 0)
    const gaps = minutes.slice(1).map((minute, at) => minute - (minutes[at] ?? 0))
    expect(Math.max(...gaps), minutes.join(' ')).toBeLessThanOrEqual(45)
    return (minutes.at(-1) ?? 0) > 60 * runner.targetTime - stops.value.feedMinutesApart
  })
  expect(late.length).toBeLessThan(bostonRunners.length / 5)
})
