import { deepest, longestText, mostEntries, mostFields, mostValues } from './bounds.ts'
import { cut } from './cut.ts'
import { jsonIn } from './json-in.ts'

/**
 * Any JSON as a plan can be, with what goes beyond left out: long texts and lists are cut, and nothing lies deeper than a
 * plan does. JSON that was written into a text is opened here, so that each text that is left can be cut.
 */
export function limitSize(given: unknown): unknown {
  let left = mostValues
  const within = (value: unknown, depth: number): unknown => {
    left -= 1
    if (depth === 0 || left < 0) return undefined
    const meant = typeof value === 'string' ? (jsonIn(value) ?? cut(value, longestText)) : value
    if (Array.isArray(meant)) return meant.slice(0, mostEntries).map((each) => within(each, depth - 1))
    if (typeof meant !== 'object' || meant === null) return meant
    return Object.fromEntries(firstFields(meant).map(([name, each]) => [name, within(each, depth - 1)]))
  }
  return within(given, deepest)
}

/** Not by `Object.entries`: of an object of thousands of fields that takes several times as long. */
function firstFields(object: object): [string, unknown][] {
  const found: [string, unknown][] = []
  for (const name in object) {
    if (found.length === mostFields) break
    found.push([name, (object as Record<string, unknown>)[name]])
  }
  return found
}
