import { describe, expect, test } from 'vitest'
import { type RunnerWishes, someRunner } from '../../../testing/some-runner.ts'
import { factsFor } from '../../../testing/stages-for.ts'
import { renderPlan } from '../render-plan.ts'
import { renderWords } from '../render-words.ts'

function startingAt(start_time: string, wishes: Partial<RunnerWishes> = {}) {
  const plan = factsFor(someRunner({ daysToGo: 3, ...wishes, preferences: { start_time } }))
  return { plan, object: renderPlan(plan), words: renderWords(plan) }
}

describe('a start time', () => {
  test('gives each row its time of day, and the night before an alarm', () => {
    const { object } = startingAt('07:30')
    const [breakfast, ...others] = object.race_day_plan.map(({ time }) => time)
    expect(breakfast).toBe('3:00 before · 04:30')
    expect(others.at(-1)).toBe('0:30 after · 12:00')
    expect(others.find((time) => time.startsWith('1:00 ·'))).toMatch(/ km · 08:30$/)
    expect(object.race_week.race_morning.join('\n')).toContain('3 hours before the start, at 04:30')
    expect(object.race_week.day_before).toContain('Alarm: 04:30, for breakfast.')
  })

  test('is formatted with am and pm for American readers', () => {
    const { words, object } = startingAt('12:05', { units: 'imperial' })
    expect(words.raceRows[0]?.clock).toBe('9:05 am')
    expect(words.raceRows.at(-1)?.clock).toBe('4:35 pm')
    expect(object.race_week.day_before).toContain('Alarm: 7:05 am, for breakfast.')
  })

  test('before 6:30 moves breakfast to two hours before and keeps it small', () => {
    const usual = startingAt('06:30').plan
    const early = startingAt('06:29').plan
    expect(usual.race_day.rows[0]?.minute).toBe(-180)
    expect(early.race_day.rows[0]?.minute).toBe(-120)
    expect(usual.targets.race.breakfast.carbs_g).toBeGreaterThan(100)
    expect(early.targets.race.breakfast.carbs_g).toBe(100)
    expect(early.targets.race_week.race_morning_carbs_g).toBe(100)
    expect(early.reasons['targets.race.breakfast.carbs_g']).toMatchObject({ rule: 'early-start' })
    expect(renderPlan(early).race_week.race_morning.join('\n')).toContain(
      '2 hours before the start, at 04:29',
    )
  })

  test('that is not given leaves every time as it was', () => {
    const plan = factsFor(someRunner({ daysToGo: 3 }))
    expect(renderWords(plan).raceRows.every(({ clock }) => clock === null)).toBe(true)
    expect(renderPlan(plan).race_week.day_before.join('\n')).not.toContain('Alarm')
  })
})

describe('a start in the evening', () => {
  test('has the other meals of race day by the clock, with their sum, and the alarm for the first of them', () => {
    const { plan, object } = startingAt('19:00')
    const morning = object.race_week.race_morning.join('\n')
    const { other_meals: meals, carbs_until_start_g: carbs } = plan.race_day
    expect(meals.map(({ name }) => name)).toEqual(['breakfast', 'lunch', 'snack'])
    expect(morning).toContain(`breakfast at 08:00, ${meals[0]?.carbs_g} g carbs`)
    expect(morning).toContain(`lunch at 13:00, ${meals[1]?.carbs_g} g carbs`)
    expect(morning).toContain('a snack until 18:00, 30 g carbs')
    expect(morning).toContain(`Up to the start the day has ${carbs} g carbs.`)
    expect(morning).toContain('Caffeine at this hour')
    expect(morning).toContain('3 hours before the start, at 16:00')
    expect(object.race_week.day_before).toContain('Alarm: 08:00, for breakfast.')
    expect(object.race_day_plan[0]?.action).toBe('Race meal')
  })

  test('at noon has a breakfast before the race meal, and caffeine as ever', () => {
    const { object } = startingAt('12:00')
    const morning = object.race_week.race_morning.join('\n')
    expect(morning).toContain('breakfast at 07:00')
    expect(morning).not.toContain('lunch')
    expect(morning).not.toContain('Caffeine at this hour')
  })

  test('is nothing new in the morning', () => {
    const { object } = startingAt('10:00')
    expect(object.race_week.race_morning.join('\n')).not.toContain('Besides the race meal')
    expect(object.race_day_plan[0]?.action).toBe('Breakfast')
  })
})
