import { expect, test } from 'vitest'
import { findProduct } from '../../../foods/products.ts'
import { audited, caseOf, changed } from '../../../../testing/audit/audited-case.ts'

const sixHours = caseOf({ race: 'Marathon', targetSeconds: 6.5 * 3600, budget: 'Low', daysToGo: 60 })

const findingsOf = (given: typeof sixHours) =>
  audited(given).findings.filter(({ id }) => id === 'change-of-fuel')

const fuelsOf = ({ plan }: typeof sixHours) => plan.race_day.kit.filter(({ use }) => use === 'fuel')

test('a race of six hours and a half has two fuels in turn', () => {
  expect(fuelsOf(sixHours)).toHaveLength(2)
  expect(findingsOf(sixHours)).toEqual([])
})

test('is a finding with one of them alone', () => {
  const [main, other] = fuelsOf(sixHours).flatMap(({ product }) => findProduct(product) ?? [])
  if (!main || !other) throw new Error('The race has no two fuels.')
  const alone = changed(sixHours, ({ race_day: race }) => {
    for (const row of race.rows)
      for (const serving of row.servings) {
        if (serving.id !== other.id) continue
        serving.id = main.id
        row.carbs_g += Math.round(main.carbs) - Math.round(other.carbs)
        row.sodium_mg += (main.sodium ?? 0) - (other.sodium ?? 0)
      }
  })
  expect(findingsOf(alone)).toMatchObject(
    expect.arrayContaining([
      expect.objectContaining({ code: 'out-of-place', facts: { path: 'race_day.rows' } }),
    ]),
  )
})
