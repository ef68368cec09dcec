import { expect, test } from 'vitest'
import { auditPlan, checks } from './audit-plan.ts'
import { daily, foundAfter, longRun } from './testing/break-plan.ts'
import { goodMenus } from './testing/good-menus.ts'
import { goodPlan, goodRunner, goodTargets } from './testing/good-plan.ts'

test('the good plan passes every check that applies', () => {
  const audit = auditPlan(goodMenus, goodRunner, goodTargets)
  expect(audit.findings).toEqual([])
  expect(audit.passed).toBe(audit.total)
  expect(audit.total + audit.not_applicable.length).toBe(checks.length)
})

test('the same plan with meals that say no amounts is not vouched for', () => {
  const { findings, passed, total } = auditPlan(goodPlan, goodRunner, goodTargets)
  const foods = 'Not checked: the foods of the meals here could not be read.'
  expect(findings.map(({ section, severity, message }) => `${section} ${severity} ${message}`)).toEqual([
    'long_run_fueling hard Not checked: the fat and fiber of the meal before the long run could not be read.',
    `daily_plan soft ${foods}`,
    `long_run_fueling soft ${foods}`,
    `race_week soft ${foods}`,
    `race_day_plan soft ${foods}`,
    'grocery_list soft Not checked: what race week uses and the list buys could not be read.',
  ])
  expect(total - passed).toBe(3)
})

test('every check has a name of its own', () => {
  expect(new Set(checks.map(({ id }) => id)).size).toBe(checks.length)
  expect(checks.length).toBeGreaterThan(80)
})

// Her figures: 62 kg, 2523 kcal, 349 g carbs, 104 g protein, 79 g fat; rest 1329 kcal, running 531 kcal, 40.6 kg fat-free mass.
test.each([
  ['energy 10 % low with its macros', daily({ carbs: 314, protein: 94, fat: 71 }), []],
  [
    'energy 16 % low',
    daily({ carbs: 293, protein: 90, fat: 65 }),
    ['daily-energy soft', 'energy-availability soft'],
  ],
  [
    'energy left after running below 39.5 kcal/kg',
    daily({ carbs: 295, protein: 90, fat: 63 }),
    ['daily-energy soft', 'energy-availability soft'],
  ],
  [
    'energy below the floor of health',
    daily({ carbs: 250, protein: 80, fat: 45 }),
    ['daily-carbs soft', 'daily-energy hard', 'energy-availability soft'],
  ],
  ['energy above any need', daily({ carbs: 440, protein: 130, fat: 110 }), ['daily-energy hard']],
  ['carbs 1.4 g/kg above the target', daily({ carbs: 435, fat: 65 }), []],
  ['carbs 1.6 g/kg above the target', daily({ carbs: 449, protein: 90, fat: 65 }), ['daily-carbs soft']],
  [
    'carbs under 2.5 g/kg',
    daily({ carbs: 150, protein: 150, fat: 120 }),
    ['daily-carbs hard', 'daily-fat hard', 'daily-protein soft'],
  ],
  ['protein at 2.2 g/kg', daily({ protein: 136 }), []],
  ['protein at 2.3 g/kg', daily({ protein: 143 }), ['daily-protein soft']],
  ['protein above 2.5 g/kg', daily({ protein: 156, fat: 65 }), ['daily-protein hard']],
  ['protein below 1.0 g/kg', daily({ protein: 60, fat: 95 }), ['daily-protein hard']],
  ['fat at 35 % of energy', daily({ carbs: 310, fat: 99 }), []],
  ['fat above 35 % of energy', daily({ carbs: 300, fat: 105 }), ['daily-fat soft']],
  ['fat below 15 % of energy', daily({ carbs: 440, protein: 134, fat: 31 }), ['daily-fat hard']],
  ['fat below 20 % of energy', daily({ carbs: 430, protein: 110, fat: 50 }), ['daily-fat soft']],
  ['kcal 2 % off its macros', daily({ kcal: 2570 }), []],
  ['kcal 5 % off its macros', daily({ kcal: 2640 }), ['daily-energy-adds-up soft']],
  ['kcal 10 % off its macros', daily({ kcal: 2780 }), ['daily-energy-adds-up hard']],
] as const)('%s', (_case, change, found) => {
  expect(foundAfter(change)).toEqual(found)
})

test('fat of less than half a gram for each kilogram is refused whatever its share', () => {
  expect(foundAfter(daily({ carbs: 210, protein: 80, fat: 30 }))).toContain('daily-fat hard')
})

// Long run: 2.67 h, sweat 0.74 L/h.
test.each([
  ['carbs at 90 g an hour', longRun({ carbs: 90 }), []],
  ['carbs at 95 g an hour', longRun({ carbs: 95 }), ['long-run-carbs soft']],
  [
    'carbs at 125 g an hour',
    longRun({ carbs: 125 }),
    ['long-run-carbs hard', 'long-run-schedule-limits hard'],
  ],
  ['carbs at 20 g an hour', longRun({ carbs: 20 }), ['long-run-carbs soft']],
  ['sodium at 1000 mg an hour', longRun({ sodium: 700 }), []],
  ['sodium above 1000 mg an hour', longRun({ sodium: 1050, fluids: 560 }), ['long-run-sodium soft']],
  [
    'sodium above 2000 mg an hour',
    longRun({ sodium: 2050, fluids: 590 }),
    ['long-run-drink-strength hard', 'long-run-schedule-limits hard', 'long-run-sodium hard'],
  ],
  ['a drink of 2100 mg a liter', longRun({ sodium: 420, fluids: 200 }), ['long-run-drink-strength hard']],
  [
    'sodium and nothing to drink',
    longRun({ fluids: 0 }),
    ['long-run-drink-strength hard', 'long-run-schedule-agrees soft', 'long-run-schedule-limits hard'],
  ],
  ['fluids at 0.8 of the sweat', longRun({ fluids: 590 }), []],
  ['fluids above 0.8 of the sweat', longRun({ fluids: 610 }), ['long-run-fluids soft']],
  ['fluids above the sweat', longRun({ fluids: 800 }), ['long-run-fluids hard']],
] as const)('in the long run, %s', (_case, change, found) => {
  expect(foundAfter(change)).toEqual(found)
})

test.each([
  [{ carbs_g: 247 }, []],
  [{ carbs_g: 252 }, ['long-run-meal soft']],
  [{ carbs_g: 290 }, ['long-run-meal hard']],
  [{ carbs_g: 40 }, ['long-run-meal soft']],
  [{ carbs_g: 15 }, ['long-run-meal hard']],
])('a meal before the long run of %o', (meal, found) => {
  expect(foundAfter((plan) => Object.assign(plan.long_run_fueling.pre_run, meal))).toEqual(found)
})

test.each([
  [{ carbs_g: 45 }, 'soft'],
  [{ carbs_g: 155 }, 'soft'],
  [{ carbs_g: 15 }, 'hard'],
  [{ carbs_g: 165 }, 'hard'],
  [{ protein_g: 14 }, 'soft'],
  [{ protein_g: 9 }, 'hard'],
  [{ protein_g: 42 }, 'soft'],
  [{ protein_g: 51 }, 'hard'],
  [{ fluids_ml: 1600 }, 'soft'],
  [{ fluids_ml: 2100 }, 'hard'],
  [{ sodium_mg: 250 }, 'soft'],
  [{ sodium_mg: 1600 }, 'soft'],
  [{ sodium_mg: 2600 }, 'hard'],
])('recovery after the long run of %o', (after, severity) => {
  expect(foundAfter((plan) => Object.assign(plan.long_run_fueling.post_run, after))).toEqual([
    `long-run-recovery ${severity}`,
  ])
})

test.each([
  [
    'the daily card',
    (plan) => {
      plan.numbers_summary.daily.carbs_g += 1
    },
  ],
  [
    'the daily energy',
    (plan) => {
      plan.numbers_summary.daily.kcal += 1
    },
  ],
  [
    'the protein',
    (plan) => {
      plan.numbers_summary.daily.protein_g += 1
    },
  ],
  [
    'the fat',
    (plan) => {
      plan.numbers_summary.daily.fat_g -= 1
    },
  ],
  [
    'the long-run carbs',
    (plan) => {
      plan.numbers_summary.long_run.carbs_g_per_hr += 5
    },
  ],
  [
    'the long-run sodium',
    (plan) => {
      plan.numbers_summary.long_run.sodium_mg_per_hr += 10
    },
  ],
  [
    'the long-run fluids',
    (plan) => {
      plan.numbers_summary.long_run.fluids_ml_per_hr -= 10
    },
  ],
] as const satisfies readonly (readonly [string, Parameters<typeof foundAfter>[0]])[])(
  '%s that is not its section is found',
  (_case, change) => {
    expect(foundAfter(change)).toEqual(['summary-agrees hard'])
  },
)

test.each([
  ['carbs_g', 1],
  ['sodium_mg', -10],
  ['fluids_ml', 50],
] as const)('a total of %s off by %d is found', (figure, off) => {
  expect(
    foundAfter((plan) => {
      plan.numbers_summary.race_day_totals[figure] += off
    }),
  ).toEqual(['totals-add-up hard'])
})

test('a gel more than the rows name is found', () => {
  expect(
    foundAfter((plan) => {
      plan.numbers_summary.race_day_totals.gels_count = 12
    }),
  ).toEqual(['gels-counted soft'])
})

test.each([Number.NaN, Number.POSITIVE_INFINITY, -5])(
  'a number that is %d is found, and what it would say is not vouched for',
  (value) => {
    expect(
      foundAfter((plan) => {
        plan.long_run_fueling.post_run.sodium_mg = value
      }),
    ).toContain('readable-numbers hard')
    expect(
      foundAfter((plan) => {
        plan.long_run_fueling.post_run.sodium_mg = Number.NaN
      }),
    ).toEqual(['long-run-recovery hard', 'readable-numbers hard'])
  },
)

test('plans of another race, day, diet or without an allergy are found', () => {
  expect(
    foundAfter((plan) => {
      plan.profile.race_type = 'Half'
    }),
  ).toEqual(['same-runner hard'])
  expect(
    foundAfter((plan) => {
      plan.profile.race_date = '2027-05-10'
    }),
  ).toEqual(['same-runner hard'])
  expect(
    foundAfter((plan) => {
      plan.profile.diet.preference = 'Omnivore'
    }),
  ).toEqual(['same-runner hard'])
  expect(
    foundAfter((plan) => {
      plan.profile.diet.allergies = ['kiwi']
    }),
  ).toEqual(['same-runner hard'])
})

test.each([
  [
    'examples before the long run',
    (plan) => {
      plan.long_run_fueling.pre_run.examples = []
    },
    ['complete-sections soft', 'meal-fat-and-fiber hard', 'meals-hold-what-they-say soft'],
  ],
  [
    'a long-run schedule',
    (plan) => {
      plan.long_run_fueling.during.schedule = []
    },
    [
      'complete-sections soft',
      'long-run-feeds hard',
      'long-run-schedule-agrees soft',
      'long-run-schedule-limits hard',
    ],
  ],
  [
    'the easy days',
    (plan) => {
      plan.race_week.mon_wed = [' ']
    },
    ['complete-sections soft', 'monday-to-wednesday-carbs hard'],
  ],
  [
    'the loading days',
    (plan) => {
      plan.race_week.thu_fri = []
    },
    ['complete-sections soft', 'race-week-grams-stated soft', 'thursday-and-friday-carbs hard'],
  ],
  [
    'the eve',
    (plan) => {
      plan.race_week.day_before = []
    },
    ['complete-sections soft', 'day-before-carbs hard', 'race-week-grams-stated soft'],
  ],
  [
    'race morning',
    (plan) => {
      plan.race_week.race_morning = []
    },
    ['complete-sections soft', 'meal-fat-and-fiber hard'],
  ],
  [
    'the pantry',
    (plan) => {
      plan.grocery_list.pantry = []
    },
    ['complete-sections soft', 'groceries-hold-the-menus soft'],
  ],
  [
    'the fridge',
    (plan) => {
      plan.grocery_list.fridge_freezer = []
    },
    ['complete-sections soft', 'groceries-hold-the-menus soft'],
  ],
  [
    'race fuel to buy',
    (plan) => {
      plan.grocery_list.electrolytes = []
    },
    ['complete-sections soft'],
  ],
  [
    'batch prep',
    (plan) => {
      plan.prep.batch_prep_steps = []
    },
    ['complete-sections soft'],
  ],
  [
    'the race kit',
    (plan) => {
      plan.prep.race_kit_checklist = []
    },
    ['complete-sections soft'],
  ],
  [
    'an example day',
    (plan) => {
      plan.daily_plan.example_days.pop()
    },
    ['three-example-days soft'],
  ],
  [
    'a third different day',
    (plan) => {
      plan.daily_plan.example_days[2] = plan.daily_plan.example_days[0] ?? ''
    },
    ['three-example-days soft'],
  ],
] as const satisfies readonly (readonly [string, Parameters<typeof foundAfter>[0], readonly string[]])[])(
  'a plan without %s is found',
  (_case, change, found) => {
    expect(foundAfter(change)).toEqual(found)
  },
)
