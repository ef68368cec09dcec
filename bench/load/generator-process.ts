import autocannon from 'autocannon'
import { doJobs } from './helper-process.ts'
import { percentile } from './percentiles.ts'
import { requestsOf, type Scenario } from './traffic.ts'

export interface LoadJob {
  readonly address: string
  readonly scenario: Scenario
  readonly files: readonly string[]
  readonly connections: number
  readonly seconds: number
  /** Requests per second over all connections; null: as fast as they are answered. */
  readonly rate: number | null
  readonly coding: string | null
}

export interface LoadOutcome {
  readonly seconds: number
  readonly statuses: Readonly<Record<string, number>>
  readonly errors: number
  /** Milliseconds, of requests answered 200. */
  readonly p50: number
  readonly p99: number
}

doJobs(async (job: LoadJob): Promise<LoadOutcome> => {
  const statuses: Record<string, number> = {}
  const times: number[] = []
  const { result, seconds } = await shoot(job, (status, time) => {
    statuses[status] = (statuses[status] ?? 0) + 1
    if (status === 200) times.push(time)
  })
  return {
    seconds,
    statuses,
    errors: result.errors + result.timeouts + result.mismatches,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
  }
})

async function shoot(
  { address, scenario, files, connections, seconds, rate, coding }: LoadJob,
  note: (status: number, time: number) => void,
) {
  const from = performance.now()
  const requests = requestsOf(scenario, files, coding)
  const options = { url: address, connections, duration: seconds, requests }
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    autocannon(
      { ...options, ...(rate === null ? {} : { overallRate: rate }) },
      (error: Error | null, done) => {
        if (error) reject(error)
        else resolve(done)
      },
    ).on('response', (_, status, __, time) => note(status, time))
  })
  return { result, seconds: (performance.now() - from) / 1000 }
}
