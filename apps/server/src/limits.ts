import type { ModelLimits } from './ai/model-limits.ts'
import type { PoolLimits } from './engine/engine-pool.ts'
import type { KeepLimits } from './engine/keep-plans.ts'

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
  /** When requests under way are cut off after the last connection was taken. */
  readonly stop: number
  /** Over this much delay or memory the server answers "busy" instead of falling over. */
  readonly pressure: {
    readonly maxEventLoopDelay: number
    readonly maxRssBytes: number
    readonly sampleInterval: number
  }
  readonly engine: Omit<PoolLimits, 'workers'>
  readonly keep: KeepLimits
  readonly model: ModelLimits
}

const usualModelLimits: ModelLimits = {
  total: 60_000,
  atOnce: 8,
  inLine: 8,
  wait: 10_000,
  retryPause: 1_000,
  // Twice what is read of an answer in plain letters: it is decoded on the event loop.
  answerBytes: 512 * 1024,
  // A marathon’s whole plan in JSON takes about 8,000, for models that repeat it; many allow no more than 16,000.
  outputTokens: 16_000,
  // The longest question, with an answer to mend some 24,000 tokens, and the longest answer.
  reservedTokens: 40_000,
  circuit: { failures: 5, rest: 10_000, longestRest: 300_000 },
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
  engine: {
    wait: 1_000,
    // A plan takes some 60 ms of a quiet processor, 240 at worst, and about twice that of a busy one: a thread that is
    // ended for a runner's own plan costs the next runners a second.
    plan: { processor: 600, clock: 2_000 },
    ask: { processor: 600, clock: 5_000 },
    settle: { processor: 600, clock: 5_000 },
    // Of a plan some 30 stay; without a limit for the young, V8 keeps 67 more of its garbage, and plans are no faster.
    heap: { oldMegabytes: 128, youngMegabytes: 12 },
  },
  keep: { time: 60_000, bytes: 16 * 1024 * 1024 },
  model: usualModelLimits,
}

export function limitsWith({
  total,
  atOnce,
  isConnected,
}: Pick<ModelLimits, 'total' | 'atOnce'> & { readonly isConnected: boolean }): Limits {
  return {
    ...usualLimits,
    // What is under way with a model when the server stops has as long as it has at any other time.
    stop: Math.max(usualLimits.stop, isConnected ? total + 5_000 : 0),
    connection: Math.max(usualLimits.connection, total + 30_000),
    model: { ...usualModelLimits, total, atOnce, inLine: atOnce },
  }
}
