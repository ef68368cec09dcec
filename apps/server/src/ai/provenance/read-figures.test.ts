import { describe, expect, test } from 'vitest'
import { readFigures } from './read-figures.ts'

const said = (text: string) =>
  readFigures(text).map(({ amount, unit, of, per }) => [amount, unit, of.join(' '), per])

describe('a figure is read however it is written', () => {
  test.each([
    ['60 g of carbs an hour', [[60, 'g', 'carbs', 'hour']]],
    ['sixty grams of carbohydrate per hour', [[60, 'g', 'carbs', 'hour']]],
    ['1.5 l', [[1500, 'ml', '', null]]],
    ['1,5 l of water', [[1500, 'ml', 'fluid', null]]],
    ['1 1/2 liters', [[1500, 'ml', '', null]]],
    ['1½ liters', [[1500, 'ml', '', null]]],
    ['one and a half liters', [[1500, 'ml', '', null]]],
    ['one point five liters', [[1500, 'ml', '', null]]],
    ['half a liter to drink', [[500, 'ml', 'fluid', null]]],
    ['three quarters of a liter', [[750, 'ml', '', null]]],
    ['two hundred and forty-seven grams', [[247, 'g', '', null]]],
    ['one thousand two hundred mg of sodium', [[1200, 'mg', 'sodium', null]]],
    ['1 500 ml', [[1500, 'ml', '', null]]],
    ['1,500 ml', [[1500, 'ml', '', null]]],
    ['２００ g', [[200, 'g', '', null]]],
    ['a 30-gram gel', [[30, 'g', '', null]]],
    [
      'between 60 and 90 g of carbs',
      [
        [60, 'g', 'carbs', null],
        [90, 'g', 'carbs', null],
      ],
    ],
    ['two gels', [[2, 'count:gel', '', null]]],
    ['2 small energy gels', [[2, 'count:gel', '', null]]],
    ['half a dozen capsules', [[6, 'count:capsule', '', null]]],
    ['a dozen gels', [[12, 'count:gel', '', null]]],
    ['another gel', [[Number.NaN, 'count:gel', '', null]]],
    ['five bananas', [[5, 'count:banana', '', null]]],
    ['40 % of it', [[40, 'percent', '', null]]],
    ['20 °C', [[20, 'degree', '', null]]],
    ['68 degrees', [[68, 'degree', '', null]]],
    ['2 h 47 min', [[167, 'min', '', null]]],
    ['an hour and a half', []],
    ['two hours and a half', [[150, 'min', '', null]]],
    ['mile 20', [[20 * 1.609344, 'km', '', null]]],
    ['April 5', [[5, 'date', 'apr', null]]],
    ['B12', [[Number.NaN, 'code', 'b12', null]]],
    ['l00 g', [[Number.NaN, 'code', 'l00', null]]],
    ['12 g per kg', [[12, 'g', '', 'kg']]],
    ['take two at the start', [[Number.NaN, 'bare', '', null]]],
    [
      '150 ml (5 oz) water',
      [
        [150, 'ml', 'fluid', null],
        [5 * 29.5735, 'ml', 'fluid', null],
      ],
    ],
    ['carbs: 60 g', [[60, 'g', 'carbs', null]]],
    ['200 mg of potassium', [[200, 'mg', 'other:potassium', null]]],
  ])('%s', (text, figures) => {
    expect(said(text)).toEqual(figures)
  })

  test.each([
    'The first half of the race is for patience.',
    'One of these days you will thank yourself.',
    'Two things matter at the start.',
    'Carry a bottle.',
    'Take a sip or two.',
    'A half marathon rewards the patient.',
    'Walk a few steps.',
  ])('none in: %s', (text) => {
    expect(readFigures(text)).toEqual([])
  })
})
