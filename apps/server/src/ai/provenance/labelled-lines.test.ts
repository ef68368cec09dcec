import { namedFoods, type PlanSection, planRace, readIsoDay, type RacePlan } from '@race-nutrition/engine'
import { expect, test } from 'vitest'
import { goldenRunners } from '../../../../../tests/golden-runners.ts'
import { faultIn } from './check-line.ts'
import { factsOf } from './facts.ts'
import { labelledLines } from './labelled-lines.ts'

const plans = new Map(
  [...new Set(labelledLines.map(({ runner }) => runner))].map((runner) => {
    const golden = goldenRunners[runner]
    const today = golden && readIsoDay(golden.today)
    const planned = today && planRace(golden.answers, today)
    if (!planned?.ok) throw new Error(runner)
    return [runner, { planned: planned.value, facts: factsOf(planned.value) }]
  }),
)

const read = labelledLines.flatMap(({ runner, section, stand, fall = {} }) => {
  const plan = plans.get(runner)
  if (!plan) throw new Error(runner)
  return [
    ...stand.map((text) => ({ text, is: 'stands' })),
    ...Object.entries(fall).flatMap(([kind, texts]) => texts.map((text) => ({ text, is: kind }))),
  ].map(({ text, is }) => {
    const line = filled(text, plan.planned, section)
    return { text: line, is, read: faultIn(line, plan.facts(section))?.kind ?? 'stands' }
  })
})

/** What stands in braces, as this plan has it. */
function filled(text: string, { plan, details }: RacePlan, section: PlanSection): string {
  const during = plan.race_day_plan.filter(({ time }) => time.includes(' km / '))
  const sum = (of: 'carbs_g' | 'fluids_ml') => during.reduce((total, row) => total + row[of], 0)
  const breakfast = plan.race_day_plan[0]
  const miles = during.map(({ time }) => / ([\d.]+) mi/.exec(time)?.[1] ?? '')
  const foods = [
    ...new Set(
      namedFoods(section === 'race_week' ? (breakfast?.item ?? '') : (plan.daily_plan.example_days[0] ?? '')),
    ),
  ]
  const values: Record<string, string | number | undefined> = {
    food: foods[0],
    'food 2': foods[1],
    kcal: plan.daily_plan.calories_kcal,
    carbs: plan.daily_plan.carbs_g,
    stops: during.length,
    'race carbs': sum('carbs_g'),
    'race fluids': sum('fluids_ml'),
    'race ounces': Math.round(sum('fluids_ml') / 29.5735),
    'breakfast carbs': breakfast?.carbs_g,
    'breakfast fluids': breakfast?.fluids_ml,
    'day before carbs': details.targets.race_week.day_before_carbs_g,
    'long run carbs': details.targets.long_run.carbs_g_per_hr,
    'first stop': during[0]?.time.slice(0, 4),
    'stop mile': miles.at(-3),
    'stop miles': miles.slice(0, 3).join(', '),
  }
  return text.replace(/\{([^}]+)\}/gu, (_all, name: string) => String(values[name] ?? `no ${name}`))
}

test('there are over 120 labelled lines, and over 50 of either kind', () => {
  expect(read.length).toBeGreaterThanOrEqual(120)
  expect(read.filter(({ is }) => is === 'stands').length).toBeGreaterThanOrEqual(50)
  expect(read.filter(({ is }) => is !== 'stands').length).toBeGreaterThanOrEqual(50)
})

test('no line that may not stand does', () => {
  expect(read.filter((line) => line.is !== 'stands' && line.read === 'stands')).toEqual([])
})

test('a line that falls falls for its own fault', () => {
  expect(
    read.filter((line) => line.is !== 'stands' && line.read !== 'stands' && line.read !== line.is),
  ).toEqual([])
})

test('at least 95 of 100 good lines stand', () => {
  const good = read.filter(({ is }) => is === 'stands')
  const lost = good.filter((line) => line.read !== 'stands')
  const share = (100 * (good.length - lost.length)) / good.length
  process.stdout.write(
    `${read.length} lines: ${share.toFixed(1)} % of ${good.length} good ones stand; lost: ${lost.map((line) => `[${line.read}] ${line.text}`).join(' | ') || 'none'}\n`,
  )
  expect(share).toBeGreaterThanOrEqual(95)
})
