import { ok } from '@race-nutrition/engine'
import { keepLatest } from '../../../packages/engine/testing/keep-latest.ts'
import type { EnginePool } from '../src/engine/engine-pool.ts'
import { type Tasks, tasks } from '../src/engine/tasks.ts'

/** The engine in this thread, for tests that replace a part of it or have no time for threads. */
export function inProcessEngine(changed: Partial<Tasks> = {}): EnginePool {
  const work = { ...tasks, ...changed }
  return {
    plan: async (question) => ok(work.plan(question)),
    ask: async (question) => ok(work.ask(question)),
    settle: async (question, texts) => ok(work.settle(question, texts)),
    ready: async () => undefined,
    isUp: () => true,
    waiting: () => 0,
    close: async () => undefined,
  }
}

const settleOnce = keepLatest(100, ([question, texts]: Parameters<Tasks['settle']>) =>
  tasks.settle(question, texts),
)

/** The product's tasks, each done once for the same input: for many tests of the same runner. */
export const tasksDoneOnce: Tasks = {
  plan: keepLatest(10, tasks.plan),
  ask: keepLatest(10, tasks.ask),
  settle: (...given) => settleOnce(given),
}
