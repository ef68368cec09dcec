import { expect, test } from 'vitest'
import type { Runner } from '../1-runner/runner.ts'
import type { NutritionPlan } from '../nutrition-plan.ts'
import { someRunner } from '../testing/some-runner.ts'
import { auditPlan } from './audit-plan.ts'
import { foundAfter, row } from './testing/break-plan.ts'
import { goodMenus } from './testing/good-menus.ts'
import { goodRunner, goodTargets } from './testing/good-plan.ts'

type Change = (plan: NutritionPlan) => void

/** The schedule of the long run replaced: its numbers stay 65 g, 250 mg and 370 ml an hour. */
const schedule =
  (...lines: string[]): Change =>
  (plan) => {
    plan.long_run_fueling.during.schedule = lines
  }

/** Two of five feeds that come to 160 g and 900 ml, at these two moments. */
const feedsAt = (one: string, other: string) =>
  [one, other, '1:20', '1:50', '2:20'].map((time) => `${time}: 1 gel (32 g) + 180 ml water`)

/** What stands beside the line that a case is about. */
const gels = 'Every 23 minutes: 1 gel (25 g)'
const water = 'With it, 370 ml of water an hour'

const namedDrinks = [
  '0:30: 250 ml Gatorade Endurance drink',
  '1:30: 250 ml Gatorade Endurance drink',
  '2:20: 400 ml water',
]

test.each([
  ['one gel with 25 g and 140 ml', schedule('Every 23 minutes: 1 gel (25 g) and 140 ml water'), []],
  ['the rates themselves', schedule('65 g of carbs an hour and 250 mg sodium an hour', gels, water), []],
  [
    'a quarter of a litre every 40 minutes',
    schedule('Every 40 min: a quarter of a litre of water', gels),
    [],
  ],
  ['two gels at once', schedule('Every 45 minutes: two gels', water), ['long-run-feeds soft']],
  ['three gels at once', schedule('Every hour: three gels', water), ['long-run-feeds hard']],
  ['a feed every 12 minutes', schedule('Every 12 minutes: 13 g carbs', water), ['long-run-feeds soft']],
  ['a feed every 5 minutes', schedule('Every 5 minutes: 5 g carbs', water), ['long-run-feeds hard']],
  ['feeds 15 minutes apart', schedule(...feedsAt('0:45', '1:00')), []],
  ['feeds 14 minutes apart', schedule(...feedsAt('0:45', '0:59')), ['long-run-feeds soft']],
  [
    'two feeds of one moment',
    schedule('0:45: 1 gel (32 g)', '0:45: chews (20 g)', '1:30: 1 gel (32 g)', '900 ml water in all'),
    ['long-run-feeds soft', 'long-run-schedule-agrees soft'],
  ],
  ['feeds 9 minutes apart', schedule(...feedsAt('0:45', '0:54')), ['long-run-feeds hard']],
  [
    'half a litre every 20 minutes',
    schedule('Every 20 minutes drink half a litre of water', gels),
    ['long-run-schedule-agrees soft', 'long-run-schedule-limits hard'],
  ],
  [
    '0.5 L every half hour',
    schedule('Every half hour: 0.5 L of water', gels),
    ['long-run-schedule-agrees soft', 'long-run-schedule-limits hard'],
  ],
  [
    '16 oz every 20 minutes',
    schedule('Drink 16 oz every 20 minutes', gels),
    ['long-run-schedule-agrees soft', 'long-run-schedule-limits hard'],
  ],
  ['1 cup an hour', schedule('Drink 1 cup of water each hour', gels), ['long-run-schedule-agrees soft']],
  [
    '130 g of carbs an hour',
    schedule('Aim for 130 g of carbs per hour', gels, water),
    ['long-run-schedule-agrees soft', 'long-run-schedule-limits hard'],
  ],
  [
    '2500 mg sodium an hour',
    schedule('Take 2,500 mg sodium per hour', gels, water),
    ['long-run-schedule-agrees soft', 'long-run-schedule-limits hard'],
  ],
  ['30g an hour', schedule('30g/h of carbs', gels, water), ['long-run-schedule-agrees soft']],
  [
    'moments that add up to too little',
    schedule('0:30: 1 gel (25 g) + 250 ml water', '1:30: 1 gel (25 g) + 250 ml water', '2:20: 400 ml water'),
    ['long-run-schedule-agrees soft'],
  ],
  [
    'drinks by name and too little in all',
    schedule(...namedDrinks, 'On the way, in all: 50 g carbs'),
    ['long-run-schedule-agrees soft'],
  ],
] as const satisfies readonly (readonly [string, Change, readonly string[]])[])(
  'a long-run schedule of %s',
  (_case, change, found) => {
    expect(foundAfter(change)).toEqual(found)
  },
)

test.each([
  ['rates and no feeds', schedule('65 g of carbs an hour', water), ['long-run-feeds hard: the feeds']],
  [
    'fuel and nothing to drink',
    schedule(gels),
    ['long-run-schedule-agrees soft: the fluids', 'long-run-schedule-limits hard: the fluids'],
  ],
  [
    'drinks by name, whose grams nobody says',
    schedule(...namedDrinks),
    [
      'long-run-feeds hard: the feeds',
      'long-run-schedule-agrees soft: the carbs',
      'long-run-schedule-limits hard: the carbs',
    ],
  ],
  [
    'rates of which only the last says that it is one',
    schedule('65 g of carbs, 250 mg sodium and 370 ml per hour'),
    [
      'long-run-feeds hard: the feeds',
      'long-run-schedule-agrees soft: the carbs',
      'long-run-schedule-limits hard: the carbs',
    ],
  ],
] as const satisfies readonly (readonly [string, Change, readonly string[]])[])(
  'a long-run schedule of %s is not vouched for',
  (_case, change, unread) => {
    const said = unread.map((each) => `${each} of the long-run schedule could not be read.`)
    const plan = JSON.parse(JSON.stringify(goodMenus)) as NutritionPlan
    change(plan)
    const found = auditPlan(plan, goodRunner, goodTargets).findings.map(
      ({ id, severity, message }) => `${id} ${severity}: ${message.replace('Not checked: ', '')}`,
    )
    expect(found.sort()).toEqual(said)
  },
)

const week =
  (days: 'mon_wed' | 'thu_fri' | 'day_before', ...lines: string[]): Change =>
  (plan) => {
    plan.race_week[days] = lines
  }

// 62 kg: 350 g, 560 g and 620 g are her targets.
test.each([
  [
    'no grams for Thursday and Friday',
    week('thu_fri', 'Eat more rice and pasta.'),
    ['race-week-grams-stated soft', 'thursday-and-friday-carbs hard'],
  ],
  [
    'no grams for the eve',
    week('day_before', 'Carbs at every meal.'),
    ['day-before-carbs hard', 'race-week-grams-stated soft'],
  ],
  ['easy days of 150 g', week('mon_wed', 'Each day: 150 g carbs.'), ['monday-to-wednesday-carbs hard']],
  ['easy days of 170 g', week('mon_wed', 'Each day: 170 g carbs.'), ['monday-to-wednesday-carbs soft']],
  [
    'easy days of 10.5 g/kg',
    week('mon_wed', 'Aim for 10.5 g/kg of carbs per day.'),
    ['monday-to-wednesday-carbs hard'],
  ],
  ['Thursday and Friday of 7 to 8 g/kg', week('thu_fri', 'Target 7-8 g/kg of carbs a day.'), []],
  [
    'Thursday and Friday of 6 g/kg',
    week('thu_fri', 'Target 6 g/kg of carbs a day.'),
    ['thursday-and-friday-carbs soft'],
  ],
  [
    'Thursday and Friday of 2 g/kg',
    week('thu_fri', 'Target 2 g/kg of carbs a day.'),
    ['race-week-order soft', 'thursday-and-friday-carbs hard'],
  ],
  [
    'an eve of late snacks',
    week(
      'day_before',
      'The whole day: 620 g carbs.',
      'Late-afternoon snack: rice cakes and juice — 18 g rice cakes, 150 ml orange juice · 148 kcal, 33 g carbs',
    ),
    [],
  ],
  ['an eve of 9 g/kg after 10', week('day_before', 'The whole day: 560 g carbs.'), ['race-week-order soft']],
  [
    'an eve of 7 g/kg',
    week('day_before', 'The whole day: 430 g carbs.'),
    ['day-before-carbs soft', 'race-week-order soft'],
  ],
  [
    'an eve of 5 g/kg',
    week('day_before', 'The whole day: 310 g carbs.'),
    ['day-before-carbs hard', 'race-week-order soft'],
  ],
  ['an eve of 12.5 g/kg', week('day_before', 'The whole day: 775 g carbs.'), ['day-before-carbs soft']],
  [
    'an eve of 14 g/kg',
    week('day_before', 'Total for the day: 868 g of carbohydrate.'),
    ['day-before-carbs hard'],
  ],
  [
    'an eve told by its meals alone',
    week(
      'day_before',
      'Breakfast: bagels, 200 g carbs',
      'Lunch: rice, 220 g carbs',
      'Dinner: pasta, 200 g carbs',
    ),
    ['meals-hold-what-they-say soft'],
  ],
  [
    'a loading day of 4000 kcal',
    week('day_before', 'The whole day: 4,000 kcal, 620 g carbs, 37 g fat.'),
    ['load-day-energy soft'],
  ],
  [
    'a loading day of 4500 kcal',
    week('day_before', 'The whole day: 4,500 kcal, 620 g carbs, 37 g fat.'),
    ['load-day-energy hard'],
  ],
  [
    'a loading day with 110 g fat',
    week('day_before', 'The whole day: 3,100 kcal, 620 g carbs, 110 g fat.'),
    ['load-day-fat soft'],
  ],
  [
    'a loading day with 12 g fat',
    week('day_before', 'The whole day: 3,100 kcal, 620 g carbs, 12 g fat.'),
    ['load-day-fat hard'],
  ],
] as const satisfies readonly (readonly [string, Change, readonly string[]])[])(
  'a race week with %s',
  (_case, change, found) => {
    expect(foundAfter(change)).toEqual(found)
  },
)

const morning =
  (line: string): Change =>
  (plan) => {
    plan.race_week.race_morning.push(line)
  }

test.each([
  ['20 g of fat', morning('With butter it comes to 20 g fat.'), []],
  ['25 g of fat', morning('With butter it comes to 25 g fat.'), ['meal-fat-and-fiber soft']],
  ['40 g of fat', morning('With butter it comes to 40 g fat.'), ['meal-fat-and-fiber hard']],
  ['10 g of fiber', morning('With bran it comes to 10 g fiber.'), ['meal-fat-and-fiber soft']],
  ['16 g of fibre', morning('With bran it comes to 16 g fibre.'), ['meal-fat-and-fiber hard']],
  ['180 mg of caffeine', morning('Optional: 180 mg of caffeine'), []],
  ['190 mg of caffeine', morning('Optional: 190 mg of caffeine'), ['caffeine-dose soft']],
  ['400 mg of caffeine', morning('Caffeine: 400 mg an hour before'), ['caffeine-dose hard']],
  ['a limit of 400 mg of caffeine', morning('Caffeine: no more than 400 mg in the day'), []],
  ['a beer', morning('A small beer helps you relax.'), ['no-alcohol-before hard']],
  ['no beer', morning('No beer before the race.'), []],
  ['ibuprofen', morning('Take ibuprofen if your knee hurts.'), ['never-recommended hard']],
  ['no ibuprofen', morning('Do not take ibuprofen.'), []],
  ['no need to avoid ibuprofen', morning('There is no need to avoid ibuprofen.'), ['never-recommended hard']],
  ['ketones', morning('A ketone ester shot can help.'), ['never-recommended hard']],
  ['as much water as you can', morning('Drink as much water as you can.'), ['never-recommended hard']],
  ['salt tablets dry', morning('Swallow two salt tablets without water.'), ['never-recommended hard']],
  ['weight to lose', morning('Skip breakfast to lose weight.'), ['never-recommended hard']],
  ['a new gel', morning('Try a new gel on race day.'), ['never-recommended hard']],
  ['peanut butter', morning('Toast with peanut butter'), ['allergens hard']],
  ['no peanut butter', morning('Toast without peanut butter'), []],
  ['kiwis', morning('Two kiwis and a bagel'), ['unknown-exclusions hard']],
  ['no kiwi', morning('Fruit salad, no kiwi'), []],
  ['bacon', morning('Bacon on toast'), ['diet hard']],
  ['vegan bacon', morning('Vegan bacon on toast'), []],
] as const satisfies readonly (readonly [string, Change, readonly string[]])[])(
  'a race morning with %s',
  (_case, change, found) => {
    expect(foundAfter(change)).toEqual(found)
  },
)

/** Every text of a plan is read, wherever it stands. */
const places: readonly (readonly [string, (plan: NutritionPlan, words: string) => void])[] = [
  [
    'an example day',
    (plan, words) => {
      plan.daily_plan.example_days[1] += `\nBeside it: ${words}`
    },
  ],
  [
    'a meal before the long run',
    (plan, words) => {
      plan.long_run_fueling.pre_run.examples.push(words)
    },
  ],
  [
    'the long-run schedule',
    (plan, words) => {
      plan.long_run_fueling.during.schedule.push(words)
    },
  ],
  [
    'Monday to Wednesday',
    (plan, words) => {
      plan.race_week.mon_wed.push(words)
    },
  ],
  [
    'Thursday and Friday',
    (plan, words) => {
      plan.race_week.thu_fri.push(words)
    },
  ],
  [
    'the eve',
    (plan, words) => {
      plan.race_week.day_before.push(words)
    },
  ],
  [
    'race morning',
    (plan, words) => {
      plan.race_week.race_morning.push(words)
    },
  ],
  [
    'an item of race day',
    (plan, words) => {
      plan.race_day_plan.forEach((entry, index) => {
        if (index === 0) entry.item += `; ${words}`
      })
    },
  ],
  [
    'an action of race day',
    (plan, words) => {
      plan.race_day_plan.forEach((entry, index) => {
        if (index === 0) entry.action += `: ${words}`
      })
    },
  ],
  [
    'the pantry',
    (plan, words) => {
      plan.grocery_list.pantry.push(words)
    },
  ],
  [
    'the fridge',
    (plan, words) => {
      plan.grocery_list.fridge_freezer.push(words)
    },
  ],
  [
    'the electrolytes',
    (plan, words) => {
      plan.grocery_list.electrolytes.push(words)
    },
  ],
  [
    'batch prep',
    (plan, words) => {
      plan.prep.batch_prep_steps.push(words)
    },
  ],
  [
    'the race kit',
    (plan, words) => {
      plan.prep.race_kit_checklist.push(words)
    },
  ],
  [
    'a safety note',
    (plan, words) => {
      plan.assumptions_safety.push(`For energy, eat ${words}`)
    },
  ],
]

test.each(places)('what is kept out is found in %s', (_place, put) => {
  expect(foundAfter((plan) => put(plan, 'satay sauce'))).toEqual(['allergens hard'])
  expect(foundAfter((plan) => put(plan, 'roast turkey'))).toEqual(['diet hard'])
  expect(foundAfter((plan) => put(plan, 'sliced kiwi'))).toEqual(['unknown-exclusions hard'])
})

const threeDoses: Change = (plan) => {
  for (const index of [1, 5, 8]) row(index, { item: '150 mg of caffeine with 1 gel' })(plan)
}

test('caffeine of the rows is summed over the day', () => {
  expect(foundAfter(threeDoses)).toContain('caffeine-of-the-day hard')
})

const without =
  (pattern: RegExp): Change =>
  (plan) => {
    plan.assumptions_safety = plan.assumptions_safety.filter((note) => !pattern.test(note))
  }

test.each([
  ['note-not-medical-advice hard', /medical advice/],
  ['note-test-before-race-day hard', /Test your fueling|Practice in|Weigh yourself/],
  ['note-drink-to-thirst hard', /thirst/],
  ['note-see-a-doctor soft', /See a doctor|Caffeine is optional/],
  ['note-recovery-drinks soft', /Recovery fluids/],
  ['note-gut-practice soft', /Practice in/],
  ['note-unknown-exclusions soft', /kiwi/],
])('%s: a plan without its note is found', (found, pattern) => {
  expect(foundAfter(without(pattern))).toContain(found)
})

test('a plan that does not say to read labels, or that nothing new belongs on race day, is found', () => {
  expect(foundAfter(without(/label/))).toEqual(['note-read-labels hard'])
  expect(
    foundAfter((plan) => {
      plan.assumptions_safety = plan.assumptions_safety.map((note) =>
        note.replace(/ Nothing new on race day.*$/, ''),
      )
    }),
  ).toEqual(['note-nothing-new hard'])
})

/** Checks of other runners are asked alone: her numbers are not theirs. */
function asked(id: string, runner: Runner, change: Change = () => {}, targets = goodTargets): string[] {
  const plan = JSON.parse(JSON.stringify(goodMenus)) as NutritionPlan
  change(plan)
  const { not_applicable, findings } = auditPlan(plan, runner, targets)
  if (not_applicable.some((each) => each === id)) return ['does not apply']
  return findings.filter((finding) => finding.id === id).map(({ severity }) => severity)
}

const noting =
  (...notes: string[]): Change =>
  (plan) => {
    plan.assumptions_safety.unshift(...notes)
  }

const withoutNotes: Change = (plan) => {
  plan.assumptions_safety = []
}

const minor = someRunner({ age: 16 })
const slow = { ...goodTargets, race: { ...goodTargets.race, time: 5 as typeof goodTargets.race.time } }

test.each([
  [
    'note-under-18',
    minor,
    noting('Under 18: a parent and a clinician should see this. No caffeine.'),
    'hard',
    goodTargets,
  ],
  [
    'note-marathon-under-18',
    minor,
    noting('A marathon under 18: only with a parent or guardian.'),
    'hard',
    goodTargets,
  ],
  ['note-from-65', someRunner({ age: 65 }), noting('From 65 on, have a medical check.'), 'soft', goodTargets],
  [
    'note-low-weight',
    someRunner({ weightKg: 50 }),
    noting('Eat enough energy: tired all the time, or a bone that hurts, is a sign.'),
    'soft',
    goodTargets,
  ],
  ['note-high-weight', someRunner({ weightKg: 90 }), noting('Mind your joints.'), 'soft', goodTargets],
  [
    'note-heat',
    someRunner({ climate: 'Hot & Humid' }),
    noting('Heat: slow down, and stop if dizzy.'),
    'hard',
    goodTargets,
  ],
  [
    'note-sweat-rate',
    someRunner({ sweatRate: 2.6 }),
    noting('So high a sweat rate: measure it again.'),
    'soft',
    goodTargets,
  ],
  [
    'note-low-mileage',
    someRunner({ weeklyKm: 25 }),
    noting('Your weekly distance is little for a marathon.'),
    'soft',
    goodTargets,
  ],
  [
    'note-vegan-supplements',
    someRunner({ diet: 'Vegan' }),
    noting('Take B12 and look at iron.'),
    'soft',
    goodTargets,
  ],
  [
    'note-overdrinking',
    goodRunner,
    noting('Drink to thirst: a headache or confusion means stop.'),
    'hard',
    slow,
  ],
  [
    'note-much-to-drink',
    goodRunner,
    noting('Never drink beyond thirst.'),
    'soft',
    {
      ...slow,
      race: {
        ...slow.race,
        perHour: { ...slow.race.perHour, fluids: 700 as typeof slow.race.perHour.fluids },
      },
    },
  ],
  [
    'note-energy-for-hard-days',
    goodRunner,
    noting('Eat more on hard days; a missed period or a sore bone is a sign.'),
    'soft',
    { ...goodTargets, energyAvailability: 44 },
  ],
  [
    'note-target-check',
    goodRunner,
    noting('Your target is near the fastest ever: check it.'),
    'soft',
    { ...goodTargets, flags: ['TARGET_ELITE_CHECK'] },
  ],
  [
    'fructose-note',
    someRunner({ allergies: ['fodmap'] }),
    noting('Fructose: at most 60 g an hour.'),
    'soft',
    goodTargets,
  ],
] as const)(
  '%s is required of whom it concerns, and of nobody else',
  (id, runner, said, severity, targets) => {
    const only: Change = (plan) => {
      withoutNotes(plan)
      said(plan)
    }
    expect(asked(id, runner, withoutNotes, targets)).toEqual([severity])
    expect(asked(id, runner, only, targets)).toEqual([])
    expect(asked(id, goodRunner, withoutNotes, goodTargets)).toEqual(['does not apply'])
  },
)

const forAMinor: Change = (plan) => {
  plan.race_day_plan.splice(1, 1)
  plan.race_week.race_morning = []
  plan.race_week.thu_fri = []
  plan.assumptions_safety = ['No caffeine.']
}

test('under 18 no text offers caffeine or talks of body weight', () => {
  expect(asked('no-caffeine-under-18', minor, forAMinor)).toEqual([])
  expect(asked('no-caffeine-under-18', minor)).toContain('hard')
  expect(asked('no-weight-talk-under-18', minor, forAMinor)).toEqual([])
  expect(asked('no-weight-talk-under-18', minor, noting('Weigh yourself daily.'))).toContain('soft')
  for (const drink of ['A cup of coffee', 'Flat cola at km 35', 'Iced tea', 'An energy drink']) {
    expect(
      asked('no-caffeine-under-18', minor, (plan) => {
        forAMinor(plan)
        plan.race_week.race_morning = [drink]
      }),
    ).toEqual(['hard'])
  }
})

test.each([
  ['1 salt capsule (SaltStick Caps) at km 30', ['soft']],
  ['250 ml water with a Nuun tab', ['soft']],
  ['A scoop of whey powder after training', ['soft']],
  ['Creatine, 5 g a day', ['soft']],
  ['Take a multivitamin every morning.', ['soft']],
  ['No water loading, no salt tablets and no ketones.', []],
  ['A pinch of table salt in the bottle', []],
  ['Vitamin B12 as your clinician advises', []],
  ['Never use creatine.', []],
] as const)('under 18 "%s" is found or not', (words, found) => {
  const said: Change = (plan) => {
    plan.race_week.race_morning = [words]
  }
  expect(asked('no-supplements-under-18', minor, said)).toEqual(found)
  expect(asked('no-supplements-under-18', goodRunner, said)).toEqual(['does not apply'])
})

test('who keeps fructose out gets at most 60 g an hour', () => {
  const fodmap = someRunner({ allergies: ['fodmap'], targetSeconds: 12_600 })
  expect(asked('fructose-rate', fodmap)).toEqual(['hard', 'hard'])
  expect(
    asked('fructose-rate', fodmap, (plan) => {
      plan.long_run_fueling.during.carbs_g_per_hr = 60
      for (const entry of plan.race_day_plan) entry.carbs_g = 20
    }),
  ).toEqual([])
})

test('a loss of over 5 % on the long run is spoken of', () => {
  const wet = {
    ...goodTargets,
    longRun: { ...goodTargets.longRun, sweatRate: 2 as typeof goodTargets.longRun.sweatRate },
  }
  expect(
    asked(
      'long-run-mass-change',
      goodRunner,
      (plan) => {
        plan.assumptions_safety = []
      },
      wet,
    ),
  ).toEqual(['soft'])
  expect(asked('long-run-mass-change', goodRunner, undefined, wet)).toEqual([])
})

const atEnergy =
  (kcal: number): Change =>
  (plan) => {
    plan.daily_plan.calories_kcal = kcal
  }

test('energy that leaves too little after running is found by itself', () => {
  const lean = {
    ...goodTargets,
    daily: { ...goodTargets.daily, energy: 2300 as typeof goodTargets.daily.energy },
  }
  expect(asked('energy-availability', goodRunner, atEnergy(2140), lean)).toEqual([])
  expect(asked('energy-availability', goodRunner, atEnergy(2130), lean)).toEqual(['soft'])
})
