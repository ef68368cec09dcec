import type { Preferences } from '@race-nutrition/engine'
import { describe, expect, test } from 'vitest'
import { type Draft, draftOf, readDraft } from './read-draft.ts'
import { isSet, type FieldSetting, withoutSetting } from './setting.ts'

const metric = { units: { distance: 'km', mass: 'kg', height: 'cm' } } as const
const american = { units: { distance: 'mi', mass: 'lb', height: 'ft' } } as const

const read = (setting: FieldSetting, draft: Draft, reader: typeof metric | typeof american = metric) =>
  readDraft(setting, draft, { preferences: {}, reader })
const faults = (...given: Parameters<typeof read>) => {
  const outcome = read(...given)
  return outcome.ok ? {} : outcome.refused
}

describe('what is typed', () => {
  test('is read in the unit of the runner', () => {
    const forecast = { temperature: '85', humidity: '70' }
    expect(read('forecast', forecast, american)).toEqual({
      ok: true,
      value: { forecast: { temp_c: 29.44, humidity: 70 } },
    })
    expect(read('course', { climb: '1000' }, american)).toEqual({
      ok: true,
      value: { course: { climb_m: 304.8 } },
    })
    expect(read('course', { climb: '310' })).toEqual({ ok: true, value: { course: { climb_m: 310 } } })
  })

  test.each([
    ['31,5', 31.5],
    [' −3 ', -3],
    ['0', 0],
  ])('%j is a temperature', (temperature, temp_c) => {
    expect(read('forecast', { temperature, humidity: '50' })).toEqual({
      ok: true,
      value: { forecast: { temp_c, humidity: 50 } },
    })
  })

  test('1,000 is a thousand', () => {
    expect(read('course', { climb: '1,000' })).toEqual({ ok: true, value: { course: { climb_m: 1000 } } })
  })

  test('stands in the fields again as it was typed, whatever it is', () => {
    for (let typed = 5; typed <= 113; typed += 1) {
      const kept = read('forecast', { temperature: String(typed), humidity: '1' }, american)
      if (!kept.ok) throw new Error(`${typed} °F is refused`)
      expect(draftOf(kept.value, american, 'UTC')['temperature']).toBe(String(typed))
    }
    for (let typed = 0; typed <= 9842; typed += 1) {
      const kept = read('course', { climb: String(typed) }, american)
      if (!kept.ok) throw new Error(`${typed} ft is refused`)
      expect(draftOf(kept.value, american, 'UTC')['climb']).toBe(String(typed))
    }
  })

  test('a practiced rate and the lighter dose replace each other', () => {
    expect(read('dose', { dose: 'held', rate: '50' })).toEqual({
      ok: true,
      value: { practiced_g_per_hr: 50 },
    })
    const held = { preferences: { practiced_g_per_hr: 50 }, reader: metric }
    expect(readDraft('dose', { dose: 'lighter', rate: '50' }, held)).toEqual({
      ok: true,
      value: { dose: 'lighter' },
    })
  })
})

describe('what cannot be used has its reason by field', () => {
  test('empty fields are not zero', () => {
    expect(faults('forecast', { temperature: '', humidity: '' })).toEqual({
      temperature: 'This has to be a number.',
      humidity: 'This has to be a number.',
    })
    expect(faults('course', { climb: '' })).toEqual({ climb: 'This has to be a number.' })
    expect(faults('dose', { dose: 'held', rate: '' })['rate']).toMatch(/number/)
    expect(faults('start_time', { start: '', zone: 'UTC' })['start']).toMatch(/07:30/)
  })

  test('limits are in the unit of the runner', () => {
    const high = { temperature: '114', humidity: '101' }
    expect(faults('forecast', high, american)).toEqual({
      temperature: 'This has to be 113 at most.',
      humidity: 'This has to be 100 at most.',
    })
    expect(faults('forecast', { temperature: '-16', humidity: '5' })).toEqual({
      temperature: 'This has to be -15 at least.',
    })
    expect(faults('course', { climb: '9900' }, american)).toEqual({ climb: 'This has to be 9843 at most.' })
    expect(faults('dose', { dose: 'held', rate: '121' })).toEqual({ rate: 'This has to be 120 at most.' })
  })
})

test('each setting is removed alone', () => {
  const all: Preferences = {
    start_time: '07:30',
    time_zone: 'UTC',
    forecast: { temp_c: 20, humidity: 50 },
    course: { climb_m: 10 },
    practiced_g_per_hr: 50,
  }
  const { start_time, time_zone, forecast, course, practiced_g_per_hr } = all
  expect(withoutSetting(all, 'start_time')).toEqual({ forecast, course, practiced_g_per_hr })
  expect(withoutSetting(all, 'forecast')).toEqual({ start_time, time_zone, course, practiced_g_per_hr })
  expect(withoutSetting(all, 'course')).toEqual({ start_time, time_zone, forecast, practiced_g_per_hr })
  expect(withoutSetting(all, 'dose')).toEqual({ start_time, time_zone, forecast, course })
  for (const setting of ['start_time', 'forecast', 'course', 'dose'] as const) {
    expect(isSet(all, setting)).toBe(true)
    expect(isSet(withoutSetting(all, setting), setting)).toBe(false)
  }
})
