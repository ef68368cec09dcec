import type { Field } from '../../1-runner/questionnaire.ts'
import { readsOfWeight } from '../../health.ts'
import { wholeText } from '../amounts/format-amounts.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findEvidence } from '../../evidence/index.ts'
import { sources } from '../../evidence/sources.ts'
import type { Runner } from '../../1-runner/runner.ts'
import type { Plan } from '../../plan.ts'
import { anyRunner } from '../../../testing/any-runner.ts'
import { keepLatest } from '../../../testing/keep-latest.ts'
import { factsFor } from '../../../testing/stages-for.ts'
import { noMenus } from '../../../testing/no-menus.ts'
import { numbersIn } from '../../../testing/numbers-in.ts'
import { renderPlan } from '../render-plan.ts'
import { reasonPathFor } from './reason-path.ts'
import { renderReason, renderReasons } from './render-reasons.ts'

const numRuns = Number(process.env['SWEEP_RUNS'] ?? 100)

const always = (law: (plan: Plan) => void) =>
  fc.assert(
    fc.property(anyRunner, (runner) => law(factsFor(runner))),
    { numRuns },
  )

/** Reasons of targets do not depend on menus, so many more runners can be checked. */
const alwaysWithoutMenus = (law: (plan: Plan) => void, runners = anyRunner) =>
  fc.assert(
    fc.property(runners, (runner) => law(withoutMenus(runner))),
    { numRuns: Math.max(numRuns, 500) },
  )

/** The laws draw the same runners. */
const withoutMenus = keepLatest(500, (runner: Runner) => factsFor(runner, { menus: noMenus }))

const reasonOf = (plan: Plan, path: string) =>
  renderReason(plan, reasonPathFor(path, plan.race_day.rows) ?? '')

const named = (figure: number) => new RegExp(`(?<![\\d.,])${wholeText(figure)}(?![\\d,]*\\d)`)

const isTimeOrSweat = (path: string) => /\.hours$|sweat_rate_lph$/.test(path)

/** The reason of a meal's figure is about what is eaten of each food. */
const figuresOfDays = ({ training_days, race_week }: Plan) =>
  Object.entries({ training_days, race_week })
    .flatMap(([name, days]) => numbersIn(days, name))
    .filter(([path]) => /\.(kcal|carbs_g|protein_g|fat_g|fiber_g)$/.test(path))

describe('for any runner', () => {
  test('every number of the nine sections has a reason that names it', () => {
    always((plan) => {
      const words = renderPlan(plan)
      const numbers = numbersIn(words)
      expect(numbers.length).toBeGreaterThanOrEqual(22 + 3 * words.race_day_plan.length)
      for (const [path, figure] of numbers) {
        const text = reasonOf(plan, path)?.text
        expect(text, path).toBeDefined()
        if (figure > 0 && !isTimeOrSweat(path)) expect(text, path).toMatch(named(figure))
      }
    })
  })

  test('every target has a reason at its own path that names its figure', () => {
    alwaysWithoutMenus((plan) => {
      const targets = numbersIn(plan.targets, 'targets').filter(([path]) => !besidesTargets.test(path))
      const reasons = Object.keys(plan.reasons).filter((path) => path.startsWith('targets.'))
      expect(targets.map(([path]) => path).sort()).toEqual(reasons.sort())
      for (const [path, figure] of targets) {
        if (figure > 0 && !isTimeOrSweat(path))
          expect(renderReason(plan, path)?.text, path).toMatch(named(figure))
      }
    })
  })

  test('every figure of a meal and a day has a reason', () => {
    always((plan) => {
      const figures = figuresOfDays(plan)
      expect(figures.length).toBeGreaterThan(10)
      for (const [path] of figures) expect(reasonOf(plan, path), path).not.toBeNull()
    })
  })

  test('every reason of a row, a sum or a day belongs to a number that is shown', () => {
    always((plan) => {
      const shown = [...numbersIn(renderPlan(plan)), ...figuresOfDays(plan)].map(([path]) =>
        reasonPathFor(path, plan.race_day.rows),
      )
      const idle = Object.keys(plan.reasons).filter(
        // The page sums the rows from the start to the finish itself.
        (path) => !/^targets\.|^race_day\.start_to_finish\./.test(path) && !shown.includes(path),
      )
      expect(idle).toEqual([])
    })
  })

  test('a reason rests on existing evidence, with its source or marked as our choice', () => {
    always((plan) => {
      for (const [path, { rule, text, how, choice, source }] of Object.entries(renderReasons(plan))) {
        const evidence = findEvidence(rule)
        if (evidence?.kind === 'rule') {
          const { title, year, doi } = sources[evidence.source]
          expect(source, path).toEqual({ title, year, doi })
          expect([how, choice], path).toEqual([text, null])
        } else {
          expect(evidence?.kind, path).toBe('choice')
          expect(source, path).toBeNull()
          expect(text, path).toContain('our own choice')
          expect(how, path).not.toBe(text)
          expect(text.startsWith(how), path).toBe(true)
          expect(choice, path).toBe(evidence?.because)
        }
      }
    })
  })

  test('a reason is in calm whole sentences', () => {
    always(readsCalmly)
    alwaysWithoutMenus(readsCalmly)
  })

  test('a reason quotes the answers behind it, as typed and as read', () => {
    alwaysWithoutMenus((plan) => {
      for (const [path, { because }] of Object.entries(renderReasons(plan))) {
        // Where no word speaks of weight, a number by weight alone quotes nothing.
        if (path.startsWith('targets.') && readsOfWeight(plan.runner))
          expect(because.length, path).toBeGreaterThan(0)
        expect(new Set(because.map(({ cause }) => cause)).size).toBe(because.length)
        for (const { cause, given, read } of because) {
          expect(given).toBe(cause in plan.runner.answers ? plan.runner.answers[cause as Field].trim() : '')
          expect(read, cause).toMatch(/\S/)
          expect(read, cause).not.toMatch(/undefined|NaN|null/)
        }
      }
    })
  })

  test('a growing runner reads nothing about body mass or lean mass', () => {
    alwaysWithoutMenus(
      (plan) => {
        const sentences = Object.values(renderReasons(plan)).map(({ text }) => text)
        expect(sentences.join(' ')).not.toMatch(/body mass|lean mass|fat-free/)
      },
      anyRunner.filter(({ age }) => age < 18),
    )
  })

  test('a plan that went through JSON renders the same', () => {
    always((plan) => {
      const traveled = JSON.parse(JSON.stringify(plan)) as Plan
      expect(renderReasons(traveled)).toEqual(renderReasons(plan))
    })
  })
})

function readsCalmly(plan: Plan) {
  for (const [path, { text }] of Object.entries(renderReasons(plan))) {
    expect(text, path).toMatch(path.startsWith('targets.') ? /^[A-Z].*\.$/ : /^[A-Z\d].*\.$/)
    expect(text, path).not.toMatch(/undefined|NaN|Infinity|null|!| {2}|\.\.|\s\.|\(\)|\d\.\d{4}/)
  }
}

/** Figures of `targets` that no page shows on their own. */
const besidesTargets =
  /day_types\.\w+\.(days|km)$|^targets\.long_run\.(sweat_rate_lph|breakfast\.(sodium_mg|fluids_ml))$|an_hour_before_carbs_g$|whole_day_fluids_ml$|predicted_loss_percent$/
