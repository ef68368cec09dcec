/** The limits of one plan by a connected model, and how many run at once. */
export interface ModelLimits {
  /** Milliseconds from the call's arrival to its answer, including the queue and every retry. */
  readonly total: number
  readonly atOnce: number
  /** How many more may queue, and how long: a longer wait is worse than a refusal. */
  readonly inLine: number
  readonly wait: number
  /** Before the one retry, when the service names no time of its own. */
  readonly retryPause: number
  readonly answerBytes: number
  readonly outputTokens: number
  /** Charged to the budget for a call until its own count is known. */
  readonly reservedTokens: number
  readonly circuit: CircuitLimits
}

export interface CircuitLimits {
  /** Consecutive failures that open the circuit. */
  readonly failures: number
  /** Milliseconds until one call probes the service again, doubling up to the longest. */
  readonly rest: number
  readonly longestRest: number
}
