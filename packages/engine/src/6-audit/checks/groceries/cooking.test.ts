import { describe, expect, test } from 'vitest'
import { factsFor } from '../../../../testing/stages-for.ts'
import { someRunner } from '../../../../testing/some-runner.ts'
import { setTargets } from '../../../2-targets/set-targets.ts'
import type { Plan, PlanCooking, PlanDay, PlanMealName } from '../../../plan.ts'
import { doesNotApply } from '../../audit.ts'
import { cookingFitsTheWeek } from './cooking.ts'

const runner = someRunner()
const targets = setTargets(runner)
const own = factsFor(runner)
const [someDay] = own.race_week
const someMeal = someDay?.meals[0]

type Mains = Partial<Readonly<Record<PlanMealName, readonly [recipe: string, quarters: number]>>>

/** A plan of days from the first of March with these meals. */
const planOf = (days: readonly Mains[], cooked: Pick<Plan, 'cooking' | 'doubles'>): Plan => ({
  ...own,
  ...cooked,
  race_week: days.map(
    (meals, index): PlanDay => ({
      ...(someDay as PlanDay),
      kind: 'easy-week',
      date: dayOf(index + 1),
      meals: Object.entries(meals).map(([name, [id, quarters]]) => ({
        ...(someMeal as PlanDay['meals'][number]),
        name: name as PlanMealName,
        recipe: { id, quarters, swaps: {} },
        items: [],
      })),
    }),
  ),
})

const dayOf = (day: number) => `2027-03-0${day}`

const codesOf = (plan: Plan): string[] => {
  const look = cookingFitsTheWeek.look({ plan, runner, targets })
  if (look === doesNotApply || !('faults' in look)) throw new Error('not looked at')
  return look.faults.map(({ code }) => code)
}

const goulash = 'hamburger-goulash'
const week = [{ dinner: [goulash, 5] }, { lunch: [goulash, 5] }, {}, {}] as const satisfies readonly Mains[]
const meals = [
  { date: dayOf(1), name: 'dinner' },
  { date: dayOf(2), name: 'lunch' },
] as const
const session: PlanCooking = {
  date: dayOf(1),
  // 14 and 28 minutes for one, a third of the 14 more for each of 1½ further portions.
  pots: [{ recipe: goulash, quarters: 10, hands_on_minutes: 21, total_minutes: 35, meals }],
  minutes: 43,
}

const potatoes = {
  food_id: 'potato-boiled-peeled',
  side: 'potatoes',
  in_drink: false,
  read_label: false,
} as const

/** The session with another pot beside its own. */
const withPot = (recipe: string, hands: number, total: number, day: number): PlanCooking => ({
  ...session,
  pots: [
    ...session.pots,
    {
      recipe,
      quarters: 4,
      hands_on_minutes: hands,
      total_minutes: total,
      meals: [{ date: dayOf(day), name: 'dinner' }],
    },
  ],
})

describe('the cooking of a week', () => {
  test('is found right where each meal is cooked once', () => {
    expect(codesOf(planOf(week, { cooking: session, doubles: [] }))).toEqual([])
  })

  test('is a finding where half of a pot is cooked by nobody', () => {
    const [pot] = session.pots
    const half = { ...session, pots: pot ? [{ ...pot, quarters: 5, meals: meals.slice(0, 1) }] : [] }
    expect(codesOf(planOf(week, { cooking: half, doubles: [] }))).not.toEqual([])
  })

  test('is a finding where what is eaten twice is not cooked double', () => {
    const later = [{}, { dinner: [goulash, 5] }, { lunch: [goulash, 5] }] as const satisfies readonly Mains[]
    const double = {
      recipe: goulash,
      quarters: 10,
      meals: [
        { date: dayOf(2), name: 'dinner' },
        { date: dayOf(3), name: 'lunch' },
      ],
    } as const
    expect(codesOf(planOf(later, { cooking: null, doubles: [double] }))).toEqual([])
    expect(codesOf(planOf(later, { cooking: null, doubles: [] }))).toEqual(['differs'])
  })

  test('is a finding where a session of the first dinner is left out', () => {
    expect(
      codesOf(planOf(week, { cooking: null, doubles: [{ recipe: goulash, quarters: 10, meals }] })),
    ).toContain('out-of-place')
  })

  test('is a finding where the hands of further portions are not counted', () => {
    const [pot] = session.pots
    const asForOne = pot ? [{ ...pot, hands_on_minutes: 14, total_minutes: 28 }] : []
    expect(
      codesOf(planOf(week, { cooking: { ...session, pots: asForOne, minutes: 36 }, doubles: [] })),
    ).toEqual(['differs', 'differs'])
  })

  test('is a finding where potatoes beside what is left of tonight’s dinner are not counted', () => {
    const plan = planOf(week, { cooking: session, doubles: [] })
    const withPotatoes = (cooking: PlanCooking): Plan => ({
      ...plan,
      cooking,
      race_week: plan.race_week.map((day) => ({
        ...day,
        meals: day.meals.map((meal) => ({
          ...meal,
          items: meal.name === 'lunch' ? [{ ...potatoes, grams: 150 }] : [],
        })),
      })),
    })
    expect(codesOf(withPotatoes(session))).toEqual(['differs', 'differs'])
    const pots = session.pots.map((pot) => ({ ...pot, hands_on_minutes: 26, total_minutes: 40 }))
    expect(codesOf(withPotatoes({ ...session, pots, minutes: 48 }))).toEqual([])
  })

  // Each is well within the hour beside the pot of the first evening.
  test.each([
    ['two dishes in one oven', 'sheet-pan-chicken', 'roast-pork-with-cabbage'],
    ['a dish that does not keep until it is eaten', goulash, 'chicken-shrimp-jambalaya'],
  ])('is a finding with %s', (_, first, other) => {
    const days: Mains[] = [{ dinner: [first, 4] }, {}, { dinner: [other, 4] }, {}]
    const pots = [first, other].map((recipe, index) => ({
      ...withPot(recipe, 5, 25, 1 + 2 * index).pots[1],
    })) as PlanCooking['pots'][number][]
    expect(codesOf(planOf(days, { cooking: { ...session, pots, minutes: 38 }, doubles: [] }))).toContain(
      'out-of-place',
    )
  })

  test('is a finding where a second pot makes it longer than an hour', () => {
    const days: Mains[] = [week[0], week[1], { dinner: ['roman-chickpea-pasta-soup', 10] }, {}]
    const [pot] = session.pots
    const soup = withPot('roman-chickpea-pasta-soup', 15, 35, 3).pots[1]
    const pots = pot && soup ? [pot, { ...soup, quarters: 10 }] : []
    expect(codesOf(planOf(days, { cooking: session, doubles: [] }))).toEqual([])
    expect(codesOf(planOf(days, { cooking: { ...session, pots, minutes: 64 }, doubles: [] }))).toContain(
      'out-of-place',
    )
  })
})
