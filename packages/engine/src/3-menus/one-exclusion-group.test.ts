import { describe, expect, test } from 'vitest'
import { days, meals, tolerances } from '../../testing/menu-bounds/days.ts'
import type { FaultsOf } from '../../testing/menu-bounds/eaten.ts'
import { plates } from '../../testing/menu-bounds/plates.ts'
import { kitchens, lists, weeks } from '../../testing/menu-bounds/weeks.ts'
import { someRunner } from '../../testing/some-runner.ts'
import { stagesFor } from '../../testing/stages-for.ts'
import { diets } from '../1-runner/questionnaire.ts'
import { allergenGroupIds } from '../foods/exclusions/allergen-groups.ts'
import { findFood } from '../foods/foods.ts'
import { permitsFood } from '../foods/exclusions/permitted.ts'

const bounds: Readonly<Record<string, FaultsOf>> = {
  ...plates,
  ...days,
  ...tolerances,
  ...meals,
  ...weeks,
  ...lists,
  ...kitchens,
}

/** A bound may give way for a few runners, but never for one diet with one exclusion group. */
describe.each(diets)('%s', (diet) => {
  test.each(allergenGroupIds)('without %s keeps the bounds of plates, days and lists', (group) => {
    const made = stagesFor(someRunner({ diet, allergies: [group], daysToGo: 6 }))
    const broken = Object.entries(bounds).flatMap(([bound, faultsOf]) =>
      faultsOf(made).map((fault) => `${bound}: ${fault}`),
    )
    expect(broken).toEqual([])
    const items = made.menus.raceWeek.flatMap((day) => day.meals.flatMap((meal) => meal.items))
    const excluded = items.filter(({ foodId }) => {
      const food = findFood(foodId)
      return !food || !permitsFood(made.runner, food).permitted
    })
    expect(items.length).toBeGreaterThan(50)
    expect(excluded).toEqual([])
  })
})
