import { type Result, ok, refuse } from '@race-nutrition/engine'
import { longestText } from './answer-limits.ts'
import { limitSize } from './limit-size.ts'
import { truncate } from './truncate.ts'
import { valuesIn } from './values-in.ts'

export interface GivenMeal {
  readonly meal: string
  readonly recipes: readonly string[]
  readonly sides?: readonly string[]
}

/** What a model answered, of the right shape and of any content: ids and texts are not checked yet. */
export interface GivenAnswer {
  readonly meals: readonly GivenMeal[]
  readonly fuels: readonly string[]
  readonly if_then: readonly string[]
  readonly lines: readonly { readonly place: string; readonly text: string }[]
}

/**
 * Extracts the answer from what a model wrote: surrounded by words or a code fence, truncated, or wrapped in a field. Parts of
 * another shape are passed over. Never throws; a text with neither choices nor lines is refused. Takes time linear in the
 * length of the text.
 */
export function readAnswer(text: string): Result<GivenAnswer, 'no-answer'> {
  for (const value of valuesIn(text)) {
    const answer = answerIn(limitSize(value))
    if (answer) return ok(answer)
  }
  return refuse('no-answer')
}

/** In the object itself, or in the one field that a service or a model wraps it in. */
function answerIn(value: unknown): GivenAnswer | null {
  if (!isRecord(value)) return null
  if ('choices' in value || 'lines' in value) return readParts(value)
  const inner = Object.values(value)
    .slice(0, 4)
    .find((each) => isRecord(each) && ('choices' in each || 'lines' in each))
  return isRecord(inner) ? readParts(inner) : null
}

function readParts({ choices, lines }: Record<string, unknown>): GivenAnswer {
  const { meals, fuels, if_then } = isRecord(choices) ? choices : {}
  return {
    meals: mealsIn(meals),
    fuels: textsIn(fuels),
    if_then: textsIn(if_then),
    lines: listOf(lines).flatMap((line) => {
      const { place, text } = isRecord(line) ? line : {}
      return typeof place === 'string' && typeof text === 'string'
        ? [{ place, text: truncate(text, longestText) }]
        : []
    }),
  }
}

/** As asked for, or as a record by meal. */
function mealsIn(given: unknown): GivenAnswer['meals'] {
  const entries: unknown[] = isRecord(given)
    ? Object.entries(given).map(([meal, recipes]) => ({ meal, recipes }))
    : listOf(given)
  return entries.flatMap((entry) => {
    const { meal, recipes, sides } = isRecord(entry) ? entry : {}
    return typeof meal === 'string'
      ? [{ meal, recipes: textsIn(recipes), ...(sides === undefined ? {} : { sides: textsIn(sides) }) }]
      : []
  })
}

const textsIn = (given: unknown): string[] =>
  (typeof given === 'string' ? [given] : listOf(given)).filter((each) => typeof each === 'string')

const listOf = (given: unknown): unknown[] => (Array.isArray(given) ? given : [])

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
