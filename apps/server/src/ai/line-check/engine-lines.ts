import { type LinePlace, type Plan, renderPlan } from '@race-nutrition/engine'
import { keyOf, wordSet } from './compare-lines.ts'

/** What the plan says already, to know a copy of it. */
export interface EngineLines {
  /** Whether the plan has this line, or one that begins with it. */
  readonly has: (line: string) => boolean
  /** The words of each line at a place. */
  readonly at: (place: LinePlace) => readonly ReadonlySet<string>[]
}

export function engineLines(plan: Plan): EngineLines {
  const object = renderPlan(plan)
  const keys = linesIn(object).map(keyOf)
  const known = new Set(keys)
  return {
    has: (line) => {
      const key = keyOf(line)
      return key !== '' && (known.has(key) || keys.some((own) => own.startsWith(key)))
    },
    at: (place) => linesIn(partAt(object, sectionOf(place))).map(wordSet),
  }
}

const sectionOf = (place: LinePlace) => (place === 'race_day_plan.note' ? 'race_day_plan' : place)

const partAt = (value: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (part, name) => (typeof part === 'object' && part !== null ? Reflect.get(part, name) : undefined),
      value,
    )

/** All texts of a part of the plan, line by line. */
function linesIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return value.split('\n')
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(linesIn) : []
}
