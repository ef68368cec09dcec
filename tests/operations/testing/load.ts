import { Agent } from 'node:http'
import { setTimeout as think } from 'node:timers/promises'
import { expect } from 'vitest'
import { patiently } from './deployment.ts'
import { type Answered, askForPlan, type Runner } from './runner-calls.ts'

export interface Load {
  /** Grows while it runs. */
  readonly answered: readonly Answered[]
  readonly reaches: (count: number) => Promise<void>
  /** All calls, once each is answered. */
  readonly done: Promise<readonly Answered[]>
}

interface LoadOptions {
  readonly calls: number
  /** How many runners make calls, one after the other, each from its own address and connection. */
  readonly runners?: number
  /** Whether no call is for the model. */
  readonly isOfEngine?: boolean
  /** No call starts once this returns true. */
  readonly isEnough?: () => boolean
}

/**
 * Every eighth call has new answers, and every eighth is for the model; the others repeat the same call for the engine's
 * plan.
 */
export function startLoad(
  url: string,
  { calls, runners = 4, isOfEngine = false, isEnough = () => false }: LoadOptions,
): Load {
  const answered: Answered[] = []
  let begun = 0
  const ask = async (from: string) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    while (begun < calls && !isEnough()) {
      begun += 1
      answered.push(await askForPlan(url, { from, agent, ...callOf(begun, isOfEngine) }))
      await think(pause)
    }
    agent.destroy()
  }
  const all = Array.from({ length: runners }, (_, at) => ask(`127.0.3.${at + 1}`))
  return {
    answered,
    reaches: (count) => expect.poll(() => answered.length, patiently).toBeGreaterThanOrEqual(count),
    done: Promise.all(all).then(() => answered),
  }
}

/** Milliseconds between two calls of a runner, so that the load leaves processor time to the servers. */
const pause = 80

const callOf = (call: number, isOfEngine: boolean): Omit<Runner, 'from' | 'agent'> => ({
  mode: call % 8 === 4 && !isOfEngine ? null : 'engine',
  ...(call % 8 === 0 ? { answers: { weight: `${60 + call / 100} kg` } } : {}),
})
