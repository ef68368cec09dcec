import process from 'node:process'
import { threadId } from 'node:worker_threads'
import { emptyQuestionnaire } from '@race-nutrition/engine'
import { move, transferableSymbol, valueSymbol } from 'piscina'
import { type Job, type Outcome, type Work, writeBegan } from './jobs.ts'
import { type Tasks, tasks } from './tasks.ts'

/** Runs in a worker thread: one job after the other; bytes are transferred, not copied. */
export function runJob({ work, began }: Job): unknown {
  const { user, system } = process.threadCpuUsage()
  writeBegan(began, { thread: threadId, spent: (user + system) / 1000 })
  if (work.task === 'load') return null
  const outcome = run(work)
  return transferred(outcome, bytesIn(outcome))
}

function run(work: Exclude<Work, { task: 'load' }>): Outcome<keyof Tasks> {
  if (work.task === 'settle') return tasks.settle(work.question, work.texts)
  return work.task === 'ask' ? tasks.ask(work.question) : tasks.plan(work.question)
}

function bytesIn(outcome: Outcome<keyof Tasks>): Uint8Array | undefined {
  if ('made' in outcome) return outcome.made?.answer
  return 'ok' in outcome && outcome.ok ? outcome.value.answer : undefined
}

const transferred = (outcome: object, bytes: Uint8Array | undefined) =>
  bytes ? move({ [transferableSymbol]: bytes.buffer, [valueSymbol]: outcome }) : outcome

// Warms up the engine, which would otherwise cost the first runner half a second.
for (const _ of [1, 2, 3]) tasks.plan({ answers: someAnswers(), today: { year: 2026, month: 1, day: 5 } })

function someAnswers() {
  return {
    ...emptyQuestionnaire,
    raceType: 'Marathon',
    raceDate: '2026-05-03',
    targetTimeOrPace: '4:00:00',
    age: '40',
    height: '175 cm',
    weight: '70 kg',
    weeklyMileage: '50 km',
    longRunDistance: '25 km',
    allergies: 'peanuts, kiwi',
  }
}
