import { emptyQuestionnaire, engineVersion, planRace, renderShareFault } from '@race-nutrition/engine'
import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { changedJson, changedText } from '../../testing/changed-json.ts'
import { anyPreferences } from '../../../engine/testing/any-preferences.ts'
import { anyRunner } from '../../../engine/testing/any-runner.ts'
import { anyText } from '../../../engine/testing/any-text.ts'
import { deflateRaw } from './deflate-raw.ts'
import { linkKind } from './link-kind.ts'
import { toBase64Url } from './base64url.ts'
import { readShareLink, type SharedPlan, shareLink } from './share-link.ts'

const typical: SharedPlan = {
  answers: {
    ...emptyQuestionnaire,
    raceType: 'Half',
    raceDate: '2026-12-13',
    targetTimeOrPace: '1:45:00',
    age: '34',
    height: `5'6"`,
    weight: '132 lb',
    weeklyMileage: '35 miles',
    longRunDistance: '12 miles',
    allergies: 'peanuts, lactose intolerant',
  },
  preferences: {},
  engine: engineVersion,
  today: '2026-11-27',
}

const withSettings: SharedPlan = {
  ...typical,
  preferences: {
    start_time: '07:30',
    time_zone: 'America/New_York',
    forecast: { temp_c: 12, humidity: 60 },
    fuel: { main: [{ product: 'maurten-gel-100' }], drink: 'course' },
    course: { stations: { every_km: 3.2, from_km: 3.2 }, drink: { product: 'gatorade-endurance' } },
  },
}

async function linkOf(plan: SharedPlan): Promise<string> {
  const link = await shareLink(plan)
  if (!link.ok) throw new Error(JSON.stringify(link.refused))
  return link.value
}

/** As in the link, for changes of single values. */
const valueOf = ({ answers, preferences, engine, today }: SharedPlan) => [
  engine,
  today,
  Object.values(answers),
  preferences,
]

const packed = async (text: string, kind = 'p1') =>
  `#${kind}=${toBase64Url(await deflateRaw(new TextEncoder().encode(text)))}`

describe('a link', () => {
  test('is short enough for a chat and a code', async () => {
    const link = await linkOf(typical)
    expect(link).toMatch(/^#p1=[\w-]+$/)
    expect(link.length).toBeLessThan(260)
  })

  test('is read as it was written, whoever runs and whatever is set', async () => {
    await fc.assert(
      fc.asyncProperty(anyRunner, anyPreferences, async ({ answers }, preferences) => {
        const plan = { answers, preferences, engine: '3.13.0', today: '2027-03-01' }
        expect(await readShareLink(await linkOf(plan))).toEqual({ ok: true, value: plan })
      }),
      { numRuns: 200 },
    )
  })

  test('keeps any text of up to 200 characters, and 1,000 for allergies, to the letter', async () => {
    await fc.assert(
      fc.asyncProperty(anyText(200), anyText(1000), async (targetTimeOrPace, allergies) => {
        const plan = { ...typical, answers: { ...typical.answers, targetTimeOrPace, allergies } }
        const link = await shareLink(plan)
        // A thousand characters of any script, drawn evenly, are still no 8 kB.
        expect(link.ok && (await readShareLink(link.value))).toEqual({ ok: true, value: plan })
      }),
      { numRuns: 100 },
    )
  })

  test('holds as many choices of a model as a plan may have', async () => {
    const today = { year: 2027, month: 4, day: 26 }
    const answers = {
      ...typical.answers,
      raceType: 'Marathon',
      raceDate: '2027-05-02',
      targetTimeOrPace: '4:00',
    }
    const made = planRace(answers, today)
    if (!made.ok) throw new Error(JSON.stringify(made.refused))
    const { training_days: days, race_week: week } = made.value.plan
    const ofMeals = [...days, ...week].flatMap(({ key, meals }) =>
      meals.map(
        ({ name, recipe, choices }) => [`${key}.${name}`, [recipe.id, ...choices].slice(0, 3)] as const,
      ),
    )
    const coach = {
      by: 'some-model',
      meals: Object.fromEntries(ofMeals.slice(0, 48)),
      if_then: ['hotter' as const, 'wall' as const],
    }
    const plan = { ...typical, answers, preferences: { coach } }
    const link = await linkOf(plan)
    expect(ofMeals.length).toBeGreaterThan(40)
    expect(link.length).toBeLessThan(2500)
    expect(await readShareLink(link)).toEqual({ ok: true, value: plan })
  })

  test('is recognized by its first characters', async () => {
    expect(linkKind(await linkOf(typical))).toBe('p')
    expect(['#c1=abc', 'p12=', '#race-day', '', '#p=', '#p0=a', '#x1=', '#pako:abc'].map(linkKind)).toEqual([
      'c',
      'p',
      null,
      null,
      null,
      null,
      null,
      null,
    ])
  })

  test('is not written with what could not be read', async () => {
    const answers = { ...typical.answers, age: '3'.repeat(201) }
    expect(await shareLink({ ...typical, answers })).toEqual({
      ok: false,
      refused: { code: 'unusable-answer', field: 'age' },
    })
  })
})

describe('an unusable fragment is refused with a code that has words', () => {
  const answers = Object.values(typical.answers)
  const value = (change: Partial<Record<0 | 1 | 2 | 3, unknown>>) =>
    JSON.stringify(Object.assign(['3.13.0', '2026-11-27', answers], change))
  const changed = (index: number, answer: unknown) => value({ 2: answers.with(index, answer as string) })

  test.each([
    ['another value of the same version', '{"answers":{}}', 'wrong-shape'],
    ['null', 'null', 'wrong-shape'],
    ['a deep list', '['.repeat(30_000) + ']'.repeat(30_000), 'wrong-shape'],
    ['an answer too few', value({ 2: answers.slice(1) }), 'wrong-shape'],
    ['an answer too many', value({ 2: [...answers, 'x'] }), 'wrong-shape'],
    ['no version of the engine', value({ 0: 'latest' }), 'wrong-shape'],
    ['no day', value({ 1: '2026-02-30' }), 'wrong-shape'],
    ['more than it should hold', JSON.stringify([...JSON.parse(value({ 3: {} })), 1]), 'wrong-shape'],
    ['a number as an answer', changed(4, 34), 'unusable-answer'],
    ['an object as an answer', changed(4, { toString: 'x' }), 'unusable-answer'],
    ['another race', changed(0, 'Ultra'), 'unusable-answer'],
    ['an answer of 201 characters', changed(2, '1'.repeat(201)), 'unusable-answer'],
    ['allergies of 1,001 characters', changed(11, 'a'.repeat(1001)), 'unusable-answer'],
    ['an unknown setting', value({ 3: { shoes: 1 } }), 'unusable-preference'],
    [
      'a prototype as a setting',
      value({}).replace(/\]$/, ',{"__proto__":{"polluted":1}}]'),
      'unusable-preference',
    ],
    ['a setting out of range', value({ 3: { practiced_g_per_hr: 500 } }), 'unusable-preference'],
    ['settings as a list', value({ 3: [] }), 'unusable-preference'],
    ['half of a text', '["3.13.0"', 'damaged'],
    ['nothing', '', 'damaged'],
  ])('%s', async (_, text, code) => {
    const read = await readShareLink(await packed(text))
    expect(read).toMatchObject({ ok: false, refused: { code } })
    if (!read.ok) expect(renderShareFault(read.refused, 'link')).toMatch(/^[A-Z].+\.$/)
    expect({}).not.toHaveProperty('polluted')
  })

  test.each([
    ['no fragment', '', 'damaged'],
    ['no packed value', '#p1=', 'damaged'],
    ['one character', '#p1=A', 'damaged'],
    ['characters outside of the alphabet', '#p1=ab+/', 'damaged'],
    ['bytes that are not deflated', '#p1=_____w', 'damaged'],
    ['a link of the crew', '#c1=abcd', 'damaged'],
    ['a newer version', '#p2=abcd', 'newer-version'],
    ['8 kB and more', `#p1=${'A'.repeat(10_924)}`, 'too-long'],
    ['50 MB', `#p1=${'A'.repeat(50_000_000)}`, 'too-long'],
  ])('%s', async (_, fragment, code) => {
    expect(await readShareLink(fragment)).toMatchObject({ ok: false, refused: { code } })
  })

  test('text that is not UTF-8', async () => {
    const link = `#p1=${toBase64Url(await deflateRaw(new Uint8Array([0x22, 0xff, 0xfe, 0x22])))}`
    expect(await readShareLink(link)).toMatchObject({ refused: { code: 'damaged' } })
  })

  test('any link that is cut off', async () => {
    const link = await linkOf(withSettings)
    for (let length = 0; length < link.length; length++)
      expect((await readShareLink(link.slice(0, length))).ok, `${length} characters`).toBe(false)
  })
})

/** JSON of so many bytes. */
const textOf = (length: number) => `"${'a'.repeat(length - 2)}"`

describe('a bomb', () => {
  afterEach(() => void vi.unstubAllGlobals())

  test('is left as soon as it has passed 64 kB', async () => {
    const bomb = await packed(textOf(7_000_000))
    expect(bomb.length).toBeLessThan(10_900)
    const inflated = countInflated()
    expect(await readShareLink(bomb)).toEqual({
      ok: false,
      refused: { code: 'too-large', mostKilobytes: 64 },
    })
    expect(inflated.read).toBeGreaterThan(64 * 1024)
    expect(inflated.read).toBeLessThan(64 * 1024 + 66 * 1024)
  })

  test('of exactly 64 kB is no bomb, and a byte more is one', async () => {
    expect(await readShareLink(await packed(textOf(65_536)))).toMatchObject({
      refused: { code: 'wrong-shape' },
    })
    expect(await readShareLink(await packed(textOf(65_537)))).toMatchObject({
      refused: { code: 'too-large' },
    })
  })
})

describe('2,000 links that were changed on their way', () => {
  test('in their characters or in what they hold: a plan to fill in or an error in words', async () => {
    const plans = [typical, withSettings]
    const links = await Promise.all(plans.map(linkOf))
    const changed = fc.oneof(
      ...links.map((link) => changedText(link)),
      ...plans.map((plan) => changedText(JSON.stringify(valueOf(plan)))),
      ...plans.map((plan) => changedJson(valueOf(plan))),
    )
    const codes = new Map<string, number>()
    await fc.assert(
      fc.asyncProperty(changed, async (text) => {
        const read = await readShareLink(text.startsWith('[') ? await packed(text) : text)
        const code = read.ok ? 'read' : read.refused.code
        codes.set(code, (codes.get(code) ?? 0) + 1)
        if (read.ok) expect(await readShareLink(await linkOf(read.value))).toEqual(read)
        else expect(renderShareFault(read.refused, 'link')).toMatch(/^[A-Z].+\.$/)
      }),
      { numRuns: 2000 },
    )
    expect({}).not.toHaveProperty('polluted')
    for (const code of ['read', 'damaged', 'wrong-shape', 'unusable-answer', 'unusable-preference'])
      expect(codes.get(code) ?? 0, code).toBeGreaterThan(5)
  })
})

/** Counts what is read from the platform's stream. */
function countInflated() {
  const counted = { read: 0 }
  const Platform = DecompressionStream
  // A constructor: `new` gives what it returns.
  vi.stubGlobal('DecompressionStream', function (format: CompressionFormat) {
    const { readable, writable } = new Platform(format)
    const reader = readable.getReader()
    const read = async () => {
      const chunk = await reader.read()
      counted.read += chunk.value?.length ?? 0
      return chunk
    }
    return { writable, readable: { getReader: () => ({ read, cancel: () => reader.cancel() }) } }
  })
  return counted
}
