import type { NutritionPlan } from '../../nutrition-plan.ts'
import type { RunnerWishes } from '../../testing/some-runner.ts'
import type { CheckId } from '../check-titles.ts'
import { daily, everyFeed, longRun, row, rows } from './break-plan.ts'

export type Change = (plan: NutritionPlan) => void

/** One change to a plan that passes, after which this check fails and no other. */
export interface Breaking {
  /** The engine's plan of such a runner is broken; without wishes the good plan. */
  readonly wishes?: Partial<RunnerWishes>
  readonly change: Change
  /** Checks that cannot but fail with it. */
  readonly also?: readonly CheckId[]
}

const inNotes =
  (words: RegExp): Change =>
  (plan) => {
    plan.assumptions_safety = plan.assumptions_safety.map((note) => note.replaceAll(words, '…'))
  }

const morning =
  (line: string): Change =>
  (plan) => {
    plan.race_week.race_morning.push(line)
  }

const week =
  (days: 'mon_wed' | 'thu_fri' | 'day_before', line: string): Change =>
  (plan) => {
    plan.race_week[days] = [line]
  }

const schedule =
  (...lines: string[]): Change =>
  (plan) => {
    plan.long_run_fueling.during.schedule = lines
  }

const said =
  (from: string, to: string): Change =>
  (plan) => {
    const text = JSON.stringify(plan)
    if (!text.includes(from)) throw new Error(`the plan does not say "${from}"`)
    Object.assign(plan, JSON.parse(text.replaceAll(from, to)))
  }

const nothing = { item: '', carbs_g: 0, sodium_mg: 0, fluids_ml: 0 }
const gels = 'Every 23 minutes: 1 gel (25 g)'
const water = 'With it, 370 ml of water an hour'
const minor: Partial<RunnerWishes> = { race: '10K', targetSeconds: 3000, age: 16 }

export const breakings: Readonly<Record<CheckId, Breaking>> = {
  'readable-numbers': { change: row(1, { carbs_g: -0.2 }) },
  'complete-sections': {
    change: (plan) => {
      plan.prep.batch_prep_steps = []
    },
  },
  'same-runner': {
    change: (plan) => {
      plan.profile.race_date = '2027-05-10'
    },
  },
  'three-example-days': {
    change: (plan) => {
      plan.daily_plan.example_days[2] = plan.daily_plan.example_days[0] ?? ''
    },
  },
  'daily-energy-adds-up': { change: daily({ kcal: 2640 }) },
  'long-run-schedule-agrees': { change: schedule('30g/h of carbs', gels, water) },
  'race-week-grams-stated': {
    change: week('thu_fri', 'Eat more rice and pasta.'),
    also: ['thursday-and-friday-carbs'],
  },
  'meals-hold-what-they-say': {
    change: said(
      '612 kcal, 88 g carbs, 29 g protein, 16 g fat',
      '612 kcal, 91 g carbs, 29 g protein, 16 g fat',
    ),
  },
  'days-add-up': { change: said('105 g protein, 78 g fat', '105 g protein, 91 g fat') },
  'days-meet-their-targets': {
    change: (plan) => {
      said('\\nTotal: 2,518 kcal, 349 g carbs, 105 g protein, 78 g fat', '')(plan)
      said('Breakfast: toasted whole-wheat bread', 'Toasted whole-wheat bread')(plan)
    },
  },
  'readable-times': {
    wishes: { race: '5K', targetSeconds: 1500 },
    change: rows((entries) => entries.push({ ...nothing, time: 'soon', action: 'Stretch' })),
  },
  'rows-in-order': { change: rows((entries) => entries.splice(4, 2, ...entries.slice(4, 6).toReversed())) },
  'rows-of-the-day': {
    change: rows((entries) => entries.push({ ...nothing, time: '5:00 after', action: 'Rest' })),
  },
  'row-distances': { change: row(6, { time: '1:20 · 20.0 km / 12.4 mi' }) },
  'near-the-targets': { change: everyFeed({ sodium_mg: 40 }) },
  'totals-add-up': {
    change: (plan) => {
      plan.numbers_summary.race_day_totals.carbs_g += 1
    },
  },
  'gels-counted': {
    change: (plan) => {
      plan.numbers_summary.race_day_totals.gels_count += 1
    },
  },
  'groceries-hold-the-menus': { change: said('Fig bars — 300 g', 'Fig bars — 70 g') },
  'summary-agrees': {
    change: (plan) => {
      plan.numbers_summary.daily.carbs_g += 1
    },
  },
  'caffeine-row-is-empty': { change: row(1, { sodium_mg: 10 }) },

  'daily-energy': { change: daily({ carbs: 440, protein: 130, fat: 110 }) },
  'energy-availability': {
    wishes: { sex: 'Male', weeklyKm: 150, targetSeconds: 9600 },
    change: (plan) => {
      const { carbs_g: carbs, protein_g: protein, fat_g: fat } = plan.daily_plan
      daily({ carbs: carbs - 50, protein, fat: fat - 10 })(plan)
    },
  },
  'daily-carbs': { change: daily({ carbs: 449, protein: 90, fat: 65 }) },
  'daily-protein': { change: daily({ protein: 143 }) },
  'daily-fat': { change: daily({ carbs: 300, fat: 105 }) },
  'long-run-meal': {
    change: (plan) => {
      plan.long_run_fueling.pre_run.carbs_g = 252
    },
  },
  'long-run-carbs': { change: longRun({ carbs: 95 }) },
  'long-run-fluids': { change: longRun({ fluids: 610 }) },
  'long-run-sodium': { change: longRun({ sodium: 1050, fluids: 560 }) },
  'long-run-drink-strength': { change: longRun({ sodium: 420, fluids: 200 }) },
  'long-run-mass-change': {
    wishes: { race: '10K', targetSeconds: 3000, sweatRate: 2.4, longRunKm: 30, weeklyKm: 60 },
    change: inNotes(/sweat|weight|mass/giu),
  },
  'long-run-recovery': {
    change: (plan) => {
      plan.long_run_fueling.post_run.protein_g = 14
    },
  },
  'long-run-feeds': { change: schedule('Every 45 minutes: two gels', water) },
  'long-run-schedule-limits': {
    wishes: { ...minor, longRunKm: 30, weeklyKm: 70 },
    change: (plan) => {
      longRun({ carbs: 85, sodium: 200, fluids: 300 })(plan)
      schedule('Every 15 minutes: 23 g of carbs with 75 ml water')(plan)
    },
  },
  'monday-to-wednesday-carbs': { change: week('mon_wed', 'Each day: 170 g carbs.') },
  'thursday-and-friday-carbs': { change: week('thu_fri', 'Target 6 g/kg of carbs a day.') },
  'day-before-carbs': { change: week('day_before', 'The whole day: 775 g carbs.') },
  'race-week-order': { change: week('day_before', 'The whole day: 560 g carbs.') },
  'load-day-energy': { change: week('day_before', 'The whole day: 4,000 kcal, 620 g carbs, 37 g fat.') },
  'load-day-fat': { change: week('day_before', 'The whole day: 3,100 kcal, 620 g carbs, 110 g fat.') },
  'meal-fat-and-fiber': { change: morning('With butter it comes to 25 g fat.') },
  'breakfast-and-recovery': { change: row(13, { time: '3:00 after' }) },
  'no-fuel-at-the-end': { change: row(12, { time: '3:22' }) },
  'feed-size': { change: row(4, { carbs_g: 45 }) },
  'feed-gap': { change: row(4, { time: '0:34' }) },
  'busiest-hour': {
    change: rows((entries) => {
      for (const each of entries.slice(3, 13)) each.fluids_ml = 0
      for (const each of entries.slice(3, 6)) each.fluids_ml = 600
    }),
  },
  'race-carbs': { change: everyFeed({ carbs_g: 36 }), also: ['near-the-targets'] },
  'race-sodium': { change: everyFeed({ sodium_mg: 360, fluids_ml: 190 }) },
  'race-fluids': {
    wishes: { race: '10K', targetSeconds: 5600, heightCm: 142, weightKg: 40, longRunKm: 15 },
    change: rows((entries) => {
      for (const entry of entries) if (/ km /.test(entry.time)) entry.fluids_ml *= 1.1
    }),
  },
  'drink-strength': {
    change: (plan) => {
      row(5, { item: '100 ml sports drink', action: 'Drink', sodium_mg: 210, fluids_ml: 100 })(plan)
      plan.numbers_summary.race_day_totals.gels_count -= 1
    },
  },
  'race-mass-change': {
    wishes: { sweatRate: 1.6 },
    change: inNotes(/%|more than anyone/gu),
  },
  'race-breakfast': { change: row(0, { carbs_g: 50 }) },
  'last-hour-carbs': { change: row(2, { time: '0:45 before', carbs_g: 65 }) },
  'pre-race-fluid': { change: row(0, { fluids_ml: 550 }) },
  'race-recovery': { change: row(13, { carbs_g: 40 }) },
  'race-recovery-protein': {
    change: (plan) => {
      const drink = 'to drink over the next 2 h, to thirst; none if you gained weight or have a headache'
      row(13, {
        item: `Bananas with honey — 2 bananas (236 g), 21 g honey (1 tbsp): 71 g of carbs and 3 g of protein, with up to 1,500 ml ${drink}`,
      })(plan)
      said('Bananas — 1 kg (uses 369 g)', 'Bananas — 1 kg')(plan)
    },
  },
  'caffeine-dose': { change: morning('Optional: 190 mg of caffeine') },
  'caffeine-of-the-day': {
    change: (plan) => {
      row(1, { item: '150 mg of caffeine' })(plan)
      for (const index of [5, 8]) row(index, { item: '150 mg of caffeine with 1 gel' })(plan)
    },
  },

  allergens: { change: morning('Toast with peanut butter') },
  diet: { change: morning('Bacon on toast') },
  'unknown-exclusions': { change: morning('Two kiwis and a bagel') },
  'fructose-rate': {
    wishes: { allergies: ['fodmap'], targetSeconds: 12_600 },
    change: (plan) => {
      plan.long_run_fueling.during.carbs_g_per_hr = 62
      plan.numbers_summary.long_run.carbs_g_per_hr = 62
    },
  },
  'fructose-note': { wishes: { allergies: ['fodmap'] }, change: inNotes(/fructose|fodmaps?/giu) },
  'note-read-labels': { change: inNotes(/labels?/giu) },
  'note-unknown-exclusions': { change: inNotes(/kiwi/giu) },

  'recovery-words': {
    change: said(', to thirst; none if you gained weight or have a headache, nausea or confusion', ''),
  },
  'no-caffeine-under-18': { wishes: minor, change: morning('A cup of coffee') },
  'never-recommended': { change: morning('A ketone ester shot can help.') },
  'no-alcohol-before': { change: morning('A small beer helps you relax.') },
  'no-weight-talk-under-18': { wishes: minor, change: morning('Weigh yourself first.') },
  'no-supplements-under-18': { wishes: minor, change: morning('Creatine, 5 g a day') },
  'note-not-medical-advice': { change: inNotes(/medical advice/giu) },
  'note-test-before-race-day': {
    wishes: { race: '10K', targetSeconds: 3300 },
    change: inNotes(/test|practi[cs]|rehears|tr(?:y|ied)|train/giu),
  },
  'note-nothing-new': { change: inNotes(/\bnew\b/giu) },
  'note-drink-to-thirst': { change: inNotes(/thirst/giu) },
  'note-see-a-doctor': { change: inNotes(/doctor|physician|clinician|health ?care|dietitian/giu) },
  'note-recovery-drinks': { change: inNotes(/headache|nausea|confus/giu) },
  'note-under-18': { wishes: minor, change: inNotes(/parent|guardian/giu) },
  'note-marathon-under-18': {
    wishes: { age: 16 },
    change: (plan) => {
      plan.assumptions_safety.reverse()
    },
  },
  'note-from-65': { wishes: { age: 66 }, change: inNotes(/\b65\b|\bolder|\bage\b|\byears\b/giu) },
  'note-low-weight': {
    wishes: { sex: 'Male', weightKg: 50 },
    change: inNotes(/period|bone|tired|fatigue|REDs?|relative energy|growth/giu),
  },
  'note-high-weight': { wishes: { weightKg: 90 }, change: inNotes(/reference|joints?|heat/giu) },
  'note-energy-for-hard-days': {
    wishes: { sex: 'Other', age: 53, heightCm: 184, weightKg: 94, weeklyKm: 13, longRunKm: 5 },
    change: inNotes(/period|bone|tired|fatigue/giu),
  },
  'note-overdrinking': {
    wishes: { targetSeconds: 5 * 3600 },
    change: inNotes(/headache|vomit|confus|swell|swoll|hyponatr/giu),
  },
  'note-much-to-drink': {
    wishes: { targetSeconds: 5 * 3600, climate: 'Hot & Humid', sweatRate: 1.2 },
    change: inNotes(/beyond thirst|3 liters|most you would drink/giu),
  },
  'note-heat': {
    wishes: { climate: 'Hot & Humid', targetSeconds: 12_600 },
    change: inNotes(/\bstop\b|heat ?stroke|dizz/giu),
  },
  'note-sweat-rate': { wishes: { sweatRate: 2.6 }, change: inNotes(/measur|weigh|test it|again/giu) },
  'note-low-mileage': {
    wishes: { weeklyKm: 25, longRunKm: 15 },
    change: inNotes(/little|\blow\b|under-?prepared|later race|walk|not replace|replaces/giu),
  },
  'note-vegan-supplements': { wishes: { diet: 'Vegan' }, change: inNotes(/\biron\b/giu) },
  'note-gut-practice': { change: inNotes(/long runs?|\bgut\b|weeks?/giu) },
  'note-target-check': {
    wishes: { targetSeconds: 8100, weeklyKm: 150, longRunKm: 35 },
    change: inNotes(/check|confirm|fastest|record/giu),
  },
}
