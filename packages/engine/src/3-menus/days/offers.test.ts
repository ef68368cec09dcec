import { describe, expect, test } from 'vitest'
import { candidateWith } from '../../../testing/plate-table.ts'
import { at } from '../plates/nutrient-vector.ts'
import { heldAt } from '../plates/plates.ts'
import { allRecipes } from '../recipes/all-recipes.ts'
import { type Offer, offersOf, platesWithin } from './offers.ts'

const [one = '', two = '', three = ''] = allRecipes.map(({ id }) => id)

/** Every plate in order of its energy, as tables are. */
const place = {
  energy: { least: 300, most: 700 },
  mostCarbs: 100,
  candidates: [
    candidateWith(one, [{ energy: 290 }, { energy: 310 }, { energy: 650 }, { energy: 710 }], 1),
    candidateWith(
      two,
      [
        { energy: 500, carbs: 100 },
        { energy: 500, carbs: 101 },
      ],
      2,
    ),
    candidateWith(three, [{ energy: 400 }], 3),
  ],
}

const energiesOf = ({ table, first, end }: Offer) =>
  Array.from({ length: end - first }, (_, index) => heldAt(table, first + index, at.energy))

describe('offers for a meal', () => {
  test('are the plates of its size, the best liked recipe first', () => {
    const offers = offersOf(place)(8)
    expect(offers.map(energiesOf)).toEqual([[310, 650], [500, 500], [400]])
    expect(offers.map(({ least }) => least)).toEqual([1, 2, 3])
    expect(new Set(offers.map(({ recipe }) => recipe)).size).toBe(3)
  })

  test('cost too much to choose where a plate has too many carbs', () => {
    expect([...(offersOf(place)(8)[1]?.costs ?? [])]).toEqual([2, Number.POSITIVE_INFINITY])
  })

  test('are of so many of the best liked recipes, and of more once more are asked for', () => {
    const upTo = offersOf(place)
    expect(upTo(1).map(energiesOf)).toEqual([[310, 650]])
    const [first, second] = upTo(2)
    expect(first).toBe(upTo(1)[0])
    expect(second && energiesOf(second)).toEqual([500, 500])
  })

  test('are not counted among these where no plate is of the size of the meal', () => {
    const narrow = { ...place, energy: { least: 450, most: 520 } }
    expect(offersOf(narrow)(1).map(energiesOf)).toEqual([[500, 500]])
  })

  test('have the carbs that a meal after a long run has at least', () => {
    expect(offersOf({ ...place, leastCarbs: 60 })(8).map(energiesOf)).toEqual([[500, 500]])
  })

  test.each([
    [{ least: 300, most: 310 }, [1, 2]],
    [{ least: 310, most: 650 }, [1, 3]],
    [{ least: 311, most: 649 }, [2, 2]],
    [{ least: 0, most: 2000 }, [0, 4]],
    [{ least: 711, most: 2000 }, [4, 4]],
  ])('within %j are found by their energy', (window, found) => {
    const [first] = place.candidates
    const table = first?.plates()
    expect(table && platesWithin(table, window, 0, table.count)).toEqual(found)
  })
})
