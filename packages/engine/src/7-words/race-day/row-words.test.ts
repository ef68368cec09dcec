import { describe, expect, test } from 'vitest'
import { factsFor } from '../../../testing/stages-for.ts'
import { noMenus } from '../../../testing/no-menus.ts'
import { type RunnerWishes, someRunner } from '../../../testing/some-runner.ts'
import { renderReasons } from '../reasons/render-reasons.ts'
import { renderPlan } from '../render-plan.ts'
import { caffeineInWords } from './caffeine-words.ts'

const minutes = (count: number) => 60 * count

function rowsFor(wishes: Partial<RunnerWishes>) {
  const plan = factsFor(someRunner(wishes), { menus: noMenus })
  const object = renderPlan(plan)
  const rows = plan.race_day.rows.map(({ phase }, index) => ({
    phase,
    action: object.race_day_plan[index]?.action ?? '',
    item: object.race_day_plan[index]?.item ?? '',
  }))
  const itemOf = (phase: string) => rows.find((row) => row.phase === phase)?.item
  return { object, rows, itemOf, kit: object.prep.race_kit_checklist.join('\n') }
}

test('a race that needs nothing on the course has the reason', () => {
  const { rows, object } = rowsFor({ race: '5K', targetSeconds: minutes(22) })
  expect(rows.map(({ action }) => action)).toEqual(['Breakfast', 'Optional caffeine', 'Recovery'])
  expect(object.race_week.race_morning.at(-1)).toContain('nothing is needed on the course')
})

test('a 6:30 walk-run has a reminder to drink to thirst, and a race under four hours has none', () => {
  const word = 'From here on: drink to thirst, never more than this'
  expect(rowsFor({ targetSeconds: minutes(390) }).itemOf('during')).toContain(word)
  expect(rowsFor({ targetSeconds: minutes(239) }).itemOf('during')).not.toContain('thirst')
})

test('recovery is an amount to thirst, with the meal after it and when not to drink', () => {
  expect(rowsFor({}).itemOf('recovery')).toMatch(
    /\d+ g protein, a meal 2–3 h later; drinks to thirst, at most [\d,]+ ml over 2 h, little until you urinate, none after weight gain or with a headache, nausea or confusion$/,
  )
})

/** After a breakfast with or without water to drink. */
const coffeeAfter = (hasWater: boolean) => {
  const preferences = { fuel: { caffeine: 'coffee' } } as const
  const plan = factsFor(someRunner({ weightKg: 60, preferences }), { menus: noMenus })
  const { race_week: week } = factsFor(someRunner())
  const [breakfast] = week.at(-1)?.meals ?? []
  if (!breakfast) throw new Error('no breakfast')
  const items = breakfast.items.filter(({ food_id: id }) => id !== 'water-tap')
  const water = { ...items[0]!, food_id: 'water-tap', grams: 150, in_drink: false }
  const meals = [{ ...breakfast, items: hasWater ? [...items, water] : items }]
  return caffeineInWords({ ...plan, race_week: [{ ...week.at(-1)!, meals }] })
}

describe('caffeine', () => {
  test('is an espresso, one for a small dose', () => {
    expect(rowsFor({ weightKg: 60 }).itemOf('caffeine')).toBe(
      'Up to 175 mg, only if you are used to it: a double espresso has about 120 mg',
    )
    expect(rowsFor({ weightKg: 36 }).itemOf('caffeine')).toBe(
      'Up to 100 mg, only if you are used to it: an espresso has about 60 mg',
    )
  })

  test('is coffee where the runner wants it, in place of water at breakfast', () => {
    const coffee = '1 cup of coffee (about 90 mg), only if you are used to it'
    expect(coffeeAfter(true)).toBe(`${coffee}, in place of breakfast’s water as far as that goes`)
    expect(coffeeAfter(false)).toBe(coffee)
  })
})

test('the volume of a row is in the unit of its reader alone: the milliliters are a column', () => {
  expect(rowsFor({ units: 'imperial' }).itemOf('during')).toMatch(/\d+ oz (?!\()/)
  expect(rowsFor({ units: 'imperial' }).itemOf('during')).not.toContain(' ml')
  expect(rowsFor({ units: 'metric' }).itemOf('during')).not.toContain('oz')
})

const half = { race: 'Half', targetSeconds: minutes(120), budget: 'Medium' } as const

test('a row names a gel by its count, and the list what it holds, with about where that is approximate', () => {
  expect(rowsFor(half).itemOf('top-up')).toBe('1 gel, 150 ml water')
  expect(rowsFor(half).object.grocery_list.electrolytes.join('\n')).toMatch(
    /^Energy gel \(caffeine-free\) — .+, 23 g carbs and about 50 mg sodium each$/m,
  )
})

test('if a product fits by its usual recipe only, it is among the labels to read', () => {
  const { object, kit } = rowsFor({ ...half, allergies: ['peanut'] })
  expect(object.assumptions_safety.join('\n')).toMatch(/Labels to read: .*energy gel/)
  expect(kit).not.toContain('label')
})

test('a homemade kit has its recipe, how long it keeps and its substitute', () => {
  const { kit } = rowsFor({ budget: 'Low' })
  expect(kit).toMatch(/25 g sugar.*within a day/)
  expect(kit).toMatch(/Instead of a portion of gel, 1 portion of homemade salted maple gel/)
})

test('a fruit whose name is its count has neither article nor number in the substitutes', () => {
  const { kit } = rowsFor({
    ...half,
    targetSeconds: minutes(118),
    budget: 'Low',
    healthWords: ['high blood pressure'],
    daysToGo: 8,
  })
  expect(kit).toContain('Instead of half a banana, half an orange in quarters, 8 g carbs')
})

test('if no race fuel is known to fit, there is a note', () => {
  const plain = someRunner({ targetSeconds: minutes(210) })
  const unknown = 'sugar syrup banana raisins rice potato orange dates honey gel drink'.split(' ')
  const runner = { ...plain, exclusions: { ...plain.exclusions, typed: unknown, unknown } }
  const notes = renderPlan(factsFor(runner, { menus: noMenus })).assumptions_safety
  expect(notes.join('\n')).toContain('bring one that you have tested')
})

test('what own fuel falls short of is explained once, and pointed to elsewhere', () => {
  const fuel = { main: [{ product: 'sis-go-isotonic' }] }
  const plan = factsFor(
    someRunner({
      race: 'Marathon',
      targetSeconds: 15_300,
      sex: 'Male',
      weightKg: 72,
      longRunKm: 29,
      preferences: { fuel },
    }),
  )
  expect(plan.race_day.shortfalls.find(({ of }) => of === 'carbs')?.needed).not.toBeNull()
  const texts = [
    ...renderPlan(plan).assumptions_safety,
    ...Object.values(renderReasons(plan)).map(({ text }) => text),
  ]
  expect(texts.filter((text) => text.includes('of what you use would be needed'))).toHaveLength(1)
  expect(renderReasons(plan)['race_day.start_to_finish.carbs_g']?.text).toContain('The safety notes say why.')
})
