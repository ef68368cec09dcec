import { expect, test } from 'vitest'
import { candidateWith, type Held } from '../../../testing/plate-table.ts'
import { plateAt } from '../plates/plates.ts'
import { allRecipes } from '../recipes/all-recipes.ts'
import { nextChoices } from './next-choices.ts'

const ids = allRecipes.map(({ id }) => id)
const [own = '', other = '', near = '', ofTheDay = '', richer = '', leaner = '', last = ''] = ids

const plateOf = (id: string, held: Held) => plateAt(candidateWith(id, [held]).plates(), 0)

const plate = plateOf(own, { energy: 500, carbs: 80 })
const like = { energy: 520, carbs: 90 }

test('are the two best liked recipes of like size that are not on the table that day', () => {
  const candidates = [
    candidateWith(own, [like]),
    candidateWith(ofTheDay, [like]),
    candidateWith(richer, [{ energy: 560, carbs: 80 }]),
    candidateWith(leaner, [{ energy: 500, carbs: 50 }]),
    candidateWith(other, [{ energy: 900, carbs: 90 }, like]),
    candidateWith(near, [{ energy: 450, carbs: 100 }]),
    candidateWith(last, [like]),
  ]
  expect(nextChoices(candidates, plate, [plate, plateOf(ofTheDay, like)])).toEqual([other, near])
})

test('are fewer where nothing else is of like size', () => {
  expect(nextChoices([candidateWith(own, [like]), candidateWith(other, [like])], plate, [plate])).toEqual([
    other,
  ])
})
