import { describe, expect, test } from 'vitest'
import { drawnRunners } from '../../../testing/any-runner.ts'
import { wordsIn } from '../../../testing/page-words.ts'
import { type RunnerWishes, someRunner } from '../../../testing/some-runner.ts'
import { factsFor } from '../../../testing/stages-for.ts'
import type { Plan } from '../../plan.ts'
import { carriedFuel } from '../take-along/carried-fuel.ts'
import { ifThenWords } from './if-then-words.ts'

const marathon = { race: 'Marathon', targetSeconds: 3.5 * 3600, sex: 'Male', weightKg: 70 } as const

const planFor = (wishes: Partial<RunnerWishes>) => factsFor(someRunner({ ...marathon, ...wishes }))
const thenOf = (plan: Plan, code: string) =>
  ifThenWords(plan).lines.find((line) => line.code === code)?.action ?? ''

const numbersOf = (value: unknown) => JSON.stringify(value).match(/\d+/g)?.map(Number) ?? []

describe('what to do when the race goes differently', () => {
  test('has the numbers of its facts', () => {
    const plan = planFor({})
    const numbered = plan.race_day.if_then.filter(({ facts }) => numbersOf(facts).length > 0)
    expect(numbered.length).toBeGreaterThan(5)
    for (const { code, facts } of numbered) {
      const { trigger, action } = ifThenWords(plan).lines.find((line) => line.code === code) ?? {
        trigger: '',
        action: '',
      }
      const said = numbersOf(`${trigger} ${action}`)
      // One feed less is "the last of 10 feeds".
      const wanted = numbersOf(facts).filter((figure) => figure > 1 || (figure === 1 && code !== 'hotter'))
      expect(said, code).toEqual(expect.arrayContaining(wanted))
    }
  })

  test('counts the spares that the race card counts', () => {
    const plan = planFor({ targetSeconds: 4.25 * 3600 })
    const fuels = plan.race_day.kit.filter(({ use }) => use === 'fuel')
    const inAll = fuels.reduce((sum, { spares, for_slower: slower }) => sum + spares + slower, 0)
    expect(inAll).toBeGreaterThan(1)
    const spares = `${inAll} spares`
    expect(thenOf(plan, 'lost-serving')).toContain(`You carry ${spares}.`)
    expect(carriedFuel(plan)[0]).toContain(`+ ${spares}`)
  })

  test('marks what no trial has tested with a star, which the last line explains', () => {
    const { lines, footnote } = ifThenWords(planFor({}))
    const marked = lines.filter(({ trigger }) => trigger.endsWith('*')).map(({ code }) => code)
    expect(marked).not.toContain('stop-signs')
    expect(marked).not.toContain('cramp')
    expect(marked).toContain('wall')
    expect(footnote).toMatch(/^With \*: /)
    expect(ifThenWords(planFor({ race: '5K', targetSeconds: 1500 })).footnote).toBeNull()
  })

  test('is in the units of the runner', () => {
    expect(thenOf(planFor({}), 'wall')).toContain('30 to 60 s/km')
    expect(thenOf(planFor({ units: 'imperial' }), 'wall')).toContain('50 to 95 s/mi')
    expect(thenOf(planFor({ units: 'imperial' }), 'hotter')).toMatch(/\d+ oz an hour/)
  })

  test('has at most 250 words for anybody', () => {
    for (const runner of drawnRunners(100)) {
      const { lines, footnote } = ifThenWords(factsFor(runner))
      const all = [...lines.flatMap(({ trigger, action }) => [trigger, action]), footnote ?? ''].join(' ')
      expect(wordsIn(all)).toBeLessThanOrEqual(250)
      expect(all).not.toMatch(/undefined|NaN|null/)
    }
  })
})
