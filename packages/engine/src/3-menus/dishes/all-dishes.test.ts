import { describe, expect, test } from 'vitest'
import { budgets, diets } from '../../1-runner/questionnaire.ts'
import { allergenGroupIds, allergenGroups } from '../../foods/exclusions/allergen-groups.ts'
import { findPhrases, indexPhrases } from '../../foods/names/phrases.ts'
import { someRunner } from '../../../testing/some-runner.ts'
import { isWithinBudget } from '../days/fill-slots.ts'
import { type Kitchen, kitchenOf } from '../kitchen.ts'
import { allDishes, dishesAt } from './all-dishes.ts'
import type { DishPlan, Occasion } from './dish-plan.ts'
import { type Filling, fillings } from './fillings.ts'

const least = { breakfast: 4, main: 5, snack: 5, 'race morning': 3, recovery: 1 } as const

/** Every required slot of the dish can be filled with what this runner may eat and the budget allows. */
const canMake = (kitchen: Kitchen, { slots }: DishPlan) =>
  Object.values(slots).every(({ filling, needed }) => !needed || affordable(kitchen, filling))

const affordable = (kitchen: Kitchen, filling: Filling) =>
  fillings[filling].some((id) => {
    const food = kitchen.foods.get(id)
    return food !== undefined && isWithinBudget(kitchen.budget, food)
  })

const placesOf = (text: string) =>
  [...text.matchAll(/\{(?:cooked )?(\w+)\}/g)].map(([, place]) => place ?? '')

describe('the dishes', () => {
  test('are a hundred or so, each with an id of its own', () => {
    const ids = allDishes.map(({ id }) => id)
    expect(ids.length).toBeGreaterThanOrEqual(45)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('feed every diet without any one group on every budget', () => {
    const counted = new Map<string, { count: number; who: string }>()
    for (const diet of diets) {
      for (const group of [null, ...allergenGroupIds]) {
        for (const budget of budgets) {
          const kitchen = kitchenOf(someRunner({ diet, budget, allergies: group ? [group] : [] }))
          for (const occasion of Object.keys(least) as (keyof typeof least)[]) {
            const count = dishesAt(occasion).filter((dish) => canMake(kitchen, dish)).length
            const before = counted.get(occasion)
            if (!before || count < before.count) {
              counted.set(occasion, { count, who: `${diet}, ${group ?? 'nothing left out'}, ${budget}` })
            }
          }
        }
      }
    }
    console.info('The fewest dishes that anyone can make:', Object.fromEntries(counted))
    expect(counted.size).toBe(5)
    for (const [occasion, { count, who }] of counted) {
      expect(count, `${occasion}: ${who}`).toBeGreaterThanOrEqual(least[occasion as keyof typeof least])
    }
  })

  test('name only required foods', () => {
    for (const { id, name, slots } of allDishes) {
      const named = placesOf(name)
      expect(
        named.filter((place) => slots[place]?.needed !== true),
        id,
      ).toEqual([])
    }
  })

  test('work without fruit and vegetables if these are in brackets, and then name neither', () => {
    for (const { id, name, slots } of allDishes) {
      const spared = Object.keys(slots).filter((place) => slots[place]?.unlessExcluded)
      const bracketed = [...name.matchAll(/\[[^\]]*\{(\w+)\}[^\]]*\]/g)].map(([, place]) => place)
      expect(bracketed, id).toEqual(spared)
      expect(name.replace(/\[[^\]]*\]/g, ''), id).toMatch(/\w/)
    }
    expect(allDishes.filter(({ name }) => name.includes('[')).length).toBeGreaterThan(40)
  })

  test('have methods that use only filled slots', () => {
    for (const { id, method, slots } of allDishes) {
      const places = placesOf(method ?? '')
      expect(
        places.filter((place) => !slots[place]),
        id,
      ).toEqual([])
      const always = placesOf((method ?? '').replace(/\[[^\]]*\]/g, ''))
      expect(
        always.filter((place) => !slots[place]?.needed || slots[place].unlessExcluded),
        id,
      ).toEqual([])
    }
  })

  test('have methods for their own foods: juice and fruit on the side are not "the rest"', () => {
    for (const { id, method } of allDishes)
      expect(method ?? '', id).not.toMatch(/\b(?:the rest|everything|the base)\b/)
  })

  test('have names and methods that name no allergen outside their slots', () => {
    const words = allergenGroups
      .filter(({ group }) => group !== 'fodmap')
      .flatMap(({ group, food_words }) => food_words.map((phrase) => ({ owner: group, phrase })))
    const index = indexPhrases(words, [])
    const named = allDishes.flatMap(({ id, name, method }) =>
      findPhrases(`${name}. ${method ?? ''}`.replace(/\{[\w ]+\}/g, '·'), index).map(
        ({ phrase }) => `${id}: ${phrase}`,
      ),
    )
    // Polenta may be named: it is a required slot of its dish.
    expect(named.filter((word) => !word.endsWith(': polenta'))).toEqual([])
  })

  test('take half an hour of hands-on time at most, and have a method if they take any', () => {
    for (const { id, method, minutes } of allDishes) {
      expect(minutes, id).toBeLessThanOrEqual(30)
      if (minutes >= 10) expect(method, id).not.toBeNull()
    }
  })

  test('mention no oil that may be missing from the plate', () => {
    const fried = allDishes.filter(({ method }) => /\b(?:oil|fat|butter)\b/.test(method ?? ''))
    expect(fried.length).toBeGreaterThan(2)
    for (const { id, slots } of fried) expect(slots['oil']?.needed, id).toBe(true)
  })

  test('come from many cuisines', () => {
    const starches = [
      'rice',
      'noodles',
      'tortillas',
      'potatoes',
      'pulses',
      'couscous',
      'pasta',
      'polenta',
    ] as const
    const mains: Occasion = 'main'
    const used = new Set(
      dishesAt(mains).flatMap(({ slots }) => Object.values(slots).map(({ filling }) => filling)),
    )
    expect(starches.filter((starch) => !used.has(starch))).toEqual([])
  })
})
