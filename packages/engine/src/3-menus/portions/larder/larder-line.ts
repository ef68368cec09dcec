/** How a kitchen measures the food; in grams alone where it has no household measure. */
export type HouseholdUnit =
  | 'piece'
  | 'half piece'
  | 'cup'
  | 'tablespoon'
  | 'teaspoon'
  | 'scoop'
  | 'ounce'
  | 'pinch'
  | 'gram'
  | 'ml'

export interface LarderLine {
  /** The food in the name of a recipe. */
  readonly name: string
  /** The same in singular and plural, if meals count it. */
  readonly counted?: readonly [one: string, many: string]
  /** The food in a line with amounts; counted foods in singular and plural. Defaults to the name. */
  readonly line?: string | readonly [one: string, many: string]
  /** The food on a grocery list. */
  readonly buys: string
  readonly by: HouseholdUnit
}
