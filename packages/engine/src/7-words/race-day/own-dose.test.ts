import { describe, expect, test } from 'vitest'
import { drawnPlans } from '../../../testing/drawn-plans.ts'
import { noMenus } from '../../../testing/no-menus.ts'
import { type RunnerWishes, someRunner } from '../../../testing/some-runner.ts'
import { factsFor } from '../../../testing/stages-for.ts'
import { longRunCarbs } from '../../race-rates.ts'
import { ownDose } from './own-dose.ts'
import { raceDoseWords } from './race-dose.ts'

const factsOf = (wishes: Partial<RunnerWishes>) => factsFor(someRunner(wishes), { menus: noMenus })

describe('a race that the weeks hold below what it asks for says what brings less', () => {
  const about = { targetSeconds: 15_300, daysToGo: 70 } as const
  const saidOf = (wishes: Partial<RunnerWishes>) => {
    const plan = factsOf({ ...about, ...wishes })
    const isShort = plan.race_day.shortfalls.some(({ of }) => of === 'carbs')
    return { isShort, said: raceDoseWords(plan).join(' ') }
  }

  test('the fuel only of runners who chose it', () => {
    const tailwind = { fuel: { main: [], drink: { product: 'tailwind-endurance' } } }
    expect(saidOf({ daysToGo: 35, preferences: tailwind })).toEqual({
      isShort: true,
      said: expect.stringContaining(', with what you use '),
    })
    const stations = { course: { stations: { at_km: [20] } } }
    const far = saidOf({ daysToGo: 35, preferences: stations })
    expect(far.said).not.toContain('with what you use')
  })
})

describe('the stops of a long run say whose dose they take', () => {
  test('that of the next week', () => {
    const plan = factsOf({ targetSeconds: 4 * 3600, daysToGo: 49 })
    expect(plan.targets.long_run.carbs_g_per_hr).toBe(40)
    expect(plan.working.gut_training.long_run_goal_g_per_hr).toBeGreaterThan(50)
    expect(Math.abs(plan.long_run.totals.carbs_g / plan.targets.long_run.hours - 40)).toBeLessThanOrEqual(5)
    expect(ownDose(plan).join()).toMatch(/^Stops for the week of \w+ \d+: 40 g an hour\.$/)
  })

  test('that of all weeks, where none rises', () => {
    const plan = factsOf({ race: 'Half', targetSeconds: 105 * 60, daysToGo: 41 })
    expect(ownDose(plan).join()).toMatch(
      /^Stops for the weeks of \w+ \d+ to \w+ \d+ \(last run by \w+ \d+\): 40 g an hour/,
    )
  })

  test('its own, where practice asks for more than the run', () => {
    const plan = factsOf({ practicedRate: 80, longRunKm: 16, daysToGo: 30 })
    expect(plan.targets.long_run.carbs_g_per_hr).toBe(plan.working.gut_training.long_run_goal_g_per_hr)
    expect(ownDose(plan).join()).toMatch(
      /^Stops for \d+ g an hour: for practice take the week’s dose, below\.$/,
    )
  })

  test('what has been practiced, where no week is left', () => {
    expect(ownDose(factsOf({ daysToGo: 5 })).join()).toMatch(
      /^Stops for 30 g an hour\. Work up to \d+ g after the race, 10 g more a week\.$/,
    )
    const practiced = factsOf({ daysToGo: 5, practicedRate: 45 })
    expect(practiced.targets.long_run.carbs_g_per_hr).toBe(45)
  })

  test('and what they bring, where fuel of the runner’s own falls short of it', () => {
    const alone = factsOf({
      daysToGo: 49,
      preferences: { fuel: { main: [], drink: { product: 'tailwind-endurance' } } },
    })
    const brought = longRunCarbs(alone)
    expect(brought).toBeLessThan(alone.targets.long_run.carbs_g_per_hr)
    expect(ownDose(alone).join()).toContain(`g an hour. They bring ${brought} g.`)
    expect(ownDose(factsOf({ daysToGo: 49 })).join()).not.toContain('They bring')
  })

  test('not where there are no carbs', () => {
    expect(ownDose(factsOf({ race: '5K', targetSeconds: 1500, longRunKm: 8 }))).toEqual([])
  })
})

test('every schedule names the first week and its dose, or says that the weeks take another', () => {
  let steps = 0
  for (const { plan, object } of drawnPlans()) {
    const [first] = plan.gut_training
    if (plan.runner.long_run_km === 0 || !first) continue
    const { carbs_g_per_hr: dose } = plan.targets.long_run
    expect(object.long_run_fueling.during.carbs_g_per_hr).toBe(dose)
    expect(dose).toBeLessThanOrEqual(first.carbs_g_per_hr)
    expect(object.long_run_fueling.during.schedule[1]).toMatch(
      dose === first.carbs_g_per_hr
        ? new RegExp(
            `^(?:Stops for (?:this weekend and )?the weeks? of .*:|Only .* left, weeks? of .* These stops are for a whole run,) ${dose} g an hour`,
          )
        : /: for practice take the week’s dose, below\.$/,
    )
    steps += 1
  }
  expect(steps).toBeGreaterThan(5)
})
