import { readRunner } from '@race-nutrition/engine'
import { describe, expect, test } from 'vitest'
import { somePlanOf } from '../testing/some-plan.ts'
import { groundedAsk } from './grounded-ask.ts'

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
    const { profile: _answers, ...plan } = planned.plan
    expect(baseline).toEqual(plan)
    expect(JSON.parse(/<targets>\n(.*)\n/.exec(prompt)?.[1] ?? '')).toEqual(planned.details.targets)
  })

  test('asks for what this course, climate and distance need', () => {
    expect(promptFor('teen-marathon')).toContain('on a hilly course')
    expect(promptFor('half-1-45-omnivore')).toContain('on a flat course')
    expect(promptFor('hot-10k')).toContain('keep cool')
    expect(promptFor('teen-5k-in-three-days')).not.toContain('will not go down')
  })

  test('speaks in the runner’s own units', () => {
    expect(promptFor('vegan-marathon-low-budget')).toContain('Speak in miles and pounds')
    expect(promptFor('half-1-45-omnivore')).toContain('Speak in kilometers and kilograms')
  })

  test('gives an empty answer with the times of the rows', () => {
    const { planned } = somePlanOf('race-today')
    const empty = JSON.parse(/<empty>\n(.*)\n/.exec(promptFor('race-today'))?.[1] ?? '')
    expect(empty.race_day_plan.map(({ time }: { time: string }) => time)).toEqual(
      planned.plan.race_day_plan.map(({ time }) => time),
    )
    expect(Object.keys(empty)).toEqual(Object.keys(planned.plan))
  })

  test('stays below what a small model reads', () => {
    expect(promptFor('walk-run-6-30').length).toBeLessThan(60_000)
  })
})
