import { describe, expect, test } from 'vitest'
import { emptyQuestionnaire } from '../../1-runner/questionnaire.ts'
import type { Preferences } from '../../1-runner/preferences/preferences-schema.ts'
import { renderShareFault, type ShareFault } from './share-faults.ts'
import {
  renderCrewLinkHolds,
  renderFileHolds,
  renderFilled,
  renderLinkHolds,
  renderOtherEngine,
  renderUnread,
} from './share-words.ts'

const answers = {
  ...emptyQuestionnaire,
  raceDate: '2026-12-13',
  age: '34',
  height: '170 cm',
  weight: '60 kg',
  allergies: 'peanuts, insulin',
}
const preferences: Preferences = { start_time: '07:30', forecast: { temp_c: 12, humidity: 60 } }

describe('before it is copied', () => {
  test('a link with answers says which, that the body and health are among them, and who can read it', () => {
    expect(renderLinkHolds({ answers, preferences })).toEqual([
      'This link holds your answers: race type, race date, sex, age, height, weight, diet preference, allergies, budget, course and climate.',
      'Among them are your weight, height, age and sex, and what you wrote about allergies and health.',
      'It also holds your settings: start time and forecast.',
      'Whoever has the link can read all of it, and so can the app that you send it with. Opening it fills in the form there and changes nothing on your device.',
      'All of it is in the part after the #, which browsers do not send: no server receives it with the link.',
    ])
  })

  test('one without allergies does not speak of health', () => {
    const lines = renderLinkHolds({ answers: { ...answers, allergies: ' ' }, preferences: {} })
    expect(lines.join(' ')).not.toMatch(/health|settings/)
    expect(lines).toContain('Among them are your weight, height, age and sex.')
  })

  test('a link for the crew says what is not in it', () => {
    expect(renderCrewLinkHolds().join(' ')).toMatch(
      /does not hold your weight, age, sex, allergies, health, energy or menus/,
    )
  })

  test('a file says how many races it has, and what of the body', () => {
    expect(renderFileHolds([{ answers, preferences }])[0]).toMatch(/^This file holds your answers, /)
    const several = renderFileHolds([
      { answers: { ...answers, allergies: '' }, preferences },
      { answers, preferences },
    ])
    expect(several[0]).toMatch(/^This file holds 2 races: /)
    expect(several.join(' ')).toContain('health')
  })
})

test('what was filled in is counted', () => {
  expect(renderFilled({ answers, preferences }, 'link')).toBe(
    'Filled in 11 answers and 2 settings from the link. Check them, then generate your plan.',
  )
  expect(renderFilled({ answers, preferences: {} }, 'file')).toMatch(/^Filled in 11 answers from the file\./)
})

test('another engine is named, the same one is not', () => {
  expect(renderOtherEngine('3.13.0', '3.14.0')).toBe(
    'Made with engine 3.13.0; this page has 3.14.0: numbers may differ.',
  )
  expect(renderOtherEngine('3.14.0', '3.14.0')).toBeNull()
})

test('every fault has its own words for a link and for a file', () => {
  const faults: readonly ShareFault[] = [
    { code: 'too-long', mostKilobytes: 8 },
    { code: 'too-large', mostKilobytes: 64 },
    { code: 'damaged' },
    { code: 'other-type' },
    { code: 'newer-version' },
    { code: 'wrong-shape' },
    { code: 'too-many', of: 'races', most: 50 },
    { code: 'too-many', of: 'ticks', most: 500 },
    { code: 'unusable-answer', field: 'weight' },
    {
      code: 'unusable-preference',
      fault: { path: 'preferences.forecast.wind', code: 'unknown', facts: {} },
    },
  ]
  const sentences = faults.map((fault) => renderShareFault(fault, 'file'))
  expect(new Set(sentences).size).toBe(faults.length)
  for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].+\.$/)
  expect(renderShareFault({ code: 'newer-version' }, 'link')).toBe(
    'This link was made by a newer version of this page. Reload the page, then open it again.',
  )
  expect(renderShareFault(faults[8]!, 'link')).toContain('“Weight”')
  expect(renderShareFault(faults[9]!, 'link')).toContain('(forecast.wind)')
})

test('a file of all races says how many it goes without', () => {
  expect(renderUnread(0)).toBeNull()
  expect(renderUnread(1)).toMatch(/^Without one race that this page cannot read: open it/)
  expect(renderUnread(3)).toMatch(/^Without 3 races that this page cannot read: open them/)
})
