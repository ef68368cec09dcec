import { composePlan } from '../../5-plan/compose-plan.ts'
import { factsFor, stagesFor } from '../../../testing/stages-for.ts'
import { noMenus } from '../../../testing/no-menus.ts'
import { renderReasons } from '../reasons/render-reasons.ts'
import { renderPlan } from '../render-plan.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { renderedOf } from '../../../testing/drawn-plans.ts'
import { anyWishes } from '../../../testing/any-runner.ts'
import { type RunnerWishes, someRunner } from '../../../testing/some-runner.ts'
import { ownDose } from '../race-day/own-dose.ts'
import { gutPractice } from './gut-practice.ts'

function practice(wishes: Partial<RunnerWishes>) {
  return gutPractice(factsFor(someRunner(wishes), { menus: noMenus })).join(' ')
}

test('a race that is fueled at 70 g an hour is practiced for', () => {
  expect(practice({ daysToGo: 49 })).toMatch(
    /^Train your gut with race fuel: a serving is 1 gel(?:, with water in place of the sports drink)?\. Rehearse the start with a run’s first gel\. After more than mild stomach trouble go back one step; never go up two in a week\.$/,
  )
  expect(practice({ daysToGo: 6 })).toBe('')
})

test('a race at less than 40 g an hour needs no practice', () => {
  const half = { race: 'Half', targetSeconds: 90 * 60, longRunKm: 15, daysToGo: 40 } as const
  expect(practice(half)).toMatch(/^Most stomachs take 35 g carbs an hour untrained\. Try it in a long run/)
})

describe('no plan contradicts itself on its dose', () => {
  test.each([0, 6, 13, 20, 21, 28, 49])('with %i days to go', (daysToGo) => {
    const { object, plan } = renderedOf(factsFor(someRunner({ daysToGo }), { menus: noMenus }))
    const text = [...object.long_run_fueling.during.schedule, ...object.assumptions_safety].join('\n')
    const top = `${plan.working.gut_training.top_g_per_hr} g`
    expect(plan.targets.race.carbs_g_per_hr).toBe(plan.working.gut_training.top_g_per_hr)
    // A note may point to it by its name.
    expect(text.match(/[Ll]ighter dose(?!”)/g) ?? []).toHaveLength(daysToGo === 49 ? 1 : 0)
    const isTrained = daysToGo >= 7
    expect(text.match(/Train your gut for (\d+ g)/)?.[1]).toBe(isTrained ? top : undefined)
    expect(text.match(/yours is planned at (\d+ g)/)?.[1] ?? top).toBe(top)
  })
})

function gutNote(wishes: Partial<RunnerWishes>) {
  const plan = factsFor(someRunner(wishes), { menus: noMenus })
  const { object } = renderedOf(plan)
  return { plan, note: object.assumptions_safety.find((text) => text.includes('rain your gut')) }
}

test('the dose to train for is that of the long runs where the race takes none', () => {
  const { plan, note } = gutNote({ daysToGo: 49 })
  const { top_g_per_hr: top } = plan.working.gut_training
  expect(note).toBe(`Train your gut for ${top} g an hour: see long run.`)
  const short = gutNote({ race: '5K', targetSeconds: 1500, weeklyKm: 100, longRunKm: 40, daysToGo: 49 })
  expect(short.plan.race_day.start_to_finish.carbs_g).toBe(0)
  expect(short.note).toMatch(/^For long runs, train your gut for \d+ g an hour: see there\.$/)
})

test('a runner whose longest run takes less than an hour trains the gut in that run', () => {
  expect(practice({ longRunKm: 8, daysToGo: 49 })).toMatch(/in your longest run of the week/)
})

describe('a long run that is fueled before a race that is not', () => {
  const short = { race: '5K', targetSeconds: 1500, weeklyKm: 100, longRunKm: 40 } as const
  test.each([
    [28, /^Stops for \d+ g carbs an hour\. Work up to that in your long runs: start at 30 g/],
    [7, /in your long runs: start at 30 g/],
    [6, /from the first long run after the race: start at 30 g/],
  ])('has stops that say how to work up to them, with %i days to go', (daysToGo, words) => {
    const plan = factsFor(someRunner({ ...short, daysToGo }), { menus: noMenus })
    expect(ownDose(plan).join()).toMatch(words)
    expect(gutPractice(plan)).toEqual([])
  })
})

test('a runner who takes no carbs while running has nothing to practice', () => {
  expect(practice({ race: '5K', targetSeconds: 1500, longRunKm: 8 })).toBe('')
})

const numRuns = Math.min(Number(process.env['SWEEP_RUNS'] ?? 60), 2000)

test('no text of a plan requires more long runs than are left, or practice in the last week', () => {
  const nearRace = fc
    .tuple(anyWishes, fc.integer({ min: 0, max: 27 }))
    .map(([wishes, daysToGo]) => someRunner({ ...wishes, daysToGo }))
  let fueled = 0
  fc.assert(
    fc.property(nearRace, (runner) => {
      const made = stagesFor(runner)
      const { targets } = made
      const plan = composePlan(made)
      const texts = JSON.stringify([renderPlan(plan), renderReasons(plan)])
      if (targets.race.perHour.carbs > 0) fueled += 1
      expect(texts).not.toMatch(/at least \d+ long/)
      const asked = texts.matchAll(/(\d+) long runs (?:that )?are left/g)
      for (const [, count] of asked) expect(7 * Number(count)).toBeLessThanOrEqual(runner.daysToGo)
      if (runner.daysToGo < 7) expect(texts).not.toMatch(/[Pp]ractice (?:it )?in (?:it|each|the|at least) ?/)
    }),
    { numRuns },
  )
  expect(fueled).toBeGreaterThan(numRuns / 4)
})
