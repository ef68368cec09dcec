import { expect, test } from 'vitest'
import { gramsOf, larderIds } from '../../3-menus/portions/household-measure.ts'
import { amountInWords } from '../../7-words/amounts/household-measures.ts'
import { someRunner } from '../../testing/some-runner.ts'
import { foods } from '../../foods/foods.ts'
import { nameFood } from './name-food.ts'
import { readPortion } from './read-portion.ts'

const said = (text: string) => {
  const read = readPortion(text)
  return read && `${Math.round(read.grams * 10) / 10} ${read.food.id}${read.isWeighed ? '' : ' by measure'}`
}

const readers = [someRunner({ units: 'imperial' }), someRunner()]

test('every food that a menu may hold is read back from its line, to the gram', () => {
  expect(larderIds.length).toBeGreaterThan(100)
  const wrong = larderIds.flatMap((id) =>
    [1, 2, 5].flatMap((steps) =>
      readers.flatMap((reader) => {
        const weight = gramsOf(id, steps)
        const line = amountInWords(reader, id, weight)
        const read = readPortion(line)
        // 25 ml of rounding where a drink is said by the volume.
        const isRight = read?.food.id === id && Math.abs(read.grams - weight) < 1 && read.isWeighed
        return isRight ? [] : [`${line}: ${said(line) ?? 'unread'}`]
      }),
    ),
  )
  expect(wrong).toEqual([])
})

test('a food of the data is never taken for another by its own name', () => {
  const taken = foods.flatMap(({ id, name }) => {
    const read = nameFood(name)
    // A menu that says blueberries means the frozen ones.
    return read && read.id !== id && id !== 'blueberries' ? [`${name}: ${read.id}`] : []
  })
  expect(taken).toEqual([])
})

test.each([
  ['80g oats', '80 oats-rolled-dry'],
  ['2 cups cooked white rice', '316 rice-white-cooked by measure'],
  ['1 ½ cups of cooked rice', '237 rice-white-cooked by measure'],
  ['200 g rice, cooked', '200 rice-white-cooked'],
  ['one large banana', '118 banana by measure'],
  ['half a bagel', '52.5 bagel-plain by measure'],
  ['a medium apple (182 g)', '182 apple-with-skin'],
  ['1/2 avocado', '68 avocado by measure'],
  ['1 1/2 plain bagels', '157.5 bagel-plain by measure'],
  ['2 slices whole wheat toast', '64 bread-wholewheat by measure'],
  ['1 tbsp honey', '21 honey by measure'],
  ['1.5 g table salt (¼ tsp; for the drink)', '1.5 salt-table'],
  ['two tablespoons peanut butter', '32 peanut-butter by measure'],
  ['0.25 L orange juice', '262.5 orange-juice'],
  ['1 glass orange juice (250 ml)', '262.5 orange-juice'],
  ['4 oz grilled chicken breast', '113.4 chicken-breast'],
  ['8 fl oz soy milk', '243.7 soy-milk'],
  ['1,000 ml apple juice', '1050 apple-juice'],
  ['250 ml 2% milk', '257.5 milk-2pct'],
] as const)('"%s" is read as %s', (text, portion) => {
  expect(said(text)).toBe(portion)
})

test.each([
  ['200 g rice', 'cooked or dry'],
  ['250 ml milk', 'which fat'],
  ['60-80 g oats', 'a range'],
  ['60 to 80 g oats', 'a range'],
  ['100 g pasta or potatoes', 'a choice'],
  ['80 g oats with jam', 'a dish'],
  ['3 slices of white bread (29 g each)', 'an amount of each'],
  ['2 x 30 g honey', 'an amount of each'],
  ['150 g chicken breast', 'raw or cooked'],
  ['a handful of dragon fruit', 'a food nobody knows'],
  ['1 cup', 'no food'],
  ['honey', 'no amount'],
  ['1 scoop honey', 'a measure nobody knows'],
] as const)('"%s" is left alone: %s', (text, _why) => {
  expect(said(text)).toBeUndefined()
})
