import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { causeLabels } from '../../1-runner/questionnaire.ts'
import { findEvidence } from '../../evidence/index.ts'
import { anyRunner } from '../../../testing/any-runner.ts'
import { type RunnerWishes, someRunner } from '../../../testing/some-runner.ts'
import type { TargetPath } from '../../reason.ts'
import { setTargets } from '../set-targets.ts'

const numRuns = Number(process.env['SWEEP_RUNS'] ?? 500)

test('a reason names evidence that exists and the answers that made its number, each once', () => {
  fc.assert(
    fc.property(anyRunner, (runner) => {
      const { dayTypes, race, reasons: all } = setTargets(runner)
      const reasons = Object.entries(all)
      expect(reasons.length).toBe(40 + (dayTypes.run ? 4 : 0) + (race.gutTraining.lighter === null ? 0 : 1))
      for (const [path, { rule, because }] of reasons) {
        expect(findEvidence(rule)?.id, path).toBe(rule)
        expect(because.length, path).toBeGreaterThan(0)
        expect(new Set(because).size, path).toBe(because.length)
        expect(because.filter((cause) => !(cause in causeLabels))).toEqual([])
      }
    }),
    { numRuns },
  )
})

const reasonFor = (wishes: Partial<RunnerWishes>, path: TargetPath) =>
  setTargets(someRunner(wishes)).reasons[path]

const caffeine = 'targets.caffeine_mg'
const carbs = 'targets.race.carbs_g_per_hr'
const fluids = 'targets.race.fluids_ml_per_hr'
const sweat = 'targets.race.sweat_rate_lph'
const heavyMan: Partial<RunnerWishes> = { sex: 'Male', heightCm: 185, weightKg: 85 }

describe('what settled a number is its rule', () => {
  test.each<[what: string, Partial<RunnerWishes>, TargetPath, rule: string]>([
    ['a dose of caffeine by weight', { weightKg: 62 }, caffeine, 'caffeine-dose'],
    ['the most caffeine at once', { weightKg: 70 }, caffeine, 'most-caffeine-at-once'],
    ['no caffeine under 18', { age: 17, race: '10K', targetSeconds: 3000 }, caffeine, 'caffeine-under-18'],
    ['carbs by duration', heavyMan, carbs, 'carbohydrate-while-running'],
    ['a gut without fructose', { ...heavyMan, allergies: ['fodmap'] }, carbs, 'carbohydrate-from-one-source'],
    ['a runner under 18', { ...heavyMan, age: 17 }, carbs, 'carbohydrate-under-18'],
    ['a run too short to drink', { race: '5K', targetSeconds: 1500 }, fluids, 'drinking-by-duration'],
    ['the most to drink', { climate: 'Hot & Humid', sweatRate: 2 }, fluids, 'most-fluid-an-hour'],
    ['an estimated sweat rate', {}, sweat, 'sweat-rate'],
    ['a measured sweat rate', { sweatRate: 1 }, sweat, 'own-sweat-rate'],
    ['a loading day', {}, 'targets.race_week.day_before_carbs_g', 'carbohydrate-loading'],
    ['the most to load under 18', { age: 17 }, 'targets.race_week.day_before_carbs_g', 'loading-under-18'],
    ['the most of a day', heavyMan, 'targets.race_week.day_before_carbs_g', 'most-carbohydrate-in-a-day'],
    ['no load', { race: '5K', targetSeconds: 1500 }, 'targets.race_week.thu_fri_carbs_g', 'load-by-duration'],
    [
      'an ordinary day',
      { race: '5K', targetSeconds: 1290, age: 15, heightCm: 163, weightKg: 52, weeklyKm: 30 },
      'targets.race_week.mon_wed_carbs_g',
      'ordinary-days-first',
    ],
    ['what was practiced', { practicedRate: 30, daysToGo: 6 }, carbs, 'practiced-rate'],
    ['a meal before a long run', {}, 'targets.long_run.breakfast.carbs_g', 'meal-before-a-long-run'],
    ['energy of an adult', {}, 'targets.daily.kcal', 'resting-energy'],
    ['energy under 18', { age: 17 }, 'targets.daily.kcal', 'resting-energy-under-18'],
  ])('%s', (_what, wishes, path, rule) => {
    expect(reasonFor(wishes, path).rule).toBe(rule)
  })
})

describe('the answers that made a number', () => {
  test('include those of the long run, for its targets', () => {
    expect(reasonFor({}, 'targets.long_run.hours').because).toEqual([
      'longRunDistance',
      'raceType',
      'targetTimeOrPace',
    ])
    expect(reasonFor({}, 'targets.race.hours').because).toEqual(['raceType', 'targetTimeOrPace'])
  })
  test('are course and climate if sweat is estimated, and the sweat rate if it was measured', () => {
    const recovery = 'targets.race.recovery.fluids_ml'
    expect(reasonFor({}, recovery).because).toEqual(expect.arrayContaining(['course', 'climate']))
    expect(reasonFor({ sweatRate: 1 }, recovery).because).toContain('sweatRate')
    expect(reasonFor({ sweatRate: 1 }, recovery).because).not.toContain('climate')
  })
  test('include the climate only if heat reduced the carbs', () => {
    expect(reasonFor({ climate: 'Hot & Humid' }, carbs).because).toContain('climate')
    expect(reasonFor({ climate: 'Cool' }, carbs).because).not.toContain('climate')
  })
})
