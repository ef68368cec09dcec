import { preferencesJsonSchema } from '@race-nutrition/engine'

/** Why a part of a wish is not taken: a closed list, which the page has words for. */
export const ignoredCodes = ['not-nutrition', 'not-possible', 'not-understood', 'not-allowed'] as const
export type IgnoredCode = (typeof ignoredCodes)[number]

/** JSON Schema of a wish as read: preferences, and what is none of them, in the runner's own words. */
export const wishAnswerSchema = (): Record<string, unknown> => ({
  type: 'object',
  properties: {
    preferences: withoutLabels(preferencesJsonSchema()),
    ignored: {
      type: 'array',
      items: {
        type: 'object',
        properties: { text: { type: 'string' }, code: { type: 'string', enum: ignoredCodes } },
        required: ['text', 'code'],
        additionalProperties: false,
      },
    },
  },
  required: ['preferences', 'ignored'],
  additionalProperties: false,
})

/** A product of the catalog alone: the figures of a packet are the runner's to type, not a model's to remember. */
function withoutLabels(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutLabels)
  if (typeof schema !== 'object' || schema === null) return schema
  const { anyOf, $schema: _of, ...others } = schema as Record<string, unknown>
  const left = Object.entries(others).map(([name, part]) => [name, withoutLabels(part)] as const)
  if (!Array.isArray(anyOf)) return Object.fromEntries(left)
  const kept = anyOf.filter((option) => !JSON.stringify(option).includes('"label"')).map(withoutLabels)
  return Object.fromEntries([...left, ['anyOf', kept]])
}
