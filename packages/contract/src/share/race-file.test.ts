import { emptyQuestionnaire, engineVersion, renderShareFault } from '@race-nutrition/engine'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyPreferences } from '../../../engine/testing/any-preferences.ts'
import { anyRunner } from '../../../engine/testing/any-runner.ts'
import { anyText } from '../../../engine/testing/any-text.ts'
import { changedJson, changedText } from '../../testing/changed-json.ts'
import { raceFile } from './race-file.ts'
import type { FiledRace, RaceFile } from './race-file-schema.ts'
import { readRaceFile } from './read-race-file.ts'

const race: FiledRace = {
  answers: {
    ...emptyQuestionnaire,
    raceType: 'Half',
    raceDate: '2026-12-13',
    targetTimeOrPace: '1:45:00',
    age: '34',
    allergies: 'peanuts',
  },
  preferences: { start_time: '07:30', fuel: { main: [{ product: 'maurten-gel-100' }] } },
  today: '2026-11-20',
  log: [{ run: 'long run', taken: '3', hours: '2,1', stomach: '0', servings: [25, 25, 25.5], count: 2.5 }],
  ticks: ['oats-rolled', 'own:["Date gel"]'],
}
const saved: RaceFile = { races: [race], engine: engineVersion, today: '2026-11-27' }

function written(file = saved) {
  const made = raceFile(file)
  if (!made.ok) throw new Error(JSON.stringify(made.refused))
  return made.value
}

const asJson = (): Record<string, unknown> & { races: Record<string, unknown>[] } =>
  JSON.parse(written().text)
const changed = (change: object) => JSON.stringify({ ...asJson(), ...change })
const withRace = (change: object) => changed({ races: [{ ...asJson().races[0], ...change }] })

describe('a file of races', () => {
  test('says what it is, in which version, and what made it', () => {
    expect(asJson()).toMatchObject({
      type: 'race-nutrition',
      version: 2,
      createdWith: `engine ${engineVersion}`,
      created: '2026-11-27',
    })
  })

  test('is named for its race, or for the day that several are saved on', () => {
    const inWords = { ...race, answers: { ...race.answers, raceDate: 'next ../spring' } }
    expect(written().name).toBe('Half-2026-12-13.race.json')
    expect(written({ ...saved, races: [inWords] }).name).toBe('Half-2026-11-27.race.json')
    expect(written({ ...saved, races: [race, race] }).name).toBe('races-2026-11-27.race.json')
  })

  test('is read as it was written, whoever runs and whatever is set, logged and ticked', () => {
    const anyRun = fc.record({
      taken: anyText(200),
      hours: anyText(200),
      stomach: anyText(200),
      servings: fc.option(fc.array(fc.integer({ min: 1, max: 120 }), { maxLength: 40 })),
    })
    const anyRace = fc
      .record({
        runner: anyRunner,
        preferences: anyPreferences,
        longRun: fc.option(anyRun),
        race: fc.option(anyRun),
        ticks: fc.array(anyText(100), { maxLength: 20 }),
      })
      .map(
        ({ runner, preferences, longRun, race: run, ticks }): FiledRace => ({
          answers: runner.answers,
          preferences,
          today: '2027-03-01',
          log: [
            ...(longRun ? [{ run: 'long run' as const, ...longRun }] : []),
            ...(run ? [{ run: 'race' as const, ...run }] : []),
          ],
          ticks,
        }),
      )
    fc.assert(
      fc.property(fc.array(anyRace, { minLength: 1, maxLength: 4 }), (races) => {
        const file = { races, engine: '3.13.0', today: '2027-03-02' }
        expect(readRaceFile(written(file).text)).toEqual({ ok: true, value: { ...file, migrated: null } })
      }),
      { numRuns: 100 },
    )
  })

  test('of version 1, with one race at its top, is read too, and its own text is kept', () => {
    const { type, createdWith, created } = asJson()
    const text = JSON.stringify({ type, version: 1, createdWith, created, ...race, mood: 'good' })
    expect(readRaceFile(text)).toEqual({
      ok: true,
      value: { ...saved, migrated: { version: 1, text } },
    })
  })

  test('with a mark of the byte order, or with members of other programs, is read', () => {
    const text = `\uFEFF${changed({ source: 'https://example.invalid', app: { is: 'another' } })}`
    expect(readRaceFile(text)).toMatchObject({ ok: true, value: saved })
  })

  test('without a log, ticks and settings has none', () => {
    const { answers, today } = race
    expect(readRaceFile(changed({ races: [{ answers, today }] }))).toMatchObject({
      value: { races: [{ preferences: {}, log: [], ticks: [] }] },
    })
  })

  test('is not written with what could not be read', () => {
    const races = [{ ...race, answers: { ...race.answers, raceType: 'Ultra' } }]
    expect(raceFile({ ...saved, races })).toEqual({
      ok: false,
      refused: { code: 'unusable-answer', field: 'raceType' },
    })
  })
})

describe('a file that cannot be used is refused by a code, in words', () => {
  test.each([
    ['nothing', '', 'damaged'],
    ['a half of it', written().text.slice(0, -9), 'damaged'],
    ['a course', '<gpx></gpx>', 'other-type'],
    ['deep lists without an end', '['.repeat(200_000), 'other-type'],
    ['null', 'null', 'other-type'],
    ['a list', '[]', 'other-type'],
    ['a drawing', changed({ type: 'excalidraw' }), 'other-type'],
    ['a newer version', changed({ version: 3 }), 'newer-version'],
    ['no version', changed({ version: undefined }), 'wrong-shape'],
    ['a version as a text', changed({ version: '2' }), 'wrong-shape'],
    ['version 0', changed({ version: 0 }), 'wrong-shape'],
    ['version 1.5', changed({ version: 1.5 }), 'wrong-shape'],
    ['another maker', changed({ createdWith: 'hand' }), 'wrong-shape'],
    ['no day', changed({ created: '2026-02-30' }), 'wrong-shape'],
    ['no race', changed({ races: [] }), 'wrong-shape'],
    ['a race that is a text', changed({ races: ['Half'] }), 'wrong-shape'],
    ['a race without a day', withRace({ today: null }), 'wrong-shape'],
    ['two logs of one run', withRace({ log: [...race.log, ...race.log] }), 'wrong-shape'],
    ['a log of another run', withRace({ log: [{ ...race.log[0], run: 'walk' }] }), 'wrong-shape'],
    ['a log without an end', withRace({ log: [{ ...race.log[0], taken: '1'.repeat(201) }] }), 'wrong-shape'],
    ['51 races', changed({ races: Array.from({ length: 51 }, () => race) }), 'too-many'],
    ['501 ticks', withRace({ ticks: Array(501).fill('oats') }), 'too-many'],
    ['201 servings', withRace({ log: [{ ...race.log[0], servings: Array(201).fill(25) }] }), 'too-many'],
    ['256 kB and more', `${written().text}${' '.repeat(256 * 1024)}`, 'too-large'],
    ['no answers', withRace({ answers: {} }), 'unusable-answer'],
    ['answers of another kind', withRace({ answers: { ...race.answers, age: 34 } }), 'unusable-answer'],
    ['answers of a prototype', written().text.replace('"raceType"', '"__proto__"'), 'unusable-answer'],
    ['an unknown setting', withRace({ preferences: { shoes: 1 } }), 'unusable-preference'],
    ['settings as a text', withRace({ preferences: 'none' }), 'unusable-preference'],
  ])('%s', (_, text, code) => {
    const read = readRaceFile(text)
    expect(read).toMatchObject({ ok: false, refused: { code } })
    if (!read.ok) expect(renderShareFault(read.refused, 'file')).toMatch(/^[A-Z].+\.$/)
  })

  test('as many as it may hold are read', () => {
    const full = { ...race, ticks: Array<string>(500).fill('oats') }
    expect(readRaceFile(changed({ races: [full] })).ok).toBe(true)
    expect(readRaceFile(changed({ races: Array.from({ length: 50 }, () => race) })).ok).toBe(true)
  })

  test('2,000 files that were changed anywhere: races or an error in words', () => {
    const { text } = written({ ...saved, races: [race, { ...race, log: [], preferences: {} }] })
    const codes = new Map<string, number>()
    fc.assert(
      fc.property(fc.oneof(changedText(text), changedJson(JSON.parse(text))), (given) => {
        const read = readRaceFile(given)
        const code = read.ok ? 'read' : read.refused.code
        codes.set(code, (codes.get(code) ?? 0) + 1)
        if (read.ok) expect(readRaceFile(written(read.value).text)).toMatchObject(read)
        else expect(renderShareFault(read.refused, 'file')).toMatch(/^[A-Z].+\.$/)
      }),
      { numRuns: 2000 },
    )
    expect({}).not.toHaveProperty('polluted')
    for (const code of [
      'read',
      'damaged',
      'wrong-shape',
      'unusable-answer',
      'unusable-preference',
      'too-many',
    ])
      expect(codes.get(code) ?? 0, code).toBeGreaterThan(5)
  })
})
