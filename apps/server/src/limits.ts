import type { ModelLimits } from './ai/model-limits.ts'
import type { PoolLimits } from './engine/engine-pool.ts'
import type { CacheLimits } from './engine/plan-cache.ts'

/** What one client may cost this server. Times in milliseconds. */
export interface Limits {
  readonly bodyBytes: number
  /** By when a request must have arrived completely. */
  readonly request: number
  /** An idle connection is closed after this: longer than any answer takes. */
  readonly connection: number
  readonly keepAlive: number
  /** How often the server checks for connections that have timed out. */
  readonly connectionsCheck: number
  /** After this, a stopping server cuts off the requests that are still in flight. */
  readonly stop: number
  /** Beyond this delay or memory the server answers "busy" instead of failing. */
  readonly pressure: {
    readonly maxEventLoopDelay: number
    readonly maxRssBytes: number
    readonly sampleInterval: number
  }
  readonly engine: Omit<PoolLimits, 'workers'>
  readonly planCache: CacheLimits
  readonly model: ModelLimits
}

const usualModelLimits: ModelLimits = {
  total: 60_000,
  atOnce: 8,
  inLine: 8,
  wait: 10_000,
  retryPause: 1_000,
  // Twice the length that is read of an answer: it is decoded on the event loop.
  answerBytes: 512 * 1024,
  // An answer is about 1,000; the rest is for models that reason first. Many models allow no more than 16,000.
  outputTokens: 16_000,
  // The longest prompt, below 8,000 tokens with an answer to repair, and the longest answer.
  reservedTokens: 24_000,
  circuit: { failures: 5, rest: 10_000, longestRest: 300_000 },
}

export const usualLimits: Limits = {
  bodyBytes: 64 * 1024,
  request: 10_000,
  connection: 90_000,
  // Longer than the 60 s after which common proxies close an idle connection: the proxy must close first.
  keepAlive: 65_000,
  connectionsCheck: 2_000,
  stop: 10_000,
  pressure: { maxEventLoopDelay: 1_000, maxRssBytes: 1024 ** 3, sampleInterval: 1_000 },
  engine: {
    wait: 1_000,
    // A plan takes about 60 ms of an idle processor, 600 ms at worst, and twice that of a busy one. Terminating a thread
    // for a legitimate plan costs the next runners a second. A machine that is busy with other work delays a plan by seconds;
    // a refused page would ask again, and make it busier.
    plan: { processor: 1_200, clock: 5_000 },
    ask: { processor: 1_200, clock: 5_000 },
    // Up to eight plans for each of two answers.
    settle: { processor: 4_000, clock: 8_000 },
    // About 30 MB survive a plan; without a young limit V8 keeps 67 MB more of garbage, and plans are no faster.
    heap: { oldMegabytes: 128, youngMegabytes: 12 },
  },
  planCache: { time: 60_000, bytes: 16 * 1024 * 1024 },
  model: usualModelLimits,
}

export function limitsWith({
  total,
  atOnce,
  isConnected,
}: Pick<ModelLimits, 'total' | 'atOnce'> & { readonly isConnected: boolean }): Limits {
  return {
    ...usualLimits,
    // A stopping server gives calls to the model their usual time.
    stop: Math.max(usualLimits.stop, isConnected ? total + 5_000 : 0),
    connection: Math.max(usualLimits.connection, total + 30_000),
    model: { ...usualModelLimits, total, atOnce, inLine: atOnce },
  }
}
