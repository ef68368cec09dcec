import { describe, expect, test } from 'vitest'
import { settlePlan } from '../settling/settle-plan.ts'
import { somePlanOf } from '../../../testing/ai/some-plan.ts'
import { longestAnswer } from './bounds.ts'
import { readAnswer } from './read-answer.ts'
import { attacks } from '../../../testing/reading/attack-texts.ts'

const { planned } = somePlanOf('measured-sweat-hot-marathon')

/** From the text of a model to a settled plan, as each answer goes. */
function theWholeWay(text: string) {
  const answer = readAnswer(text)
  return answer.ok ? settlePlan(answer.value, planned) : null
}

/** Milliseconds of CPU, the least of three runs: what else runs on the machine, and what is compiled at first, is left out. */
function cpuOf(text: string): number {
  const runs: number[] = []
  while (runs.length < 3) {
    const from = process.cpuUsage()
    theWholeWay(text)
    const { user, system } = process.cpuUsage(from)
    runs.push((user + system) / 1000)
  }
  return Math.min(...runs)
}

test('there are over twenty attack texts, each as long as it is asked to be', () => {
  expect(attacks.length).toBeGreaterThan(20)
  for (const { text } of attacks) {
    expect(text(40_000).length).toBeGreaterThan(20_000)
    expect(text(40_000).length).toBeLessThan(80_000)
  }
})

describe.each(attacks)('$name', ({ text }) => {
  // Four times the text takes four times as long where reading is linear, and sixteen times where it is quadratic. Ten lies well
  // between the two, and below 25 ms a ratio would say nothing: so only code that is slower than linear can fail here.
  test('takes time that grows with the text and no faster', () => {
    const [part, whole] = [cpuOf(text(longestAnswer / 4)), cpuOf(text(longestAnswer))]
    expect(whole).toBeLessThan(10 * Math.max(part, 25))
  })

  // Measured below 100 ms each; what was found quadratic took seconds to minutes.
  test('of two million characters is read and settled in a moment', () => {
    expect(cpuOf(text(2 * 1024 * 1024))).toBeLessThan(1_000)
  })

  test('leaves the engine’s numbers, rows and foods as they are', () => {
    const made = theWholeWay(text(longestAnswer))
    if (!made) return
    const bare = (row: (typeof made.object.race_day_plan)[number]) => ({ ...row, action: '' })
    expect(made.object.race_day_plan.map(bare)).toEqual(planned.object.race_day_plan.map(bare))
    expect(made.object.grocery_list).toEqual(planned.object.grocery_list)
    expect(made.object.numbers_summary).toEqual(planned.object.numbers_summary)
  })
})
