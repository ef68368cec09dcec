import { expect, test } from 'vitest'
import { drawnPlans } from '../../../testing/drawn-plans.ts'
import { fuelListName } from '../race-day/fuel-words.ts'
import { labelsToRead } from './labels-to-read.ts'

test('one line names every product whose label has to be read, and as many foods as the plan marks', () => {
  const read = { with: 0, without: 0, products: 0 }
  for (const { plan, words, object } of drawnPlans()) {
    const { race_day: race, long_run: run, groceries } = plan
    const products = [race, run]
      .flatMap(({ kit, change }) => [...kit, ...(change ? [change] : [])])
      .filter(({ label }) => label)
      .map(({ product }) => product)
    const meals = [
      ...[...plan.training_days, ...plan.race_week].flatMap((day) => day.meals),
      ...run.breakfasts,
      ...[race.recovery_meal, run.recovery_meal].flatMap((meal) => meal ?? []),
    ]
    const isAsked =
      products.length > 0 ||
      groceries.lines.some(({ read_label: asks }) => asks) ||
      meals.some(({ items }) => items.some(({ read_label: asks }) => asks))
    const line = labelsToRead(plan)
    expect(line !== null).toBe(isAsked)
    expect(words.groceries.labels).toBe(line)
    for (const product of products) expect(line).toContain(fuelListName(product))
    const names = /^Labels to read for what you leave out: (.+)\.$/.exec(line ?? '')?.[1]?.split(', ') ?? []
    expect(new Set(names).size).toBe(names.length)
    // Nowhere else is a label of a single food spoken of.
    const rest = JSON.stringify({ ...object, assumptions_safety: [] })
    expect(rest.match(/read the label/g)?.length ?? 0).toBe(
      rest.match(/syrup exist: read the label/g)?.length ?? 0,
    )
    read[line === null ? 'without' : 'with'] += 1
    read.products += products.length
  }
  for (const [what, count] of Object.entries(read)) expect(count, what).toBeGreaterThan(5)
})
