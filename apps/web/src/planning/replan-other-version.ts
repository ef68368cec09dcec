import type { Maker, ReadAnswer } from '@race-nutrition/contract'
import { planningModule } from '../lazy-modules.ts'
import type { ReplanRequest } from './plan-on-device.ts'

/** A plan as the page shows it. */
export interface PageAnswer extends Omit<ReadAnswer, 'maker'> {
  readonly maker: Maker | MadeHere
}

/**
 * Planned on this device, because the service runs another version of the engine, whose facts this page cannot read; or
 * because it was not reached.
 */
interface MadeHere {
  readonly is: 'this device'
  readonly facts: Extract<Maker, { is: 'this version' }>['facts']
  /** The version that the service runs; null if it was not reached. */
  readonly instead: string | null
}

/**
 * Returns an answer with facts that this page can read. A plan by another version of the engine is made again here from the
 * same answers, without the model's lines, whose places may have moved; if that fails, it is returned unchanged.
 */
export async function replanOtherVersion(answer: ReadAnswer, request: ReplanRequest): Promise<PageAnswer> {
  const { maker } = answer
  if (maker.is !== 'another version') return answer
  const made = await planningModule
    .load()
    .then((planning) => planning.plan(request))
    .catch(() => null)
  if (!made) return answer
  return {
    plan: made.object,
    audit: made.audit,
    maker: { is: 'this device', facts: made.plan, instead: maker.engine },
    lines: [],
    service: answer.service && { ...answer.service, mode: 'engine', model: null },
  }
}
