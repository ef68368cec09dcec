import { expect, test } from 'vitest'
import { findProduct } from '../../../foods/products.ts'
import { audited, caseOf, changed } from '../../../../testing/audit/audited-case.ts'

const sixHours = caseOf({ race: 'Marathon', targetSeconds: 6.5 * 3600, budget: 'Low', daysToGo: 60 })

const findingsOf = (given: typeof sixHours) =>
  audited(given).findings.filter(({ id }) => id === 'change-of-fuel')

const fuelsOf = ({ plan }: typeof sixHours) => plan.race_day.kit.filter(({ use }) => use === 'fuel')

test('a race of six hours and a half has its gel in turn with a salty and a sweet food', () => {
  const [gel, salty, sweet, ...others] = fuelsOf(sixHours).flatMap(
    ({ product }) => findProduct(product) ?? [],
  )
  expect([gel?.gel, salty?.gel, sweet?.gel]).toEqual([true, false, false])
  expect(salty?.sodium).toBeGreaterThan(200)
  expect(sweet?.sodium).toBeLessThan(150)
  expect(others).toEqual([])
  expect(findingsOf(sixHours)).toEqual([])
})

test('is a finding with one of them alone', () => {
  const [main, ...others] = fuelsOf(sixHours).flatMap(({ product }) => findProduct(product) ?? [])
  if (!main) throw new Error('The race has no fuel.')
  const alone = changed(sixHours, ({ race_day: race }) => {
    for (const row of race.rows)
      for (const serving of row.servings) {
        const other = others.find(({ id }) => id === serving.id)
        if (!other) continue
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

test('so is a long run of five hours with its gel alone, before a shorter race too', () => {
  const given = caseOf({
    race: 'Marathon',
    targetSeconds: 4.5 * 3600,
    longRunKm: 50,
    weeklyKm: 90,
    budget: 'Low',
  })
  expect(given.targets.longRun.time).toBeGreaterThanOrEqual(5)
  expect(findingsOf(given)).toEqual([])
  const main = findProduct(given.plan.long_run.kit.find(({ use }) => use === 'fuel')?.product ?? '')
  if (!main) throw new Error('The long run has no fuel.')
  const alone = changed(given, ({ long_run: run }) => {
    for (const row of run.rows)
      for (const serving of row.servings) {
        const other = findProduct(serving.id)
        if (serving.unit !== 'count' || serving.id === main.id || !other?.carbs) continue
        serving.id = main.id
        row.carbs_g += Math.round(main.carbs) - Math.round(other.carbs)
        row.sodium_mg += (main.sodium ?? 0) - (other.sodium ?? 0)
      }
  })
  expect(findingsOf(alone)).toMatchObject(
    expect.arrayContaining([expect.objectContaining({ facts: { path: 'long_run.rows' } })]),
  )
})
