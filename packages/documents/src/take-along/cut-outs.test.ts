import { raceRates } from '@race-nutrition/engine'
import { describe, expect, test } from 'vitest'
import { sampleHalfMarathonPlan } from '../../testing/sample-rendered-plan.ts'
import { bottleLabels } from './bottle-labels.ts'
import { pocketCard } from './pocket-card.ts'
import { stopLine, takesText } from './stop-line.ts'
import { wristStrips } from './wrist-strip.ts'

const plan = sampleHalfMarathonPlan()
const during = plan.facts.race_day.rows.filter(({ phase }) => phase === 'during')

/** The same race without a stop. */
const { rows, ...raceDay } = plan.facts.race_day
const unfueled = {
  ...plan,
  facts: {
    ...plan.facts,
    race_day: { ...raceDay, rows: rows.filter(({ phase }) => phase !== 'during'), slower: [], kit: [] },
  },
}

describe('the strips for the wrist', () => {
  test('are the race as planned and ten percent slower, each with all of its stops', () => {
    const [planned, slower, ...others] = wristStrips(plan)
    expect(others).toEqual([])
    expect([planned?.title, planned?.pace]).toEqual(['Half Marathon', 'in 1:45:00'])
    expect([slower?.title, slower?.pace]).toEqual(['Slower day, +10%', 'finish in 1:56'])
    expect(planned?.stops).toHaveLength(during.length)
    expect(slower?.stops.length).toBeGreaterThanOrEqual(during.length)
  })

  test('say at each stop what the row takes', () => {
    const stops = wristStrips(plan)[0]?.stops ?? []
    expect(during.length).toBeGreaterThan(1)
    for (const [index, { takes }] of stops.entries())
      expect(takes).toHaveLength(during[index]!.servings.length)
  })

  test('are none for a race without a stop', () => {
    expect(wristStrips(unfueled)).toEqual([])
  })
})

describe('the card for the pocket', () => {
  test('has the race, its rates and its stops on one side', () => {
    const { title, day, perHour, stops } = pocketCard(plan)
    expect([title, day]).toEqual(['Half Marathon in 1:45:00', 'Sun, Dec 13, 2026'])
    expect(perHour.carbs).toBe(`${raceRates(plan.facts).carbs.amount} g`)
    expect(stops).toHaveLength(during.length)
  })

  test('has every line of what can go wrong on the other, shorter, with the same stars', () => {
    const { lines } = pocketCard(plan).back
    const full = plan.words.ifThen.lines
    expect(lines.map(({ code }) => code)).toEqual(full.map(({ code }) => code))
    for (const [index, { trigger, action }] of lines.entries()) {
      expect(trigger.endsWith('*')).toBe(full[index]?.trigger.endsWith('*'))
      expect(`${trigger} ${action}`.length).toBeLessThanOrEqual(
        `${full[index]?.trigger} ${full[index]?.action}`.length,
      )
    }
  })
})

test('labels name their race, and there are none where nothing is carried', () => {
  const labels = bottleLabels(plan)
  expect(labels.length).toBeGreaterThan(0)
  for (const { race } of labels) expect(race).toBe('Half Marathon, Sun, Dec 13, 2026')
  expect(bottleLabels(unfueled)).toEqual([])
})

test('a stop is one line, with the time of day and the reminder where it has them', () => {
  const stop = {
    time: '0:20',
    mark: 'mi 2.1',
    clock: null,
    takes: [
      { of: 'fuel', text: 'gel' },
      { of: 'drink', text: '5 oz' },
    ],
    thirst: null,
  } as const
  expect(stopLine(stop)).toBe('0:20 · mi 2.1 – gel + 5 oz')
  expect(stopLine({ ...stop, clock: '7:50 am', thirst: 'to thirst' })).toBe(
    '0:20 · mi 2.1 · 7:50 am – gel + 5 oz; to thirst',
  )
  expect(takesText([])).toBe('')
})
