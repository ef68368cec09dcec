import { describe, expect, test } from 'vitest'
import { candidateWith } from '../../../testing/plate-table.ts'
import { at, width } from '../plates/nutrient-vector.ts'
import { allRecipes } from '../recipes/all-recipes.ts'
import { type Offers, offersFor, offersWithin } from './offers.ts'

const [one = '', two = '', three = ''] = allRecipes.map(({ id }) => id)

const place = {
  energy: { least: 300, most: 700 },
  mostCarbs: 100,
  candidates: [
    candidateWith(one, [{ energy: 650 }, { energy: 310 }, { energy: 290 }], 1),
    candidateWith(
      two,
      [
        { energy: 500, carbs: 101 },
        { energy: 500, carbs: 100 },
      ],
      2,
    ),
    candidateWith(three, [{ energy: 400 }], 3),
  ],
}

const energies = ({ count, rows }: Offers) =>
  Array.from({ length: count }, (_, row) => rows[row * width + at.energy])

describe('offers for a meal', () => {
  test('are the plates of its size, without those of too many carbs', () => {
    const offers = offersFor(place, 8)
    expect(energies(offers)).toEqual([650, 310, 500, 400])
    expect([...offers.costs]).toEqual([1, 1, 2, 3])
    expect(new Set(offers.recipes).size).toBe(3)
    expect([...offers.plates]).toEqual([0, 1, 1, 0])
  })

  test('are of so many of the best liked recipes', () => {
    expect(energies(offersFor(place, 1))).toEqual([650, 310])
  })

  test('are not counted among these where no plate is of the size of the meal', () => {
    expect(energies(offersFor({ ...place, energy: { least: 450, most: 520 } }, 1))).toEqual([500])
  })

  test('have the carbs that a meal after a long run has at least', () => {
    expect(energies(offersFor({ ...place, leastCarbs: 60 }, 8))).toEqual([500])
  })

  test('are in order of their energy', () => {
    const offers = offersFor(place, 8)
    expect([...offers.byEnergy].map((row) => energies(offers)[row])).toEqual([310, 400, 500, 650])
  })

  test.each([
    [{ least: 380, most: 520 }, [400, 500]],
    [{ least: 600, most: 2000 }, [650]],
    [{ least: 0, most: 330 }, [310]],
    // Nothing is of this size: all are tried.
    [{ least: 1000, most: 1100 }, [310, 400, 500, 650]],
  ])('within %j are found by their energy', (window, found) => {
    const offers = offersFor(place, 8)
    const [from, to] = offersWithin(offers, window)
    expect(Array.from(offers.byEnergy.slice(from, to), (row) => energies(offers)[row])).toEqual(found)
  })
})
