/**
 * The own fields of an object, apart from it: without a prototype, so that `__proto__` and `constructor`
 * are names like any other and nothing inherited is taken for an answer. Anything else has no fields.
 */
export function recordOf(value: unknown): Record<string, unknown> {
  const own = Object.create(null) as Record<string, unknown>
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return own
  return Object.assign(own, value)
}

/** Models like to hand JSON over as a text, often in a code fence: `"{\"profile\": …}"` is meant as the object. */
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
