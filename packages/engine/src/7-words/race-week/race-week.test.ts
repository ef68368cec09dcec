import { composePlan } from '../../5-plan/compose-plan.ts'
import { drawnPlans } from '../../../testing/drawn-plans.ts'
import { noMenus } from '../../../testing/no-menus.ts'
import { factsFor, stagesFor } from '../../../testing/stages-for.ts'
import { expect, test } from 'vitest'
import { type RunnerWishes, someRunner } from '../../../testing/some-runner.ts'
import { grams } from '../../units.ts'
import { raceMorning } from './race-morning.ts'
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
  return {
    targets,
    week: raceWeek({
      raceWeek: raceWeekWords(plan),
      breakfastAway: null,
      raceDayMeals: { before: [], after: [] },
      raceNotes: [],
    }),
  }
}

test('days between which carbs step up have their targets named', () => {
  const { week, targets } = weekOf({})
  const { thursday, friday } = targets.raceWeek
  expect(thursday).toBeLessThan(friday)
  const aims = week.thu_fri.flatMap((line) => /Target: (\d+) g carbs\.$/.exec(line)?.[1] ?? [])
  expect(aims.map(Number)).toEqual([thursday, friday])
})

test('optional carbs are those that the top-up of the table leaves, and none where it leaves none', () => {
  const plan = factsFor(someRunner({ daysToGo: 0 }), { menus: noMenus })
  const morning = (optional: number) =>
    raceMorning({
      ...plan,
      targets: {
        ...plan.targets,
        race: {
          ...plan.targets.race,
          breakfast: { ...plan.targets.race.breakfast, optional_carbs_g: optional },
        },
      },
    }).advice.join('\n')
  const [topUp] = plan.race_day.rows.filter(({ phase }) => phase === 'top-up')
  const carbs = topUp?.carbs_g ?? 0
  expect(carbs).toBeGreaterThan(0)
  expect(morning(carbs + 10)).toMatch(/up to 10 g carbs more, as sports drink \(buy separately\)\./)
  // Half of one, and a whole one from where it fits.
  expect(morning(carbs + 15)).toMatch(/up to 15 g carbs more, as half a gel \(buy separately\)\./)
  expect(morning(carbs + 40)).toMatch(/up to 40 g carbs more, as gel \(buy separately\)\./)
  // A sip needs no line.
  expect(morning(carbs + 9)).not.toMatch(/Optional/)
  expect(morning(carbs)).not.toMatch(/Optional/)
  expect(morning(carbs - 10)).not.toMatch(/Optional/)
})

test('before a short race nothing is loaded', () => {
  const short = { race: '5K', targetSeconds: 1290, weeklyKm: 30, longRunKm: 8 } as const
  const { week } = weekOf(short)
  expect(week.thu_fri.join('\n')).toContain('Too short for a carb load')
  expect(week.thu_fri.join('\n')).not.toMatch(/Carbs first|scale may show/)
  // A slow 10K takes as long as a half marathon, and is not loaded for either.
  expect(weekOf({ ...short, race: '10K', targetSeconds: 6000 }).week.thu_fri.join('\n')).toContain(
    'carb load',
  )
})

test('the day before a short race has little fiber too', () => {
  const { week } = weekOf({ race: '5K', targetSeconds: 1290, weeklyKm: 30, longRunKm: 8 }, 20)
  expect(week.day_before.join('\n')).toMatch(/Keep fiber to about 25 g:/)
})

test('no advice asks for less fiber than the menu next to it has', () => {
  // A slow 10K has no load, so that its eve is the first to speak of fiber.
  const slow = { race: '10K', targetSeconds: 6000 } as const
  expect(weekOf(slow, 20).week.day_before.join('\n')).toMatch(/Keep fiber to about 10–20 g a day/)
  expect(weekOf(slow, 27).week.day_before.join('\n')).toMatch(/Keep fiber low: white/)
})

test('the eve of a loaded race does not repeat what the days before it say', () => {
  expect(weekOf({}).week.thu_fri.join('\n')).toMatch(/Keep fiber/)
  expect(weekOf({}).week.day_before.join('\n')).not.toMatch(/Keep fiber/)
  expect(weekOf({ daysToGo: 1 }).week.day_before.join('\n')).toMatch(/Keep fiber/)
})

test('dinner on the eve is called early only if at most one small thing is eaten after it', () => {
  let early = 0
  for (const { plan, object } of drawnPlans()) {
    const eve = plan.race_week.find(({ kind }) => kind === 'day-before')
    if (!eve) continue
    const later = eve.meals.slice(eve.meals.findIndex(({ name }) => name === 'dinner') + 1)
    const isLight = later.length <= 1 && later.every(({ kcal }) => kcal <= 250)
    expect(object.race_week.day_before.some((line) => line.startsWith('Eat dinner early'))).toBe(isLight)
    early += isLight ? 1 : 0
  }
  expect(early).toBeGreaterThan(0)
})

test('a dinner on the eve that needs a stove is ordered where race morning is in a hotel, by its carbs', () => {
  const { week: atHome } = weekOf({ daysToGo: 3 })
  expect(atHome.day_before.join(' ')).not.toContain('hotel')
  const runner = { daysToGo: 3, preferences: { kitchen: { race_morning: 'hotel' as const } } }
  const { week } = weekOf({ ...runner, allergies: ['peanut'] })
  const carbs = /^Dinner: .*ordered.* (\d+) g carbs/m.exec(week.day_before.join('\n'))?.[1]
  expect(carbs).toBeDefined()
  expect(week.day_before).toContain(
    `Order dinner at the hotel or a restaurant near it: this dish or a plain one like it, little fat, about ${carbs} g carbs with bread and drink. Nothing of it is on your list. Ask there about what you leave out.`,
  )
})
