import {
  capitalize,
  fillSlots,
  fuelListName,
  type IfThenCode,
  isLinePlace,
  type LinePlace,
  type ModelLine,
  type Plan,
} from '@race-nutrition/engine'

/** A line of a model with the facts of its plan, at the place where it stands. */
export interface WrittenLine {
  readonly place: LinePlace
  readonly text: string
  readonly lang: ModelLine['lang']
  /** The model that wrote it. */
  readonly by: string
}

/** The lines of a model that have their place and their facts in this plan. */
export const writtenLines = (lines: readonly ModelLine[], plan: Plan, by: string): readonly WrittenLine[] =>
  lines.flatMap((line) => {
    const text = fillSlots(line, plan)
    return text !== undefined && isLinePlace(line.place)
      ? [{ place: line.place, text, lang: line.lang, by }]
      : []
  })

interface WithLines {
  readonly modelLines?: readonly WrittenLine[]
}

/** A place of lines; an example day by its index. */
export type PlaceOfLines = LinePlace | `daily_plan.example_days.${number}`

/** Those of this place, in their order. */
export const linesAt = ({ modelLines = [] }: WithLines, place: PlaceOfLines): readonly WrittenLine[] =>
  modelLines.filter((line) => line.place === place)

/** The model whose choices were asked for; null where the plan follows none. */
export const modelOfChoices = ({ runner: { preferences } }: Plan): string | null =>
  preferences.coach?.by ?? null

/** The mark beside a line. */
export const writtenBy = (by: string) => `written by ${by}`

/** The mark beside a choice. */
export const chosenBy = (by: string) => `chosen by ${by}`

/** "Fuel: PF 30 Gel", of which it is said that a model chose it; null where it chose none. */
export function fuelByModel({ race_day: { kit } }: Plan): string | null {
  const names = kit
    .filter((item) => item.chosen_by_model)
    .map(({ product }) => capitalize(fuelListName(product)))
  return names.length > 0 ? `Fuel: ${names.join(', ')}` : null
}

/** The if–then lines that a model put first. */
export const ifThensByModel = ({ race_day: { if_then_by_model: first } }: Plan): ReadonlySet<IfThenCode> =>
  new Set(first)
