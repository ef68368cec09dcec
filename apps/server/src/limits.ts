/** What one client may cost this server. Times in milliseconds. */
export interface Limits {
  readonly bodyBytes: number
  /** A request must have come in whole by then. */
  readonly request: number
  /** A connection on which nothing moves is cut: longer than any answer takes. */
  readonly connection: number
  readonly keepAlive: number
  /** How often the server looks for connections that are over their time. */
  readonly lookEvery: number
  /** When requests under way are cut off after a stop was asked for. */
  readonly stop: number
  /** Over this much delay or memory the server answers "busy" instead of falling over. */
  readonly pressure: {
    readonly maxEventLoopDelay: number
    readonly maxRssBytes: number
    readonly sampleInterval: number
  }
}

export const usualLimits: Limits = {
  bodyBytes: 64 * 1024,
  request: 10_000,
  connection: 90_000,
  // Longer than the 60 s after which common proxies drop an idle connection: they, not we, must be first.
  keepAlive: 65_000,
  lookEvery: 2_000,
  stop: 10_000,
  pressure: { maxEventLoopDelay: 1_000, maxRssBytes: 1024 ** 3, sampleInterval: 1_000 },
}
