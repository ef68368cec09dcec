import { composePlan } from '../../../5-plan/compose-plan.ts'
import type { NutritionPlan } from '../../../nutrition-plan.ts'
import { madeFor } from '../../../testing/made-for.ts'
import { sayPlan } from '../../say-plan.ts'
import { describePlan } from '../describe-plan.ts'
import type { PlanDetails } from '../plan-details.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Runner } from '../../../1-runner/runner.ts'
import { allEvidence } from '../../../evidence/index.ts'
import { anyRunner } from '../../../testing/any-runner.ts'
import { type RunnerWishes, someRunner } from '../../../testing/some-runner.ts'
import { reasonPathFor } from './reason-path.ts'

const numRuns = Number(process.env['SWEEP_RUNS'] ?? 100)

interface Planned {
  readonly plan: NutritionPlan
  readonly details: PlanDetails
}

function planFor(runner: Runner): Planned {
  const made = madeFor(runner)
  const facts = composePlan(made)
  return { plan: sayPlan(facts), details: describePlan(runner, made.targets, made.raceDay, facts) }
}

const always = (law: (planned: Planned) => void) =>
  fc.assert(
    fc.property(anyRunner, (runner) => {
      law(planFor(runner))
    }),
    { numRuns },
  )

/** Every number in a value, by its dotted path. */
function numbersIn(value: unknown, path: string): [path: string, figure: number][] {
  if (typeof value === 'number') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) =>
    numbersIn(part, path === '' ? name : `${path}.${name}`),
  )
}

/** Grams of a food are no figure of a meal: they are what its reason speaks of. */
const numbersOfDays = ({ days }: PlanDetails) =>
  numbersIn(days, 'days').filter(([path]) => !path.includes('.items.'))

const reasonOf = (path: string, { reasons, rows }: PlanDetails) => reasons[reasonPathFor(path, rows) ?? '']

const written = (figure: number) => String(figure).replace(/\B(?=(\d{3})+$)/g, ',')
const named = (figure: number) => new RegExp(`(?<![\\d.,])${written(figure)}(?![\\d,]*\\d)`)

describe('for any runner', () => {
  test('every number of the plan has its reason, which names that very number', () => {
    always(({ plan, details }) => {
      const numbers = numbersIn(plan, '')
      expect(numbers.length).toBeGreaterThanOrEqual(22 + 3 * plan.race_day_plan.length)
      for (const [path, figure] of numbers) {
        const says = reasonOf(path, details)?.says
        expect(says, path).toBeDefined()
        if (figure > 0 && path !== 'profile.environment.sweat_rate_lph') {
          expect(says, path).toMatch(named(figure))
        }
      }
    })
  })

  test('every figure of a meal and a day has its reason', () => {
    always(({ details }) => {
      const numbers = numbersOfDays(details)
      expect(numbers.length).toBeGreaterThan(10)
      for (const [path] of numbers) expect(reasonOf(path, details), path).toBeDefined()
    })
  })

  test('no reason of a row, a total or a day is told for nothing', () => {
    always(({ plan, details }) => {
      const paths = [...numbersIn(plan, ''), ...numbersOfDays(details)].map(([path]) =>
        reasonPathFor(path, details.rows),
      )
      // The sums from the start to the finish are the page's own, from the rows.
      const idle = Object.keys(details.reasons).filter(
        (path) => !/^targets\.|^totals\.start_to_finish\./.test(path) && !paths.includes(path),
      )
      expect(idle).toEqual([])
    })
  })

  test('a reason reads as calm whole sentences, and a choice says that it is one', () => {
    const kinds = new Map<string, string>(Object.values(allEvidence).map(({ id, kind }) => [id, kind]))
    always(({ details }) => {
      for (const [path, { says, rule, source }] of Object.entries(details.reasons)) {
        expect(says, path).toMatch(/^[A-Z\d].*\.$/)
        expect(says, path).not.toMatch(/undefined|NaN|Infinity|null|!| {2}|\.\.|\s\.|\(\)/)
        expect(kinds.get(rule), rule).toBe(source === null ? 'choice' : 'rule')
        if (source === null) expect(says, path).toContain('our own choice')
      }
    })
  })
})

const said = (wishes: Partial<RunnerWishes>, action: string, figure: string) => {
  const { plan, details } = planFor(someRunner(wishes))
  const index = plan.race_day_plan.findIndex((row) => row.action === action)
  return reasonOf(`race_day_plan.${index}.${figure}`, details)
}

describe('a row of the race', () => {
  test('tells what it holds, by whose figures, and the hourly target that it serves', () => {
    expect(said({ race: 'Half', targetSeconds: 6300 }, 'Gel', 'carbs_g')?.says).toMatch(
      /^1 energy gel holds 23 g of carbs \(as a usual one on sale does\)\. With the other rows on the course: \d+ g an hour, for a target of \d+ g\. This is our own choice: /,
    )
  })
  test('has the tables of the USDA as its source where everything in it is homemade', () => {
    const homemade = said({ budget: 'Low' }, 'Gel', 'carbs_g') ?? said({ budget: 'Low' }, 'Drink', 'carbs_g')
    expect(homemade).toMatchObject({ rule: 'food-figures', source: { year: 2015, doi: null } })
    expect(homemade?.says).toContain('(USDA figures)')
  })
  test('names a label as one that changes', () => {
    expect(said({ budget: 'High' }, 'Gel', 'carbs_g')?.says).toContain('(as its label says; recipes change)')
  })
  test('before the start is no part of the amount an hour', () => {
    expect(said({}, 'Top up', 'carbs_g')?.says).toContain('not part of the amount an hour')
  })
  test('of breakfast and of recovery shares the reason of its target', () => {
    const { details } = planFor(someRunner())
    expect(reasonPathFor('race_day_plan.0.carbs_g', details.rows)).toBe('targets.race.breakfast.carbs_g')
    const last = details.rows.length - 1
    expect(reasonPathFor(`race_day_plan.${last}.fluids_ml`, details.rows)).toBe(
      'targets.race.recovery.fluids_ml',
    )
  })
  test('of breakfast says what its foods come to, and then how the target was set', () => {
    const { plan, details } = planFor(someRunner())
    const sodium = plan.race_day_plan[0]?.sodium_mg
    const says = reasonOf('race_day_plan.0.sodium_mg', details)?.says
    expect(sodium).not.toBe(500)
    expect(says).toContain(
      `This meal comes to ${sodium} mg of sodium (USDA figures), for a target of 500 mg. Before a run`,
    )
  })
  test('shares the reason of one like it, and rows that differ do not', () => {
    const { rows } = planFor(someRunner()).details
    const paths = rows.slice(1, -1).map((_, at) => reasonPathFor(`race_day_plan.${at + 1}.sodium_mg`, rows))
    const kinds = rows
      .slice(1, -1)
      .map(({ minute, servings, carbs_g }) => `${minute < 0} ${carbs_g} ${JSON.stringify(servings)}`)
    expect(new Set(paths).size).toBe(new Set(kinds).size)
    expect(new Set(paths).size).toBeLessThan(paths.length)
  })
})

test('a path that holds no number of the plan has no reason', () => {
  const { rows } = planFor(someRunner()).details
  for (const path of [
    '',
    'race_week.mon_wed.0',
    'race_day_plan.99.carbs_g',
    'race_day_plan.1.time',
    'daily',
  ]) {
    expect(reasonPathFor(path, rows)).toBeNull()
  }
})
