import { type Counts, ledgerBy, type Window } from './budget-ledger.ts'

/** What calls to the model may cost in a day, over all clients. */
export interface DayLimits {
  readonly calls: number
  readonly tokens: number
}

export interface BudgetLimits extends DayLimits {
  /** Tokens that one call is taken to need until its own count is known: the most that it can take. */
  readonly reserve: number
}

export interface Budget {
  /** Leave for one call, its tokens reserved; null: this hour or this day has none left. Never rejects. */
  readonly take: () => Promise<Expense | null>
  /** How much of it is used up, the fullest part counting: 1 is all of it. */
  readonly used: () => number
}

export interface Expense {
  /** What the call has taken; null: nobody knows, and what was reserved stays counted. The first word counts. */
  readonly settle: (tokens: number | null) => Promise<void>
}

/** The budget of a service of one instance. */
export function ownBudget(limits: BudgetLimits, now: () => number): Budget {
  const allowed = allowanceOf(limits)
  const ledger = ledgerBy(now)
  return {
    take: async () => {
      const entry = ledger.enter(reserveWithin(limits))
      if (!isWithin(entry.windows, allowed)) {
        entry.strike()
        return null
      }
      return { settle: async (tokens) => entry.settle(tokens) }
    },
    used: () => usedOf(ledger.windows(), allowed),
  }
}

export interface Allowance {
  readonly hour: Counts
  readonly day: Counts
}

/**
 * An hour may take a quarter of the day: a busy evening before a race fits in, and whoever burns the budget on purpose
 * needs four hours for it, in which somebody can notice.
 */
const hoursThatMakeADay = 4

const hourOf = (ofDay: number) => Math.ceil(ofDay / hoursThatMakeADay)

export const allowanceOf = ({ calls, tokens }: DayLimits): Allowance => ({
  hour: { calls: hourOf(calls), tokens: hourOf(tokens) },
  day: { calls, tokens },
})

/** One instance's part of a budget that nobody adds up; it may be nothing. */
export const shareOf = <Limits extends DayLimits>(limits: Limits, instances: number): Limits => ({
  ...limits,
  calls: Math.floor(limits.calls / instances),
  tokens: Math.floor(limits.tokens / instances),
})

/** Of a budget smaller than one call's reserve, a call takes the whole hour: it still gets its one call. */
export const reserveWithin = (limits: BudgetLimits): number =>
  Math.min(limits.reserve, allowanceOf(limits).hour.tokens)

export const isWithin = (windows: readonly Window[], allowed: Allowance): boolean =>
  windows.every(({ spent, of }) => spent.calls <= allowed[of].calls && spent.tokens <= allowed[of].tokens)

/** Of an allowance of nothing, everything is used up. */
export const usedOf = (windows: readonly Window[], allowed: Allowance): number =>
  Math.max(
    ...windows.flatMap(({ spent, of }) =>
      (['calls', 'tokens'] as const).map((unit) =>
        allowed[of][unit] === 0 ? 1 : spent[unit] / allowed[of][unit],
      ),
    ),
  )
