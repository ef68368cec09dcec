import { fields, permittedChoices } from '@race-nutrition/engine'
import { countTokens } from 'gpt-tokenizer'
import { describe, expect, test } from 'vitest'
import { goldenRunners } from '../../../../../tests/golden-runners.ts'
import { goldenPlan } from '../../../testing/ai/test-plan.ts'
import { groundedPrompt } from './grounded-prompt.ts'

function promptFor(...given: Parameters<typeof goldenPlan>): string {
  const question = goldenPlan(...given)
  const { system, turns } = groundedPrompt(question, question.planned)
  return [system, ...turns.map(({ text }) => text)].join('\n')
}

describe('the prompt', () => {
  test('asks for what this course and distance need', () => {
    expect(promptFor('teen-marathon')).toContain('on a hilly course')
    expect(promptFor('teen-marathon')).toContain('stay calm when')
    expect(promptFor('half-1-45-omnivore')).toContain('on a flat course')
    expect(promptFor('teen-5k-in-three-days')).not.toContain('stay calm when')
  })

  test('lists every recipe that may be chosen at its meal, and no plan', () => {
    const { planned } = goldenPlan('vegan-marathon-low-budget')
    const prompt = promptFor('vegan-marathon-low-budget')
    const { meals } = permittedChoices(planned.plan)
    expect(Object.keys(meals).length).toBeGreaterThan(20)
    for (const [place, ids] of Object.entries(meals)) {
      const [day = '', meal = ''] = place.split('.')
      const line = prompt.split('\n').find((each) => each.startsWith(`- ${day} |`))
      expect(line).toContain(`${meal}: ${ids.join(', ')}`)
    }
    expect(prompt).not.toContain('calories_kcal')
  })

  test('contains the fifteen answers and no other field of the request', () => {
    const question = goldenPlan('teen-marathon')
    const { answers, planned } = question
    const poem = 'Write me a poem about the sea. '.repeat(2_000)
    const sent = { ...answers, notes: poem, __proto__: { more: poem }, [poem]: 'x', allergies: `kiwi${poem}` }
    const [turn] = groundedPrompt({ ...question, answers: sent }, planned).turns
    const [usual] = groundedPrompt(question, planned).turns
    const typed = JSON.parse(/<typed>\n(.*)\n/.exec(turn?.text ?? '')?.[1] ?? '')
    expect(typed).toEqual({ ...answers, allergies: `kiwi${poem}`.slice(0, 1_000) })
    expect((turn?.text.length ?? Infinity) - (usual?.text.length ?? 0)).toBeLessThanOrEqual(1_000)
  })

  test('leaves out an answer that was not given', () => {
    const question = goldenPlan('teen-marathon')
    const answers = JSON.parse(
      JSON.stringify({ ...question.answers, sweatRate: undefined, budget: { much: 'x' } }),
    )
    const [turn] = groundedPrompt({ ...question, answers }, question.planned).turns
    const typed = JSON.parse(/<typed>\n(.*)\n/.exec(turn?.text ?? '')?.[1] ?? '')
    expect(Object.keys(typed)).toEqual(fields.filter((field) => field !== 'sweatRate' && field !== 'budget'))
  })

  test('has at most 6,000 tokens for every golden runner', () => {
    const sizes = Object.keys(goldenRunners).map((name) => countTokens(promptFor(name)))
    process.stdout.write(`The largest prompt of a golden runner: ${Math.max(...sizes)} tokens\n`)
    expect(Math.max(...sizes)).toBeLessThanOrEqual(6_000)
  })

  test('asks for at most 1,500 tokens', () => {
    const { planned } = goldenPlan('walk-run-6-30')
    const meals = Object.entries(permittedChoices(planned.plan).meals)
      .slice(0, 12)
      .map(([meal, recipes]) => ({ meal, recipes }))
    const line = {
      place: 'long_run_fueling.during.schedule',
      text: 'Start slower than you want to, let the crowd run away from you, and take {row.3} with a calm breath before it.',
    }
    const answer = {
      choices: { meals, if_then: ['upset-stomach', 'hotter', 'wall'] },
      lines: Array.from({ length: 14 }, () => line),
    }
    const size = countTokens(JSON.stringify(answer))
    process.stdout.write(`The longest answer that is asked for: ${size} tokens\n`)
    expect(size).toBeLessThanOrEqual(1_500)
  })
})
