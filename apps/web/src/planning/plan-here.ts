import type { AnswerProblem } from '@race-nutrition/contract'
import { ok, type Result, refuse } from '@race-nutrition/engine'
import { planningModule } from '../lazy-modules.ts'
import type { ReplanRequest } from './plan-on-device.ts'
import type { PageAnswer } from './replan-other-version.ts'

/**
 * The plan of this page's own engine instead of a service's; or the answers that it refuses, as a server would name them.
 * Rejects if the engine does not load.
 */
export async function planHere(
  request: ReplanRequest,
  platform: string,
): Promise<Result<PageAnswer, readonly AnswerProblem[]>> {
  const planning = await planningModule.load()
  const made = await planning.plan(request)
  if (!made) return refuse(await planning.refusals(request))
  return ok({
    plan: made.object,
    audit: made.audit,
    maker: { is: 'this device', facts: made.plan, instead: null },
    lines: [],
    service: { platform, mode: 'engine', model: null },
  })
}
