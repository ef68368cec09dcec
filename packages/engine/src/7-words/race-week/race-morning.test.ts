import { expect, test } from 'vitest'
import { someRunner } from '../../../testing/some-runner.ts'
import { factsFor } from '../../../testing/stages-for.ts'
import type { Plan } from '../../plan.ts'
import { raceMorning } from './race-morning.ts'

const plan = factsFor(someRunner({ daysToGo: 5 }))

/** The same race morning with this dish. */
const adviceWith = (id: string, daysToGo = 5): string => {
  const week = plan.race_week.map((day) => ({
    ...day,
    meals: day.meals.map((meal) =>
      day.kind === 'race-morning' ? { ...meal, recipe: { ...meal.recipe, id } } : meal,
    ),
  }))
  const changed: Plan = { ...plan, race_week: week, runner: { ...plan.runner, days_to_go: daysToGo } }
  return raceMorning(changed).advice.join(' ')
}

const ahead = 'At home: cook the evening before, chill fast, reheat until steaming.'

test('a breakfast that simmers for long and keeps a night is cooked the evening before', () => {
  expect(plan.race_week.some(({ kind }) => kind === 'race-morning')).toBe(true)
  expect(adviceWith('ginger-congee')).toContain(ahead)
  expect(adviceWith('race-rice-pudding')).toContain(ahead)
})

test('a quick one is not, nor is any for a race today', () => {
  expect(adviceWith('rice-pudding-banana')).not.toContain(ahead)
  expect(adviceWith('ginger-congee', 0)).not.toContain(ahead)
})
