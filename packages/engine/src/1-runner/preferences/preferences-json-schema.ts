import { preferencesSchema } from './preferences-schema.ts'
import { z } from './zod.ts'

/** JSON Schema of what a runner may set: without the choices of a model, which a runner does not set. */
export function preferencesJsonSchema(): Record<string, unknown> {
  const { properties, ...schema } = z.toJSONSchema(preferencesSchema, { io: 'input', unrepresentable: 'any' })
  const { coach: _ofAModel, ...own } = properties ?? {}
  return { ...schema, properties: own }
}
