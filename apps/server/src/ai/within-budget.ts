import { refuse } from '@race-nutrition/engine'
import type { AskService } from './ask-service.ts'
import type { Budget } from './budget.ts'
import type { Usage } from './writer.ts'
import { lasting, type Trouble } from './upstream/trouble.ts'

/** No call to a model goes out that the budget has no room for; what it took is counted, whatever came of it. */
export function withinBudget(ask: AskService, budget: Budget): AskService {
  return async (...asked) => {
    const expense = await budget.take()
    if (!expense) return refuse(overBudget)
    const answered = await ask(...asked)
    await expense.settle(answered.ok ? tokensOf(answered.value.usage) : null)
    return answered
  }
}

const tokensOf = ({ inputTokens, outputTokens }: Usage) =>
  inputTokens === null || outputTokens === null ? null : inputTokens + outputTokens

const overBudget: Trouble = { ...lasting('over budget'), fault: 'model-over-budget' }
