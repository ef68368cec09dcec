import { hardLimits } from '@race-nutrition/engine'
import { expect, test } from 'vitest'
import { foundIn, type GoodObject, runnerWith } from '../../../testing/some-plan.ts'

const { daily } = hardLimits(runnerWith())

/** Findings of the daily limits alone: a number moved to its limit no longer adds up with the others. */
const limitsFound = (change: Partial<GoodObject['daily_plan']>) =>
  foundIn((plan) => Object.assign(plan.daily_plan, change)).filter((found) => /^daily-\w+ /.test(found))

test.each([
  ['calories_kcal', 'daily-energy', daily.energy],
  ['carbs_g', 'daily-carbs', daily.carbs],
  ['protein_g', 'daily-protein', daily.protein],
] as const)('%s is refused below the least and above the most of %s', (field, id, { least, most }) => {
  // Changing one macro also changes the share of fat.
  const found = (value: number) => limitsFound({ [field]: value }).filter((each) => each.startsWith(id))
  expect(found(least)).toEqual([])
  expect(found(least - 0.1)).toEqual([`${id} hard`])
  expect(found(most)).toEqual([])
  expect(found(most + 0.1)).toEqual([`${id} hard`])
})

test('fat is refused below half a gram for each kilogram', () => {
  // 30 g of 60 kg, at 15% of the energy and more: 270 of 1800 kcal.
  const day = { carbs_g: 280, protein_g: 100 }
  expect(limitsFound({ ...day, fat_g: 30 })).toEqual([])
  expect(limitsFound({ ...day, fat_g: 29.9 })).toEqual(['daily-fat hard'])
})

test('fat is refused below 15 and above 45% of what the macros make', () => {
  // 9 × fat against 4 × (carbs + protein): 15% is 9 × fat = 306 of 2040, 45% is 1305 of 2900.
  expect(limitsFound({ carbs_g: 333.5, protein_g: 100, fat_g: 34 })).toEqual([])
  expect(limitsFound({ carbs_g: 334, protein_g: 100, fat_g: 34 })).toEqual(['daily-fat hard'])
  expect(limitsFound({ carbs_g: 298.75, protein_g: 100, fat_g: 145 })).toEqual([])
  expect(limitsFound({ carbs_g: 298, protein_g: 100, fat_g: 145 })).toEqual(['daily-fat hard'])
})
