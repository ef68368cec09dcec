import { composePlan } from '../../5-plan/compose-plan.ts'
import { stagesFor } from '../../../testing/stages-for.ts'
import { expect, test } from 'vitest'
import { type RunnerWishes, someRunner } from '../../../testing/some-runner.ts'
import { grams } from '../../units.ts'
import { raceWeek, raceWeekWords } from './race-week.ts'

function weekOf(wishes: Partial<RunnerWishes>, fiberOfTheEve?: number) {
  const made = stagesFor(someRunner(wishes))
  const { targets, menus } = made
  const days = menus.raceWeek.map((day) =>
    day.kind === 'day-before' && fiberOfTheEve !== undefined
      ? { ...day, totals: { ...day.totals, fiber: grams(fiberOfTheEve) } }
      : day,
  )
  const plan = composePlan({ ...made, menus: { ...menus, raceWeek: days } })
  return { targets, week: raceWeek({ raceWeek: raceWeekWords(plan) }) }
}

test('days between which carbs step up have their targets named', () => {
  const { week, targets } = weekOf({})
  const { thursday, friday } = targets.raceWeek
  expect(thursday).toBeLessThan(friday)
  expect(week.thu_fri).toContain(
    `Carbs step up toward the race: the aim is ${thursday} g on Thursday and ${friday} g on Friday.`,
  )
  expect(weekOf({ race: '5K', targetSeconds: 1500 }).week.thu_fri.join('\n')).not.toMatch(/step up/)
})

test('before a short race, the reason for fewer carbs than on a training day is given', () => {
  const { week, targets } = weekOf({
    race: '5K',
    targetSeconds: 1290,
    age: 15,
    weightKg: 52,
    weeklyKm: 30,
    longRunKm: 8,
  })
  expect(targets.raceWeek.thursdayToFriday).toBeLessThan(targets.daily.carbs)
  expect(week.thu_fri.join('\n')).toContain(
    `These days hold fewer carbs than a training day with its ${targets.daily.carbs} g, because you run less.`,
  )
})

test('no advice asks for less fiber than the menu next to it has', () => {
  const within = weekOf({}, 20).week.day_before.join('\n')
  expect(within).toMatch(/Keep fiber to about 10 to 20 g a day/)
  const beyond = weekOf({}, 27).week.day_before.join('\n')
  expect(beyond).not.toMatch(/Keep fiber to about/)
  expect(beyond).toMatch(/10 to 20 g a day is the aim; the menu here brings up to 27 g\./)
})
