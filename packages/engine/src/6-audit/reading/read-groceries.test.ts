import { expect, test } from 'vitest'
import { foodOf, larderIds } from '../../3-menus/portions/household-measure.ts'
import { larderLine } from '../../3-menus/portions/larder.ts'
import { goodMenus } from '../testing/good-menus.ts'
import { amountsOf, lineFor, readGroceries } from './read-groceries.ts'

const listOf = (...pantry: string[]) =>
  readGroceries({ ...goodMenus, grocery_list: { pantry, fridge_freezer: [], electrolytes: [] } })

test('on a list of everything, each food of the menus finds its own line', () => {
  const everything = listOf(...new Set(larderIds.map((id) => `${larderLine(id).buys} — 500 g (uses 90 g)`)))
  expect(everything.length).toBeGreaterThan(100)
  const wrong = larderIds.flatMap((id) => {
    const line = lineFor(foodOf(id), everything)?.text ?? 'none'
    return line.startsWith(`${larderLine(id).buys} —`) ? [] : [`${id}: ${line}`]
  })
  expect(wrong).toEqual([])
})

test.each([
  ['Rolled oats — 500 g (uses 420 g)', 'oats-rolled-dry', { bought: 500, used: 420 }],
  ['Rolled oats (500 g)', 'oats-rolled-dry', { bought: 500, used: null }],
  ['Rolled oats', 'oats-rolled-dry', { bought: null, used: null }],
  ['2 kg potatoes', 'potato-boiled-peeled', { bought: 2000, used: null }],
  ['Orange juice — 1,000 ml (34 oz) (uses 500 ml)', 'orange-juice', { bought: 1050, used: 525 }],
  ['Honey — 2 x 340 g', 'honey', { bought: null, used: null }],
] as const)('"%s" is read by its amounts', (text, id, amounts) => {
  const [line] = listOf(text)
  if (!line) throw new Error('the line is on the list')
  expect(lineFor(foodOf(id), [line])).toBe(line)
  expect(amountsOf(foodOf(id), line)).toEqual(amounts)
})
