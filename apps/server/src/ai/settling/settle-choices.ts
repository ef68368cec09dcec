import type { Plan, Preferences, SideKind } from '@race-nutrition/engine'
import { isNear, mostChosen, permittedChoices } from '@race-nutrition/engine'
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
  const among = <Id extends string>(given: readonly string[], known: readonly Id[], most: number): Id[] => {
    const isKnown = (id: string): id is Id => known.some((each) => each === id)
    refused += given.filter((id) => !isKnown(id)).length
    return [...new Set(given)].filter(isKnown).slice(0, most)
  }
  // A meal that is named twice counts once, as it is named last.
  const given = new Map(answer.meals.slice(0, mostChosen.meals).map((each) => [each.meal, each]))
  const meals: [string, string[]][] = []
  const sides: [string, SideKind[]][] = []
  /** The same dish is offered for several meals, and would be eaten in a row. */
  const isChosenNear = (meal: string, id: string) =>
    meals.some(([other, [best]]) => best === id && isNear(plan, dayOf(other), dayOf(meal)))
  for (const [meal, { recipes: ids, sides: kinds = [] }] of given) {
    const wished = among(ids, ownEntry(permitted.meals, meal), mostChosen.recipes)
    const recipes = wished.filter((id) => !isChosenNear(meal, id))
    if (recipes[0] !== wished[0]) refused += 1
    const [best] = recipes
    if (best !== undefined && best !== permitted.meals[meal]?.[0]) meals.push([meal, recipes])
    const beside = among(kinds, ownEntry(permitted.sides, meal), mostChosen.sides)
    if (beside.length > 0) sides.push([meal, beside])
  }
  const kit = new Set(plan.race_day.kit.map(({ product }) => product))
  const fuels = among(answer.fuels, permitted.fuels, mostChosen.fuels).filter((id) => !kit.has(id))
  const ifThen = among(answer.if_then, permitted.if_then, mostChosen.ifThen)
  const coach: Coach = {
    by,
    ...(meals.length > 0 ? { meals: Object.fromEntries(meals) } : {}),
    ...(sides.length > 0 ? { sides: Object.fromEntries(sides) } : {}),
    ...(fuels.length > 0 ? { fuels } : {}),
    ...(ifThen.length > 0 ? { if_then: ifThen } : {}),
  }
  return { coach: Object.keys(coach).length > 1 ? coach : null, refused }
}

const dayOf = (meal: string) => meal.slice(0, meal.indexOf('.'))

const ownEntry = <Id>(record: Readonly<Record<string, readonly Id[]>>, key: string): readonly Id[] =>
  Object.hasOwn(record, key) ? (record[key] ?? []) : []
