import { emptyQuestionnaire, planRace } from '@race-nutrition/engine'
import { expect, test } from 'vitest'
import { samplePlan } from '../../sample-answer.ts'
import { distanceUnitOf, fuelSummary } from './fuel-words.ts'
import { raceFuel } from './race-fuel.ts'

const marathoner = {
  ...emptyQuestionnaire,
  raceType: 'Marathon',
  raceDate: '2027-04-11',
  targetTimeOrPace: '3:45:00',
  age: '38',
  height: '178 cm',
  weight: '70 kg',
  weeklyMileage: '60 km',
  longRunDistance: '28 km',
}

function planned(answers: typeof emptyQuestionnaire) {
  const made = planRace(answers, { year: 2027, month: 3, day: 1 })
  if (!made.ok) throw new Error('The runner was refused')
  return made.value
}

test('the last sum of the curve is what the rows from start to finish add up to', () => {
  const { plan, details } = planned(marathoner)
  const fuel = raceFuel(plan, details)
  const onCourse = plan.race_day_plan.filter((_, index) => {
    const minute = details.rows[index]?.minute ?? -1
    return minute > 0 && minute < details.runner.target_minutes
  })
  expect(fuel?.servings.length).toBe(onCourse.length)
  expect(fuel?.servings.length).toBeGreaterThan(5)
  expect(fuel?.servings.at(-1)?.soFar.carbs_g).toBe(onCourse.reduce((sum, row) => sum + row.carbs_g, 0))
  expect(fuel?.finish).toBe(225)
})

test('what is taken ends within the band that is drawn for it', () => {
  const fuel = raceFuel(planned(marathoner).plan, planned(marathoner).details)
  expect(fuel?.channels.map(({ name }) => name)).toEqual(['Carbs', 'Fluids', 'Sodium'])
  for (const { name, total, target } of fuel?.channels ?? []) {
    expect(total, name).toBeGreaterThanOrEqual((target?.least ?? 0) - 0.5)
    if (name !== 'Sodium') expect(total, name).toBeLessThanOrEqual((target?.most ?? 0) + 0.5)
  }
})

test('a race that needs nothing on the course has no curve', () => {
  const { plan, details } = planned({ ...marathoner, raceType: '5K', targetTimeOrPace: '22:00' })
  expect(raceFuel(plan, details)).toBeNull()
})

test('without details the times of the rows are read, and no target is drawn', () => {
  const fuel = raceFuel(samplePlan, null)
  expect(fuel?.servings.map(({ minute, place }) => [minute, place])).toEqual([
    [20, '4.0 km / 2.5 mi'],
    [40, '8.0 km / 5.0 mi'],
  ])
  expect(fuel?.finish).toBe(45)
  expect(fuel?.channels.map(({ target }) => target)).toEqual([null, null, null])
  expect(fuel && fuelSummary(fuel)).toBe(
    '2 stops on the course, from 0:20 to 0:40. By the finish at 0:45: carbs 37 g, fluids 350 ml, sodium 140 mg.',
  )
})

test.each(['6:30 AM', 'aid station 2', ''])('a row at "%s" leaves the curve out', (time) => {
  const [first, ...others] = samplePlan.race_day_plan
  if (!first) throw new Error('The sample has rows')
  expect(raceFuel({ race_day_plan: [first, { ...first, time }, ...others] }, null)).toBeNull()
})

test('rows out of order leave the curve out', () => {
  expect(raceFuel({ race_day_plan: samplePlan.race_day_plan.toReversed() }, null)).toBeNull()
})

test('who trains in miles reads miles', () => {
  expect(distanceUnitOf(samplePlan.profile)).toBe('mi')
  const training = { weekly_mileage: '60 km', long_run_distance: '28' }
  expect(distanceUnitOf({ ...samplePlan.profile, training })).toBe('km')
})
