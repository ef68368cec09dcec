import type { Runner } from '../../1-runner/runner.ts'
import type { Reason } from '../targets.ts'
import type { Working } from '../working.ts'

export function giveReasons(_runner: Runner, _working: Working): Readonly<Record<string, Reason>> {
  return {}
}
