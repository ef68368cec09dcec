import { isGroceryNote } from '@race-nutrition/documents'

export interface GroceryLine {
  readonly name: string
  /** What to buy: "500 g". */
  readonly buys: string
  /** What the plan takes of it: " (uses 420 g)", " (3 for the race, 2 spare)". */
  readonly uses: string
  readonly rest: string
}

/** The parts of `Rolled oats — 500 g (uses 420 g), read the label`; a line of another form is all name. */
export function readGroceryLine(line: string): GroceryLine {
  const [, name = line, buys = '', uses = '', rest = ''] =
    /^(.+?) — (.+?)(?:( \((?:uses|\d+ for) [^()]*\))(.*))?$/.exec(line) ?? []
  return { name, buys, uses, rest }
}

/** The plan keeps which days the list covers, and its word on the cost, among its assumptions; they belong beside the list. */
export const isCostLine = isGroceryNote
