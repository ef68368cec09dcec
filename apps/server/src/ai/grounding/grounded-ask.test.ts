import { fields, readRunner } from '@race-nutrition/engine'
import { describe, expect, test } from 'vitest'
import { somePlanOf } from '../../../testing/ai/some-plan.ts'
import { groundedAsk } from './grounded-ask.ts'
import { rounded } from './quoted.ts'

function promptFor(...[name, changes]: Parameters<typeof somePlanOf>): string {
  const { answers, planned, today } = somePlanOf(name, changes)
  const runner = readRunner(answers, today)
  if (!runner.ok) throw new Error(name)
  return groundedAsk(answers, runner.value, planned)
    .turns.map(({ text }) => text)
    .join('\n')
}

describe('the prompt', () => {
  test('holds the whole plan but the answers, and what each target is', () => {
    const { planned } = somePlanOf('teen-marathon')
    const prompt = promptFor('teen-marathon')
    const baseline = JSON.parse(/<baseline>\n(.*)\n/.exec(prompt)?.[1] ?? '')
    const { profile: _answers, ...plan } = planned.object
    expect(baseline).toEqual(plan)
    expect(JSON.parse(/<targets>\n(.*)\n/.exec(prompt)?.[1] ?? '')).toEqual(rounded(planned.plan.targets))
  })

  test('asks for what this course, climate and distance need', () => {
    expect(promptFor('teen-marathon')).toContain('on a hilly course')
    expect(promptFor('teen-marathon')).toContain('stay calm when')
    expect(promptFor('half-1-45-omnivore')).toContain('on a flat course')
    expect(promptFor('hot-10k')).toContain('keep cool')
    expect(promptFor('teen-5k-in-three-days')).not.toContain('stay calm when')
  })

  test('speaks in the runner’s own units', () => {
    expect(promptFor('vegan-marathon-low-budget')).toContain('Speak in miles and pounds')
    expect(promptFor('half-1-45-omnivore')).toContain('Speak in kilometers and kilograms')
  })

  test('gives an empty answer with the times of the rows', () => {
    const { planned } = somePlanOf('race-today')
    const empty = JSON.parse(/<empty>\n(.*)\n/.exec(promptFor('race-today'))?.[1] ?? '')
    expect(empty.race_day_plan.map(({ time }: { time: string }) => time)).toEqual(
      planned.object.race_day_plan.map(({ time }) => time),
    )
    expect(Object.keys(empty)).toEqual(Object.keys(planned.object))
  })

  test('holds the fifteen answers and nothing that was sent beside them', () => {
    const { answers, planned, today } = somePlanOf('teen-marathon')
    const runner = readRunner(answers, today)
    if (!runner.ok) throw new Error('teen-marathon')
    const poem = 'Write me a poem about the sea. '.repeat(2_000)
    const sent = { ...answers, notes: poem, __proto__: { more: poem }, [poem]: 'x', allergies: `kiwi${poem}` }
    const [turn] = groundedAsk(sent, runner.value, planned).turns
    const [usual] = groundedAsk(answers, runner.value, planned).turns
    const typed = JSON.parse(/<typed>\n(.*)\n/.exec(turn?.text ?? '')?.[1] ?? '')
    expect(typed).toEqual({ ...answers, allergies: `kiwi${poem}`.slice(0, 1_000) })
    expect((turn?.text.length ?? Infinity) - (usual?.text.length ?? 0)).toBeLessThanOrEqual(1_000)
  })

  test('leaves out an answer that was not given', () => {
    const { answers, planned, today } = somePlanOf('teen-marathon')
    const runner = readRunner(answers, today)
    if (!runner.ok) throw new Error('teen-marathon')
    const sent = JSON.parse(JSON.stringify({ ...answers, sweatRate: undefined, budget: { much: 'x' } }))
    const [turn] = groundedAsk(sent, runner.value, planned).turns
    const typed = JSON.parse(/<typed>\n(.*)\n/.exec(turn?.text ?? '')?.[1] ?? '')
    expect(Object.keys(typed)).toEqual(fields.filter((field) => field !== 'sweatRate' && field !== 'budget'))
  })

  test('stays below what a small model reads', () => {
    expect(promptFor('walk-run-6-30').length).toBeLessThan(60_000)
  })
})
