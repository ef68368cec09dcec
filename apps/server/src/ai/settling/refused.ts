import type { RefusalKind } from '../line-check/check-line.ts'

/** Why a part of a model's answer was left out: a line's fault, or an id that its meal does not have. */
export type RefusedKind = RefusalKind | 'choice'

/** How much of a model's answer was left out. */
export interface RefusedCount {
  readonly kind: RefusedKind
  readonly count: number
}
