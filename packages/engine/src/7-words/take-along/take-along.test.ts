import { raceRates } from '../../race-rates.ts'
import { describe, expect, test } from 'vitest'
import { drawnRunners } from '../../../testing/any-runner.ts'
import { type RunnerWishes, someRunner } from '../../../testing/some-runner.ts'
import { factsFor } from '../../../testing/stages-for.ts'
import type { Plan } from '../../plan.ts'
import { ifThenWords } from '../race-day/if-then-words.ts'
import { doseAmounts, hourlyAmounts } from './short-amounts.ts'
import { shortIfThen } from './short-if-then.ts'
import { shortStops } from './short-stops.ts'
import { vesselLabels } from './vessel-labels.ts'

const marathon = { race: 'Marathon', targetSeconds: 3.5 * 3600, sex: 'Male', weightKg: 70 } as const
const planFor = (wishes: Partial<RunnerWishes>) => factsFor(someRunner({ ...marathon, ...wishes }))

const during = ({ race_day: { rows } }: Plan) => rows.filter(({ phase }) => phase === 'during')

describe('a stop in short', () => {
  test('has its time, its place in the unit of the runner, the fuel and what is drunk', () => {
    const [first] = shortStops(planFor({ budget: 'Medium' }))
    expect(first).toMatchObject({ time: expect.stringMatching(/^0:\d\d$/), clock: null, thirst: null })
    expect(first?.mark).toMatch(/^km [\d.]+$/)
    expect(first?.takes.slice(0, 2)).toEqual([
      { of: 'fuel', text: 'gel' },
      { of: 'drink', text: expect.stringMatching(/^\d+ ml/) },
    ])
    const [inMiles] = shortStops(planFor({ budget: 'Medium', units: 'imperial' }))
    expect(inMiles?.mark).toMatch(/^mi [\d.]+$/)
    expect(inMiles?.takes[1]?.text).toMatch(/^\d+ oz/)
  })

  test('counts the cups of known stations, but for runners with ounces, whose kitchens have a cup', () => {
    const course = { stations: { every_km: 1.609 }, cup_ml: 100 }
    const drunk = (units: 'metric' | 'imperial') =>
      shortStops(planFor({ budget: 'Medium', units, preferences: { course } })).flatMap(({ takes }) =>
        takes.flatMap(({ of, text }) => (of === 'drink' ? [text] : [])),
      )
    expect(drunk('metric').length).toBeGreaterThan(5)
    expect(drunk('metric').filter((text) => !/^[\d½]+ cups?\b/.test(text))).toEqual([])
    expect(drunk('imperial').length).toBeGreaterThan(5)
    expect(drunk('imperial').filter((text) => !/^[\d½]+ oz\b/.test(text))).toEqual([])
  })

  test('names homemade salted water as the list does, and not as a drink that is bought', () => {
    const texts = drawnRunners(100)
      .map((runner) => factsFor(runner))
      .filter(({ race_day: { kit } }) => kit.some(({ product }) => product === 'salted-water-home'))
      .map((plan) =>
        shortStops(plan)
          .flatMap(({ takes }) => takes.map(({ text }) => text))
          .join(),
      )
    expect(texts.length).toBeGreaterThan(0)
    for (const text of texts) {
      expect(text).toContain(' salted water')
      expect(text).not.toContain('electrolyte drink')
    }
  })

  test('reminds a slow runner once to drink to thirst', () => {
    const slow = shortStops(planFor({ targetSeconds: 390 * 60 }))
    expect(slow.filter(({ thirst }) => thirst?.includes('never more than this'))).toHaveLength(1)
    expect(shortStops(planFor({})).filter(({ thirst }) => thirst !== null)).toEqual([])
  })

  test('has every serving of its row, for anybody, in words that a strip has room for', () => {
    let stops = 0
    for (const runner of drawnRunners(100)) {
      const plan = factsFor(runner)
      for (const [index, { takes }] of shortStops(plan).entries()) {
        expect(takes).toHaveLength(during(plan)[index]!.servings.length)
        for (const { text } of takes) {
          expect(text).not.toMatch(/undefined|NaN|null|^ |\b0 ml/)
          expect(text.length).toBeLessThanOrEqual(50)
        }
        stops += 1
      }
    }
    expect(stops).toBeGreaterThan(200)
  })
})

describe('what to do when the race goes differently, in short', () => {
  test('has the lines of the long form, each in fewer letters', () => {
    const plan = planFor({})
    const [short, long] = [shortIfThen(plan), ifThenWords(plan).lines]
    expect(short.map(({ code }) => code)).toEqual(long.map(({ code }) => code))
    for (const [index, { trigger, action }] of short.entries())
      expect(`${trigger}${action}`.length).toBeLessThan(
        `${long[index]?.trigger}${long[index]?.action}`.length,
      )
  })

  test('names only numbers that the long form names', () => {
    for (const runner of drawnRunners(100)) {
      const plan = factsFor(runner)
      const long = ifThenWords(plan).lines
      for (const [index, { code, action }] of shortIfThen(plan).entries())
        for (const figure of action.match(/\d+/g) ?? [])
          expect(`${long[index]?.trigger} ${long[index]?.action}`, code).toMatch(
            new RegExp(`\\b${figure}\\b`),
          )
    }
  })

  test('fits a card of 85.6 × 54 mm: at most 17 lines of 66 letters, for anybody', () => {
    for (const runner of drawnRunners(100)) {
      const lines = shortIfThen(factsFor(runner)).map(({ trigger, action }) => `${trigger}: ${action}`)
      const printed = lines.reduce((sum, text) => sum + Math.ceil(text.length / 66), 0)
      expect(printed, lines.join('\n')).toBeLessThanOrEqual(17)
    }
  })

  test('never sends a runner with stop signs on, nor two servings at once', () => {
    const actions = new Map(shortIfThen(planFor({})).map(({ code, action }) => [code, action]))
    expect(actions.get('stop-signs')).toBe('stop, medical tent, no more water')
    expect(actions.get('lost-serving')).toContain('never two')
  })
})

test('rates and dose are those of the plan, in the units of the runner', () => {
  const plan = planFor({})
  const { carbs, fluids, sodium } = raceRates(plan)
  expect(hourlyAmounts(plan)).toEqual({
    carbs: `${carbs.amount} g`,
    fluids: `${fluids.amount} ml`,
    sodium: `${sodium.amount} mg`,
  })
  const inOunces = planFor({ units: 'imperial' })
  const drunk = during(inOunces).reduce((sum, { fluids_ml: ml }) => sum + Math.round(ml / 29.5735), 0)
  expect(doseAmounts(inOunces).fluids).toMatch(new RegExp(`^${drunk} oz \\(`))
})

describe('labels', () => {
  test('a homemade gel goes into flasks, each serving with its time', () => {
    const plan = planFor({ budget: 'Low' })
    const flask = vesselLabels(plan).find(({ on }) => on === 'flask')
    expect(flask?.title).toMatch(/^Homemade /)
    expect(flask?.lines[0]).toMatch(/^\d+ portions \+ \d+ spares?, \d+ in a flask$/)
  })

  test('what is bought goes into the bag, with its spares', () => {
    const bag = vesselLabels(planFor({ budget: 'Medium' })).find(({ on }) => on === 'bag')
    expect(bag?.lines[0]).toMatch(/^\d+ × .+ \+ \d+ spares?$/)
  })

  test('are at most six for anybody, and none for a race that takes nothing', () => {
    for (const runner of drawnRunners(100))
      expect(vesselLabels(factsFor(runner)).length).toBeLessThanOrEqual(6)
    expect(vesselLabels(planFor({ race: '5K', targetSeconds: 1500 }))).toEqual([])
  })
})
