/**
 * A copy of the own fields of an object, without a prototype, so that `__proto__` and `constructor`
 * are names like any other and nothing inherited counts as an answer. Anything else has no fields.
 */
export function recordOf(value: unknown): Record<string, unknown> {
  const own = Object.create(null) as Record<string, unknown>
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return own
  return Object.assign(own, value)
}

/** Models often return JSON as a text, in a code fence or not: `"{\"profile\": …}"` stands for the object. */
export function unwrapJson(value: unknown): unknown {
  if (typeof value !== 'string') return value
  const bare = value
    .trim()
    .replace(/^```[a-z]*\s*/i, '')
    .replace(/```$/, '')
    .trim()
  if (!/^[{[]/.test(bare)) return value
  try {
    return JSON.parse(bare)
  } catch {
    return value
  }
}
