import { type Check, type Fault, hard, type PlanSection } from '../audit.ts'

/** Every number is there, finite and not negative. What is missing comes in as zero and meets the ranges. */
export const readableNumbers: Check = {
  id: 'readable-numbers',
  find: ({ plan }) =>
    sections.flatMap((section): Fault[] => {
      const bad = numbersOf(plan[section]).filter((value) => !Number.isFinite(value) || value < 0)
      if (bad.length === 0) return []
      const count = bad.length === 1 ? 'A number' : `${bad.length} numbers`
      return [hard(section, `${count} here cannot be read or ${bad.length === 1 ? 'is' : 'are'} below zero.`)]
    }),
}

const sections = [
  'daily_plan',
  'long_run_fueling',
  'race_day_plan',
  'numbers_summary',
] as const satisfies readonly PlanSection[]

function numbersOf(part: unknown): number[] {
  if (typeof part === 'number') return [part]
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(numbersOf) : []
}
