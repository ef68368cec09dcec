import { describe, expect, test } from 'vitest'
import { drawnPlans } from '../../../testing/drawn-plans.ts'
import { noMenus } from '../../../testing/no-menus.ts'
import { clockOf } from '../../../testing/read-back/figures.ts'
import { type RunnerWishes, someRunner } from '../../../testing/some-runner.ts'
import { factsFor } from '../../../testing/stages-for.ts'
import { raceRates } from '../../race-rates.ts'
import { raceDoseInShort, raceDoseWords } from './race-dose.ts'

const words = (wishes: Partial<RunnerWishes>) =>
  raceDoseWords(factsFor(someRunner(wishes), { menus: noMenus })).join(' ')

describe('which dose to race on, and what the lighter one leaves out', () => {
  test.each([
    [
      49,
      /^Lighter dose on race day, 50 g an hour: leave out the gels, not the drink, at [\d:, and]+\. Race on it if 70 g has not held in two long runs, your stomach is uneasy or it is hotter than planned\.$/,
    ],
    [
      28,
      /^A race like this asks for 70 g an hour; yours is planned at 50 g, in whole servings \d\d g: the weeks left lead to that\. Held more in two long runs\? Set it as your practiced dose\.$/,
    ],
    [
      13,
      /^A race like this asks for 70 g an hour; yours is planned at 40 g, in whole servings 36 g: the weeks left lead to that\./,
    ],
    [
      6,
      /^A race like this asks for 70 g an hour; yours is planned at 30 g, in whole servings \d\d g: most stomachs hold that unpracticed\./,
    ],
    [56, /^Lighter dose on race day, 50 g an hour: .*\. Race on it if 70 g has not held/],
  ])('%i days before', (daysToGo, expected) => expect(words({ daysToGo })).toMatch(expected))

  test('what whole servings bring is said where it is not what is planned', () => {
    const wishes = { race: 'Half', daysToGo: 6 } as const
    const made = Array.from({ length: 40 }, (_, at) => {
      const plan = factsFor(someRunner({ ...wishes, targetSeconds: 6000 + 60 * at }), { menus: noMenus })
      return { line: raceDoseWords(plan).join(' '), brought: raceRates(plan).carbs.amount }
    })
    const said = made.filter(({ line }) => line.includes('in whole servings'))
    expect(said.length).toBeGreaterThan(0)
    expect(said.length).toBeLessThan(made.length)
    for (const { line, brought } of made)
      expect(line).toMatch(
        new RegExp(
          `^A race like this asks for \\d+ g an hour; yours is planned at (?:${brought} g|\\d+ g, in whole servings ${brought} g): `,
        ),
      )
  })

  test('where the sugar of own fuel is the limit, the table is asked for, not the target', () => {
    const preferences = { fuel: { main: [{ product: 'sis-go-isotonic' }] } }
    expect(words({ race: 'Marathon', targetSeconds: 15_300, daysToGo: 49, preferences })).toMatch(
      /\. Race on it if the table’s dose has not held in two long runs/,
    )
  })

  test('the full dose may be asked for, with a lighter one beside it however few weeks are left', () => {
    expect(words({ daysToGo: 13, preferences: { dose: 'planned' } })).toMatch(
      /^Lighter dose on race day, 50 g an hour: .*\. Race on it if 69 g has not held/,
    )
  })

  test('the lighter dose is lighter than what the weeks lead to', () => {
    expect(words({ daysToGo: 28, preferences: { dose: 'lighter' } })).toBe('')
    const plan = factsFor(someRunner({ daysToGo: 28, preferences: { dose: 'lighter' } }), { menus: noMenus })
    expect(plan.targets.race.carbs_g_per_hr).toBe(35)
  })

  test('a practiced rate has none beside it', () => {
    expect(words({ daysToGo: 49, practicedRate: 60 })).toBe('')
    expect(words({ daysToGo: 49, practicedRate: 70 })).toBe('')
    expect(words({ daysToGo: 49, practicedRate: 110 })).toBe(
      'You have held 110 g an hour. This race asks for 70 g, and more is not planned.',
    )
    expect(words({ daysToGo: 20, practicedRate: 40 })).toBe(
      'You have held 40 g an hour, and the weeks left lead to 50 g, where the race stays: set your pace by feel.',
    )
    expect(words({ daysToGo: 2, practicedRate: 40 })).toBe(
      'The race stays with what your gut knows, 40 g an hour: set your pace by feel.',
    )
  })
})

test('a strip names the stops to leave out wherever a lighter dose may be raced on', () => {
  let named = 0
  for (const { plan, words: rendered } of drawnPlans()) {
    const short = raceDoseInShort(plan)
    const hasOne = plan.race_day.lighter !== null && rendered.raceDose.join().startsWith('Lighter dose')
    expect(short !== null).toBe(hasOne)
    if (short === null) continue
    named += 1
    expect(short.match(/\d+:\d\d/g)?.map(clockOf)).toEqual(plan.race_day.lighter?.leave_out_minutes)
  }
  expect(named).toBeGreaterThan(5)
})

test('the lighter table reads back as rows of the race with fuel, and its sum', () => {
  let read = 0
  for (const { plan, words: rendered, object } of drawnPlans()) {
    const { lighter, rows, start_to_finish: full } = plan.race_day
    const text = rendered.raceDose.join(' ')
    // On the wire it stands with the long run, where there is one.
    if (plan.runner.long_run_km > 0)
      expect(object.long_run_fueling.during.schedule.join('\n')).toContain(rendered.raceDose.join('\n'))
    if (!lighter) continue
    const at = /at ([\d:, and]+)\. Race on it/.exec(text)?.[1]?.match(/\d+:\d\d/g) ?? []
    expect(at.map(clockOf), text).toEqual(lighter.leave_out_minutes)
    const rate = Math.round(lighter.carbs_g / plan.targets.race.hours)
    expect(text).toContain(`Lighter dose on race day, ${rate} g an hour`)
    expect(lighter.carbs_g).toBeLessThan(full.carbs_g)
    for (const minute of lighter.leave_out_minutes)
      expect(rows.find((row) => row.minute === minute && row.phase === 'during')?.carbs_g).toBeGreaterThan(0)
    read += 1
  }
  expect(read).toBeGreaterThan(drawnPlans().length / 8)
})
