import { describe, expect, test } from 'vitest'
import type { NutritionPlan } from '../nutrition-plan.ts'
import { auditPlan } from './audit-plan.ts'
import { goodMenus } from './testing/good-menus.ts'
import { goodRunner, goodTargets } from './testing/good-plan.ts'
import { readMenus } from './reading/read-menus.ts'

/** What the audit finds after these words of the plan are replaced wherever they stand. */
function foundWith(...changes: readonly (readonly [from: string, to: string])[]): string[] {
  const said = changes.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`the plan does not say "${from}"`)
    return text.replaceAll(from, to)
  }, JSON.stringify(goodMenus))
  return found(JSON.parse(said) as NutritionPlan)
}

function found(plan: NutritionPlan): string[] {
  const { findings } = auditPlan(plan, goodRunner, goodTargets)
  return [...new Set(findings.map(({ id, severity, section }) => `${id} ${severity} ${section}`))].sort()
}

test('a plan with its menus in amounts passes, and every meal of it is read', () => {
  expect(found(goodMenus)).toEqual([])
  const menus = readMenus(goodMenus)
  const days = [
    ...menus.exampleDays,
    ...menus.mondayToWednesday,
    ...menus.thursdayToFriday,
    ...menus.dayBefore,
  ]
  expect(days.map(({ times }) => times)).toEqual([1, 1, 1, 3, 1, 1, 1])
  const meals = [...days.flatMap((day) => day.meals), ...menus.raceMorning, ...menus.longRun]
  expect(meals).toHaveLength(41)
  expect(meals.filter(({ isWhole }) => !isWhole)).toEqual([])
})

// The breakfast holds 612 kcal, 88 g carbs, 29 g protein and 16 g fat; the eve's dinner 790 kcal, 126 g, 31 g and 18 g.
const breakfast = '612 kcal, 88 g carbs, 29 g protein, 16 g fat'
const dinner = '790 kcal, 126 g carbs, 31 g protein, 18 g fat'

describe('what a line says against what its foods hold', () => {
  // A figure far enough off breaks the sum of its day as well.
  test.each([
    ['two grams of carbs more', breakfast, '612 kcal, 90 g carbs, 29 g protein, 16 g fat', []],
    [
      'three grams of carbs more',
      breakfast,
      '612 kcal, 91 g carbs, 29 g protein, 16 g fat',
      ['meals-hold-what-they-say soft daily_plan'],
    ],
    [
      'three grams of protein more',
      breakfast,
      '612 kcal, 88 g carbs, 32 g protein, 16 g fat',
      ['days-add-up soft daily_plan', 'meals-hold-what-they-say soft daily_plan'],
    ],
    [
      'three grams of fat less',
      breakfast,
      '612 kcal, 88 g carbs, 29 g protein, 13 g fat',
      ['days-add-up soft daily_plan', 'meals-hold-what-they-say soft daily_plan'],
    ],
    ['12 kcal more', breakfast, '624 kcal, 88 g carbs, 29 g protein, 16 g fat', []],
    [
      '14 kcal more',
      breakfast,
      '627 kcal, 88 g carbs, 29 g protein, 16 g fat',
      ['meals-hold-what-they-say soft daily_plan'],
    ],
    [
      'a seventh more carbs',
      breakfast,
      '612 kcal, 101 g carbs, 29 g protein, 16 g fat',
      ['days-add-up soft daily_plan', 'meals-hold-what-they-say soft daily_plan'],
    ],
    [
      'a sixth more carbs',
      breakfast,
      '612 kcal, 103 g carbs, 29 g protein, 16 g fat',
      ['days-add-up soft daily_plan', 'meals-hold-what-they-say hard daily_plan'],
    ],
    [
      'five grams of carbs more in race week',
      dinner,
      '790 kcal, 131 g carbs, 31 g protein, 18 g fat',
      ['meals-hold-what-they-say soft race_week'],
    ],
    [
      '60 g for a cup of rice',
      '280 g cooked white rice (1¾ cups)',
      '60 g cooked white rice (1¾ cups)',
      ['meals-hold-what-they-say hard race_week'],
    ],
    [
      'honey left out',
      '63 g honey (3 tbsp), 65 g canned',
      '65 g canned',
      ['meals-hold-what-they-say hard race_week'],
    ],
    [
      'a food nobody knows in it',
      '2 corn tortillas (48 g)',
      '2 cloud breads (48 g)',
      ['meals-hold-what-they-say soft race_week'],
    ],
  ] as const)('%s', (_case, from, to, what) => {
    expect(foundWith([from, to])).toEqual(what)
  })

  test('a breakfast before the long run that says more than it holds is found there', () => {
    expect(foundWith(['669 kcal, 159 g carbs', '669 kcal, 164 g carbs'])).toEqual([
      'meals-hold-what-they-say soft long_run_fueling',
    ])
  })

  test('recovery whose row says more than its foods hold is found there', () => {
    expect(
      foundWith(['21 g honey (1 tbsp), 60 g plain low-fat yogurt', '60 g plain low-fat yogurt']),
    ).toContain('meals-hold-what-they-say hard race_day_plan')
  })

  test('a meal whose foods cannot be counted is named, and how many more there are', () => {
    const plan = JSON.parse(
      JSON.stringify(goodMenus).replaceAll('2 corn tortillas (48 g)', '2 cloud breads (48 g)'),
    ) as NutritionPlan
    plan.race_week.thu_fri.push('Lunch: whatever is there')
    expect(auditPlan(plan, goodRunner, goodTargets).findings.map(({ message }) => message)).toContain(
      'The foods of "Lunch: whatever is there" could not be counted, nor 1 more here.',
    )
  })

  test.each([
    ['foods with less than the column says', '1 banana (118 g) with 200 ml water', ['hard']],
    [
      'foods with what the column says',
      '1 plain bagel (105 g), 42 g honey, 160 g grapes, 250 ml cranberry juice',
      [],
    ],
    ['a part of it with its own carbs', '1 banana (27 g carbs) with 1 sweet from home', []],
    ['each part with its own carbs', '2 rice cakes (15 g carbs), 1 banana (27 g carbs)', []],
    ['foods nobody knows', 'Cloud bread with 2 spoons of stardust', ['soft']],
    ['figures alone', '155 g of carbs from a breakfast you have practiced', []],
  ] as const)('a breakfast row of %s', (_case, item, severities) => {
    const plan = JSON.parse(JSON.stringify(goodMenus)) as NutritionPlan
    Object.assign(plan.race_day_plan[0] ?? {}, { item, action: 'Breakfast' })
    const own = auditPlan(plan, goodRunner, goodTargets).findings.filter(
      ({ id }) => id === 'meals-hold-what-they-say',
    )
    expect(own.map(({ severity }) => severity)).toEqual(severities)
  })

  test('by pieces and cups that nobody weighed, a line far off is told and not refused', () => {
    const loose = ['3 slices of whole-wheat bread (96 g)', '5 slices of whole-wheat bread'] as const
    expect(foundWith(loose)).toEqual(['meals-hold-what-they-say soft daily_plan'])
    expect(foundWith([loose[0], '5 slices of whole-wheat bread (160 g)'])).toEqual([
      'meals-hold-what-they-say hard daily_plan',
    ])
  })
})

describe('a day against the sum of its meals', () => {
  test.each([
    ['a total 10 kcal off', 'Total: 2,518 kcal', 'Total: 2,528 kcal', []],
    ['a total 60 kcal off', 'Total: 2,518 kcal', 'Total: 2,578 kcal', ['soft daily_plan']],
    ['a total 13 g of fat off', '105 g protein, 78 g fat', '105 g protein, 91 g fat', ['hard daily_plan']],
    ['a total 4 g of protein off', '105 g protein, 78 g fat', '101 g protein, 78 g fat', ['soft daily_plan']],
    ['a day of race week 12 g of carbs off', '3,162 kcal, 616 g carbs', '3,162 kcal, 628 g carbs', []],
    [
      'a day of race week 14 g of carbs off',
      '3,162 kcal, 616 g carbs',
      '3,162 kcal, 630 g carbs',
      ['soft race_week'],
    ],
  ] as const)('%s', (_case, from, to, what) => {
    expect(foundWith([from, to])).toEqual(what.map((each) => `days-add-up ${each}`))
  })
})

test('a day without a total of its own is told by the sum of its meals', () => {
  const total = '\\nTotal: 2,518 kcal, 349 g carbs, 105 g protein, 78 g fat'
  expect(foundWith([total, ''])).toEqual([])
  // Its first breakfast, 88 g of carbs, left out.
  expect(
    foundWith([total, ''], ['Breakfast: toasted whole-wheat bread', 'Toasted whole-wheat bread']),
  ).toEqual(['days-meet-their-targets soft daily_plan'])
})

/** Another day of the fixture, with its meals left as they are: what it says of itself stands against the targets. */
const targets = (change: (plan: NutritionPlan) => void) => {
  const plan = JSON.parse(JSON.stringify(goodMenus)) as NutritionPlan
  change(plan)
  return found(plan)
}

// Planned: 2523 kcal and 349 g of carbs on a training day; 350, 495, 620 and 620 g toward the race.
describe('a day against what is planned for it', () => {
  test.each([
    ['carbs 3 % above', 'Total: 2,553 kcal, 359 g carbs', []],
    ['carbs 4 % above', 'Total: 2,553 kcal, 363 g carbs', ['soft daily_plan']],
    ['carbs 4 % below', 'Total: 2,553 kcal, 335 g carbs', ['soft daily_plan']],
    ['energy 3 % below', 'Total: 2,448 kcal, 349 g carbs', []],
    ['energy 4 % below', 'Total: 2,422 kcal, 349 g carbs', ['soft daily_plan']],
  ] as const)('a training day with %s', (_case, total, what) => {
    const bare = (plan: NutritionPlan) => {
      plan.daily_plan.example_days[0] = `Training day 1\nBreakfast: porridge\n${total}`
    }
    const unread = 'meals-hold-what-they-say soft daily_plan'
    expect(targets(bare)).toEqual([...what.map((each) => `days-meet-their-targets ${each}`), unread])
  })

  test.each([
    ['easy days 3 % above', 'mon_wed', 'Each day: 360 g carbs', []],
    ['easy days 5 % above', 'mon_wed', 'Each day: 368 g carbs', ['soft race_week']],
    ['both loading days at the mean of the two', 'thu_fri', 'Each day: 557 g carbs', []],
    ['both loading days between two steps', 'thu_fri', 'Each day: 525 g carbs', ['soft race_week']],
    ['an eve 3 % below', 'day_before', 'The whole day: 602 g carbs', []],
    ['an eve 4 % below', 'day_before', 'The whole day: 594 g carbs', ['soft race_week']],
  ] as const)('%s', (_case, days, said, what) => {
    const bare = (plan: NutritionPlan) => {
      plan.race_week[days] = [`${said}.`, 'Breakfast: rice with honey', 'Lunch: rice with soup']
    }
    const unread = 'meals-hold-what-they-say soft race_week'
    expect(targets(bare)).toEqual([...what.map((each) => `days-meet-their-targets ${each}`), unread])
  })
})

describe('what race week eats against the list', () => {
  test.each([
    ['a food left off', 'Fig bars — 300 g (uses 80 g)', 'Oat cakes — 300 g', 1],
    ['the pack too small', 'Fig bars — 300 g (uses 80 g)', 'Fig bars — 70 g', 1],
    ['just enough', 'Fig bars — 300 g (uses 80 g)', 'Fig bars — 80 g', 0],
    ['fewer counted than are eaten', 'Fig bars — 300 g (uses 80 g)', 'Fig bars — 300 g (uses 60 g)', 1],
    ['no amount said', 'Fig bars — 300 g (uses 80 g)', 'Fig bars', 0],
    ['said shorter', 'Milk, 1% fat — 3,000 ml (uses 2353 ml)', 'Milk', 0],
    ['milk for one of three easy days', '3,000 ml (uses 2353 ml)', '2,000 ml', 1],
    ['eggs by number', 'Eggs — 12 (uses 5)', 'Eggs — 4', 1],
    [
      'dry rice for what is eaten cooked',
      'White rice, dry — 1 kg (uses 395 g)',
      'White rice, dry — 380 g',
      1,
    ],
    ['brown rice in place of white', 'White rice, dry — 1 kg', 'Brown rice, dry — 2 kg', 1],
    ['soy milk for a cow’s', 'Milk, 1% fat', 'Soy milk', 1],
    ['rice of another kind', 'White rice, dry — 1 kg (uses 395 g)', 'Wild rice — 500 g', 0],
  ] as const)('%s', (_case, from, to, faults) => {
    expect(foundWith([from, to])).toEqual(faults ? ['groceries-hold-the-menus soft grocery_list'] : [])
  })

  test('easy days are bought for as often as their dates say', () => {
    const dates = 'Monday, May 3 to Wednesday, May 5: 6 to 4 days before the race.'
    const rye = ['Rye bread — 500 g (uses 192 g)', 'Rye bread — 130 g'] as const
    expect(foundWith(rye)).toEqual(['groceries-hold-the-menus soft grocery_list'])
    const past =
      'Monday, May 3 is already past. Tuesday, May 4 and Wednesday, May 5: 5 and 4 days before the race.'
    expect(foundWith(rye, [dates, past])).toEqual([])
  })

  test('what is eaten after the race is bought too', () => {
    const muffins = 'English muffins — 228 g (uses 57 g)'
    expect(foundWith([muffins, 'Crumpets — 228 g'])).toEqual(['groceries-hold-the-menus soft grocery_list'])
  })

  test('a finding names the food and the grams', () => {
    const plan = JSON.parse(
      JSON.stringify(goodMenus).replace('Fig bars — 300 g', 'Fig bars — 70 g'),
    ) as NutritionPlan
    expect(auditPlan(plan, goodRunner, goodTargets).findings.map(({ message }) => message)).toEqual([
      '"Fig bars — 70 g (uses 80 g)" buys less than the 80 g that race week uses.',
    ])
  })
})
