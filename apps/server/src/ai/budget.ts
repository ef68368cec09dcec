import { type Counts, ledgerBy, type Window } from './budget-ledger.ts'

/** The limits on calls to the model in a day, over all clients. */
export interface DayLimits {
  readonly calls: number
  readonly tokens: number
}

export interface BudgetLimits extends DayLimits {
  /** Tokens reserved for a call until its own count is known: the most that it can use. */
  readonly reserve: number
}

export interface Budget {
  /** Permission for one call, its tokens reserved; null when this hour or this day has none left. Never rejects. */
  readonly take: () => Promise<Expense | null>
  /** The used share of the fullest limit, from 0 to 1. */
  readonly used: () => number
}

export interface Expense {
  /** Settles the call with the tokens it used; null when unknown, and the reserve stays counted. Only the first call has an effect. */
  readonly settle: (tokens: number | null) => Promise<void>
}

/** The budget of a service that runs as one instance. */
export function localBudget(limits: BudgetLimits, now: () => number): Budget {
  const allowed = allowanceOf(limits)
  const ledger = ledgerBy(now)
  return {
    take: async () => {
      const entry = ledger.enter(reserveWithin(limits))
      if (!isWithin(entry.windows, allowed)) {
        entry.cancel()
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
 * An hour may use a quarter of the day: a busy evening before a race fits in, and an attacker who drains the budget on
 * purpose needs four hours, in which an operator can notice.
 */
const hoursThatMakeADay = 4

const hourOf = (ofDay: number) => Math.ceil(ofDay / hoursThatMakeADay)

export const allowanceOf = ({ calls, tokens }: DayLimits): Allowance => ({
  hour: { calls: hourOf(calls), tokens: hourOf(tokens) },
  day: { calls, tokens },
})

/** One instance's share of a budget that is not added up anywhere; it may be zero. */
export const shareOf = <Limits extends DayLimits>(limits: Limits, instances: number): Limits => ({
  ...limits,
  calls: Math.floor(limits.calls / instances),
  tokens: Math.floor(limits.tokens / instances),
})

/** A budget smaller than one call's reserve still allows one call, which uses the whole hour. */
export const reserveWithin = (limits: BudgetLimits): number =>
  Math.min(limits.reserve, allowanceOf(limits).hour.tokens)

export const isWithin = (windows: readonly Window[], allowed: Allowance): boolean =>
  windows.every(({ spent, of }) => spent.calls <= allowed[of].calls && spent.tokens <= allowed[of].tokens)

/** An allowance of zero counts as fully used. */
export const usedOf = (windows: readonly Window[], allowed: Allowance): number =>
  Math.max(
    ...windows.flatMap(({ spent, of }) =>
      (['calls', 'tokens'] as const).map((unit) =>
        allowed[of][unit] === 0 ? 1 : spent[unit] / allowed[of][unit],
      ),
    ),
  )
