import { type NutritionPlan, ok, type Result, refuse } from '@race-nutrition/engine'
import * as z from 'zod'
import { nutritionPlan } from '../../nutrition-plan.ts'
import { isUnit, readAmount, type Unit } from './read-amount.ts'
import { readableText, readableTexts } from './readable-text.ts'
import { recordOf, unwrapJson } from './record.ts'

/** There is no object, or none of its fields is a section of a plan: a page of zeros is not a plan. */
export interface NoPlan {
  readonly code: 'no-plan'
}

/**
 * Normalizes whatever an object-generation service sent into a plan. Never throws.
 * It walks the plan's own schema, so that no field can be in one and missing in the other; extra fields are dropped.
 */
export function normalizePlan(given: unknown): Result<NutritionPlan, NoPlan> {
  const sections = recordOf(unwrapJson(given))
  if (!Object.keys(nutritionPlan.shape).some((name) => isFilled(sections[name]))) return noPlan
  const plan = nutritionPlan.safeParse(coerce(nutritionPlan, sections))
  return plan.success ? ok(plan.data) : noPlan
}

const noPlan = refuse<NoPlan>({ code: 'no-plan' })

function isFilled(section: unknown): boolean {
  const meant = unwrapJson(section)
  return typeof meant === 'object' && meant !== null && Object.keys(meant).length > 0
}

/** Coerces whatever is there to the shape of the schema. */
function coerce(schema: z.ZodType, value: unknown, name = ''): unknown {
  if (schema instanceof z.ZodObject) return coerceObject(schema, value)
  if (schema instanceof z.ZodArray) {
    return schema.element instanceof z.ZodObject ? coerceEntries(schema.element, value) : readableTexts(value)
  }
  if (schema instanceof z.ZodNumber) return readAmount(value, unitOf(name)) ?? 0
  // The sweat rate, the only union: "Not specified" is not a rate of zero liters, so anything but a number is null.
  if (schema instanceof z.ZodUnion) return readAmount(value, unitOf(name))
  return readableText(value)
}

/** Fields name their unit: `carbs_g_per_hr`, `calories_kcal`. */
function unitOf(name: string): Unit | undefined {
  const last =
    name
      .replace(/_per_hr$/, '')
      .split('_')
      .at(-1) ?? ''
  return isUnit(last) ? last : undefined
}

function coerceObject({ shape }: z.ZodObject, value: unknown): Record<string, unknown> {
  const given = recordOf(unwrapJson(value))
  return Object.fromEntries(
    Object.entries(shape).map(([name, schema]) => [name, coerce(schema as z.ZodType, given[name], name)]),
  )
}

function coerceEntries(entry: z.ZodObject, value: unknown): unknown[] {
  const meant = unwrapJson(value)
  const entries: unknown[] = Array.isArray(meant) ? Array.from(meant) : Object.values(recordOf(meant))
  return entries.flatMap((given) => {
    const one = unwrapJson(given)
    if (typeof one === 'object' && one !== null && !Array.isArray(one)) return [coerceObject(entry, one)]
    // A row that is one sentence is kept as an action.
    const sentence = readableText(one)
    return sentence.trim() === '' ? [] : [coerceObject(entry, { action: sentence })]
  })
}
