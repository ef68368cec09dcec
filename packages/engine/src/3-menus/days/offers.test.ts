import { describe, expect, test } from 'vitest'
import { candidateWith } from '../../../testing/plate-table.ts'
import { at } from '../plates/nutrient-vector.ts'
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

const counted = Int32Array.from([at.carbs, at.energy])

const energies = ({ plates, ranks }: Offers) => Array.from(ranks, (rank) => plates.energies[rank])

describe('offers for a meal', () => {
  test('are the plates of its size, without those of too many carbs', () => {
    const { plates } = offersFor(place, 8, counted)
    expect(plates.energies).toEqual([650, 310, 500, 400])
    expect(plates.costs).toEqual([1, 1, 2, 3])
    expect(plates.indexes).toEqual([0, 1, 1, 0])
  })

  test('are of so many of the best liked recipes', () => {
    expect(offersFor(place, 1, counted).plates.energies).toEqual([650, 310])
  })

  test('are not counted among these where no plate is of the size of the meal', () => {
    const narrow = { ...place, energy: { least: 450, most: 520 } }
    expect(offersFor(narrow, 1, counted).plates.energies).toEqual([500])
  })

  test('have the carbs that a meal after a long run has at least', () => {
    expect(offersFor({ ...place, leastCarbs: 60 }, 8, counted).plates.energies).toEqual([500])
  })

  test('are in order of their energy, with what the day counts of each', () => {
    const offers = offersFor(place, 8, counted)
    expect(energies(offers)).toEqual([310, 400, 500, 650])
    expect([...offers.held]).toEqual([0, 310, 0, 400, 100, 500, 0, 650])
    expect([...offers.costs]).toEqual([1, 3, 2, 1])
    const [first, , , last] = offers.recipes
    expect(new Set(offers.recipes).size).toBe(3)
    expect(last).toBe(first)
    expect([...offers.ranked].map((offer) => energies(offers)[offer])).toEqual(offers.plates.energies)
  })

  test.each([
    [{ least: 380, most: 520 }, [400, 500]],
    [{ least: 600, most: 2000 }, [650]],
    [{ least: 0, most: 330 }, [310]],
    // Nothing is of this size: all are tried.
    [{ least: 1000, most: 1100 }, [310, 400, 500, 650]],
  ])('within %j are found by their energy', (window, found) => {
    const offers = offersFor(place, 8, counted)
    expect(energies(offers).slice(...offersWithin(offers, window))).toEqual(found)
  })
})
