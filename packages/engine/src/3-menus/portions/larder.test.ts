import { describe, expect, test } from 'vitest'
import { findFood } from '../../foods/foods.ts'
import { fillings } from '../dishes/fillings.ts'
import { gramsOf, larderIds, stepOf } from './household-measure.ts'
import { larder, larderLine } from './larder.ts'

describe('the larder', () => {
  test.each(Object.keys(larder))('%s is a food in the data', (id) => {
    expect(findFood(id)?.id).toBe(id)
  })

  test('has nothing that no dish uses, except for the water to drink', () => {
    const used = new Set<string>(Object.values(fillings).flat())
    expect(larderIds.filter((id) => !used.has(id))).toEqual(['water-tap'])
  })

  test('measures every food in a step that can be measured and weighed', () => {
    for (const id of larderIds) {
      const step = stepOf(id)
      expect(step, id).toBeGreaterThan(0)
      expect(step, id).toBeLessThanOrEqual(Math.max(131, larderLine(id).serving))
      if (id !== 'salt-table') expect(Number.isInteger(gramsOf(id, 3)), id).toBe(true)
    }
  })

  test('has a singular and a plural for what is counted', () => {
    for (const id of larderIds) {
      const { by, line } = larderLine(id)
      expect(typeof line === 'object', id).toBe(by === 'piece' || by === 'half piece')
    }
  })

  test('names on the grocery list which label to look for', () => {
    for (const id of larderIds.filter((each) => findFood(each)?.glutenFreeLabel)) {
      expect(larderLine(id).buys, id).toMatch(/gluten-free/i)
    }
  })
})
