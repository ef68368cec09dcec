import { type Check, hard, lookAt, type PlanSection, type Reading } from '../audit.ts'

/** Every number is there, finite and not negative. What is missing comes in as zero and meets the ranges. */
export const readableNumbers: Check = {
  id: 'readable-numbers',
  look: ({ plan }) => [
    numbersAt('daily_plan', plan.daily_plan),
    numbersAt('long_run_fueling', plan.long_run_fueling),
    numbersAt('race_day_plan', plan.race_day_plan),
    numbersAt('numbers_summary', plan.numbers_summary),
  ],
}

const numbersAt = (section: PlanSection, part: unknown): Reading =>
  lookAt({ section, what: 'the numbers here', unread: 'hard' }, numbersOf(part), (numbers) => {
    const bad = numbers.filter((value) => !Number.isFinite(value) || value < 0)
    if (bad.length === 0) return []
    const count = bad.length === 1 ? 'A number' : `${bad.length} numbers`
    return [hard(section, `${count} here cannot be read or ${bad.length === 1 ? 'is' : 'are'} below zero.`)]
  })

function numbersOf(part: unknown): number[] {
  if (typeof part === 'number') return [part]
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(numbersOf) : []
}
