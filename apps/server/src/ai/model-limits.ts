/** What one plan by a connected model may take, and how many at once. */
export interface ModelLimits {
  /** From the call's arrival to its answer, a wait for others and every retry among it. */
  readonly total: number
  readonly atOnce: number
  /** How many more may wait, and how long: whoever waits longer is better told to come back. */
  readonly inLine: number
  readonly wait: number
  /** Before the one retry, where the service names no time of its own. */
  readonly retryPause: number
  readonly answerBytes: number
  readonly outputTokens: number
  /** What a call is taken to need of the budget until its own count is known. */
  readonly reservedTokens: number
  readonly circuit: CircuitLimits
}

export interface CircuitLimits {
  /** Failures in a row after which the service is left alone. */
  readonly failures: number
  /** Milliseconds until one call probes it again, doubling to the longest. */
  readonly rest: number
  readonly longestRest: number
}
