import { describe, expect, test } from 'vitest'
import { findFood } from '../../foods/foods.ts'
import { fillings } from '../dishes/fillings.ts'
import { gramsOf, larderIds, stepOf } from './household-measure.ts'
import { larder, larderLine } from './larder.ts'

describe('the larder', () => {
  test.each(Object.keys(larder))('%s is a food of the data', (id) => {
    expect(findFood(id)?.id).toBe(id)
  })

  test('holds nothing that no dish uses, but for the water to drink', () => {
    const used = new Set<string>(Object.values(fillings).flat())
    expect(larderIds.filter((id) => !used.has(id))).toEqual(['water-tap'])
  })

  test('measures every food in a step that a kitchen knows and a scale shows', () => {
    for (const id of larderIds) {
      const step = stepOf(id)
      expect(step, id).toBeGreaterThan(0)
      expect(step, id).toBeLessThanOrEqual(Math.max(131, larderLine(id).serving))
      if (id !== 'salt-table') expect(Number.isInteger(gramsOf(id, 3)), id).toBe(true)
    }
  })

  test('names one and many of what is counted', () => {
    for (const id of larderIds) {
      const { by, line } = larderLine(id)
      expect(typeof line === 'object', id).toBe(by === 'piece' || by === 'half piece')
    }
  })

  test('says in a shopping list what to ask for where a label decides', () => {
    for (const id of larderIds.filter((each) => /gluten-free/i.test(findFood(each)?.name ?? ''))) {
      expect(larderLine(id).buys, id).toMatch(/gluten-free/i)
    }
  })
})
