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
let times: Record<string, number[]> = {}
let isProbing = false

/** The first job starts it, the next one ends it. */
process.on('message', (job: ProbeJob) => {
  if (isProbing) {
    isProbing = false
    process.send?.(times satisfies Probed)
    times = {}
  } else {
    isProbing = true
    void probe(job)
    process.send?.({})
  }
})
process.on('disconnect', () => process.exit())

/** One path after the other, as a health check and a runner's browser would: never more than one request at a time. */
async function probe({ address, paths }: ProbeJob): Promise<void> {
  while (isProbing) {
    for (const path of paths) {
      const from = performance.now()
      const [response] = (await once(get(`${address}${path}`, { agent }), 'response')) as [IncomingMessage]
      response.resume()
      await once(response, 'end')
      if (response.statusCode !== 200) throw new Error(`${path} was answered ${response.statusCode}.`)
      ;(times[path] ??= []).push(performance.now() - from)
      await pause(4)
    }
  }
}
