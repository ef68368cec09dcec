import { preferencesJsonSchema } from '@race-nutrition/engine'
import { isRecord } from './merge-setting.ts'

/** Why a part of a wish is not taken: a closed list, which the page has words for. */
export const ignoredCodes = ['not-nutrition', 'not-possible', 'not-understood', 'not-allowed'] as const
export type IgnoredCode = (typeof ignoredCodes)[number]

/** JSON Schema of a wish as read: preferences, what of those that are set it takes back, and the rest in the runner's own words. */
export const wishAnswerSchema = (): Record<string, unknown> => ({
  type: 'object',
  properties: {
    preferences: withoutInventions(preferencesJsonSchema()),
    taken_back: { type: 'array', items: { type: 'string' } },
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
  required: ['preferences', 'taken_back', 'ignored'],
  additionalProperties: false,
})

/**
 * A product of the catalog alone: the figures of a packet are the runner's to type, not a model's to remember. The name of a
 * course is that of its preset, and only the runner has checked it.
 */
function withoutInventions(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutInventions)
  if (!isRecord(schema)) return schema
  const { anyOf, properties, $schema: _of, ...others } = schema
  const left: Record<string, unknown> = {}
  for (const [name, part] of Object.entries(others)) left[name] = withoutInventions(part)
  if (isRecord(properties)) left['properties'] = withoutInventions(partsToAsk(properties))
  if (Array.isArray(anyOf))
    left['anyOf'] = anyOf
      .filter((option) => !JSON.stringify(option).includes('"label"'))
      .map(withoutInventions)
  return left
}

/** Those of a course have a preset. */
function partsToAsk(properties: Record<string, unknown>): Record<string, unknown> {
  if (!('preset' in properties)) return properties
  const { name: _name, checked: _checked, ...asked } = properties
  return asked
}
