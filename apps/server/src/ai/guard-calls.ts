import { refuse } from '@race-nutrition/engine'
import type { AskService } from './ask-service.ts'
import type { Budget } from './budget.ts'
import { lasting, type Trouble } from './upstream/trouble.ts'

/** No call to a model goes out that the budget has no room for; each is counted, whatever came of it. */
export function withinBudget(ask: AskService, budget: Budget): AskService {
  return async (...asked) => {
    if (!(await budget.take())) return refuse(overBudget)
    const answered = await ask(...asked)
    const { inputTokens = null, outputTokens = null } = answered.ok ? answered.value.usage : {}
    await budget.spend(
      inputTokens === null && outputTokens === null ? null : (inputTokens ?? 0) + (outputTokens ?? 0),
    )
    return answered
  }
}

const overBudget: Trouble = { ...lasting('over budget'), fault: 'model-over-budget' }
