import { expect, test } from 'vitest'
import { diets } from '../1-runner/questionnaire.ts'
import { raceDistances } from '../1-runner/race-distances.ts'
import { someRunner } from '../../testing/some-runner.ts'
import { stagesFor } from '../../testing/stages-for.ts'
import type { AllergenGroupId } from '../foods/exclusions/allergen-groups.ts'
import { isBurning, triggersReflux } from '../foods/reflux-foods.ts'
import { findFoods } from '../foods/foods.ts'
import { larderIds } from './portions/household-measure.ts'
import type { DayMenu } from './menus.ts'

const exclusions: readonly (readonly AllergenGroupId[])[] = [[], ['milk'], ['gluten'], ['soy'], ['egg']]

/** The eves and race mornings of runners of every diet. */
const lastDaysOf = (healthWords: readonly string[]): DayMenu[] =>
  diets.flatMap((diet) =>
    exclusions.flatMap((allergies) =>
      (['5K', 'Marathon'] as const).flatMap((race) => {
        const targetSeconds = (raceDistances[race] / 10) * 3600
        const runner = someRunner({ diet, allergies, race, targetSeconds, healthWords, daysToGo: 20 })
        return stagesFor(runner).menus.raceWeek.slice(-2)
      }),
    ),
  )

const dishesWithTriggers = (days: readonly DayMenu[]) =>
  days.flatMap(({ meals }) =>
    meals.filter(({ items }) =>
      items.some(({ foodId, side }) => side === null && triggersReflux({ id: foodId })),
    ),
  ).length

test('every food of the larder whose name says that it triggers reflux is among those that do', () => {
  const named =
    /tomato|ketchup|marinara|onion|leek|garlic|vinegar|mustard|pickle|pesto|hummus|caper|hoisin|teriyaki|worcestershire|(?<!not )chocolate|cocoa/i
  const missed = findFoods(larderIds).filter(
    (food) => named.test(food.name) && !triggersReflux(food) && !isBurning(food),
  )
  expect(missed.map(({ id }) => id)).toEqual([])
})

test('runners with reflux have no dish of tomato, onion, garlic or vinegar on the eve and race morning', () => {
  expect(dishesWithTriggers(lastDaysOf([]))).toBeGreaterThan(20)
  const days = lastDaysOf(['reflux'])
  expect(dishesWithTriggers(days)).toBe(0)
  const eves = days.filter(({ kind }) => kind === 'day-before')
  expect(eves.flatMap(({ gaveWay }) => gaveWay)).toEqual([])
})
