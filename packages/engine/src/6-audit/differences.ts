import { hard } from './audit.ts'
import type { Fault, PlanSection, Stated } from './finding.ts'

/** A value of the plan at a path, and what it must be. */
export interface Pair {
  readonly path: string
  readonly stated: unknown
  readonly made: unknown
}

/** A fault for every pair that differs; for numbers, beyond floating-point error. */
export const differences = (
  section: PlanSection,
  pairs: readonly Pair[],
  severity: (section: PlanSection, code: 'differs', facts: DiffersFacts) => Fault = hard,
): Fault[] =>
  pairs.flatMap(({ path, stated, made }) =>
    isSame(stated, made)
      ? []
      : [severity(section, 'differs', { path, stated: plain(stated), made: plain(made) })],
  )

interface DiffersFacts {
  readonly path: string
  readonly stated: Stated
  readonly made: Stated
}

/** Every value of an object by its path. */
export function leavesOf(
  path: string,
  value: unknown,
  leaves = new Map<string, unknown>(),
): Map<string, unknown> {
  if (isObject(value))
    for (const [name, part] of Object.entries(value)) leavesOf(`${path}.${name}`, part, leaves)
  else leaves.set(path, value)
  return leaves
}

/** The values at each path in either of the two. */
export const pairsOf = (stated: ReadonlyMap<string, unknown>, made: ReadonlyMap<string, unknown>): Pair[] =>
  [...new Set([...stated.keys(), ...made.keys()])].map((path) => ({
    path,
    stated: stated.get(path),
    made: made.get(path),
  }))

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The same values at the same names and places. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one === 'number' && typeof other === 'number')
    return Math.abs(one - other) <= 1e-9 * Math.max(1, Math.abs(other))
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  const names = Object.keys(one)
  return (
    Array.isArray(one) === Array.isArray(other) &&
    names.length === Object.keys(other).length &&
    names.every((name) => isSame(Reflect.get(one, name), Reflect.get(other, name)))
  )
}

function plain(value: unknown): Stated {
  if (Array.isArray(value)) {
    const values: readonly unknown[] = value
    return values.every((each) => typeof each === 'string') ? values : { items: values.length }
  }
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value
  return isObject(value) ? { items: 1 } : null
}
