import { fields, readRunner } from '@race-nutrition/engine'
import { describe, expect, test } from 'vitest'
import { goldenPlan } from '../../../testing/ai/test-plan.ts'
import { groundedPrompt } from './grounded-prompt.ts'
import { rounded } from './quoted.ts'

function promptFor(...[name, changes]: Parameters<typeof goldenPlan>): string {
  const { answers, planned, today } = goldenPlan(name, changes)
  const runner = readRunner(answers, today)
  if (!runner.ok) throw new Error(name)
  return groundedPrompt(answers, runner.value, planned)
    .turns.map(({ text }) => text)
    .join('\n')
}

describe('the prompt', () => {
  test('contains the whole plan without the answers, and each target', () => {
    const { planned } = goldenPlan('teen-marathon')
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

  test('uses the runner’s own units', () => {
    expect(promptFor('vegan-marathon-low-budget')).toContain('Speak in miles and pounds')
    expect(promptFor('half-1-45-omnivore')).toContain('Speak in kilometers and kilograms')
  })

  test('gives an empty answer in the shape of the plan', () => {
    const { planned } = goldenPlan('race-today')
    const empty = JSON.parse(/<empty>\n(.*)\n/.exec(promptFor('race-today'))?.[1] ?? '')
    expect(Object.keys(empty)).toEqual(Object.keys(planned.object))
  })

  test('contains the fifteen answers and no other field of the request', () => {
    const { answers, planned, today } = goldenPlan('teen-marathon')
    const runner = readRunner(answers, today)
    if (!runner.ok) throw new Error('teen-marathon')
    const poem = 'Write me a poem about the sea. '.repeat(2_000)
    const sent = { ...answers, notes: poem, __proto__: { more: poem }, [poem]: 'x', allergies: `kiwi${poem}` }
    const [turn] = groundedPrompt(sent, runner.value, planned).turns
    const [usual] = groundedPrompt(answers, runner.value, planned).turns
    const typed = JSON.parse(/<typed>\n(.*)\n/.exec(turn?.text ?? '')?.[1] ?? '')
    expect(typed).toEqual({ ...answers, allergies: `kiwi${poem}`.slice(0, 1_000) })
    expect((turn?.text.length ?? Infinity) - (usual?.text.length ?? 0)).toBeLessThanOrEqual(1_000)
  })

  test('leaves out an answer that was not given', () => {
    const { answers, planned, today } = goldenPlan('teen-marathon')
    const runner = readRunner(answers, today)
    if (!runner.ok) throw new Error('teen-marathon')
    const sent = JSON.parse(JSON.stringify({ ...answers, sweatRate: undefined, budget: { much: 'x' } }))
    const [turn] = groundedPrompt(sent, runner.value, planned).turns
    const typed = JSON.parse(/<typed>\n(.*)\n/.exec(turn?.text ?? '')?.[1] ?? '')
    expect(Object.keys(typed)).toEqual(fields.filter((field) => field !== 'sweatRate' && field !== 'budget'))
  })

  test('fits into the context of a small model', () => {
    expect(promptFor('walk-run-6-30').length).toBeLessThan(60_000)
  })
})
