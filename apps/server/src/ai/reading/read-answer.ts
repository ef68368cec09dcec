import { type NoPlan, normalizePlan } from '@race-nutrition/contract'
import { type NutritionPlan, ok, type Result, refuse } from '@race-nutrition/engine'
import { limitSize } from './limit-size.ts'
import { longestAnswer, longestText, mostFences, mostOpenings } from './answer-limits.ts'
import { truncate } from './truncate.ts'
import { fencedBlocks, extractJson } from './extract-json.ts'
import { repairJson } from './repair-json.ts'

/**
 * Extracts the plan from what a model wrote: surrounded by words or a code fence, truncated, or wrapped in a field. Never
 * throws; a text without any section of a plan is no plan. Takes time linear in the length of the text.
 */
export function readAnswer(text: string): Result<NutritionPlan, NoPlan> {
  const bare = withoutReasoning(truncate(text, longestAnswer))
  for (const value of valuesIn(bare)) {
    const plan = planIn(limitSize(value))
    if (plan.ok) return ok(withTextsTruncated(plan.value))
  }
  return noPlan
}

const noPlan = refuse<NoPlan>({ code: 'no-plan' })

/** Some models write out their reasoning first, and may draft an object there. */
function withoutReasoning(text: string): string {
  let end = 0
  for (const { 0: mark, index } of text.matchAll(/<\/think(?:ing)?>/giu)) end = index + mark.length
  return text.slice(end)
}

/** Most likely first: the text itself, fenced blocks, from an opening brace to the last one, and a truncated object. */
function* valuesIn(text: string): Generator {
  yield extractJson(text, opensJson)
  for (const fenced of fencedBlocks(text, mostFences)) yield extractJson(fenced, opensJson)
  const end = text.lastIndexOf('}') + 1
  const openings = openingsIn(text)
  for (const from of openings) yield extractJson(text.slice(from, end))
  for (const from of openings) yield extractJson(repairJson(text, from))
}

const opensJson = /^[{["]/u

/** The first few opening braces: an example before the plan may have some too. */
function openingsIn(text: string): number[] {
  const found: number[] = []
  for (let at = text.indexOf('{'); at >= 0 && found.length < mostOpenings; at = text.indexOf('{', at + 1)) {
    found.push(at)
  }
  return found
}

/** In the object itself, or in the one field that a service or a model wraps it in. */
function planIn(value: unknown): Result<NutritionPlan, NoPlan> {
  const plan = normalizePlan(value)
  if (plan.ok || typeof value !== 'object' || value === null) return plan
  for (const inner of Object.values(value).slice(0, 4)) {
    const wrapped = normalizePlan(inner)
    if (wrapped.ok) return wrapped
  }
  return noPlan
}

/** An object in place of a text was joined into one, which may be longer than its parts. */
function withTextsTruncated<Value>(value: Value): Value {
  if (typeof value === 'string') return truncate(value, longestText) as Value
  if (Array.isArray(value)) return value.map(withTextsTruncated) as Value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, withTextsTruncated(part)]),
  ) as Value
}
