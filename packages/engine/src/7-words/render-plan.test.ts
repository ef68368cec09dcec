import { composePlan } from '../5-plan/compose-plan.ts'
import type { NutritionPlan } from '../nutrition-plan.ts'
import type { Plan } from '../plan.ts'
import { stagesFor } from '../../testing/stages-for.ts'
import { renderPlan } from './render-plan.ts'
import { renderWords } from './render-words.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Runner } from '../1-runner/runner.ts'
import { kitchenOf } from '../3-menus/kitchen.ts'
import { type LarderId, larderLine } from '../3-menus/portions/larder.ts'
import { allergenGroups } from '../foods/exclusions/allergen-groups.ts'
import { findPhrases, indexPhrases } from '../foods/names/phrases.ts'
import { anyRunner } from '../../testing/any-runner.ts'
import { isDish } from '../../testing/dish-names.ts'
import { someRunner } from '../../testing/some-runner.ts'

function planned(runner: Runner) {
  const made = stagesFor(runner)
  const facts = composePlan(made)
  return { targets: made.targets, facts, plan: renderPlan(facts) }
}

/** Every text of a plan except the runner's own answers. */
function textsOf({ profile: _own, ...plan }: NutritionPlan): string[] {
  const texts: string[] = []
  JSON.stringify(plan, (_key, value) => {
    if (typeof value === 'string') texts.push(value)
    return value
  })
  return texts
}

// Traces of a bug in the code, and characters that no sentence contains.
const slips = /undefined|NaN|\bnull\b|\[object|Infinity| {2}|!|\.\.| [,.;]|-\d+ (g|ml|mg)\b/

describe('any plan', () => {
  test('is clean text, adds up, agrees with its facts, and names nothing that the runner excludes', () => {
    fc.assert(
      fc.property(anyRunner, (runner) => {
        const { plan, facts, targets } = planned(runner)
        expect(textsOf(plan).filter((text) => text.trim() === '' || slips.test(text))).toEqual([])
        expect(leftOutIn(plan, runner)).toEqual([])
        rowsAddUp(plan)
        rowsAgree(plan, facts)
        expect(facts.flags).toEqual(targets.flags)
        expect(plan.daily_plan.example_days.length).toBe(3)
        expect(plan.race_week.race_morning.length).toBeGreaterThan(0)
        expect(facts.cooking?.minutes ?? 0).toBeLessThanOrEqual(60)
        // The race kit is packed on another evening.
        expect(minutesOf(plan)).toBeLessThanOrEqual((facts.cooking?.minutes ?? 0) + 5)
        if (facts.race_day.kit.length > 0) expect(minutesOf(plan)).toBeGreaterThanOrEqual(5)
        expect(plan.prep.batch_prep_steps.length).toBeGreaterThan(0)
      }),
      { numRuns: 100 },
    )
  }, 240_000)

  test('is byte-identical for the same runner and day', () => {
    fc.assert(
      fc.property(anyRunner, (runner) => {
        const once = planned(runner)
        const again = planned(structuredClone(runner))
        expect(JSON.stringify([again.facts, again.plan])).toBe(JSON.stringify([once.facts, once.plan]))
      }),
      { numRuns: 20 },
    )
  }, 30_000)
})

/** Words of the excluded groups, found in any section except the safety notes, which name them. */
function leftOutIn(plan: NutritionPlan, runner: Runner): string[] {
  const groups = allergenGroups.filter(({ group }) => runner.exclusions.groups.includes(group))
  const owned = (of: 'food_words' | 'not_a_match') =>
    groups.flatMap((group) => group[of].map((phrase) => ({ owner: group.group, phrase })))
  const index = indexPhrases(owned('food_words'), owned('not_a_match'))
  const names = namesOfFoods(runner)
  return textsOf({ ...plan, assumptions_safety: [] }).flatMap((text) =>
    findPhrases(withoutNames(text, names), index)
      .filter(({ phrase }) => !isDish(phrase))
      .map(({ owner, phrase }) => `${owner}: ${phrase} in "${text}"`),
  )
}

/** The names of all foods that this runner may eat, the longest first. */
function namesOfFoods(runner: Runner): string[] {
  const names = [...kitchenOf(runner).foods.keys()].flatMap((id) => {
    const { name, line, buys } = larderLine(id as LarderId)
    return [name, line ?? [], buys].flat()
  })
  return [...new Set(names.map((name) => name.toLowerCase()))].sort((a, b) => b.length - a.length)
}

/** The sentences around the foods; tests of the menus cover that each food is permitted. */
const withoutNames = (text: string, names: readonly string[]) =>
  names.reduce((left, name) => left.replaceAll(name, '·'), text.toLowerCase())

function rowsAddUp({ race_day_plan, numbers_summary }: NutritionPlan) {
  const { race_day_totals: totals } = numbers_summary
  const sum = (of: (row: NutritionPlan['race_day_plan'][number]) => number) =>
    race_day_plan.reduce((all, row) => all + of(row), 0)
  expect([totals.carbs_g, totals.sodium_mg, totals.fluids_ml]).toEqual([
    sum((row) => row.carbs_g),
    sum((row) => row.sodium_mg),
    sum((row) => row.fluids_ml),
  ])
}

const rowsAgree = ({ race_day_plan }: NutritionPlan, { race_day: { rows } }: Plan) =>
  expect(rows.map(({ carbs_g, sodium_mg, fluids_ml }) => ({ carbs_g, sodium_mg, fluids_ml }))).toEqual(
    race_day_plan.map(({ carbs_g, sodium_mg, fluids_ml }) => ({ carbs_g, sodium_mg, fluids_ml })),
  )

const minutesOf = ({ prep }: NutritionPlan) =>
  prep.batch_prep_steps.reduce((sum, step) => sum + Number(/^(\d+) min: /.exec(step)?.[1] ?? 0), 0)

const longRunSchedule = (longRunKm: number) =>
  planned(someRunner({ longRunKm })).plan.long_run_fueling.during.schedule

describe('the sections', () => {
  test('repeat the daily and the hourly targets in the summary', () => {
    const { plan, targets } = planned(someRunner())
    expect(plan.numbers_summary.daily).toEqual({
      kcal: plan.daily_plan.calories_kcal,
      carbs_g: plan.daily_plan.carbs_g,
      protein_g: plan.daily_plan.protein_g,
      fat_g: plan.daily_plan.fat_g,
    })
    expect(plan.numbers_summary.long_run.carbs_g_per_hr).toBe(plan.long_run_fueling.during.carbs_g_per_hr)
    expect(plan.daily_plan.carbs_g).toBe(targets.daily.carbs)
  })

  test('name every recipe that has a card, and none without', () => {
    const { facts, plan } = planned(someRunner({ budget: 'Low' }))
    const cards = renderWords(facts).recipes
    const served = [...facts.training_days, ...facts.race_week].flatMap((day) => day.meals)
    const ids = cards.map(({ id }) => id)
    expect(ids.some((id) => id.startsWith('fuel-'))).toBe(true)
    expect(new Set(ids).size).toBe(ids.length)
    expect(served.filter(({ recipe }) => !ids.includes(recipe.id))).toEqual([])
    for (const { id, method, name } of cards) {
      expect(method, name).toMatch(/^[A-Z\d][^{}[\]]{20,500}\.$/)
      // The lines list the foods; methods would make them too long to check. Those of homemade fuel are with the kit.
      expect(JSON.stringify(plan).includes(method), name).toBe(id.startsWith('fuel-'))
    }
  })

  test('keep the sweat rate null if none was given, else a number', () => {
    expect(planned(someRunner({ sweatRate: null })).plan.profile.environment.sweat_rate_lph).toBeNull()
    expect(planned(someRunner({ sweatRate: 1.2 })).plan.profile.environment.sweat_rate_lph).toBe(1.2)
  })

  test('of a race that needs nothing on the course give the reason', () => {
    const { race_morning } = planned(someRunner({ race: '5K', targetSeconds: 1500 })).plan.race_week
    expect(race_morning.at(-1)).toMatch(/nothing is needed on the course/)
  })

  test('of a race today leave out past days and keep race morning', () => {
    const { race_week, grocery_list } = planned(someRunner({ daysToGo: 0 })).plan
    const wholeWeek = planned(someRunner({ daysToGo: 6 })).plan.grocery_list
    expect([race_week.mon_wed, race_week.thu_fri, race_week.day_before]).toEqual([[], [], []])
    expect(race_week.race_morning[0]).toBe('Monday, March 1')
    expect([grocery_list.pantry, grocery_list.fridge_freezer]).toEqual([[], []])
    expect(wholeWeek.pantry.length).toBeGreaterThan(10)
  })

  test('of a runner without a long run have a note instead of a schedule', () => {
    expect(longRunSchedule(0)).toEqual([
      expect.stringMatching(/^No long run yet, so nothing is planned on the way/),
    ])
    expect(longRunSchedule(5)[0]).toMatch(/^5 km at an easy pace, about \d+ min\.$/)
  })

  test('list each thing to buy once', () => {
    const { pantry, fridge_freezer } = planned(someRunner()).plan.grocery_list
    const names = [...pantry, ...fridge_freezer].map((line) => line.split(' — ')[0])
    expect(names.length).toBeGreaterThan(15)
    expect(new Set(names).size).toBe(names.length)
  })

  test('have no coffee, tea or caffeine for a runner under 18', () => {
    const { plan } = planned(someRunner({ race: 'Half', targetSeconds: 7200, age: 16 }))
    const { assumptions_safety: _told, ...rest } = plan
    expect(JSON.stringify(rest)).not.toMatch(/coffee|\btea\b|cola|caffeine(?!-free)/i)
  })

  test('do not mention a scale to a runner under 18', () => {
    const { race_week } = planned(someRunner({ race: 'Half', targetSeconds: 7200, age: 16 })).plan
    expect(JSON.stringify(race_week)).not.toMatch(/scale|weigh|alcohol/i)
  })
})
