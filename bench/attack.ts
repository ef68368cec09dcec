import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism, setPriority } from 'node:os'
import { join } from 'node:path'
import type { Questionnaire } from '@race-nutrition/engine'
import { readRunner } from '../packages/engine/src/1-runner/read-runner.ts'
import { chanceFrom, hostileAnswers } from '../packages/engine/testing/hostile-texts.ts'
import { type ChildServer, post, startServer } from './child-server.ts'
import { type Measured, summary } from './measure.ts'
import { marathoner } from './plan.ts'
import { milliseconds } from './format-times.ts'

const howMany = 1500
const atOnce = 20
const today = { year: 2026, month: 11, day: 20 }

/** Milliseconds. */
const limits = { reading: 20, answer: 300, health: 100 }

/** The cost of hostile texts: parsed alone, answered one by one, and answered concurrently while probing the health check. */
export async function benchAttack(): Promise<readonly string[]> {
  const chance = chanceFrom(2026)
  const hostile = Array.from({ length: howMany }, () => hostileAnswers(marathoner, chance))
  const reading = summary(Float64Array.from(timesOfReading(hostile)))
  const cores = availableParallelism()
  console.log(`${howMany} hostile questionnaires, ${cores} cores, the load generator at low priority`)
  console.log(`  read, median of 3 each: ${inWords(reading)}, limit ${limits.reading} ms`)
  const server = await startServer('our server', 'product-server.ts', atOnce)
  const prober = fork(join(import.meta.dirname, 'health-prober.ts'), [String(server.port)])
  try {
    await once(prober, 'message')
    setPriority(lowPriority)
    const bodies = hostile.map((questionnaire) => JSON.stringify({ questionnaire }))
    const alone = await attack(server, prober, bodies, 1)
    const together = await attack(server, prober, bodies, atOnce)
    report('one by one', alone)
    report(`${atOnce} at once`, together)
    return faultsOf({ reading, alone, together })
  } finally {
    for (const child of [prober, server.process]) child.kill()
  }
}

const lowPriority = 10

/** Each the median of three, so that a pause of the machine is not attributed to the text. */
function timesOfReading(hostile: readonly Questionnaire[]): number[] {
  // The first runs include compilation, so they are not counted.
  for (const answers of hostile.slice(0, howMany / 5)) timeOf(answers)
  return hostile.map(
    (answers) => summary(Float64Array.of(timeOf(answers), timeOf(answers), timeOf(answers))).median,
  )
}

function timeOf(answers: Questionnaire): number {
  const from = performance.now()
  readRunner(answers, today)
  return performance.now() - from
}

interface Attacked {
  readonly answers: Measured
  readonly health: Measured
  /** Number of answers by status. */
  readonly statuses: ReadonlyMap<number, number>
}

async function attack(
  server: ChildServer,
  prober: ChildProcess,
  bodies: readonly string[],
  clients: number,
): Promise<Attacked> {
  const times: number[] = []
  const statuses = new Map<number, number>()
  const waiting = bodies.values()
  const client = async () => {
    for (const body of waiting) {
      const from = performance.now()
      const { status } = await post(server, body)
      times.push(performance.now() - from)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  }
  prober.send('start')
  await Promise.all(Array.from({ length: clients }, client))
  prober.send('stop')
  const [probed] = await once(prober, 'message')
  const [answers, health] = [summary(Float64Array.from(times)), summary(Float64Array.from(probed))]
  return { answers, health, statuses }
}

function report(how: string, { answers, health, statuses }: Attacked): void {
  const each = Array.from(statuses, ([status, count]) => `${count} × ${status}`).join(', ')
  console.log(`  ${how}: ${inWords(answers)} (${each})`)
  console.log(`    /healthz meanwhile: ${inWords(health)}`)
}

const inWords = ({ median, p99, most }: Measured) =>
  `median ${milliseconds(median)}, p99 ${milliseconds(p99)}, most ${milliseconds(most)}`

function faultsOf({
  reading,
  alone,
  together,
}: {
  reading: Measured
  alone: Attacked
  together: Attacked
}): string[] {
  return [
    ...(reading.most > limits.reading ? [`reading a hostile text (${limits.reading} ms)`] : []),
    ...(alone.answers.most > limits.answer ? [`answering a hostile text (${limits.answer} ms)`] : []),
    ...(together.health.p99 > limits.health
      ? [`/healthz beside ${atOnce} at once (${limits.health} ms)`]
      : []),
    ...unexpected(alone, [200, 422]),
    ...unexpected(together, [200, 422, 503]),
  ]
}

const unexpected = ({ statuses }: Attacked, expected: readonly number[]): string[] =>
  [...statuses.keys()]
    .filter((status) => !expected.includes(status))
    .map((status) => `answers of status ${status}`)
