import type { DayWords, Plan, PlanDay, PlanRow, PlanWords, RaceRowWords } from '@race-nutrition/engine'

/** A plan of this version as its facts and as its finished words: what page, paper and copied texts lay out. */
export interface SaidPlan {
  readonly facts: Plan
  /** With a model's lines at their places. */
  readonly words: PlanWords
}

export interface SaidRow {
  readonly facts: PlanRow
  readonly words: RaceRowWords
}

export interface SaidDay {
  readonly facts: PlanDay
  readonly words: DayWords
}

/** The race-day table, row by row. */
export const saidRows = ({ facts, words }: SaidPlan): SaidRow[] =>
  words.raceRows.map((row, index) => ({ facts: known(facts.race_day.rows[index]), words: row }))

/** A day that the words name, with its facts. */
export const saidDay = ({ facts }: SaidPlan, words: DayWords): SaidDay => ({
  facts: known([...facts.training_days, ...facts.race_week].find(({ key }) => key === words.key)),
  words,
})

function known<Fact>(fact: Fact | undefined): Fact {
  if (fact === undefined) throw new Error('Words without their facts')
  return fact
}
