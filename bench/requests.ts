import { once } from 'node:events'
import { planSchema, promptFor } from '../packages/contract/src/index.ts'
import { type ChildServer, post, startServer } from './child-server.ts'
import type { ServedContent } from './bare-server.ts'
import { marathoner } from './plan.ts'

/** What a server did in its rounds. CPU in milliseconds, of its whole process. */
export interface Served {
  readonly name: string
  readonly requests: number
  readonly seconds: number
  readonly cpu: number
}

const turns = 8
const turn = 750
const atOnce = 4

/** Our server and a bare one, each in its own process, alternating under the same few clients. */
export async function measureRequests(): Promise<{
  ours: Served
  bare: Served
  bytes: { asked: number; answered: number }
}> {
  const asked = callOfThePage()
  const ours = await startServer('our server', 'product-server.ts', atOnce)
  const bare = await startServer('bare node:http', 'bare-server.ts', atOnce)
  try {
    const answer = await ask(ours, asked)
    bare.process.send({ answer } satisfies ServedContent)
    await once(bare.process, 'message')
    const sums = await alternately([ours, bare], asked)
    const [forOurs, forBare] = [sums.get(ours), sums.get(bare)]
    if (!forOurs || !forBare) throw new Error('Both servers had their turns.')
    const bytes = { asked: Buffer.byteLength(asked), answered: Buffer.byteLength(answer) }
    return { ours: forOurs, bare: forBare, bytes }
  } finally {
    for (const { process } of [ours, bare]) process.kill()
  }
}

/** As the page posts it, prompt and schema included. */
const callOfThePage = () =>
  JSON.stringify({ prompt: promptFor(marathoner), schema: planSchema(), questionnaire: marathoner })

async function alternately(
  servers: readonly ChildServer[],
  asked: string,
): Promise<Map<ChildServer, Served>> {
  const sums = new Map<ChildServer, Served>()
  // The first round of each includes compilation, and is not counted.
  for (let round = -1; round < turns; round += 1) {
    for (const server of servers) {
      const served = await oneRound(server, asked)
      const before = sums.get(server)
      if (round < 0) continue
      sums.set(server, {
        name: server.name,
        requests: served.requests + (before?.requests ?? 0),
        seconds: served.seconds + (before?.seconds ?? 0),
        cpu: served.cpu + (before?.cpu ?? 0),
      })
    }
  }
  return sums
}

async function oneRound(server: ChildServer, asked: string): Promise<Omit<Served, 'name'>> {
  const [cpu, from] = [await cpuOf(server), performance.now()]
  let requests = 0
  const client = async () => {
    while (performance.now() - from < turn) {
      await ask(server, asked)
      requests += 1
    }
  }
  await Promise.all(Array.from({ length: atOnce }, client))
  const seconds = (performance.now() - from) / 1000
  return { requests, seconds, cpu: (await cpuOf(server)) - cpu }
}

async function cpuOf({ process }: ChildServer): Promise<number> {
  process.send('cpu')
  const [spent] = await once(process, 'message')
  return Number(spent)
}

/** One call; anything but a plan stops the benchmark. */
async function ask(server: ChildServer, asked: string): Promise<string> {
  const { status, body } = await post(server, asked)
  if (status !== 200) throw new Error(`Answered ${status}: ${body.slice(0, 200)}`)
  return body
}
