import { describe, expect, test } from 'vitest'
import { grams } from '../../units.ts'
import { gramsOf } from '../../3-menus/portions/household-measure.ts'
import { someRunner } from '../../../testing/some-runner.ts'
import { inFractions } from './fractions.ts'
import { amountInWords, measureInWords } from './household-measures.ts'

const american = someRunner({ units: 'imperial' })
const metric = someRunner()

describe('amounts in words', () => {
  test.each([
    ['oats-rolled-dry', 4, '1 cup rolled oats (80 g)'],
    ['rice-white-cooked', 5, '1¼ cups cooked white rice (200 g)'],
    ['banana', 2, '1 banana (118 g)'],
    ['banana', 1, '½ banana (59 g)'],
    ['bread-white', 1, '1 slice of white bread (29 g)'],
    ['bread-white', 3, '3 slices of white bread (87 g)'],
    ['bagel-plain', 3, '1½ plain bagels (158 g)'],
    ['maple-syrup', 1, '1 tbsp maple syrup (20 g)'],
    ['olive-oil', 2, '2 tsp olive oil (9 g)'],
    ['olive-oil', 3, '1 tbsp olive oil (14 g)'],
    ['chicken-breast', 6, '90 g roast chicken breast'],
    ['soy-milk', 5, '250 ml soy milk'],
    ['salt-table', 1, '⅛ tsp table salt'],
    ['salt-table', 3, 'scant ½ tsp table salt'],
    ['egg-hard-boiled', 2, '2 large eggs (100 g)'],
    ['soy-protein-powder', 3, '¾ scoop vanilla soy protein powder (34 g)'],
  ] as const)('%s, %i steps: %s', (id, steps, words) => {
    expect(amountInWords(metric, id, gramsOf(id, steps))).toBe(words)
  })

  test('have ounces before milliliters and grams for American readers', () => {
    expect(amountInWords(american, 'soy-milk', gramsOf('soy-milk', 5))).toBe('8 oz soy milk (250 ml)')
    expect(amountInWords(american, 'soy-milk', gramsOf('soy-milk', 5), ['in the water'])).toBe(
      '8 oz soy milk (250 ml; in the water)',
    )
    expect(measureInWords(american, 'soy-milk', gramsOf('soy-milk', 5))).toBe('8 oz soy milk')
    expect(measureInWords(metric, 'soy-milk', gramsOf('soy-milk', 5))).toBe('250 ml soy milk')
    expect(amountInWords(american, 'banana', grams(118))).toBe('1 banana (118 g)')
    expect(amountInWords(american, 'chicken-breast', grams(90))).toBe('3¼ oz roast chicken breast (90 g)')
  })

  test.each([
    ['parmesan', 7, '¼ oz grated parmesan (7 g)'],
    ['parmesan', 10, '10 g grated parmesan'],
    ['parmesan', 13, '½ oz grated parmesan (13 g)'],
    ['greek-yogurt-nonfat', 170, '6 oz non-fat Greek yogurt (170 g)'],
    ['cilantro-fresh', 4, '4 g fresh cilantro'],
  ] as const)('of %s %i g are weighed in ounces where a quarter of one is near', (id, weight, words) => {
    expect(amountInWords(american, id, weight)).toBe(words)
    expect(amountInWords(metric, id, weight)).toMatch(new RegExp(`^${weight} g [^(]+$`))
  })

  test('print a pinch, no decimals of grams, and nothing under a gram', () => {
    expect(amountInWords(metric, 'salt-table', 0.3, ['in the water'])).toBe(
      'a pinch of table salt (in the water)',
    )
    expect(amountInWords(metric, 'salt-table', 1.4)).toBe('¼ tsp table salt')
    expect(amountInWords(metric, 'salt-table', 1.6)).toBe('¼ tsp table salt')
    expect(amountInWords(metric, 'bay-leaf', 0.2)).toBe('1 bay leaf')
    expect(amountInWords(metric, 'ginger-root', 3.8)).toBe('2 tsp fresh ginger (4 g)')
    expect(amountInWords(metric, 'cilantro-fresh', 4)).toBe('4 g fresh cilantro')
  })

  test.each([
    [0.5, '½'],
    [1, '1'],
    [2.25, '2¼'],
    [0.125, '⅛'],
    [0, '0'],
    [1 / 3, '⅓'],
    [1 + 2 / 3, '1⅔'],
    [0.3, '0.3'],
    [2.1, '2.1'],
  ])('%d reads %s', (value, text) => {
    expect(inFractions(value)).toBe(text)
  })
})
