import { permittedChoices, planRace } from '@race-nutrition/engine'
import { describe, expect, test } from 'vitest'
import { saltyGel } from '../../../../../packages/engine/testing/salty-gel.ts'
import { goldenPlan } from '../../../testing/ai/test-plan.ts'
import { hostileWishes, plainWishes, sloppyAnswers } from '../../../testing/wishes/english-wishes.ts'
import { wishesInOtherLanguages } from '../../../testing/wishes/other-languages.ts'
import type { WishCase } from '../../../testing/wishes/wish.ts'
import { settleTexts } from '../settle-texts.ts'
import { settleWish } from './settle-wish.ts'
import { wishPrompt } from './wish-prompt.ts'

const question = goldenPlan('marathon-on-a-medium-budget')
const { planned } = question
const textOf = (answer: unknown) => (typeof answer === 'string' ? answer : JSON.stringify(answer))

const hardIn = ({ audit }: typeof planned) => audit.findings.filter(({ severity }) => severity === 'hard')

const all: readonly WishCase[] = [
  ...plainWishes,
  ...sloppyAnswers,
  ...hostileWishes,
  ...wishesInOtherLanguages,
]

test('there are sixty wishes, twelve of them in other languages', () => {
  expect([all.length, wishesInOtherLanguages.length]).toEqual([60, 12])
})

describe.each(all)('“$wish”', ({ wish, answer, set, ignored = [] }) => {
  test('sets what it may, and says what it does not', () => {
    const settled = settleWish(textOf(answer), { ...question, wish }, planned)
    if (!settled) {
      expect(set).toEqual({})
      return
    }
    expect(settled.planned.preferences).toEqual(set)
    expect(settled.planned.plan.runner.preferences).toEqual(set)
    expect(settled.ignored).toEqual(ignored)
    expect(hardIn(settled.planned)).toEqual([])
  })

  test('reaches the model as data alone', () => {
    const { turns } = wishPrompt({ ...question, wish }, planned.plan)
    const [turn] = turns
    const quoted = /<wish>\n(.*)\n<\/wish>/.exec(turn?.text ?? '')?.[1] ?? ''
    expect(JSON.parse(quoted)).toBe(wish)
    expect(turn?.text.match(/<\/wish>/g)).toHaveLength(1)
  })
})

test('what is set already stays beside what is wished', () => {
  const preferences = {
    kitchen: { dislikes: ['olives-black'], effort: 'quick' as const },
    dose: 'lighter' as const,
  }
  const set = goldenPlan('marathon-on-a-medium-budget')
  const { made } = settleTexts({ ...set, preferences, wish: 'no tofu, 60 g held' }, [
    textOf({ preferences: { kitchen: { dislikes: ['tofu-firm'] }, practiced_g_per_hr: 60 } }),
  ])
  expect(made?.preferences).toEqual({
    kitchen: { dislikes: ['olives-black', 'tofu-firm'], effort: 'quick' },
    practiced_g_per_hr: 60,
  })
})

test.each([
  ['a setting', ['dose'], { kitchen: { race_morning: 'hotel', effort: 'quick' }, start_time: '07:30' }],
  [
    'a part of one',
    ['kitchen.race_morning'],
    { kitchen: { effort: 'quick' }, start_time: '07:30', dose: 'lighter' },
  ],
  ['all parts of one', ['kitchen.race_morning', 'kitchen.effort'], { start_time: '07:30', dose: 'lighter' }],
])('%s can be taken back', (_, names, left) => {
  const preferences = {
    kitchen: { race_morning: 'hotel', effort: 'quick' },
    start_time: '07:30',
    dose: 'lighter',
  } as const
  const set = { ...question, preferences, wish: 'as before' }
  const { made } = settleTexts(set, [textOf({ preferences: {}, taken_back: names })])
  expect(made?.preferences).toEqual(left)
  expect(made?.ignored).toEqual([])
})

test('what another setting needs cannot be taken back alone', () => {
  const preferences = {
    course: { stations: { every_km: 3 }, drink: { product: 'gatorade-endurance' } },
    fuel: { drink: 'course' },
  } as const
  const set = { ...question, preferences, wish: 'no stations' }
  const after = (names: readonly string[]) =>
    settleTexts(set, [textOf({ preferences: {}, taken_back: names })]).made
  expect(after(['course'])?.preferences).toEqual(preferences)
  expect(after(['course'])?.ignored).toEqual([{ text: 'The course and its stations', code: 'needed' }])
  expect(after(['course', 'fuel'])?.preferences).toEqual({})
})

test.each(['coach', 'coach.by', '__proto__', 'constructor', 'kitchen.constructor', '', '.', 'start_time.x'])(
  'nothing is taken back by %j',
  (name) => {
    const preferences = { kitchen: { effort: 'quick' }, start_time: '07:30', coach: { by: 'me' } } as const
    const set = { ...question, preferences, wish: 'as before' }
    const { made } = settleTexts(set, [textOf({ preferences: {}, taken_back: [name, [name], null] })])
    expect(made?.preferences).toEqual(preferences)
  },
)

test('a dislike can be taken back', () => {
  const preferences = { kitchen: { dislikes: ['olives-black', 'tofu-firm'] } }
  const set = { ...goldenPlan('marathon-on-a-medium-budget'), preferences, wish: 'tofu is fine again' }
  const after = (ids: readonly unknown[]) =>
    settleTexts(set, [textOf({ preferences: {}, taken_back: ids })]).made?.preferences.kitchen
  expect(after(['tofu-firm'])).toEqual({ dislikes: ['olives-black'] })
  expect(after(['tofu-firm', 'olives-black'])).toBeUndefined()
  expect(after(['feta', 7, null])).toEqual(preferences.kitchen)
})

test.each([
  [{ kitchen: { dislikes: ['olives-black'] } }],
  [{ kitchen: { dislikes: [] } }],
  [{ kitchen: { dislikes: null, swaps: {}, effort: null } }],
  [{ kitchen: {} }],
])('no dislike is lost by one that is said again, or by what is left empty: %j', (wished) => {
  const preferences = { kitchen: { dislikes: ['olives-black', 'tofu-firm'] } }
  const set = { ...goldenPlan('marathon-on-a-medium-budget'), preferences, wish: 'as before' }
  const { made } = settleTexts(set, [textOf({ preferences: wished })])
  expect(made?.preferences).toEqual(preferences)
  expect(made?.ignored).toEqual([])
})

test('a figure that the wish does not have is not set', () => {
  const guessed = {
    practiced_g_per_hr: 110,
    forecast: { temp_c: 2, humidity: 20 },
    kitchen: { effort: 'quick' },
  }
  const after = (wish: string) => settleWish(textOf({ preferences: guessed }), { ...question, wish }, planned)
  expect(after('no tofu')?.planned.preferences).toEqual({ kitchen: { effort: 'quick' } })
  expect(after('no tofu')?.ignored).toEqual([
    { text: 'The practiced dose', code: 'no-figure' },
    { text: 'The forecast', code: 'no-figure' },
  ])
  expect(after('sixty grams an hour')?.planned.preferences.practiced_g_per_hr).toBe(110)
})

test.each([
  ['I am allergic to peanuts', 'allergic'],
  ['soy intolerance', 'intolerance'],
  ['Soy celíaco', 'celíaco'],
  ['eine Nussallergie', 'Nussallergie'],
])('“%s” is sent to the form', (wish, word) => {
  const made = settleWish(textOf({ preferences: {}, ignored: [] }), { ...question, wish }, planned)
  expect(made?.ignored).toEqual([{ text: word, code: 'allergy' }])
})

test('only whole words of a wish are quoted', () => {
  const ignored = ['n', 'o t', 'no tof', 'tofu', 'No  Tofu!'].map((text) => ({ text, code: 'not-possible' }))
  const made = settleWish(
    textOf({ preferences: {}, ignored }),
    { ...question, wish: 'No tofu, please' },
    planned,
  )
  expect(made?.ignored.map(({ text }) => text)).toEqual(['tofu', 'No  Tofu!'])
})

test('stations that were changed are not the ones that the runner checked', () => {
  const course = {
    stations: { every_km: 3 },
    drink: { product: 'gatorade-endurance' },
    climb_m: 100,
    checked: true,
  } as const
  const set = { ...question, preferences: { course }, wish: 'no Gatorade' }
  const after = (name: string) => settleTexts(set, [textOf({ preferences: {}, taken_back: [name] })]).made
  expect(after('course.drink')?.preferences).toEqual({
    course: { stations: course.stations, climb_m: 100 },
  })
  expect(after('course.climb_m')?.preferences.course?.checked).toBe(true)
})

test('what the runner brings does not become what the race hands out', () => {
  const preferences = { fuel: { main: [{ label: saltyGel }] }, course: { stations: { every_km: 3 } } }
  const handedOut = { course: { gels: [{ product: { label: saltyGel }, at_km: [10] }] } }
  const { made } = settleTexts({ ...question, preferences, wish: 'no tofu' }, [
    textOf({ preferences: handedOut }),
  ])
  expect(made?.preferences).toEqual(preferences)
})

test('an exclusion stays, whatever a wish asks for', () => {
  const vegan = goldenPlan('vegan-marathon-low-budget')
  const settled = settleWish(
    textOf({ preferences: { kitchen: { swaps: { 'rest.dinner': 'chicken-curry' } } } }),
    { ...vegan, wish: 'chicken curry on the rest day' },
    vegan.planned,
  )
  const dinner = settled?.planned.plan.training_days
    .find(({ key }) => key === 'rest')
    ?.meals.find(({ name }) => name === 'dinner')
  expect(dinner?.recipe.id).not.toBe('chicken-curry')
  expect(settled && hardIn(settled.planned)).toEqual([])
})

test('a wish without anything to set gives the plan as it is, and no call is made twice for it', () => {
  const { made, toFix } = settleTexts(
    { ...question, wish: 'hello' },
    ['{"preferences":{},"ignored":[]}'],
    planned,
  )
  expect(made?.plan).toEqual(planned.plan)
  expect(toFix).toEqual([])
  expect(settleTexts({ ...question, wish: 'hello' }, ['Hi!'], planned)).toMatchObject({
    made: null,
    toFix: [expect.any(String)],
  })
})

/** Microseconds of CPU time. */
const took = (settled: () => unknown) => {
  const from = process.cpuUsage()
  settled()
  const { user, system } = process.cpuUsage(from)
  return user + system
}

test('a wish of many settings is planned once, however many dishes are swapped', () => {
  const { meals } = permittedChoices(planned.plan)
  const swaps = Object.fromEntries(
    Object.entries(meals)
      .flatMap(([meal, [, next]]) => (next === undefined ? [] : [[meal, next]]))
      .slice(0, 40),
  )
  const settings = {
    kitchen: { swaps, dislikes: ['olives-black', 'tofu-firm'], effort: 'quick' },
    start_time: '07:30',
    practiced_g_per_hr: 60,
    carry: { bottle_ml: 500 },
    forecast: { temp_c: 20, humidity: 50 },
    fuel: { salt: true },
  }
  const given = { ...question, wish: 'all of it, with 60 g' }
  const once = took(() => planRace(question.answers, question.today, settings))
  const whole = took(() => settleWish(textOf({ preferences: settings }), given, planned))
  expect(settleWish(textOf({ preferences: settings }), given, planned)?.planned.preferences).toEqual(settings)
  expect(whole).toBeLessThan(3 * once)
})
