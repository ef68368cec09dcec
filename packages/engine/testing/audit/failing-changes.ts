import type { NoteCode } from '../../src/note.ts'
import type { RunnerWishes } from '../some-runner.ts'
import type { Given } from '../../src/6-audit/audit.ts'
import type { CheckId } from '../../src/6-audit/check-ids.ts'
import type { Changeable } from './audited-case.ts'

type Change = (plan: Changeable<Given['plan']>) => void

/** A change to a good plan after which this check fails, and no others but those named. */
export interface FailingChange {
  /** The runner whose plan is changed. */
  readonly wishes?: Partial<RunnerWishes>
  readonly allergies?: string
  readonly change: Change
  /** Checks that necessarily fail with it. */
  readonly also?: readonly CheckId[]
}

const without =
  (...codes: NoteCode[]): Change =>
  (plan) => {
    plan.notes = plan.notes.filter(({ code }) => !codes.includes(code))
  }

const target =
  (change: (targets: Changeable<Given['plan']['targets']>) => void): Change =>
  ({ targets }) =>
    change(targets)

type Rows = Changeable<Given['plan']['race_day']['rows']>

const sumOf = (key: 'carbs_g' | 'sodium_mg' | 'fluids_ml', some: Rows) =>
  some.reduce((all, row) => all + row[key], 0)

const totalsOf = (some: Rows) => ({
  carbs_g: sumOf('carbs_g', some),
  sodium_mg: sumOf('sodium_mg', some),
  fluids_ml: sumOf('fluids_ml', some),
})

/** Changes the rows, and the sums with them. */
const rows =
  (change: (rows: Rows) => void, run: 'race_day' | 'long_run' = 'race_day'): Change =>
  (plan) => {
    change(plan[run].rows)
    if (run === 'long_run') {
      plan.long_run.totals = totalsOf(plan.long_run.rows)
      return
    }
    const during = plan.race_day.rows.filter(({ phase }) => phase === 'during')
    plan.race_day.start_to_finish = totalsOf(during)
    plan.race_day.breakfast_to_recovery = totalsOf(plan.race_day.rows)
  }

const row = (at: number, figures: Partial<Rows[number]>) =>
  rows((all) => Object.assign(all.at(at) ?? {}, figures))

const everyFeed = (figures: Partial<Rows[number]>) =>
  rows((all) => all.filter(({ phase }) => phase === 'during').forEach((each) => Object.assign(each, figures)))

const day =
  (before: number, change: (day: Changeable<Given['plan']['race_week'][number]>) => void): Change =>
  ({ race_week: week }) => {
    const found = week.at(-1 - before)
    if (found) change(found)
  }

/** 60 g of each on a plate that has none of them. */
const withFoods =
  (...ids: readonly string[]): Change =>
  ({ training_days: [first] }) =>
    first?.meals[0]?.items.push(
      ...ids.map((id) => ({ food_id: id, grams: 60, side: null, in_drink: false, read_label: false })),
    )

const oneForLongRuns = (product: string) => ({ product, amount: 1, unit: 'count', made_of: null }) as const

const figures = 'rows-hold-their-servings'
const agree = 'targets-agree'
const reasons = 'reasons-given'
const minor: Partial<RunnerWishes> = { race: '10K', targetSeconds: 3000, age: 16 }

/** A failing change for every check. */
export const failingChanges: Readonly<Record<CheckId, FailingChange>> = {
  'day-types': {
    change: target(({ day_types: { rest } }) => (rest.kcal = Math.round(0.8 * rest.kcal))),
    also: [agree],
  },
  'stop-size': {
    change: row(4, { fluids_ml: 250 }),
    also: ['if-then', figures, reasons, 'shortfalls-listed'],
  },
  'if-then': {
    change: ({ race_day: { if_then: lines } }) => {
      for (const line of lines) if (line.code === 'dry-station') line.facts.extra_ml += 100
    },
  },
  'slower-races': {
    change: ({ race_day: { slower } }) => {
      for (const each of slower) each.most_ml_per_hr += 50
    },
  },
  'race-day-meals': {
    wishes: { preferences: { start_time: '19:00' } },
    change: ({ race_day: { other_meals: meals } }) => {
      for (const meal of meals) meal.carbs_g += 20
    },
  },
  'low-blood-sugar': {
    allergies: 'type 1 diabetes',
    change: ({ race_day: race }) => {
      race.if_then = race.if_then.filter(({ code }) => code !== 'low-blood-sugar')
    },
    also: ['if-then'],
  },
  'gut-training-dated': {
    change: ({ gut_training: [first] }) => first && (first.carbs_g_per_hr += 5),
    also: ['long-run-dose'],
  },
  'long-run-dose': {
    // Another step first: the run and its rows still agree with the targets.
    change: ({ working }) => {
      working.gut_training.long_run_goal_g_per_hr = 35
    },
    also: [agree],
  },
  'lighter-table': {
    change: ({ race_day: { lighter } }) => lighter && (lighter.carbs_g += 20),
  },
  'complete-sections': {
    wishes: { race: '5K', targetSeconds: 1500, weeklyKm: 15, longRunKm: 0 },
    change: (plan) => {
      plan.long_run.breakfasts = []
    },
    also: ['meal-fat-and-fiber'],
  },
  'same-runner': {
    change: ({ runner }) => {
      runner.weight_kg += 3
    },
  },
  'targets-agree': {
    change: target(({ race_week: week }) => {
      week.thu_fri_carbs_g += 5
    }),
  },
  'reasons-given': {
    change: ({ reasons: all }) => {
      delete all['targets.race.carbs_g_per_hr']
    },
  },
  'three-example-days': {
    change: ({ training_days: days }) => days.pop(),
  },
  'daily-energy-adds-up': {
    change: target(({ daily }) => {
      daily.kcal = Math.round(0.95 * daily.kcal)
    }),
    also: [agree],
  },
  'meals-hold-what-they-say': {
    change: ({ training_days: [first] }) => {
      const meal = first?.meals[0]
      if (meal) meal.sodium_mg += 1
    },
  },
  'days-in-order': { change: day(2, (each) => (each.key = '3-days-before')) },
  'days-add-up': { change: ({ training_days: [first] }) => first && (first.totals.fiber_g += 2) },
  'days-meet-their-targets': {
    change: day(4, ({ totals }) => (totals.carbs_g *= 0.88)),
    also: ['days-add-up', 'gave-way-listed'],
  },
  'gave-way-listed': { change: day(3, (each) => (each.gave_way = ['fat'])) },
  'rows-in-order': {
    change: rows((all) => {
      const [third] = all.splice(3, 1)
      if (third) all.splice(5, 0, third)
    }),
    also: ['lighter-table', reasons, 'thirst-in-the-rows'],
  },
  'rows-of-the-day': { change: row(1, { minute: -50 }) },
  'row-distances': { change: row(5, { km: 3 }) },
  'stations-serve': {
    wishes: { preferences: { course: { stations: { every_km: 2.5 } } } },
    change: ({ race_day: { on_course: course } }) => course && (course.cup_ml += 10),
  },
  'rows-hold-their-servings': { change: row(4, { sodium_mg: 120 }), also: [reasons] },
  'near-the-targets': { change: everyFeed({ sodium_mg: 10 }), also: [figures, 'shortfalls-listed'] },
  'shortfalls-listed': {
    change: ({ long_run: run }) =>
      run.shortfalls.push({
        of: 'sodium',
        target: 250,
        delivered: 100,
        because: 'whole-servings',
        needed: null,
      }),
    also: ['notes-fit-the-plan'],
  },
  'totals-add-up': {
    change: ({ race_day: race }) => {
      race.breakfast_to_recovery.carbs_g += 1
    },
  },
  'gels-counted': {
    change: ({ race_day: race }) => {
      race.gels += 1
    },
  },
  'own-fuel-as-chosen': {
    wishes: {
      preferences: { fuel: { main: [{ product: 'gu-energy-gel' }, { product: 'sis-go-caffeine' }] } },
    },
    change: ({ race_day: race }) => {
      race.bottle = { ml: 500, is_own: true, holds: 'water-tap', fills: [], empty: null }
    },
  },
  'caffeine-row-is-empty': { change: row(1, { sodium_mg: 10 }) },
  'kit-holds-the-rows': {
    change: ({ race_day: { kit } }) => kit[0] && (kit[0].amount -= 1),
    also: ['grocery-list-agrees'],
  },
  'change-of-fuel': { change: ({ race_day: { change } }) => change && (change.from_minute += 20) },
  'groceries-hold-the-menus': { change: ({ groceries: { lines } }) => lines[2] && (lines[2].uses_g -= 2) },
  'grocery-list-agrees': {
    change: ({ groceries }) => {
      groceries.cost.word = 'high'
    },
  },
  'cooking-fits-the-week': { change: ({ cooking }) => cooking && (cooking.minutes += 5) },
  'kitchen-preferences': {
    wishes: { preferences: { kitchen: { race_morning: 'home' } } },
    change: (plan) => {
      delete plan.kitchen_not_kept
    },
  },
  'meals-follow-recipes': {
    change: ({ training_days: [first] }) => first?.meals[0] && (first.meals[0].recipe.quarters += 1),
  },
  'meal-choices': {
    change: ({ training_days: [first] }) => first?.meals[0] && (first.meals[0].choices = ['stone-soup']),
  },
  'plain-sides': {
    change: ({ training_days: days }) => {
      const side = days.flatMap(({ meals }) => meals.flatMap(({ items }) => items)).find((item) => item.side)
      if (side) side.side = 'nuts'
    },
  },
  'meal-sizes': {
    change: day(2, ({ meals: [first] }) => first && (first.kcal = 1200)),
    also: ['days-add-up', 'meals-hold-what-they-say'],
  },
  'kitchen-bounds': {
    change: withFoods('olive-oil'),
    also: ['meals-follow-recipes', 'meals-hold-what-they-say'],
  },
  'dishes-in-turn': {
    change: ({ training_days: [first, second] }) => {
      const [one, again] = [first, second].map((of) => of?.meals.find(({ name }) => name === 'lunch'))
      if (one && again) again.recipe = one.recipe
    },
    also: ['meals-follow-recipes'],
  },

  'daily-energy': {
    change: target(({ daily }) =>
      Object.assign(daily, { kcal: 3270, carbs_g: 440, protein_g: 130, fat_g: 110 }),
    ),
    also: [agree],
  },
  'energy-availability': {
    wishes: { sex: 'Male', weeklyKm: 150, targetSeconds: 9600 },
    change: target(({ daily }) => {
      Object.assign(daily, { kcal: daily.kcal - 290, carbs_g: daily.carbs_g - 50, fat_g: daily.fat_g - 10 })
    }),
    also: [agree],
  },
  'daily-carbs': {
    change: target(({ daily }) =>
      Object.assign(daily, { kcal: 2741, carbs_g: 449, protein_g: 90, fat_g: 65 }),
    ),
    also: [agree],
  },
  'daily-protein': {
    change: target(({ daily }) =>
      Object.assign(daily, { kcal: daily.kcal + 4 * (143 - daily.protein_g), protein_g: 143 }),
    ),
    also: [agree],
  },
  'daily-fat': {
    change: target(({ daily }) => {
      const fat = 105
      Object.assign(daily, { kcal: 4 * 300 + 4 * daily.protein_g + 9 * fat, carbs_g: 300, fat_g: fat })
    }),
    also: [agree],
  },
  'long-run-meal': { change: target(({ long_run: run }) => (run.breakfast.carbs_g = 252)), also: [agree] },
  'long-run-carbs': {
    change: target(({ long_run: run }) => (run.carbs_g_per_hr = 95)),
    also: [agree, 'gut-training-dated', 'long-run-dose'],
  },
  'long-run-fluids': { change: target(({ long_run: run }) => (run.fluids_ml_per_hr = 610)), also: [agree] },
  'long-run-sodium': {
    change: target(({ long_run: run }) =>
      Object.assign(run, { sodium_mg_per_hr: 1050, fluids_ml_per_hr: 560 }),
    ),
    also: [agree, 'long-run-fluids'],
  },
  'long-run-drink-strength': {
    change: target(({ long_run: run }) =>
      Object.assign(run, { sodium_mg_per_hr: 420, fluids_ml_per_hr: 200 }),
    ),
    also: [agree],
  },
  'long-run-mass-change': {
    wishes: { race: '10K', targetSeconds: 3000, sweatRate: 2.4, longRunKm: 30, weeklyKm: 60 },
    change: without('sweat-rate', 'sweat-loss'),
    also: ['notes-fit-the-plan'],
  },
  'long-run-recovery': {
    change: target(({ long_run: run }) => (run.recovery.protein_g = 14)),
    also: [agree],
  },
  'long-run-feeds': {
    change: rows((all) => Object.assign(all[2] ?? {}, { carbs_g: 45 }), 'long_run'),
    also: ['days-add-up', figures, 'shortfalls-listed'],
  },
  'long-run-schedule-limits': {
    wishes: { ...minor, longRunKm: 30, weeklyKm: 70 },
    change: rows((all) => all.forEach((each) => (each.fluids_ml *= 4)), 'long_run'),
    also: ['stop-size', figures, 'shortfalls-listed'],
  },
  'monday-to-wednesday-carbs': {
    change: day(4, ({ totals }) => (totals.carbs_g = 170)),
    also: ['days-add-up', 'days-meet-their-targets', 'gave-way-listed'],
  },
  'thursday-and-friday-carbs': {
    change: day(3, ({ totals }) => (totals.carbs_g = 390)),
    also: ['days-add-up', 'days-meet-their-targets', 'gave-way-listed'],
  },
  'day-before-carbs': {
    change: day(1, ({ totals }) => (totals.carbs_g = 775)),
    also: ['days-add-up', 'days-meet-their-targets', 'gave-way-listed'],
  },
  'race-week-order': {
    change: day(1, ({ totals }) => (totals.carbs_g = 540)),
    also: ['days-add-up', 'days-meet-their-targets', 'gave-way-listed'],
  },
  'load-day-energy': {
    change: day(1, ({ totals }) => (totals.kcal = 4000)),
    also: ['days-add-up', 'gave-way-listed'],
  },
  'load-day-fat': {
    change: day(1, ({ totals }) => (totals.fat_g = 110)),
    also: ['days-add-up', 'gave-way-listed'],
  },
  'meal-fat-and-fiber': {
    change: ({ long_run: { breakfasts } }) => breakfasts[1] && (breakfasts[1].fat_g = 25),
    also: ['meals-hold-what-they-say'],
  },
  'breakfast-and-recovery': { change: row(-1, { minute: 240 + 150 }), also: ['rows-of-the-day'] },
  'no-fuel-at-the-end': {
    change: rows((all) => {
      const last = all.at(-2)
      if (last) Object.assign(last, { minute: 235, km: (235 / 240) * 42.195 })
    }),
    also: ['kit-holds-the-rows'],
  },
  'feed-size': { change: row(4, { carbs_g: 45 }), also: ['if-then', figures, reasons] },
  'feed-gap': {
    change: rows((all) => {
      const [one, other] = [all[4], all[5]]
      if (one && other)
        Object.assign(other, { minute: one.minute + 11, km: ((one.minute + 11) / 240) * 42.195 })
    }),
  },
  'capsule-gap': {
    wishes: { climate: 'Hot & Humid', sweatRate: 1.4 },
    change: rows((all) => {
      const capsule = all.flatMap(({ servings }) => servings).find(({ id }) => id.includes('caps'))
      const dry = all.findIndex(({ servings }) => capsule !== undefined && servings.includes(capsule))
      if (capsule) all[dry + 1]?.servings.push({ ...capsule })
    }),
    also: ['kit-holds-the-rows', reasons, 'rows-hold-their-servings'],
  },
  'busiest-hour': {
    change: rows((all) => {
      const during = all.filter(({ phase }) => phase === 'during')
      const fluids = during.reduce((sum, each) => sum + each.fluids_ml, 0)
      for (const [at, each] of during.entries()) each.fluids_ml = at < 2 ? fluids / 2 : 0
      const [first, second] = during
      if (first && second) Object.assign(first, { fluids_ml: 800 })
      if (second) Object.assign(second, { fluids_ml: fluids - 800 })
    }),
    also: ['if-then', 'stop-size', figures, reasons],
  },
  'race-carbs': {
    change: everyFeed({ carbs_g: 38 }),
    // So many carbs leave no room for the servings of a slower race.
    also: [
      'if-then',
      'lighter-table',
      'kit-holds-the-rows',
      figures,
      'near-the-targets',
      'shortfalls-listed',
    ],
  },
  'race-sodium': {
    change: everyFeed({ sodium_mg: 400, fluids_ml: 205 }),
    also: ['if-then', 'stop-size', figures, 'shortfalls-listed', 'near-the-targets', 'change-of-fuel'],
  },
  'race-fluids': {
    wishes: { race: '10K', targetSeconds: 5600, heightCm: 142, weightKg: 40, longRunKm: 15 },
    change: rows((all) =>
      all.filter(({ phase }) => phase === 'during').forEach((each) => (each.fluids_ml *= 1.1)),
    ),
    also: ['if-then', figures, 'shortfalls-listed'],
  },
  'drink-strength': {
    wishes: { race: '10K', targetSeconds: 4200, climate: 'Hot & Humid' },
    change: rows((all) => {
      const drink = all.find(
        ({ phase, servings }) => phase === 'during' && servings.every(({ unit }) => unit !== 'count'),
      )
      if (drink) drink.sodium_mg = 2.2 * drink.fluids_ml
    }),
    also: [figures, reasons],
  },
  'race-mass-change': {
    wishes: { sweatRate: 1.6 },
    change: without('sweat-loss'),
    also: ['note-sweat-loss'],
  },
  'race-breakfast': { change: row(0, { carbs_g: 50 }), also: [figures] },
  'last-hour-carbs': {
    change: row(2, { minute: -45, carbs_g: 65 }),
    also: ['if-then', figures, 'rows-of-the-day'],
  },
  'pre-race-fluid': { change: row(0, { fluids_ml: 550 }), also: [figures] },
  'race-recovery': { change: row(-1, { carbs_g: 40 }), also: [figures] },
  'race-recovery-protein': {
    change: ({ race_day: { recovery_meal: meal } }) => meal && (meal.protein_g = 12),
    also: ['meals-hold-what-they-say', 'notes-fit-the-plan'],
  },
  'caffeine-dose': { change: target((all) => (all.caffeine_mg = 225)), also: [agree] },
  'caffeine-of-the-day': {
    change: target((all) => (all.caffeine_mg = 425)),
    also: [agree, 'caffeine-dose'],
  },

  allergens: {
    allergies: 'peanuts',
    change: ({ groceries: { lines } }) => lines[0]?.food_ids.push('peanut-butter'),
    also: ['groceries-hold-the-menus'],
  },
  diet: {
    wishes: { diet: 'Vegetarian' },
    change: ({ groceries: { lines } }) => lines[0]?.food_ids.push('chicken-breast'),
    also: ['groceries-hold-the-menus', 'grocery-list-agrees'],
  },
  'unknown-exclusions': {
    allergies: 'kiwi',
    change: ({ groceries: { lines } }) => lines[0]?.food_ids.push('kiwifruit'),
    also: ['groceries-hold-the-menus'],
  },
  'kosher-meals': {
    allergies: 'kosher',
    change: withFoods('chicken-breast', 'milk-1pct'),
    also: ['meals-follow-recipes', 'meals-hold-what-they-say'],
  },
  'low-fodmap-portions': {
    wishes: { allergies: ['fodmap'] },
    change: withFoods('strawberries', 'blueberries'),
    also: ['days-add-up', 'meals-follow-recipes', 'meals-hold-what-they-say'],
  },
  'fructose-rate': {
    wishes: { allergies: ['fodmap'], targetSeconds: 12_600 },
    change: target(({ long_run: run }) => (run.carbs_g_per_hr = 62)),
    also: [agree, 'gut-training-dated', 'long-run-dose'],
  },
  'fructose-note': {
    wishes: { allergies: ['fodmap'] },
    change: without('about-group'),
    also: ['notes-fit-the-plan'],
  },
  'labels-to-read': {
    wishes: { diet: 'Vegan' },
    change: ({ groceries: { lines } }) => {
      const asking = lines.find(({ read_label: asks }) => asks)
      if (asking) asking.read_label = false
    },
  },
  'note-read-labels': { change: without('read-labels') },
  'note-exclusions': { wishes: { allergies: ['peanut'] }, change: without('groups-excluded') },
  'note-unknown-exclusions': { allergies: 'kiwi', change: without('excluded-by-name') },

  'no-caffeine-under-18': {
    wishes: minor,
    change: ({ long_run: { breakfasts } }) => {
      const [first] = breakfasts[1]?.items ?? []
      if (first) first.food_id = 'coffee-brewed'
    },
    also: ['meals-follow-recipes', 'meals-hold-what-they-say'],
  },
  'no-caffeine-by-health': {
    wishes: { healthWords: ['pregnant'] },
    change: ({ long_run: { breakfasts } }) => {
      const [first] = breakfasts[1]?.items ?? []
      if (first) first.food_id = 'coffee-brewed'
    },
    also: ['meals-follow-recipes', 'meals-hold-what-they-say'],
  },
  'no-added-salt': {
    wishes: { healthWords: ['high blood pressure'] },
    change: target(({ race }) => (race.sodium_mg_per_hr = 250)),
    also: [agree],
  },
  'no-load-with-diabetes': {
    wishes: { healthWords: ['type 2 diabetes'] },
    change: target(({ race_week: week }) => (week.day_before_carbs_g += 100)),
    also: [agree],
  },
  'energy-while-breastfeeding': {
    wishes: { healthWords: ['breastfeeding'] },
    change: target(({ daily }) => {
      daily.kcal -= 4 * 30 + 9 * 10
      daily.carbs_g -= 30
      daily.fat_g -= 10
    }),
    also: [agree],
  },
  'no-day-below-the-mean': {
    wishes: { healthWords: ['was anorexic'] },
    change: target(({ day_types: { rest } }) => {
      rest.kcal -= 4 * 30
      rest.carbs_g -= 30
    }),
    also: [agree],
  },
  'protein-with-kidney-disease': {
    wishes: { healthWords: ['one kidney'] },
    change: target(({ daily }) => {
      daily.protein_g += 10
      daily.carbs_g -= 10
    }),
    also: [agree],
  },
  'medical-kit': {
    wishes: { healthWords: ['insulin'] },
    change: (plan) => {
      plan.medical_kit = []
    },
  },
  'way-of-eating': {
    wishes: { healthWords: ['halal'] },
    change: ({ groceries }) => groceries.lines[0]?.food_ids.push('marshmallows'),
    also: ['groceries-hold-the-menus'],
  },
  'unwanted-brands': {
    wishes: { healthWords: ['no Maurten'] },
    change: ({ groceries }) => groceries.for_long_runs.push(oneForLongRuns('maurten-gel-100')),
    also: ['grocery-list-agrees'],
  },
  'note-health': {
    wishes: { healthWords: ['reflux'] },
    change: (plan) => {
      plan.notes = [...plan.notes.slice(1, 3), ...plan.notes.slice(0, 1), ...plan.notes.slice(3)]
    },
  },
  'no-supplements-under-18': {
    wishes: { ...minor, longRunKm: 30, weeklyKm: 70 },
    change: ({ groceries }) => groceries.for_long_runs.push(oneForLongRuns('saltstick-caps')),
    also: ['grocery-list-agrees'],
  },
  'thirst-in-the-rows': {
    change: rows((all) => all.forEach((each) => (each.reminds_of_thirst = false))),
  },
  'note-not-medical-advice': { change: without('not-medical-advice') },
  'note-test-before-race-day': { change: without('test-fueling') },
  'note-drink-to-thirst': { change: without('drink-to-thirst') },
  'note-see-a-doctor': { change: without('see-a-doctor') },
  'note-recovery-drinks': { change: without('recovery-drinks') },
  'note-painkillers-and-supplements': { change: without('no-painkillers') },
  'note-alcohol': { change: without('alcohol') },
  'note-caffeine': { change: without('caffeine') },
  'note-under-18': { wishes: minor, change: without('under-18') },
  'note-marathon-under-18': {
    wishes: { age: 16 },
    change: (plan) => {
      plan.notes = plan.notes.toReversed()
    },
  },
  'note-from-65': { wishes: { age: 66 }, change: without('from-65') },
  'note-low-weight': { wishes: { sex: 'Male', weightKg: 50 }, change: without('low-weight') },
  'note-high-weight': { wishes: { weightKg: 90 }, change: without('high-weight') },
  'note-energy-for-hard-days': {
    wishes: { sex: 'Other', age: 53, heightCm: 184, weightKg: 94, weeklyKm: 13, longRunKm: 5 },
    change: without('lean-energy'),
  },
  'note-overdrinking': { change: without('drinking-too-much') },
  'note-much-to-drink': {
    wishes: { targetSeconds: 5 * 3600, climate: 'Hot & Humid', sweatRate: 1.2 },
    change: without('much-to-drink'),
  },
  'note-sweat-loss': {
    wishes: { sweatRate: 1.6 },
    change: without('sweat-loss'),
    also: ['race-mass-change'],
  },
  'note-heat': { wishes: { climate: 'Hot & Humid', targetSeconds: 12_600 }, change: without('heat') },
  'note-sweat-rate': { wishes: { sweatRate: 2.6 }, change: without('high-sweat-rate') },
  'note-low-mileage': { wishes: { weeklyKm: 25, longRunKm: 15 }, change: without('low-mileage') },
  'note-vegan-supplements': { wishes: { diet: 'Vegan' }, change: without('vegan-supplements') },
  'note-gut-practice': { change: without('gut-practice') },
  'note-target-check': {
    wishes: { targetSeconds: 8100, weeklyKm: 150, longRunKm: 35 },
    change: without('check-target'),
  },
  'note-too-few-foods': {
    allergies: 'rice, oats, wheat, corn, potato, banana, milk, egg, soy, fish',
    wishes: { diet: 'Vegan' },
    change: without('too-few-foods'),
  },
  'notes-fit-the-plan': { change: without('assumed-race') },
}
