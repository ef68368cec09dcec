import type { Plan, PlanDay } from '../../src/plan.ts'
import type { CarbDays, Finding } from '../../src/6-audit/finding.ts'

/** Whether the plan itself explains a finding: if the permitted foods and fuels come no closer, the runner reads why. */
export function isExplained({ id, severity, code, facts }: Finding, plan: Plan): boolean {
  if (severity === 'hard') return false
  const short = plan.race_day.shortfalls.map(({ of }) => of)
  if (code === 'rate-off-target') return id === 'near-the-targets' && short.includes(facts.of)
  if (code === 'off-target') return gaveWay(plan, facts.path)
  if (code === 'carbs-step-down')
    return plan.race_week.some(
      ({ kind, gave_way: lost }) =>
        [kindsOf[facts.from], kindsOf[facts.to]].includes(kind) && lost.includes('carbs'),
    )
  if (code !== 'out-of-range') return false
  if (id === 'no-added-salt')
    return [...plan.training_days, ...plan.race_week].some(
      ({ meals, gave_way: lost }) =>
        meals.reduce((sum, { sodium_mg: sodium }) => sum + sodium, 0) === facts.value &&
        lost.includes('sodium'),
    )
  if (id === 'race-carbs') return short.includes('carbs')
  if (id === 'load-day-energy')
    return plan.race_week.some(
      ({ totals, gave_way: lost }) => totals.kcal === facts.value && lost.includes('energy'),
    )
  if (id === 'thursday-and-friday-carbs' || id === 'day-before-carbs')
    return plan.race_week.some(
      ({ totals, gave_way: lost }) => totals.carbs_g === facts.value && lost.includes('carbs'),
    )
  if (id === 'pre-race-fluid')
    return plan.race_week.some(
      ({ kind, gave_way: lost }) => kind === 'race-morning' && lost.includes('fluids'),
    )
  if (id === 'load-day-fat')
    return plan.race_week.some(
      ({ totals, gave_way: lost }) => totals.fat_g === facts.value && lost.includes('fat'),
    )
  return (
    id === 'race-recovery-protein' &&
    plan.notes.some((note) => note.code === 'little-recovery-protein' && note.facts.run === 'race')
  )
}

const kindsOf: Readonly<Record<CarbDays, PlanDay['kind']>> = {
  'monday-to-wednesday': 'easy-week',
  'thursday-and-friday': 'loading',
  'day-before': 'day-before',
}

/** `training_days.1.totals.kcal`: whether that day names it as having given way. */
function gaveWay(plan: Plan, path: string): boolean {
  const [days, at, , figure] = path.split('.')
  if (days !== 'training_days' && days !== 'race_week') return false
  return plan[days][Number(at)]?.gave_way.includes(figure === 'kcal' ? 'energy' : 'carbs') ?? false
}
