import { expect, test } from 'vitest'
import { drawnPlans } from '../../../testing/drawn-plans.ts'
import { clockOf, duration, figureOf, minutesOf, rounded } from '../../../testing/read-back/figures.ts'
import { sweatSodium } from '../../evidence/sodium.ts'
import type { Plan } from '../../plan.ts'
import { renderReason } from './render-reasons.ts'

/** A sentence by its form, and what each of its brackets has to say. */
type Line = readonly [form: string, facts: (plan: Plan) => readonly (number | string)[]]

const figure = String.raw`(\d[\d,.]*)`
const time = `(${duration})`
const clock = String.raw`(\d+:\d\d(?::\d\d)?)`
/** "0.94 L", or "32 oz (0.94 L)" for runners who read ounces. */
const liters = String.raw`(?:[\d,½]+ oz \()?${figure} L\)?`
const volume = String.raw`(?:[\d,½]+ oz \()?${figure} ml\)?`
const dose = String.raw`${figure} g per (kg|lb)`

/** By the pound for runners who weigh in pounds; more digits of little. */
function doseOf({ runner }: Plan, gramsPerKilogram: number): [number, string] {
  const { mass } = runner.units
  const own = mass === 'lb' ? gramsPerKilogram * 0.45359237 : gramsPerKilogram
  return [rounded(own, own < 1 ? 2 : 1), mass]
}

const ownDistance = ({ runner }: Plan, km: number): [number, string] => {
  const { distance } = runner.units
  const own = distance === 'mi' ? km / 1.609344 : km
  return [rounded(own, own < 10 ? 1 : 0), distance]
}

const ownSpeed = ({ runner }: Plan, kmPerHour: number): [number, string] => [
  rounded((3600 / kmPerHour) * (runner.units.distance === 'mi' ? 1.609344 : 1)),
  runner.units.distance,
]

const minutes = (hours: number) => rounded(hours * 60)

const ofRun = (run: 'race' | 'long_run'): Readonly<Record<string, readonly Line[]>> => ({
  [`targets.${run}.carbs_g_per_hr`]: [
    [
      `(?:You will be out for|Your long run takes about) ${time}\\.`,
      ({ targets }) => [minutes(targets[run].hours)],
    ],
    [
      `you burn about ${figure} kcal an hour`,
      ({ working }) => [rounded(working[run].carbs.burned_kcal_per_hr)],
    ],
    [
      `At your pace ${figure} g is `,
      ({ working: { gut_training: training } }) => [
        run === 'race' ? training.target_g_per_hr : training.long_run_goal_g_per_hr,
      ],
    ],
    ...(run === 'long_run'
      ? [
          [
            `the stops take what it knows next: ${figure} g`,
            ({ targets }: Plan) => [targets.long_run.carbs_g_per_hr],
          ] as const,
        ]
      : []),
  ],
  [`targets.${run}.sodium_mg_per_hr`]: [
    [
      `you lose about ${figure} mg an hour`,
      ({ targets }) => [10 * Math.round((targets[run].sweat_rate_lph * sweatSodium.value) / 10)],
    ],
    [
      `With each liter you drink come about ${figure} mg`,
      ({ working }) => [10 * Math.round(working[run].sodium.mg_per_liter / 10)],
    ],
    [
      `gives back ${figure} mg an hour, (\\d+) percent`,
      ({ targets: { [run]: target } }) => [
        target.sodium_mg_per_hr,
        rounded((100 * target.sodium_mg_per_hr) / (target.sweat_rate_lph * sweatSodium.value)),
      ],
    ],
  ],
  [`targets.${run}.fluids_ml_per_hr`]: [
    [
      `(?:likely to sweat about|You measured) ${liters}`,
      ({ targets }) => [rounded(targets[run].sweat_rate_lph, 2)],
    ],
    [`^Plan ${volume} an hour|Plan ${volume} an hour`, ({ targets }) => [targets[run].fluids_ml_per_hr]],
  ],
  [`targets.${run}.recovery.protein_g`]: [
    [
      `with about ${dose} of protein repairs muscle: ${figure} g`,
      (plan) => [
        ...doseOf(plan, plan.working[run].recovery.protein_g_per_kg),
        plan.targets[run].recovery.protein_g,
      ],
    ],
  ],
  [`targets.${run}.recovery.carbs_g`]: [
    [
      `After ${time} one serving is enough, .+: ${figure} g\\.`,
      ({ targets }) => [minutes(targets[run].hours), targets[run].recovery.carbs_g],
    ],
  ],
  [`targets.${run}.recovery.fluids_ml`]: [
    [
      `You finish about ${liters} of sweat short`,
      ({ working }) => [rounded(working[run].recovery.deficit_liters, 2)],
    ],
    [`and over the day up to ${volume}`, ({ targets }) => [targets[run].recovery.whole_day_fluids_ml]],
  ],
  [`targets.${run}.breakfast.carbs_g`]: [
    [
      `Ahead of ${time} the plan takes ${dose}`,
      (plan) => [
        minutes(plan.targets[run].hours),
        ...doseOf(plan, plan.working[run].breakfast_carbs_g_per_kg),
      ],
    ],
  ],
})

const lines: Readonly<Record<string, readonly Line[]>> = {
  ...ofRun('race'),
  ...ofRun('long_run'),
  'targets.race.hours': [[` in ${clock}\\.`, ({ targets }) => [rounded(targets.race.hours * 3600)]]],
  'targets.long_run.hours': [
    [`at about ${clock} /(km|mi)`, (plan) => ownSpeed(plan, plan.working.long_run.speed_km_per_hr)],
    [
      `Your long run of ${figure} (km|mi) then takes about ${time}\\.`,
      (plan) => [...ownDistance(plan, plan.runner.long_run_km), minutes(plan.targets.long_run.hours)],
    ],
  ],
  'targets.race.sweat_rate_lph': [
    [`(?:You measured|likely to lose) ${liters}`, ({ targets }) => [rounded(targets.race.sweat_rate_lph, 2)]],
    [`At ${clock} /(km|mi) and about`, (plan) => ownSpeed(plan, plan.working.race.speed_km_per_hr)],
  ],
  'targets.daily.kcal': [
    [`uses about ${figure} kcal a day at rest`, ({ working }) => [rounded(working.daily.resting_kcal)]],
    [
      `Running ${figure} (km|mi) a week adds about ${figure} kcal`,
      (plan) => [...ownDistance(plan, plan.runner.weekly_km), rounded(plan.working.daily.running_kcal)],
    ],
    [`: ${figure} kcal together`, ({ working }) => [rounded(working.daily.spent_kcal)]],
    [`The plan’s ${figure} kcal are`, ({ targets }) => [targets.daily.kcal]],
  ],
  'targets.daily.carbs_g': [
    [`You train about ${time} a day`, ({ working }) => [minutes(working.training_hours_per_day)]],
    [
      `the guideline is ${figure} to ${dose}`,
      (plan) => {
        const { least, most } = plan.working.daily.carbs_guideline_g_per_kg
        return [doseOf(plan, least)[0], ...doseOf(plan, most)]
      },
    ],
    [`The plan aims at ${dose}`, (plan) => doseOf(plan, plan.working.daily.carbs_aimed_for_g_per_kg)],
  ],
  'targets.daily.protein_g': [
    [
      `the plan gives ${dose} \\(our own place in that range\\): ${figure} g`,
      (plan) => [...doseOf(plan, plan.working.daily.protein_g_per_kg), plan.targets.daily.protein_g],
    ],
  ],
  'targets.race_week.mon_wed_carbs_g': [
    [
      `(?:by your training,|keeps to) ${dose}`,
      (plan) => doseOf(plan, plan.working.race_week.mon_wed_carbs_g_per_kg),
    ],
    [`That makes ${figure} g a day`, ({ targets }) => [targets.race_week.mon_wed_carbs_g]],
  ],
  'targets.race_week.day_before_carbs_g': [
    [` takes about ${time}\\. `, ({ targets }) => [minutes(targets.race.hours)]],
    [
      `The plan takes (?:the lower end, )?${dose}`,
      (plan) => doseOf(plan, plan.working.race_week.day_before_carbs_g_per_kg),
    ],
  ],
  'race_day.start_to_finish.carbs_g': [
    [
      `hold ${figure} g of carbs for ${time}\\.`,
      ({ race_day: day, targets }) => [day.start_to_finish.carbs_g, minutes(targets.race.hours)],
    ],
    [
      `That is ${figure} g an hour, for a target of ${figure} g`,
      ({ race_day: day, targets }) => [
        Math.round(day.start_to_finish.carbs_g / targets.race.hours),
        targets.race.carbs_g_per_hr,
      ],
    ],
  ],
  'race_day.start_to_finish.sodium_mg': [
    [
      `That is ${figure} mg an hour, for a target of ${figure} mg`,
      ({ race_day: day, targets }) => [
        10 * Math.round(day.start_to_finish.sodium_mg / targets.race.hours / 10),
        targets.race.sodium_mg_per_hr,
      ],
    ],
  ],
  'race_day.breakfast_to_recovery.fluids_ml': [
    [`hold ${volume}`, ({ race_day: day }) => [day.breakfast_to_recovery.fluids_ml]],
  ],
}

const valueOf = (text: string) => {
  if (/^(?:km|mi|kg|lb)$/.test(text)) return text
  if (/ ?(?:h|min)$/.test(text)) return minutesOf(text)
  return text.includes(':') ? clockOf(text) : figureOf(text.replace(/[.,]$/, ''))
}

test('each reason reads back with the working that it speaks of', () => {
  const read = new Map<string, number>()
  for (const { plan } of drawnPlans()) {
    for (const [path, own] of Object.entries(lines)) {
      const text = renderReason(plan, path)?.text ?? ''
      for (const [form, facts] of own) {
        const found = new RegExp(form).exec(text)
        if (!found) continue
        const printed = found.slice(1).filter((part) => part !== undefined)
        expect(printed.map(valueOf), text).toEqual(facts(plan))
        read.set(`${path}: ${form}`, (read.get(`${path}: ${form}`) ?? 0) + 1)
      }
    }
  }
  const all = Object.entries(lines).flatMap(([path, own]) => own.map(([form]) => `${path}: ${form}`))
  expect(all.filter((each) => (read.get(each) ?? 0) < 5)).toEqual([])
})

test('the reason of each row reads back with what the row holds', () => {
  let held = 0
  for (const { plan } of drawnPlans()) {
    for (const [index, row] of plan.race_day.rows.entries()) {
      const carbs = renderReason(plan, `race_day.rows.${index}.carbs_g`)?.text ?? ''
      const sole = /^[^,:]+ holds (?:about )?(\d+) g of carbs \([^)]+\)\./.exec(carbs)?.[1]
      const inAll = /: (\d+) g in all\./.exec(carbs)?.[1]
      if (sole ?? inAll) expect(figureOf(sole ?? inAll), carbs).toBe(row.carbs_g)
      const drunk = renderReason(plan, `race_day.rows.${index}.fluids_ml`)?.text ?? ''
      const volumes = [...drunk.matchAll(/(?:You drink|and) (?:[\d,½]+ oz \()?([\d,]+) ml/g)].map(([, ml]) =>
        figureOf(ml),
      )
      if (volumes.length > 0)
        expect(
          volumes.reduce((sum, ml) => sum + ml, 0),
          drunk,
        ).toBe(row.fluids_ml)
      if ((sole ?? inAll) || volumes.length > 0) held += 1
    }
  }
  expect(held).toBeGreaterThan(drawnPlans().length)
})
