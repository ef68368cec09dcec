import { describe, expect, test } from 'vitest'
import { drawnRunners } from '../../../testing/any-runner.ts'
import type { Preferences } from '../../1-runner/preferences/preferences-schema.ts'
import type { Runner } from '../../1-runner/runner.ts'
import { setTargets } from '../../2-targets/set-targets.ts'
import { mostInADay } from '../../evidence/plates.ts'
import { composeMenus } from '../compose-menus.ts'
import type { Meal, Menus } from '../menus.ts'
import { at, vectorOfFoods } from '../plates/nutrient-vector.ts'
import type { LarderId } from '../portions/larder.ts'

type KitchenWishes = NonNullable<Preferences['kitchen']>

const menusWith = (runner: Runner, kitchen: KitchenWishes): Menus =>
  composeMenus({ ...runner, preferences: { kitchen } }, setTargets(runner))

const runners = drawnRunners(40).filter(({ daysToGo }) => daysToGo > 1)

const aroundRuns = ({ raceWeek, recovery, longRunBreakfasts }: Menus, { longRun }: Runner) => ({
  'race-morning.breakfast': raceWeek.at(-1)?.meals[0] ?? null,
  'race-morning.recovery': recovery.race,
  'long-run.breakfast': longRun > 0 ? (longRunBreakfasts[0] ?? null) : null,
  'long-run.recovery': recovery.longRun,
})

const idsOf = (meals: readonly (Meal | null)[]) => meals.flatMap((meal) => meal?.recipe.id ?? [])

describe.each(['home', 'hotel'] as const)('a runner who sleeps at %s', (where) => {
  test('can pick every next choice of the meals around runs', () => {
    let picked = 0
    for (const runner of runners)
      for (const [place, meal] of Object.entries(
        aroundRuns(menusWith(runner, { race_morning: where }), runner),
      ))
        for (const id of meal?.choices ?? []) {
          picked += 1
          const menus = menusWith(runner, { race_morning: where, swaps: { [place]: id } })
          expect(menus.notKept, `${place} ${id}`).toEqual([])
        }
    expect(picked).toBeGreaterThan(150)
  })

  test('has breakfast and recovery within a day’s limits for milk and juice', () => {
    for (const runner of runners) {
      const { raceWeek, recovery } = menusWith(runner, { race_morning: where })
      const items = [...(raceWeek.at(-1)?.meals ?? []), recovery.race].flatMap((meal) => meal?.items ?? [])
      const held = vectorOfFoods(
        items.map(({ foodId, amount }) => ({ id: foodId as LarderId, grams: amount })),
      )
      // A milliliter of milk or juice weighs up to 1.05 g.
      for (const sum of ['milk', 'juice'] as const)
        expect(held[at[sum]] ?? 0, sum).toBeLessThanOrEqual(1.05 * mostInADay.value[sum])
    }
  })

  test('has no dish twice on the eve, and no next choice that is already served that day', () => {
    for (const runner of runners) {
      const eve = menusWith(runner, { race_morning: where }).raceWeek.at(-2)
      const served = idsOf(eve?.meals ?? [])
      expect(new Set(served).size).toBe(served.length)
      for (const { choices } of eve?.meals ?? [])
        expect(choices.filter((id) => served.includes(id))).toEqual([])
    }
  })
})

test('a swapped long-run breakfast does not displace the practice of the race breakfast', () => {
  let swapped = 0
  for (const runner of runners) {
    const own = menusWith(runner, {})
    const [raced] = idsOf(own.raceWeek.at(-1)?.meals ?? [])
    const practiced = idsOf(own.longRunBreakfasts)
    if (raced === undefined || !practiced.includes(raced) || practiced[0] === raced) continue
    for (const id of own.longRunBreakfasts[0]?.choices ?? []) {
      const now = idsOf(menusWith(runner, { swaps: { 'long-run.breakfast': id } }).longRunBreakfasts)
      expect(now[0]).toBe(id)
      expect(now).toContain(raced)
      swapped += 1
    }
  }
  expect(swapped).toBeGreaterThan(3)
})
