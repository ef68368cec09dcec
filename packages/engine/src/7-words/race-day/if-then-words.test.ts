import { describe, expect, test } from 'vitest'
import { findProduct } from '../../foods/products.ts'
import { drawnRunners } from '../../../testing/any-runner.ts'
import { wordsIn } from '../../../testing/page-words.ts'
import { type RunnerWishes, someRunner } from '../../../testing/some-runner.ts'
import { factsFor } from '../../../testing/stages-for.ts'
import type { IfThenCode } from '../../if-then.ts'
import type { Plan, PlanRow } from '../../plan.ts'
import { carriedFuel } from '../take-along/carried-fuel.ts'
import { ifThenWords } from './if-then-words.ts'

const marathon = { race: 'Marathon', targetSeconds: 3.5 * 3600, sex: 'Male', weightKg: 70 } as const

const planFor = (wishes: Partial<RunnerWishes>) => factsFor(someRunner({ ...marathon, ...wishes }))
const thenOf = (plan: Plan, code: string) =>
  ifThenWords(plan).lines.find((line) => line.code === code)?.action ?? ''

/** Where half of a serving is to be taken, and how much that is. */
const halvesIn = ({ race_day: { if_then: lines } }: Plan) =>
  lines.flatMap<{ code: IfThenCode; phase: PlanRow['phase']; carbs: number }>((line) =>
    line.code === 'upset-stomach' && line.facts.small_feeds
      ? [{ code: line.code, phase: 'during', carbs: line.facts.small_feeds.carbs_g }]
      : line.code === 'late-start' && line.facts.half
        ? [{ code: line.code, phase: 'top-up', carbs: line.facts.half.carbs_g }]
        : [],
  )

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

  test('names the fuel whose half it is, and none where all on the course is drunk', () => {
    const read = { gel: 0, serving: 0, feed: 0 }
    for (const runner of drawnRunners(150)) {
      const plan = factsFor(runner)
      for (const { code, phase, carbs } of halvesIn(plan)) {
        const [, name] = /half a (gel|serving|feed) \(/i.exec(thenOf(plan, code)) ?? []
        const eaten = plan.race_day.rows
          .filter((row) => row.phase === phase)
          .flatMap(({ servings }) => servings)
          .flatMap(({ id, unit }) => (unit === 'count' ? (findProduct(id) ?? []) : []))
          .find((product) => product.carbs > 0)
        expect(name).toBe(!eaten ? 'feed' : eaten.gel ? 'gel' : 'serving')
        if (eaten) expect(Math.abs(carbs - eaten.carbs / 2)).toBeLessThanOrEqual(1)
        read[name as keyof typeof read] += 1
      }
    }
    expect(Math.min(...Object.values(read)), JSON.stringify(read)).toBeGreaterThan(2)
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

const walking = (course?: NonNullable<RunnerWishes['preferences']>['course']) =>
  thenOf(planFor(course ? { preferences: { course } } : {}), 'walking')

test('behind pace it says what the slower table does: by the watch, at stations, or at the same places', () => {
  expect(walking()).toMatch(/^Go by the minutes, not the distance, as in the table for a slower day\./)
  expect(walking({ stations: { every_km: 2.5 } })).toMatch(
    /^Go by the minutes, at the stations that then come/,
  )
  expect(walking({ stations: { at_km: [10, 20, 30] } })).toMatch(
    /^Take it at the same places, later by the watch/,
  )
})

const atADryStation = (...main: string[]) =>
  thenOf(planFor({ preferences: { fuel: { main: main.map((product) => ({ product })) } } }), 'dry-station')

describe('at a dry station', () => {
  test('an isotonic gel may be taken without water, and fuel beside it may not', () => {
    expect(atADryStation('gu-energy-gel')).toMatch(/^No fuel without water\. /)
    expect(atADryStation('sis-go-isotonic', 'gu-energy-gel')).toMatch(
      /^No fuel without water, except SiS GO Isotonic gel\. /,
    )
    expect(atADryStation('sis-go-isotonic')).not.toContain('No fuel')
  })
})
