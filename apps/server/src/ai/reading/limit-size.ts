import { deepest, longestText, mostEntries, mostFields, mostValues } from './answer-limits.ts'
import { truncate } from './truncate.ts'
import { extractJson } from './extract-json.ts'

/**
 * Reduces any JSON to the size an answer can have: long texts and lists are truncated, and nothing is nested deeper than in
 * one. JSON inside a text is parsed here, so that each remaining text can be truncated.
 */
export function limitSize(given: unknown): unknown {
  let left = mostValues
  const within = (value: unknown, depth: number): unknown => {
    left -= 1
    if (depth === 0 || left < 0) return undefined
    const meant = typeof value === 'string' ? (extractJson(value) ?? truncate(value, longestText)) : value
    if (Array.isArray(meant)) return meant.slice(0, mostEntries).map((each) => within(each, depth - 1))
    if (typeof meant !== 'object' || meant === null) return meant
    return Object.fromEntries(firstFields(meant).map(([name, each]) => [name, within(each, depth - 1)]))
  }
  return within(given, deepest)
}

/** Not by `Object.entries`: with thousands of fields that takes several times as long. */
function firstFields(object: object): [string, unknown][] {
  const found: [string, unknown][] = []
  for (const name in object) {
    if (found.length === mostFields) break
    found.push([name, (object as Record<string, unknown>)[name]])
  }
  return found
}
