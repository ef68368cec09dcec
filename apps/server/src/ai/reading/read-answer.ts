import { type NoPlan, normalizePlan } from '@race-nutrition/contract'
import { type NutritionPlan, ok, type Result, refuse } from '@race-nutrition/engine'
import { limitSize } from './limit-size.ts'
import { longestAnswer, longestText, mostFences, mostOpenings } from './bounds.ts'
import { cut } from './cut.ts'
import { fencedIn, jsonIn } from './json-in.ts'
import { repairJson } from './repair-json.ts'

/**
 * The plan in what a model wrote: with words or a code fence around it, cut off before its end, or wrapped in a field of its
 * own. Never throws; a text without any section of a plan is none. The time it takes grows with the text and no faster.
 */
export function readAnswer(text: string): Result<NutritionPlan, NoPlan> {
  const bare = withoutThoughts(cut(text, longestAnswer))
  for (const value of valuesIn(bare)) {
    const plan = planIn(limitSize(value))
    if (plan.ok) return ok(withTextsCut(plan.value))
  }
  return noPlan
}

const noPlan = refuse<NoPlan>({ code: 'no-plan' })

/** Some models think aloud first, and may draft an object there. */
function withoutThoughts(text: string): string {
  let end = 0
  for (const { 0: mark, index } of text.matchAll(/<\/think(?:ing)?>/giu)) end = index + mark.length
  return text.slice(end)
}

/** The likeliest first: the text itself, what stands in fences, from a brace to the last one, and what a cut left of an object. */
function* valuesIn(text: string): Generator {
  yield jsonIn(text, opensJson)
  for (const fenced of fencedIn(text, mostFences)) yield jsonIn(fenced, opensJson)
  const end = text.lastIndexOf('}') + 1
  const openings = openingsIn(text)
  for (const from of openings) yield jsonIn(text.slice(from, end))
  for (const from of openings) yield jsonIn(repairJson(text, from))
}

const opensJson = /^[{["]/u

/** The first few braces: an example in the words before the plan may open one too. */
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

/** An object where a text belongs was joined to one, which may be longer than its parts. */
function withTextsCut<Value>(value: Value): Value {
  if (typeof value === 'string') return cut(value, longestText) as Value
  if (Array.isArray(value)) return value.map(withTextsCut) as Value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withTextsCut(part)])) as Value
}
