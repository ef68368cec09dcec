import { expect, test } from 'vitest'
import { phraseOf, tokensOf, vocabulary } from './tokens.ts'

const shown = (text: string) =>
  tokensOf(text).map((token) => (token.kind === 'number' ? token.value : token.text))

test.each([
  ['11st4', [11, 'st', 4]],
  ['3h45', [3, 'h', 45]],
  [`5'10"`, [5, "'", 10, '"']],
  ['70,5 kg', [70.5, 'kg']],
  ['.9 L/h', [0.9, 'l', '/', 'h']],
  ['1:45:30', [1, ':', 45, ':', 30]],
  ['5 ft. 10 in.', [5, 'ft', 10, 'in']],
  ['(35 miles)!', [35, 'miles']],
  ['', []],
])('%s is split into tokens', (text, tokens) => {
  expect(shown(text)).toEqual(tokens)
})

test('a comma before three digits has two readings, and a leading zero decides', () => {
  expect(tokensOf('1,200')).toEqual([{ kind: 'number', value: 1.2, decimals: 3, grouped: 1200 }])
  expect(tokensOf('0,900')).toEqual([{ kind: 'number', value: 0.9, decimals: 3, grouped: 0.9 }])
})

test('a word outside the vocabulary leaves a text without a shape', () => {
  const words = vocabulary({ kg: ['kg', 'kilos'], '': ['about'] })
  expect(phraseOf('about 70 kilos', words)?.shape).toBe('n kg')
  expect(phraseOf('about 70 stones', words)).toBeUndefined()
  expect(phraseOf('70 constructor', words)).toBeUndefined()
})
