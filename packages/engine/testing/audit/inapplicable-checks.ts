import type { RunnerWishes } from '../some-runner.ts'
import type { CheckId } from '../../src/6-audit/check-ids.ts'

/** A runner to whom these checks do not apply, and why. */
export interface InapplicableChecks {
  readonly who: string
  readonly wishes: Partial<RunnerWishes>
  readonly checks: readonly CheckId[]
}

/** Every check that may not apply is here once. */
export const inapplicableChecks: readonly InapplicableChecks[] = [
  {
    who: 'an adult who eats everything, runs a half at an easy target in mild weather',
    wishes: {
      race: 'Half',
      targetSeconds: 7100,
      sex: 'Male',
      weightKg: 62,
      weeklyKm: 40,
      longRunKm: 16,
    },
    checks: [
      'own-fuel-as-chosen',
      'no-caffeine-by-health',
      'no-added-salt',
      'no-load-with-diabetes',
      'energy-while-breastfeeding',
      'no-day-below-the-mean',
      'protein-with-kidney-disease',
      'medical-kit',
      'way-of-eating',
      'unwanted-brands',
      'note-health',
      'allergens',
      'diet',
      'unknown-exclusions',
      'kosher-meals',
      'low-fodmap-portions',
      'fructose-rate',
      'fructose-note',
      'no-caffeine-under-18',
      'no-supplements-under-18',
      'thirst-in-the-rows',
      'note-exclusions',
      'note-unknown-exclusions',
      'note-under-18',
      'note-marathon-under-18',
      'note-from-65',
      'note-low-weight',
      'note-high-weight',
      'note-energy-for-hard-days',
      'note-overdrinking',
      'note-much-to-drink',
      'note-sweat-loss',
      'note-heat',
      'note-sweat-rate',
      'note-low-mileage',
      'note-vegan-supplements',
      'note-target-check',
      'note-too-few-foods',
    ],
  },
  {
    who: 'a runner of 15, whom no caffeine is planned for',
    wishes: { race: '10K', targetSeconds: 3300, age: 15 },
    checks: [
      'caffeine-dose',
      'caffeine-of-the-day',
      'caffeine-row-is-empty',
      'note-caffeine',
      'note-alcohol',
    ],
  },
  {
    who: 'a runner of a 5K without a long run, who takes nothing on the way',
    wishes: { race: '5K', targetSeconds: 1500, weeklyKm: 15, longRunKm: 0, weightKg: 61 },
    checks: [
      'row-distances',
      'no-fuel-at-the-end',
      'feed-size',
      'feed-gap',
      'busiest-hour',
      'race-carbs',
      'race-sodium',
      'race-fluids',
      'near-the-targets',
      'drink-strength',
      'kit-holds-the-rows',
      'change-of-fuel',
      'long-run-drink-strength',
      'long-run-mass-change',
      'long-run-feeds',
      'long-run-schedule-limits',
      'stop-size',
      'gut-training-dated',
      'note-gut-practice',
    ],
  },
  {
    who: 'a vegan without soy and gluten, to whom few dishes are left',
    wishes: { diet: 'Vegan', allergies: ['soy', 'gluten'] },
    checks: ['meal-sizes', 'kitchen-bounds', 'dishes-in-turn'],
  },
  {
    who: 'a runner whose race is today',
    wishes: { race: '10K', targetSeconds: 3300, daysToGo: 0 },
    checks: [
      'monday-to-wednesday-carbs',
      'thursday-and-friday-carbs',
      'day-before-carbs',
      'race-week-order',
      'load-day-energy',
      'load-day-fat',
      'groceries-hold-the-menus',
      'cooking-fits-the-week',
    ],
  },
]
