import { drinkToThirst, leftOutOfPicture, shortStops, stopGroups } from '@race-nutrition/engine'
import { describe, expect, test } from 'vitest'
import { drawnRaces } from '../../testing/drawn-races.ts'
import { measureLetters } from '../../testing/measure-letters.ts'
import { pictureFaults } from '../../testing/picture-faults.ts'
import { sampleHalfMarathonPlan } from '../../testing/sample-rendered-plan.ts'
import type { RenderedPlan } from '../rendered-plan.ts'
import { lockScreen, lockScreenSize } from './lock-screen.ts'
import type { Measure, Picture } from './picture/picture.ts'

const half = sampleHalfMarathonPlan()
const wordsOf = (picture: Picture | null) => picture?.texts.map(({ text }) => text).join(' ') ?? ''

/** In letters so many times as wide: what does not fit shows how a picture folds. */
const wider =
  (times: number): Measure =>
  (text, px) =>
    times * measureLetters(text, px)

/** The same race with its stops so many times, each an hour after the one before. */
function withMoreStops(times: number): RenderedPlan {
  const { rows, ...day } = half.facts.race_day
  const during = rows.filter(({ phase }) => phase === 'during')
  const more = Array.from({ length: times }, (_, hour) =>
    during.map((row) => ({ ...row, minute: row.minute + 97 * hour, km: (row.km ?? 0) + 17 * hour })),
  )
  return { ...half, facts: { ...half.facts, race_day: { ...day, rows: more.flat() } } }
}

/** Every stop has its place, else its group its minutes, else it is among those named as left out. */
function namesEveryStop(plan: RenderedPlan, picture: Picture): boolean {
  const text = wordsOf(picture)
  const shown = shortStops(plan.facts).filter(({ mark, time }) => text.includes(mark ?? time))
  const rest = shortStops(plan.facts).slice(shown.length)
  return (
    rest.length === 0 ||
    text.includes(`${rest.length} more stop`) ||
    stopGroups(plan.facts).every(({ times }) => text.includes(times))
  )
}

const { height, keptAbove, keptBelow, least } = lockScreenSize
const bounds = { top: keptAbove * height, bottom: (1 - keptBelow) * height, least }

describe('for any runner a lock screen', () => {
  test('has every stop, or says what it leaves out', () => {
    let pictures = 0
    for (const plan of drawnRaces()) {
      const picture = lockScreen(plan, measureLetters)
      expect(picture === null).toBe(shortStops(plan.facts).length === 0)
      if (picture === null) continue
      expect(namesEveryStop(plan, picture), wordsOf(picture)).toBe(true)
      expect(wordsOf(picture)).toContain(drinkToThirst)
      pictures += 1
    }
    expect(pictures).toBeGreaterThan(50)
  })

  test.each([1, 1.5, 2])(
    'in letters %d times as wide has nothing small, over each other, or where the phone has its own',
    (times) => {
      for (const plan of drawnRaces()) {
        const picture = lockScreen(plan, wider(times))
        if (picture === null) continue
        expect(pictureFaults(picture, bounds, wider(times)), wordsOf(picture)).toEqual([])
        expect([picture.width, picture.height, picture.ground]).toEqual([1290, 2796, '#000000'])
      }
    },
  )
})

describe('stops of a race on a lock screen', () => {
  test('that are few are in large type, with place and minute', () => {
    const picture = lockScreen(half, measureLetters)
    const [first] = shortStops(half.facts)
    expect(Math.max(...(picture?.texts.map(({ size }) => size) ?? []))).toBeGreaterThan(64)
    expect(wordsOf(picture)).toContain(`${first?.mark} ${first?.time} `)
  })

  test('that are more than its lines stand in two columns, without their minutes, which it says', () => {
    const picture = lockScreen(withMoreStops(5), measureLetters)
    expect(wordsOf(picture)).toContain(leftOutOfPicture.minutes)
    const lefts = new Set(picture?.texts.filter(({ text }) => text.startsWith('mi ')).map(({ left }) => left))
    expect(lefts.size).toBe(2)
  })

  test('that are more than two columns are grouped by what they take', () => {
    const plan = withMoreStops(9)
    const picture = lockScreen(plan, wider(1.4))
    expect(wordsOf(picture)).toContain(leftOutOfPicture.places)
    expect(namesEveryStop(plan, picture!)).toBe(true)
  })

  test('that fit in no way are named by their number and the minute of their first', () => {
    const plan = withMoreStops(60)
    const picture = lockScreen(plan, measureLetters)
    expect(wordsOf(picture)).toMatch(/\d+ more stops, from \d+:\d\d on: see strip/)
    expect(namesEveryStop(plan, picture!)).toBe(true)
    expect(pictureFaults(picture!, bounds, measureLetters)).toEqual([])
  })
})
