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
    await expense.settle(answered.ok ? tokensOf(answered.value.usage) : tokensOfTrouble(answered.refused))
    return answered
  }
}

const tokensOf = ({ inputTokens, outputTokens }: Usage) =>
  inputTokens === null || outputTokens === null ? null : inputTokens + outputTokens

/** A service that answers with an error takes nothing for it; of a call that broke off, nobody knows. */
const tokensOfTrouble = ({ status }: Trouble) => (status === null || status < 400 ? null : 0)

const overBudget: Trouble = { ...lasting('over budget'), fault: 'model-over-budget' }
