import fc from 'fast-check'
import { expect, test } from 'vitest'
import { measureLetters } from '../../../testing/measure-letters.ts'
import { shorten, type Span, wrapSpans } from './wrap-spans.ts'

const column = { width: 200, size: 50, measure: measureLetters }
const fuel = (text: string): Span => ({ text, tone: 'fuel' })
const textsOf = (spans: readonly Span[], left?: number) =>
  wrapSpans(spans, column, left).map((line) => line.map(({ text }) => text))

test('words that have room share a line, and spans of one tone a text', () => {
  expect(textsOf([fuel('gel'), { text: '+ 15', tone: 'beside' }, { text: 'oz', tone: 'drink' }])).toEqual([
    ['gel', '+ 15'],
    ['oz'],
  ])
  expect(textsOf([fuel('gel and'), fuel('gel')])).toEqual([['gel and'], ['gel']])
})

test('a place is not broken', () => {
  const places = ['mi 9.3,', 'mi 12.4'].map((text): Span => ({ text, tone: 'place', isWhole: true }))
  expect(textsOf(places)).toEqual([['mi 9.3,'], ['mi 12.4']])
})

test('what stands to the right of a lead wraps below itself', () => {
  const lines = wrapSpans([fuel('gel gel')], column, 100)
  expect(lines.map((line) => line.map(({ left }) => left))).toEqual([[100], [100]])
})

test('a word wider than its line is broken between letters, an accent with its letter', () => {
  expect(textsOf([fuel('electrolytes12')])).toEqual([['electrolyt'], ['es12']])
  expect(
    textsOf([fuel('e\u0301'.repeat(6))], 100)
      .flat()
      .join(''),
  ).toBe('e\u0301'.repeat(6))
  expect(textsOf([fuel('ジェルです')])).toEqual([['ジェルで'], ['す']])
})

test('no letter is lost and no line is too wide, whatever the text', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 40 }), { maxLength: 5 }), (texts) => {
      const lines = wrapSpans(texts.map(fuel), column)
      expect(letters(lines.flat().map(({ text }) => text))).toBe(letters(texts))
      for (const { text, left } of lines.flat())
        if ([...new Intl.Segmenter().segment(text)].length > 1)
          expect(left + measureLetters(text, column.size)).toBeLessThanOrEqual(column.width)
    }),
  )
})

test('a long name is cut at a letter, and shows that it is', () => {
  expect(shorten('pretzels', 8)).toBe('pretzels')
  expect(shorten('pretzels', 7)).toBe('pretze…')
  expect(shorten('big pretzels', 5)).toBe('big…')
})

const letters = (all: readonly string[]) => all.join('').replaceAll(/\s/gu, '')
