import type { Maker, ReadAnswer } from '@race-nutrition/contract'
import { planningPart } from '../parts.ts'
import type { PlanOrder } from './plan-on-device.ts'

/** A plan as the page shows it. */
export interface PageAnswer extends Omit<ReadAnswer, 'maker'> {
  readonly maker: Maker | MadeHere
}

/** Planned again on this device, since the service runs another version of the engine, whose facts this page cannot read. */
interface MadeHere {
  readonly is: 'this device'
  readonly facts: Extract<Maker, { is: 'this version' }>['facts']
  /** The version that the service runs. */
  readonly instead: string
}

/**
 * The answer with facts that this page can read. A plan of another version of the engine is made again here from the same
 * answers, without the lines of a model, whose places may have moved; where that fails, it stays as it came.
 */
export async function ofThisVersion(answer: ReadAnswer, order: PlanOrder): Promise<PageAnswer> {
  const { maker } = answer
  if (maker.is !== 'another version') return answer
  const made = await planningPart
    .load()
    .then((planning) => planning.plan(order))
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
