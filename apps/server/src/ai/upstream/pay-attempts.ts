import { refuse } from '@race-nutrition/engine'
import type { Budget, Expense } from '../budget.ts'
import type { Usage } from '../writer.ts'
import type { AskUpstream } from './ask-upstream.ts'
import { permanentFailure, type UpstreamFailure } from './upstream-failure.ts'

export interface Payment {
  /** Makes an attempt only if the budget has room for it. */
  readonly paid: (attempt: AskUpstream) => AskUpstream
  /** Settles what the last successful attempt used. */
  readonly settle: (usage: Usage) => Promise<void>
  /** Attempts that were made. */
  readonly attempts: () => number
}

/** Each attempt is charged to the budget by itself: a service may charge for one that broke off and for its retry. */
export function payAttempts(budget: Budget): Payment {
  let attempts = 0
  let open: Expense | null = null
  return {
    paid: (attempt) => async (url, call) => {
      const expense = await budget.take()
      if (!expense) return refuse(overBudget)
      attempts += 1
      const answered = await attempt(url, call)
      if (answered.ok) open = expense
      else await expense.settle(tokensOfFailure(answered.refused))
      return answered
    },
    settle: async (usage) => open?.settle(tokensOf(usage)),
    attempts: () => attempts,
  }
}

const tokensOf = ({ inputTokens, outputTokens }: Usage) =>
  inputTokens === null || outputTokens === null ? null : inputTokens + outputTokens

/** A call that a service refuses costs nothing; the cost of one that broke off is unknown. */
const tokensOfFailure = ({ status }: UpstreamFailure) =>
  status !== null && status >= 400 && status < 500 ? 0 : null

const overBudget: UpstreamFailure = { ...permanentFailure('over budget'), fault: 'model-over-budget' }
