import { figureOf } from '../../../testing/read-back/figures.ts'
import {
  asClock,
  countText,
  durationText,
  inFluidOunces,
  inHundredthsOfLiters,
  inLiters,
  inMilliliters,
  inOwnDistance,
  inOwnVolume,
  isAmerican,
  joinList,
  massRange,
  oneDecimal,
  placeInWords,
  sumInMilliliters,
  withThousands,
} from './format-amounts.ts'
import { decimals } from './format-measures.ts'
import { inDegrees } from './temperatures.ts'
import { inWeight } from './weights.ts'
import { describe, expect, test } from 'vitest'
import { someRunner } from '../../../testing/some-runner.ts'
import { kilometers } from '../../units.ts'

const american = someRunner({ units: 'imperial' })
const metric = someRunner({ units: 'metric' })

describe('figures in sentences', () => {
  test.each([
    [0, '0'],
    [999, '999'],
    [1000, '1,000'],
    [2404, '2,404'],
    [1234567, '1,234,567'],
    [1234.5678, '1,234.5678'],
    [0.25, '0.25'],
  ])('%d reads %s', (value, words) => {
    expect(withThousands(value)).toBe(words)
  })

  test.each([
    ['lb', 'mi', true],
    ['lb', 'km', true],
    ['kg', 'mi', true],
    ['kg', 'km', false],
  ] as const)('runners who typed %s and %s are American readers: %s', (mass, distance, expected) => {
    const reader = { units: { mass, distance, height: 'cm' as const } }
    expect(isAmerican(reader)).toBe(expected)
    expect(inMilliliters(reader, 510)).toBe(expected ? '17 oz (510 ml)' : '510 ml')
    expect(inOwnVolume(reader, 1510)).toBe(expected ? '51 oz' : '1,510 ml')
    expect(inLiters(reader, 0.9)).toBe(expected ? '30 oz (0.9 L)' : '0.9 L')
    expect(inWeight(reader, 420)).toBe(expected ? '15 oz (420 g)' : '420 g')
    expect(inWeight(reader, 1500)).toBe(expected ? '3.3 lb (1.5 kg)' : '1.5 kg')
    expect(inDegrees(reader, 20)).toBe(expected ? '68 °F' : '20 °C')
    // These follow the unit that each was typed in.
    expect(inOwnDistance(reader, kilometers(16.09344))).toBe(distance === 'mi' ? '10 mi' : '16.1 km')
    expect(massRange(reader, { from: 1, to: 2 })).toBe(mass === 'lb' ? '2 to 4 lb' : '1 to 2 kg')
  })

  test('no volume is more than half an ounce off, of a few a quarter, and a sum has the ounces of its drinks', () => {
    for (let volume = 0; volume <= 3000; volume += 5) {
      const ounces = figureOf(inFluidOunces(volume).split(' ')[0])
      expect(Math.abs(ounces * 29.5735 - volume)).toBeLessThanOrEqual(29.5735 / (ounces < 4 ? 4 : 2))
    }
    const tenCups = Array.from({ length: 10 }, () => 200)
    expect(inMilliliters(american, 200)).toBe('7 oz (200 ml)')
    expect(inMilliliters(american, 100)).toBe('3½ oz (100 ml)')
    expect(sumInMilliliters(american, [75, 100, 200])).toBe('13 oz (375 ml)')
    expect(sumInMilliliters(american, tenCups)).toBe('70 oz (2,000 ml)')
    expect(sumInMilliliters(metric, tenCups)).toBe('2,000 ml')
    expect(sumInMilliliters(metric, [])).toBe('0 ml')
  })

  test('distances and weights are in the unit that was typed', () => {
    expect(inOwnDistance(american, kilometers(32.18688))).toBe('20 mi')
    expect(inOwnDistance(metric, kilometers(21.0975))).toBe('21.1 km')
    expect(massRange(american, { from: 1, to: 2 })).toBe('2 to 4 lb')
    expect(massRange(metric, { from: 1, to: 2 })).toBe('1 to 2 kg')
  })

  test.each([
    [0, '0 min'],
    [0.8, '48 min'],
    [1, '1 h'],
    [1.75, '1 h 45 min'],
    [21.5 / 60, '22 min'],
    [3.0833333, '3 h 5 min'],
    [1.9999999, '2 h'],
  ])('%d hours read %s', (time, words) => {
    expect(durationText(time)).toBe(words)
  })

  test('a place on the course is in the unit that was typed, to a decimal', () => {
    expect(placeInWords(american, kilometers(42.195))).toBe('26.2 mi')
    expect(placeInWords(metric, kilometers(42.195))).toBe('42.2 km')
    expect(placeInWords(metric, kilometers(5))).toBe('5.0 km')
  })

  test('minutes are written as a clock time', () => {
    expect(asClock(25)).toBe('0:25')
    expect(asClock(180)).toBe('3:00')
    expect(asClock(65)).toBe('1:05')
  })

  test('decimals round half up, without floating-point remainders', () => {
    expect(oneDecimal(3.05)).toBe('3.1')
    expect(oneDecimal(5)).toBe('5.0')
    expect(decimals(62.36, 1)).toBe(62.4)
    expect(decimals(0.285, 2)).toBe(0.29)
  })

  test('volumes are rounded once, to milliliters, tenths or hundredths of a liter', () => {
    expect(inMilliliters(metric, 529.6)).toBe('530 ml')
    expect(inHundredthsOfLiters(metric, 0.9)).toBe('0.9 L')
    expect(inHundredthsOfLiters(american, 0.944)).toBe('32 oz (0.94 L)')
  })

  test('a count of one has no plural', () => {
    expect([countText(1, 'can'), countText(2, 'can')]).toEqual(['1 can', '2 cans'])
  })

  test('words are joined with commas, and the last with a word', () => {
    expect(joinList([])).toBe('')
    expect(joinList(['rice'])).toBe('rice')
    expect(joinList(['rice', 'tofu'])).toBe('rice and tofu')
    expect(joinList(['rice', 'tofu', 'carrots'])).toBe('rice, tofu and carrots')
    expect(joinList(['5K', '10K', 'Half'], 'or')).toBe('5K, 10K or Half')
  })
})
