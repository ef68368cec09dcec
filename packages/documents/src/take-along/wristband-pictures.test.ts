import { fuelGroups, leftOutOfPicture, shortStops, stopGroups } from '@race-nutrition/engine'
import { describe, expect, test } from 'vitest'
import { drawnRaces } from '../../testing/drawn-races.ts'
import { measureLetters } from '../../testing/measure-letters.ts'
import { pictureFaults } from '../../testing/picture-faults.ts'
import { sampleHalfMarathonPlan } from '../../testing/sample-rendered-plan.ts'
import type { RenderedPlan } from '../rendered-plan.ts'
import type { Picture } from './picture/picture.ts'
import { wristbandPictures, wristbandSize } from './wristband-pictures.ts'

const wordsOf = (pictures: readonly Picture[]) =>
  pictures.flatMap(({ texts }) => texts.map(({ text }) => text)).join(' ')

const { side, margin, least } = wristbandSize
const bounds = { top: margin, bottom: side - margin, least }

/** Which of the ways to show a race these pictures take; null if a stop is missing without a word. */
function wayOf({ facts }: RenderedPlan, pictures: readonly Picture[]): string | null {
  const text = wordsOf(pictures)
  if (shortStops(facts).every(({ mark, time }) => text.includes(mark ?? time)))
    return pictures.length === 1 ? 'singly' : 'on several'
  if (![leftOutOfPicture.places, leftOutOfPicture.minutes].some((note) => text.includes(note))) return null
  if (stopGroups(facts).every(({ times }) => text.includes(times))) return 'together'
  const hasFuel = fuelGroups(facts).every(
    ({ times, stops }) =>
      text.includes(times) || stops.every(({ mark, time }) => text.includes(mark ?? time)),
  )
  return hasFuel && text.includes(leftOutOfPicture.waterAndSalt) ? 'fuel alone' : null
}

test('pictures for the wrist have every stop, or say what they leave out, for any runner', () => {
  const ways = new Set<string | null>()
  for (const plan of drawnRaces()) {
    const pictures = wristbandPictures(plan, 'dark', measureLetters)
    expect(pictures.length === 0).toBe(shortStops(plan.facts).length === 0)
    if (pictures.length === 0) continue
    const way = wayOf(plan, pictures)
    expect(way, wordsOf(pictures)).not.toBeNull()
    ways.add(way)
  }
  expect(ways).toEqual(new Set(['fuel alone', 'on several', 'singly', 'together']))
})

describe.each(['light', 'dark'] as const)('in %s colors', (scheme) => {
  test('nothing is small, over each other or cut off, and all of it is easy to see', () => {
    let pictures = 0
    for (const plan of drawnRaces())
      for (const picture of wristbandPictures(plan, scheme, measureLetters)) {
        expect(pictureFaults(picture, bounds, measureLetters), wordsOf([picture])).toEqual([])
        for (const { color } of picture.texts)
          expect(contrast(color, picture.ground), color).toBeGreaterThanOrEqual(4.5)
        pictures += 1
      }
    expect(pictures).toBeGreaterThan(50)
  })
})

test('several pictures are numbered, and the lighter dose is named on the first', () => {
  const plan = drawnRaces().find(
    (race) =>
      wristbandPictures(race, 'light', measureLetters).length > 1 &&
      wordsOf(wristbandPictures(race, 'light', measureLetters)).includes(leftOutOfPicture.lighterDose),
  )
  expect(plan).toBeDefined()
  const pictures = wristbandPictures(plan!, 'light', measureLetters)
  for (const [index, picture] of pictures.entries()) {
    expect(wordsOf([picture])).toContain(`${index + 1} of ${pictures.length} · drink to thirst`)
    expect(wordsOf([picture]).includes(leftOutOfPicture.lighterDose)).toBe(index === 0)
  }
})

test('a race of one stop is one picture, in larger type', () => {
  const half = sampleHalfMarathonPlan()
  const { rows, ...day } = half.facts.race_day
  const first = rows.filter(({ phase }) => phase === 'during').slice(0, 1)
  const short = { ...half, facts: { ...half.facts, race_day: { ...day, rows: first } } }
  const [picture, ...others] = wristbandPictures(short, 'dark', measureLetters)
  expect(others).toEqual([])
  expect(Math.max(...(picture?.texts.map(({ size }) => size) ?? []))).toBeGreaterThan(least)
})

/** WCAG 2.2, relative luminance and contrast ratio. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
