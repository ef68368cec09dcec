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
    expect(others.find((time) => time.startsWith('1:40 ·'))).toMatch(/ km · 09:10$/)
    expect(object.race_week.race_morning.join('\n')).toContain('3 hours before the start, at 04:30')
    expect(object.race_week.day_before).toContain('Alarm: 04:30, for breakfast.')
  })

  test('soon after midnight puts breakfast on the day before', () => {
    const { object } = startingAt('00:30')
    expect(object.race_week.race_morning.join('\n')).toMatch(/at \d\d:\d\d the day before/)
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
  test('has the other meals of race day by the clock around the race meal, with their sum, and the alarm for the first', () => {
    const { plan, object } = startingAt('19:00')
    const morning = object.race_week.race_morning.join('\n')
    const { other_meals: meals, carbs_until_start_g: carbs } = plan.race_day
    expect(meals.map(({ name }) => name)).toEqual(['breakfast', 'lunch', 'snack'])
    const lines = ['Breakfast at 08:00: ', 'Lunch at 13:00: ', 'Race meal: ', 'Snack until 18:00: ']
    const found = object.race_week.race_morning.filter((line) =>
      lines.some((start) => line.startsWith(start)),
    )
    expect(found.map((line) => `${line.split(': ')[0]}: `)).toEqual(lines)
    for (const [at, { carbs_g: grams }] of [meals[0], meals[1]].flatMap((meal) => meal ?? []).entries())
      expect(found[at]).toContain(`${grams} g carbs`)
    expect(morning).toContain(`Up to the start the day has ${carbs} g carbs.`)
    expect(morning).toContain('Caffeine at this hour')
    expect(morning).toContain('3 hours before the start, at 16:00')
    expect(object.race_week.day_before).toContain('Alarm: 08:00, for breakfast.')
    expect(object.race_day_plan[0]?.action).toBe('Race meal')
  })

  test('at noon has a breakfast before the race meal, and caffeine as ever', () => {
    const { object } = startingAt('12:00')
    const morning = object.race_week.race_morning.join('\n')
    expect(morning).toContain('Breakfast at 07:00: ')
    expect(morning).not.toContain('Lunch')
    expect(morning).not.toContain('Caffeine at this hour')
  })

  test('names by its carbs what no dish comes near', () => {
    const { plan } = startingAt('19:00')
    const [breakfast, lunch] = plan.race_day.other_meals
    const others = [breakfast, lunch].flatMap((meal) => (meal ? [{ ...meal, meal: null, carbs_g: 60 }] : []))
    const changed = { ...plan, race_day: { ...plan.race_day, other_meals: others } }
    expect(renderPlan(changed).race_week.race_morning).toContain(
      'Besides the race meal: breakfast at 08:00, 60 g carbs and lunch at 13:00, 60 g carbs. Foods you know, little fiber and fat; they are not on the grocery list.',
    )
  })

  test('is nothing new in the morning', () => {
    const { object } = startingAt('10:00')
    expect(object.race_week.race_morning.join('\n')).not.toContain('Up to the start')
    expect(object.race_day_plan[0]?.action).toBe('Breakfast')
  })
})
