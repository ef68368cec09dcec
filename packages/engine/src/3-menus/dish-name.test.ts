import { describe, expect, test } from 'vitest'
import { countedPlaces, nameDish, wordFor } from './dish-name.ts'
import { dish, needs, wants } from './dishes/dish-plan.ts'

describe('the name of a dish', () => {
  const toast = dish('toast', ['breakfast'], '{eggs} on toasted {toast}[ with {salad}]', {
    eggs: needs('eggs'),
    toast: needs('toast'),
    salad: wants('salad'),
  })

  test('drops a bracketed part if its slot is empty', () => {
    const words = new Map([
      ['eggs', 'eggs'],
      ['toast', 'rye bread'],
    ])
    expect(nameDish(toast, words)).toBe('Eggs on toasted rye bread')
    expect(nameDish(toast, new Map([...words, ['salad', 'lettuce']]))).toBe(
      'Eggs on toasted rye bread with lettuce',
    )
  })

  test.each([
    ['egg-hard-boiled', 50, 'egg'],
    ['egg-hard-boiled', 100, 'eggs'],
    ['bagel-plain', 53, 'bagel'],
    ['bagel-plain', 158, 'bagel'],
    ['bagel-plain', 210, 'bagels'],
    ['tortilla-flour', 49, 'flour tortilla'],
    ['rice-white-cooked', 600, 'rice'],
    ['banana', 236, 'banana'],
  ] as const)('counts %s of %d g as %s', (id, grams, word) => {
    expect(wordFor(id, grams)).toBe(word)
  })

  test('does not count a food before a noun: a pita sandwich is made of two pitas', () => {
    expect([...countedPlaces(toast)]).toEqual(['eggs', 'toast', 'salad'])
    const sandwich = dish('sandwich', ['main'], '{bread} sandwich with {filling}[ and {salad}]', {})
    expect([...countedPlaces(sandwich)]).toEqual(['filling', 'salad'])
  })
})
