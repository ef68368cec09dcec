import type { Preferences } from '@race-nutrition/engine'
import { describe, expect, test } from 'vitest'
import { type Draft, draftOf, readDraft } from './read-draft.ts'
import { type FieldSetting, isSet, withoutSetting } from './setting.ts'

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
    expect(read('climb', { climb: '1000' }, american)).toEqual({
      ok: true,
      value: { course: { climb_m: 304.8 } },
    })
    expect(read('climb', { climb: '310' })).toEqual({ ok: true, value: { course: { climb_m: 310 } } })
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
    expect(read('climb', { climb: '1,000' })).toEqual({ ok: true, value: { course: { climb_m: 1000 } } })
  })

  test('stands in the fields again as it was typed, whatever it is', () => {
    for (let typed = 5; typed <= 113; typed += 1) {
      const kept = read('forecast', { temperature: String(typed), humidity: '1' }, american)
      if (!kept.ok) throw new Error(`${typed} °F is refused`)
      expect(draftOf(kept.value, american, 'UTC')['temperature']).toBe(String(typed))
    }
    for (let typed = 0; typed <= 9842; typed += 1) {
      const kept = read('climb', { climb: String(typed) }, american)
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
      temperature: 'Type what is forecast for your hours on the course, like 15.',
      humidity: 'Type the relative humidity of the same hours, like 60.',
    })
    expect(faults('forecast', { temperature: 'warm', humidity: '50' })).toEqual({
      temperature: 'This has to be a number, in °C.',
    })
    expect(faults('climb', { climb: ' ' }, american)).toEqual({
      climb: 'Type all the climbing together, like 820.',
    })
    expect(faults('dose', { dose: 'held', rate: '' })).toEqual({
      rate: 'Type the carbs an hour of your last long runs, like 40, or 0 if you took none.',
    })
  })

  test('a start without its time and its zone has a mend for each', () => {
    expect(faults('start_time', { start: '', zone: '' })).toEqual({
      start: 'Give hours and minutes of your start, like 7:30 in the morning.',
      zone: 'Choose the zone of the place where you race.',
    })
    expect(faults('start_time', { start: '', zone: 'UTC' })).toEqual({
      start: 'Give hours and minutes of your start, like 7:30 in the morning.',
    })
  })

  test('limits are in the unit of the runner', () => {
    const high = { temperature: '114', humidity: '101' }
    expect(faults('forecast', high, american)).toEqual({
      temperature: 'This has to be 113 °F at most.',
      humidity: 'This has to be 100% at most.',
    })
    expect(faults('forecast', { temperature: '-16', humidity: '5' })).toEqual({
      temperature: 'This has to be -15 °C at least.',
    })
    expect(faults('climb', { climb: '9900' }, american)).toEqual({ climb: 'This has to be 9842 ft at most.' })
    expect(faults('dose', { dose: 'held', rate: '121' })).toEqual({
      rate: 'This has to be 120 g an hour at most.',
    })
  })
})

test('a climb leaves what else is known of the course', () => {
  const course = { stations: { every_km: 5 }, cup_ml: 80 }
  const kept = readDraft('climb', { climb: '310' }, { preferences: { course }, reader: metric })
  expect(kept).toEqual({ ok: true, value: { course: { ...course, climb_m: 310 } } })
  expect(withoutSetting({ course: { ...course, climb_m: 310 } }, 'climb')).toEqual({ course })
})

test('with the drink of the course its drinking is removed, and with the stations all that they hand out', () => {
  const drink = { product: 'gatorade-endurance' }
  const gels = [{ product: { product: 'maurten-gel-100' }, at_km: [20] }]
  const stations = { every_km: 5 }
  const salt = false
  const all: Preferences = {
    fuel: { drink: 'course', salt },
    course: { preset: 'boston', checked: true, stations, drink, gels, climb_m: 10 },
  }
  expect(withoutSetting(all, 'course_drink')).toEqual({
    fuel: { salt },
    course: { preset: 'boston', checked: true, stations, gels, climb_m: 10 },
  })
  expect(withoutSetting(all, 'course_gels').course).toEqual({ ...all.course, gels: undefined })
  expect(withoutSetting(all, 'stations')).toEqual({ fuel: { salt }, course: { climb_m: 10 } })
  expect(withoutSetting({ fuel: { drink: 'course' }, course: { stations, drink } }, 'stations')).toEqual({})
  for (const setting of ['stations', 'course_drink', 'course_gels'] as const) {
    expect(isSet(all, setting)).toBe(true)
    expect(isSet(withoutSetting(all, setting), setting)).toBe(false)
  }
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
  expect(withoutSetting(all, 'climb')).toEqual({ start_time, time_zone, forecast, practiced_g_per_hr })
  expect(withoutSetting(all, 'dose')).toEqual({ start_time, time_zone, forecast, course })
  for (const setting of ['start_time', 'forecast', 'climb', 'dose'] as const) {
    expect(isSet(all, setting)).toBe(true)
    expect(isSet(withoutSetting(all, setting), setting)).toBe(false)
  }
})

test('the start of a large race is in the zone of its city, and any other in that of the browser', () => {
  const zone = 'America/Chicago'
  expect(draftOf({ course: { preset: 'boston' } }, american, zone).zone).toBe('America/New_York')
  expect(draftOf({ course: { preset: 'boston' }, time_zone: 'Asia/Tokyo' }, american, zone).zone).toBe(
    'Asia/Tokyo',
  )
  expect(draftOf({}, american, zone).zone).toBe(zone)
})
