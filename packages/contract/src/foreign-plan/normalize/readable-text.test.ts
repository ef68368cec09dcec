import { describe, expect, test } from 'vitest'
import { readableText, readableTexts } from './readable-text.ts'

describe('what a model put where a text belongs', () => {
  test.each([
    ['a text', '0:20 one gel', '0:20 one gel'],
    ['a number', 34, '34'],
    ['nothing', null, ''],
    ['a yes', true, ''],
    [
      'an entry with units in its names',
      { time: '0:20', action: 'Take', item: '1 gel', carbs_g: 25, sodium_mg: 100, fluids_ml: 150 },
      '0:20, Take, 1 gel, 25 g carbs, 100 mg sodium, 150 ml fluids',
    ],
    ['a rate', { carbs_g_per_hr: 60 }, '60 g/h carbs'],
    ['a field whose name is needed', { feet: 5, inches: 10 }, 'feet: 5, inches: 10'],
    ['a field that holds its unit', { carbs_g: '25 g' }, 'carbs g: 25 g'],
    ['a list', ['rice', { food: 'tofu', grams: 150 }, null], 'rice, tofu, grams: 150'],
    ['JSON in a text', '{"time":"0:20","item":"1 gel"}', '0:20, 1 gel'],
    ['a text that turns its direction', 'milk\u202E\u2066 eggs\uD83D\u0000', 'milk eggs'],
    ['a field whose name does', { 'carbs\u202E': '25 g' }, 'carbs: 25 g'],
    ['right-to-left and joined signs', 'حليب, می\u200Cخواهم, 👩🏽‍🍳', 'حليب, می\u200Cخواهم, 👩🏽‍🍳'],
    ['a brace that is no JSON', '{ rice', '{ rice'],
    ['no own field', {}, ''],
  ])('becomes readable: %s', (_, given, reads) => {
    expect(readableText(given)).toBe(reads)
  })
})

describe('a list of texts', () => {
  test.each([
    ['missing', undefined, []],
    ['null', null, []],
    ['one text', 'rice', ['rice']],
    ['objects', [{ time: '0:20', item: 'gel' }, 'water'], ['0:20, gel', 'water']],
    ['an object by day', { day_1: 'rice', day_2: 'oats' }, ['day 1: rice', 'day 2: oats']],
    ['gaps and blanks', ['rice', null, '', '  ', undefined, {}], ['rice']],
    ['hidden signs alone', ['\u200F\u202E', 'rice'], ['rice']],
    ['JSON in a text', '["rice","oats"]', ['rice', 'oats']],
    ['a fenced JSON', '```json\n["rice"]\n```', ['rice']],
  ])('becomes readable from %s', (_, given, reads) => {
    expect(readableTexts(given)).toEqual(reads)
  })
})
