/** A figure that differs between two plans, as shown: "carbs", "65", "60 g/h"; of a count of changes `from` is empty. */
export interface Move {
  readonly name: string
  readonly from: string
  readonly to: string
}

/** The moves of one part of the plan. */
export interface Moves {
  readonly part: string
  readonly moves: readonly Move[]
}
