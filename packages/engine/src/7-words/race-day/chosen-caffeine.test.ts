import { describe, expect, test } from 'vitest'
import type { Preferences } from '../../1-runner/preferences/preferences-schema.ts'
import { factsFor } from '../../../testing/stages-for.ts'
import { type RunnerWishes, someRunner } from '../../../testing/some-runner.ts'
import { renderWords } from '../render-words.ts'

type Fuel = NonNullable<Preferences['fuel']>

const marathoner = { race: 'Marathon', targetSeconds: 3.5 * 3600, sex: 'Male', weightKg: 70 } as const

function planWith(fuel: Fuel, wishes: Partial<RunnerWishes> = {}) {
  const plan = factsFor(someRunner({ ...marathoner, ...wishes, preferences: { fuel } }))
  const { raceRows, notes } = { ...renderWords(plan), notes: plan.notes.map(({ code }) => code) }
  return { plan, rows: raceRows.map(({ item }) => item), notes, caffeine: plan.race_day.caffeine }
}

const phases = ({ plan }: ReturnType<typeof planWith>) => plan.race_day.rows.map(({ phase }) => phase)

describe('caffeine as the runner wants it', () => {
  test('none leaves the row and the target out', () => {
    const made = planWith({ caffeine: 'none' })
    expect(made.plan.targets.caffeine_mg).toBe(0)
    expect(phases(made)).not.toContain('caffeine')
    expect(made.notes).not.toContain('caffeine')
  })

  test('a gel takes the place of the one before the start, and brings its own figures', () => {
    const made = planWith({ main: [{ product: 'maurten-gel-100' }], caffeine: 'gel' })
    expect(made.caffeine).toMatchObject({ product: 'maurten-gel-100-caf-100', because: null })
    expect(phases(made)).not.toContain('caffeine')
    const [topUp] = made.plan.race_day.rows.filter(({ phase }) => phase === 'top-up')
    expect(topUp?.servings[0]?.id).toBe('maurten-gel-100-caf-100')
    expect(made.rows.join()).toContain('100 mg caffeine in it: only if you are used to it')
    expect(made.plan.race_day.kit.filter(({ use }) => use === 'caffeine')).toMatchObject([
      { product: 'maurten-gel-100-caf-100', amount: 1, spares: 0 },
    ])
  })

  test('a gel of the runner’s own is taken for it, and one above the dose is left out', () => {
    expect(planWith({ main: [{ product: 'pf-30-caffeine-gel' }], caffeine: 'gel' }).caffeine?.product).toBe(
      'pf-30-caffeine-gel',
    )
    const light = planWith({ main: [{ product: 'pf-30-caffeine-gel' }], caffeine: 'gel' }, { weightKg: 32 })
    expect(light.plan.race_day.not_kept).toMatchObject([
      { product: 'pf-30-caffeine-gel', because: { code: 'too-much-caffeine' } },
    ])
  })

  test('cups of coffee stay within the dose and the drink before a start; a tablet is its milligrams', () => {
    const coffeeAt = (weightKg: number) => planWith({ caffeine: 'coffee' }, { weightKg })
    expect([50, 62, 80].map((weight) => coffeeAt(weight).caffeine?.cups)).toEqual([1, 1.5, 2])
    expect(coffeeAt(80).rows.join()).toContain('2 cups of coffee (about 190 mg), only if you are used to it')
    expect(planWith({ caffeine: 'tablet' }).rows.join()).toContain('200 mg as tablets')
  })

  test.each([
    ['under 18', { age: 17 }, 'caffeine-under-18'],
    ['pregnant', { healthWords: ['pregnant'], sex: 'Female' }, 'caffeine-and-health'],
    ['who excludes it', { allergies: ['caffeine'] }, 'group'],
  ] as const)('a runner %s reads that there is none', (_, wishes, code) => {
    for (const form of ['coffee', 'gel', 'tablet'] as const) {
      const made = planWith({ caffeine: form }, wishes)
      expect(made.caffeine).toMatchObject({ form, product: null, cups: null, because: { code } })
      expect(made.notes).toContain('caffeine-not-as-chosen')
      expect(phases(made)).not.toContain('caffeine')
    }
  })

  test('a race without a gel before the start keeps its dose, and says so', () => {
    const made = planWith({ caffeine: 'gel' }, { race: '10K', targetSeconds: 2700 })
    expect(made.caffeine?.because).toEqual({ code: 'no-gel-before-the-start' })
    expect(phases(made)).toContain('caffeine')
    expect(
      renderWords(made.plan)
        .notes.map(({ text }) => text)
        .join(' '),
    ).toContain('A gel with caffeine is left out: this race has no gel before the start')
  })
})
