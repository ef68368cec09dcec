import type { Runner } from '../../1-runner/runner.ts'
import type { Evidence } from '../../evidence/rule.ts'
import { sources } from '../../evidence/sources.ts'
import type { Reason } from '../targets.ts'
import type { Working } from '../working.ts'
import type { Reading, Readings } from './readings.ts'

/** What every reason is told from: the runner, the figures as settled, and the answers as read. */
export interface Told {
  readonly runner: Runner
  readonly working: Working
  readonly read: Readings
}

export type Reasons = Readonly<Record<string, Reason>>

/** A reason with its source; a choice of this product says that it is one, and why. */
export function reason(evidence: Evidence, says: readonly string[], because: readonly Reading[]): Reason {
  if (evidence.kind === 'choice') {
    const own = `This is our own choice: ${lowerFirst(evidence.because)}`
    return { rule: evidence.id, says: sentences([...says, own]), source: null, because }
  }
  const { title, year, doi } = sources[evidence.source]
  return {
    rule: evidence.id,
    says: sentences(says),
    source: { id: evidence.source, title, year, doi },
    because,
  }
}

/** Empty parts are what this runner has no need to hear. */
const sentences = (parts: readonly string[]) => parts.filter((part) => part !== '').join(' ')

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
