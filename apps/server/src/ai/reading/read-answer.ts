import { type NoPlan, normalisePlan } from '@race-nutrition/contract'
import { type NutritionPlan, type Result, refuse } from '@race-nutrition/engine'
import { parsePartialJson } from 'ai'

/** A longer text is no plan: the engine's own comes to some 30,000 characters. */
const longestAnswer = 400_000

/**
 * The plan in what a model wrote: with words or a code fence around it, cut off before its end, or wrapped in a field of its
 * own. Never throws; a text without any section of a plan is none.
 */
export async function readAnswer(text: string): Promise<Result<NutritionPlan, NoPlan>> {
  const bare = withoutThoughts(text.slice(0, longestAnswer))
  for (const candidate of objectsIn(bare)) {
    const plan = planIn(candidate)
    if (plan.ok) return plan
  }
  // Cut off: what was written before the cut is read, from the likeliest openings.
  for (const from of openings(bare)) {
    const { value } = await parsePartialJson(wholeParts(bare.slice(from)))
    const plan = planIn(value)
    if (plan.ok) return plan
  }
  return noPlan
}

/** Half a sentence is worse than none: up to the last text that was finished. */
function wholeParts(cut: string): string {
  const end = Math.max(...['",', '"]', '"}'].map((mark) => cut.lastIndexOf(mark)))
  return end < 0 || cut.trimEnd().endsWith('"') ? cut : cut.slice(0, end + 1)
}

const noPlan = refuse<NoPlan>({ code: 'no-plan' })

/** Some models think aloud first, and may draft an object there. */
function withoutThoughts(text: string): string {
  const end = /<\/think(?:ing)?>/iu.exec(text)
  return end
    ? text.slice(text.toLowerCase().lastIndexOf('</think')).replace(/^<\/think(?:ing)?>/iu, '')
    : text
}

/** Whole objects: the text itself, what stands between fences, and from the first brace to the last. */
function objectsIn(text: string): unknown[] {
  const fenced = [...text.matchAll(/```[a-z]*\s*([\s\S]*?)```/giu)].map(([, inner = '']) => inner)
  const last = text.lastIndexOf('}')
  const spans = openings(text).map((from) => text.slice(from, last + 1))
  return [text, ...fenced, ...spans].flatMap((candidate) => parsed(candidate.trim()))
}

function parsed(candidate: string): unknown[] {
  if (!/^[{["]/u.test(candidate)) return []
  try {
    return [JSON.parse(candidate)]
  } catch {
    return []
  }
}

/** The first few braces: an example in the words before the plan may open one too. */
function openings(text: string): number[] {
  const found: number[] = []
  for (let at = text.indexOf('{'); at >= 0 && found.length < 4; at = text.indexOf('{', at + 1)) found.push(at)
  return found
}

/** In the object itself, or in the one field that a service or a model wraps it in. */
function planIn(value: unknown): Result<NutritionPlan, NoPlan> {
  const plan = normalisePlan(value)
  if (plan.ok || typeof value !== 'object' || value === null) return plan
  const inner = Object.values(value).slice(0, 4)
  for (const each of inner) {
    const wrapped = normalisePlan(each)
    if (wrapped.ok) return wrapped
  }
  return noPlan
}
