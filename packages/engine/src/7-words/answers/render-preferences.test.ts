import { expect, test } from 'vitest'
import type { Preferences } from '../../1-runner/preferences/preferences-schema.ts'
import { renderKitchenWishes, renderPreferences } from './render-preferences.ts'

const metric = { distance: 'km', mass: 'kg', height: 'cm' } as const
const american = { distance: 'mi', mass: 'lb', height: 'ft' } as const
const textsFor = (preferences: Preferences, units: typeof metric | typeof american = metric) =>
  renderPreferences({ preferences, units }).map(({ of, text }) => [of, text])

const all: Preferences = {
  start_time: '19:05',
  forecast: { temp_c: 29.44, humidity: 70 },
  course: { climb_m: 304.8 },
  practiced_g_per_hr: 50,
  fuel: { main: [{ product: 'maurten-gel-100' }], drink: 'water', salt: false, caffeine: 'coffee' },
  carry: { bottle_ml: 500 },
}

test('what a runner set is rendered in metric units', () => {
  expect(textsFor(all)).toEqual([
    ['start_time', 'Start 19:05'],
    ['forecast', '29.4 °C, 70%'],
    ['climb', '305 m of climb'],
    ['dose', '50 g/h held'],
    ['fuel', 'Maurten Gel 100, water, no salt, caffeine as coffee'],
    ['carry', 'Bottle of 500 ml'],
  ])
})

test('own fuel that the plan does not use says so', () => {
  const said = renderPreferences({ preferences: all, units: metric }, { leftOut: ['maurten-gel-100'] })
  expect(said.map(({ text }) => text)).toContain(
    'Maurten Gel 100 (left out), water, no salt, caffeine as coffee',
  )
})

test('a drink alone says that nothing is eaten', () => {
  const drink = { product: 'tailwind-endurance' }
  expect(textsFor({ fuel: { main: [], drink } })).toEqual([
    ['fuel', 'Tailwind Endurance Fuel, nothing to eat'],
  ])
  expect(textsFor({ fuel: { drink } })).toEqual([['fuel', 'Tailwind Endurance Fuel']])
  const blocked = renderPreferences(
    { preferences: { fuel: { main: [], drink } }, units: metric },
    { leftOut: [drink.product] },
  )
  expect(blocked.map(({ text }) => text)).toEqual(['Tailwind Endurance Fuel (left out)'])
  expect(textsFor({ fuel: { main: [], drink: { product: 'lmnt' } } })).toEqual([
    ['fuel', expect.not.stringContaining('nothing')],
  ])
})

test('an American reads what was typed: whole degrees Fahrenheit and feet', () => {
  expect(textsFor(all, american)).toEqual([
    ['start_time', 'Start 7:05 pm'],
    ['forecast', '85 °F, 70%'],
    ['climb', '1,000 ft of climb'],
    ['dose', '50 g/h held'],
    ['fuel', 'Maurten Gel 100, water, no salt, caffeine as coffee'],
    ['carry', 'Bottle of 17 oz (500 ml)'],
  ])
})

test('zeros count as set, and nothing set renders nothing', () => {
  const none = { practiced_g_per_hr: 0, forecast: { temp_c: 0, humidity: 0 }, course: { climb_m: 0 } }
  expect(textsFor(none).map(([, text]) => text)).toEqual(['0 °C, 0%', '0 m of climb', '0 g/h held'])
  expect(textsFor({ dose: 'lighter' })).toEqual([['dose', 'Lighter dose']])
  expect(textsFor({ course: {} })).toEqual([])
})

test('wishes for the kitchen, each with what takes it back', () => {
  const runner = {
    race_date: '2027-04-11',
    preferences: {
      kitchen: {
        dislikes: ['tofu-firm', 'chicken-curry'],
        swaps: {
          '3-days-before.dinner': 'chicken-curry',
          'rest.lunch': 'chicken-curry',
          'race-morning.breakfast': 'chicken-curry',
        },
        effort: 'quick',
        race_morning: 'hotel',
      },
    },
  } satisfies Parameters<typeof renderKitchenWishes>[0]
  expect(renderKitchenWishes(runner).map(({ of, what, text }) => `${of} ${what} ${text}`)).toEqual([
    expect.stringMatching(/^dislikes tofu-firm No .*tofu/),
    'dislikes chicken-curry No chicken curry with rice',
    'swaps 3-days-before.dinner Thu dinner: Chicken curry with rice',
    'swaps rest.lunch Rest day lunch: Chicken curry with rice',
    'swaps race-morning.breakfast Race breakfast: Chicken curry with rice',
    'effort  Quick meals',
    'race_morning  Race morning in a hotel',
  ])
  expect(renderKitchenWishes({ race_date: '2027-04-11', preferences: {} })).toEqual([])
})
