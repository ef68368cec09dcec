import { refuse } from '@race-nutrition/engine'
import type { Budget, Expense } from '../budget.ts'
import type { Usage } from '../writer.ts'
import type { AskUpstream } from './ask-upstream.ts'
import { lasting, type Trouble } from './trouble.ts'

export interface Payment {
  /** Lets an attempt out where the budget has room for it. */
  readonly paid: (attempt: AskUpstream) => AskUpstream
  /** What the last attempt that brought an answer has taken. */
  readonly settle: (usage: Usage) => Promise<void>
  /** Attempts that went out. */
  readonly attempts: () => number
}

/** Each attempt is taken from the budget by itself: a service may charge for one that broke off and for the next one too. */
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
      else await expense.settle(tokensOfTrouble(answered.refused))
      return answered
    },
    settle: async (usage) => open?.settle(tokensOf(usage)),
    attempts: () => attempts,
  }
}

const tokensOf = ({ inputTokens, outputTokens }: Usage) =>
  inputTokens === null || outputTokens === null ? null : inputTokens + outputTokens

/** A call that a service refuses costs nothing; of one that broke off somewhere behind it, nobody knows. */
const tokensOfTrouble = ({ status }: Trouble) => (status !== null && status >= 400 && status < 500 ? 0 : null)

const overBudget: Trouble = { ...lasting('over budget'), fault: 'model-over-budget' }
