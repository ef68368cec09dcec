import { describe, expect, test } from 'vitest'
import { drawnPlans } from '../../../testing/drawn-plans.ts'
import { someRunner } from '../../../testing/some-runner.ts'
import { factsFor } from '../../../testing/stages-for.ts'
import { isMadeAhead } from '../race-week/cooked-when.ts'
import { groceryNote } from './grocery-note.ts'

const noteWith = (main: { product: string }[]) =>
  groceryNote(
    factsFor(someRunner({ daysToGo: 3, preferences: { fuel: { main, drink: { product: 'lmnt' } } } })),
  )

describe('the note of the list says when to shop', () => {
  test('nothing is asked for today before it can be bought', () => {
    expect(groceryNote(factsFor(someRunner({ daysToGo: 3 })))).toContain(
      ' Eat as usual until you have shopped.',
    )
    expect(groceryNote(factsFor(someRunner({ daysToGo: 0 })))).not.toContain('shopped')
  })

  test('the fuel of the list is for others where none is named', () => {
    expect(noteWith([])).toContain('Take the fuel you trained with')
    expect(noteWith([{ product: 'gu-energy-gel' }])).not.toContain('Take the fuel you trained with')
  })

  test('what is cooked on the evening before the first day is shopped for by then', () => {
    let asked = 0
    for (const { plan } of drawnPlans()) {
      const [monday] = plan.race_week
      const isAhead =
        plan.runner.days_to_go >= 7 &&
        monday !== undefined &&
        monday.meals.some((meal) => isMadeAhead(plan, monday, meal))
      expect(
        / On \w+day, shop and cook \w+day’s (?:lunch|snack|lunch and snack)\./.test(groceryNote(plan)),
      ).toBe(isAhead)
      if (isAhead) asked += 1
    }
    expect(asked).toBeGreaterThan(5)
  })
})
