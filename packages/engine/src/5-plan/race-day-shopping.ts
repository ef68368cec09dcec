import type { Runner } from '../1-runner/runner.ts'
import type { Schedule } from '../4-race-day/schedule.ts'
import { inGrams, inMilligrams } from './figures.ts'

/** What the race itself uses up, as the schedule counts it. */
export function raceDayShopping(_runner: Runner, { rows }: Schedule): string[] {
  const running = rows.filter(({ phase }) => phase === 'top-up' || phase === 'during')
  const carbs = running.reduce((sum, row) => sum + row.carbs, 0)
  const sodium = running.reduce((sum, row) => sum + row.sodium, 0)
  if (carbs === 0) return ['No gels, drink mix or salt needed for this race']
  return [`The fuel you practice with — ${inGrams(carbs)} carbs and ${inMilligrams(sodium)} sodium in all`]
}
