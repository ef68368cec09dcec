import type { Runner } from '../1-runner/runner.ts'
import { avoidsFructose, type Band, type Demand } from './demand.ts'
import type { RowTotals, Shortfall } from './schedule.ts'

/** Where the rows miss a target by more than its tolerance, and why: it travels on with the plan. */
export function shortfallsOf(runner: Runner, demand: Demand, totals: RowTotals): Shortfall[] {
  return (['carbs', 'fluids', 'sodium'] as const)
    .filter((part) => isMissed(totals[part], demand, part))
    .map((part) => ({
      of: part,
      target: demand.perHour[part],
      delivered: Math.round(totals[part] / demand.hours),
      because: reasonFor(runner, demand, totals, part),
    }))
}

type Part = Shortfall['of']

function isMissed(total: number, demand: Demand, part: Part): boolean {
  const asked = demand.perHour[part] * demand.hours
  const band: Band = demand[part]
  // Who keeps fructose out aims lower than the target; the runner is told all the same.
  const least = part === 'carbs' ? Math.min(0.9 * asked, asked - 5 * demand.hours) : band.least
  return total < least - 1e-6 || total > band.most + 1e-6
}

function reasonFor(runner: Runner, demand: Demand, totals: RowTotals, part: Part): string {
  if (part === 'carbs' && totals.carbs === 0) {
    return 'None of the race fuels here is known to fit what you keep out. Bring one that you have tested.'
  }
  if (part === 'carbs' && avoidsFructose(runner) && demand.needsFructose) {
    return 'More than 60 g an hour needs fructose, which you keep out, so the plan stops near 60 g.'
  }
  if (part === 'fluids') {
    return 'Drinks are planned in steps that a cup can show; with so little to drink in all, the step below is the one to take.'
  }
  return `Whole servings of the fuel and drinks that you can take, within your limits for salt and drink, come no nearer to the ${part} target.`
}
