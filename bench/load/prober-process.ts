import { setTimeout as pause } from 'node:timers/promises'
import { Agent, get, type IncomingMessage } from 'node:http'
import { once } from 'node:events'

export interface ProbeJob {
  readonly address: string
  readonly paths: readonly string[]
}

/** Milliseconds of each answer, by path. */
export type Probed = Readonly<Record<string, readonly number[]>>

const agent = new Agent({ keepAlive: true })
/** As every browser sends it. */
const headers = { 'accept-encoding': 'gzip, br' }
let probing: { readonly times: Record<string, number[]>; readonly over: AbortController } | null = null

/** The first job starts probing, the next one ends it. */
process.on('message', (job: ProbeJob) => {
  const answer: Probed = probing?.times ?? {}
  if (probing) {
    probing.over.abort()
    probing = null
  } else {
    probing = { times: {}, over: new AbortController() }
    void probe(job, probing.times, probing.over.signal)
  }
  process.send?.(answer)
})
process.on('disconnect', () => process.exit())

/** One path after the other, as a health check and a runner's browser would: never more than one request at a time. */
async function probe(
  { address, paths }: ProbeJob,
  times: Record<string, number[]>,
  over: AbortSignal,
): Promise<void> {
  while (!over.aborted) {
    for (const path of paths) {
      const from = performance.now()
      const [response] = (await once(get(`${address}${path}`, { agent, headers }), 'response')) as [
        IncomingMessage,
      ]
      response.resume()
      await once(response, 'end')
      if (response.statusCode !== 200) throw new Error(`${path} was answered ${response.statusCode}.`)
      ;(times[path] ??= []).push(performance.now() - from)
      await pause(4)
    }
  }
}
