import { describe, expect, test } from 'vitest'
import { settlePlan } from '../settling/settle-plan.ts'
import { goldenPlan } from '../../../testing/ai/test-plan.ts'
import { longestAnswer } from './answer-limits.ts'
import { readAnswer } from './read-answer.ts'
import { attacks } from '../../../testing/reading/attack-texts.ts'

const { planned } = goldenPlan('measured-sweat-hot-marathon')

/** From the text of a model to a settled plan. */
function readAndSettle(text: string) {
  const answer = readAnswer(text)
  return answer.ok ? settlePlan(answer.value, planned) : null
}

/** Milliseconds of CPU time, the least of three runs, which leaves out other load and compilation. */
function cpuOf(text: string): number {
  const runs: number[] = []
  while (runs.length < 3) {
    const from = process.cpuUsage()
    readAndSettle(text)
    const { user, system } = process.cpuUsage(from)
    runs.push((user + system) / 1000)
  }
  return Math.min(...runs)
}

test('there are over twenty attack texts, each of the requested length', () => {
  expect(attacks.length).toBeGreaterThan(20)
  for (const { text } of attacks) {
    expect(text(40_000).length).toBeGreaterThan(20_000)
    expect(text(40_000).length).toBeLessThan(80_000)
  }
})

describe.each(attacks)('$name', ({ text }) => {
  // Four times the text takes four times as long when reading is linear, and sixteen times when it is quadratic. Ten is well
  // between the two, and below 25 ms a ratio means nothing: so only code that is slower than linear can fail here.
  test('takes time linear in its length', () => {
    const [part, whole] = [cpuOf(text(longestAnswer / 4)), cpuOf(text(longestAnswer))]
    expect(whole).toBeLessThan(10 * Math.max(part, 25))
  })

  // Each takes below 100 ms; the quadratic ones took seconds to minutes.
  test('of two million characters is read and settled quickly', () => {
    expect(cpuOf(text(2 * 1024 * 1024))).toBeLessThan(1_000)
  })

  test('leaves the engine’s numbers, rows and foods as they are', () => {
    const made = readAndSettle(text(longestAnswer))
    if (!made) return
    const bare = (row: (typeof made.object.race_day_plan)[number]) => ({ ...row, action: '' })
    expect(made.object.race_day_plan.map(bare)).toEqual(planned.object.race_day_plan.map(bare))
    expect(made.object.grocery_list).toEqual(planned.object.grocery_list)
    expect(made.object.numbers_summary).toEqual(planned.object.numbers_summary)
  })
})
