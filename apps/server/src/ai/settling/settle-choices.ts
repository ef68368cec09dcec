import type { Plan, PermittedChoices, Preferences } from '@race-nutrition/engine'
import { permittedChoices } from '@race-nutrition/engine'
import type { GivenAnswer } from '../reading/read-answer.ts'

type Coach = NonNullable<Preferences['coach']>

export interface SettledChoices {
  /** What is left of the choices as a preference; null where nothing is, or all of it is the plan as it stands. */
  readonly coach: Coach | null
  /** How many ids the prompt does not list. */
  readonly refused: number
}

/** The model's choices that this plan permits. Any other id is counted and dropped; the ids beside it are kept. */
export function settleChoices(answer: GivenAnswer, plan: Plan, by: string): SettledChoices {
  const permitted = permittedChoices(plan)
  let refused = 0
  const among = (given: readonly string[], known: readonly string[], most: number): string[] => {
    const kept = [...new Set(given)].filter((id) => known.includes(id))
    refused += given.filter((id) => !known.includes(id)).length
    return kept.slice(0, most)
  }
  // A meal that is named twice counts once; its last recipes are kept.
  const meals = new Map(
    answer.meals.slice(0, mostMeals).flatMap(({ meal, recipes }) => {
      const kept = among(recipes, mealsOf(permitted, meal), mostRecipes)
      const [best] = kept
      return best === undefined || best === permitted.meals[meal]?.[0] ? [] : [[meal, kept] as const]
    }),
  )
  const named = among(answer.if_then, permitted.if_then, mostLines)
  const ifThen = permitted.if_then
    .filter((code) => named.includes(code))
    .toSorted((a, b) => named.indexOf(a) - named.indexOf(b))
  const coach: Coach = {
    by,
    ...(meals.size > 0 ? { meals: Object.fromEntries(meals) } : {}),
    ...(ifThen.length > 0 ? { if_then: ifThen } : {}),
  }
  return { coach: meals.size + ifThen.length > 0 ? coach : null, refused }
}

const mealsOf = ({ meals }: PermittedChoices, meal: string): readonly string[] =>
  Object.hasOwn(meals, meal) ? (meals[meal] ?? []) : []

const mostMeals = 48
const mostRecipes = 3
const mostLines = 3
