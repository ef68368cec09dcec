import { type Preferences, planRace, readIsoDay } from '@race-nutrition/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { settleWish } from '../apps/server/src/ai/wish/settle-wish.ts'
import { anyPreferences } from '../packages/engine/testing/any-preferences.ts'
import { goldenRunners } from './golden-runners.ts'

/** Each plans several times: a sweep has fewer than of other laws. */
const runs = Math.min(1000, Number(process.env['SWEEP_RUNS'] ?? 25))

const settings: Preferences = {
  start_time: '07:30',
  kitchen: { dislikes: ['olives-black', 'feta'], effort: 'quick' },
}

/** Each without settings, and with some of the runner's own. */
const runners = new Map(
  Object.entries(goldenRunners).flatMap(([name, { answers, today: iso }]) =>
    [{}, settings].map((own, at) => {
      const today = readIsoDay(iso)
      const planned = today && planRace(answers, today, own)
      if (!today || !planned?.ok) throw new Error(name)
      const question = { answers, today, preferences: own, by: 'test/model', lang: 'en' as const }
      return [`${name} ${at}`, { ...question, planned: planned.value }]
    }),
  ),
)

const mark = 'zq-evil.example'

/** A packet with little on it: no allergen, and as much caffeine as one may have. */
const label = {
  name: `Bar of ${mark}`,
  kind: 'gel',
  carbs_g: 100,
  sodium_mg: 900,
  caffeine_mg: 200,
  volume_ml: null,
  sugars: 'glucose',
  contains: [],
}
const stations = { every_km: 3 }

/** Parts that no wish may set, and parts that break a setting. */
const hostileParts = [
  { fuel: { main: [{ label }] } },
  { fuel: { main: [{ label }, { product: 'maurten-gel-100' }] } },
  { fuel: { drink: { label: { ...label, kind: 'drink', volume_ml: 300 } } } },
  { course: { stations, name: mark, checked: true } },
  { course: { stations, drink: { label: { ...label, kind: 'drink', volume_ml: 300 } } } },
  { course: { stations, gels: [{ product: { label }, at_km: [5, 10] }] } },
  { course: { preset: 'zq-evil-example' } },
  { coach: { by: mark, meals: { 'rest.dinner': ['lobster-roll'] } } },
  {
    kitchen: { dislikes: [mark, 'zq-evil-example'], swaps: { 'race-morning.breakfast': 'zq-evil-example' } },
  },
  { practiced_g_per_hr: 400 },
  { [mark]: mark },
] as const

const anAnswer = fc
  .record({
    drawn: anyPreferences,
    parts: fc.subarray([...hostileParts], { minLength: 1, maxLength: 3 }),
    isLast: fc.boolean(),
    back: fc.subarray(['kitchen', 'coach', 'course.stations', 'fuel.drink', '__proto__', mark]),
  })
  .map(({ drawn, parts, isLast, back }) => ({
    preferences: isLast
      ? { ...drawn, ...Object.assign({}, ...parts) }
      : { ...Object.assign({}, ...parts), ...drawn },
    taken_back: back,
    ignored: [{ text: mark, code: 'not-possible' }],
  }))

const isLabeled = (set: Preferences) => JSON.stringify(set).includes('"label"')

test(`${runs} answers of a malicious model to a wish set nothing of its own making`, {
  timeout: 60_000 + runs * 2_000,
}, () => {
  const seed = fc.readConfigureGlobal().seed ?? Date.now()
  const seen = { set: 0, ignored: 0, labels: 0, back: 0 }
  fc.assert(
    fc.property(fc.constantFrom(...runners.keys()), anAnswer, (name, answer) => {
      const given = runners.get(name)
      if (!given) throw new Error(name)
      const settled = settleWish(
        JSON.stringify(answer),
        { ...given, wish: 'no tofu, 60 g held, 25 °C, 500 ml' },
        given.planned,
      )
      if (!settled) throw new Error('not read')
      const { planned, ignored } = settled
      seen.labels += isLabeled(answer.preferences) ? 1 : 0
      seen.set += Object.keys(planned.preferences).length
      seen.ignored += ignored.length
      expect(planned.audit.findings.filter(({ severity }) => severity === 'hard')).toEqual([])
      expect(isLabeled(planned.preferences)).toBe(false)
      expect([planned.preferences.coach, planned.preferences.course?.checked]).toEqual([undefined, undefined])
      expect(JSON.stringify([planned, ignored])).not.toMatch(/zq-evil/)
      const before = given.planned.preferences.kitchen?.dislikes ?? []
      const after = planned.preferences.kitchen?.dislikes ?? []
      const isTakenBack = answer.taken_back.includes('kitchen')
      if (!isTakenBack) expect(after).toEqual(expect.arrayContaining([...before]))
      seen.back += isTakenBack && before.length > 0 ? 1 : 0
      // What is set is what a runner could have set: the same plan comes of it.
      const again = planRace(given.answers, given.today, planned.preferences)
      expect(again.ok && again.value.object).toEqual(planned.object)
    }),
    { numRuns: runs, seed },
  )
  process.stdout.write(
    `${runs} hostile wishes, seed ${seed}: ${seen.set} settings set, ${seen.ignored} ignored, ${seen.labels} with a label\n`,
  )
  expect(seen.set).toBeGreaterThan(runs)
  expect(seen.back).toBeGreaterThan(0)
  expect(seen.ignored).toBeGreaterThan(runs / 2)
  expect(seen.labels).toBeGreaterThan(runs / 4)
})
