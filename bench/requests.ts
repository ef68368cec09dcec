import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { defaultProjectId, objectPath, planSchema, promptFor } from '../packages/contract/src/index.ts'
import type { Given } from './bare-server.ts'
import { marathoner } from './plan.ts'

/** What a server did in its turns. CPU in milliseconds, of its whole process. */
export interface Served {
  readonly name: string
  readonly requests: number
  readonly seconds: number
  readonly cpu: number
}

const turns = 8
const turn = 750
const atOnce = 4

/** Our server and a bare one, each a process of its own, turn by turn under the same few clients. */
export async function measureRequests(): Promise<{
  ours: Served
  bare: Served
  bytes: { asked: number; answered: number }
}> {
  const asked = callOfThePage()
  const ours = await start('our server', 'our-server.ts')
  const bare = await start('bare node:http', 'bare-server.ts')
  try {
    const answer = await ask(ours, asked)
    bare.process.send({ answer } satisfies Given)
    await once(bare.process, 'message')
    const sums = await inTurns([ours, bare], asked)
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

interface Server {
  readonly name: string
  readonly process: ChildProcess
  readonly port: number
  readonly agent: Agent
}

async function start(name: string, file: string): Promise<Server> {
  const child = fork(join(import.meta.dirname, file))
  const [port] = await once(child, 'message')
  return {
    name,
    process: child,
    port: Number(port),
    agent: new Agent({ keepAlive: true, maxSockets: atOnce }),
  }
}

async function inTurns(servers: readonly Server[], asked: string): Promise<Map<Server, Served>> {
  const sums = new Map<Server, Served>()
  // The first turn of each is compiled while it runs, and is not counted.
  for (let round = -1; round < turns; round += 1) {
    for (const server of servers) {
      const served = await oneTurn(server, asked)
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

async function oneTurn(server: Server, asked: string): Promise<Omit<Served, 'name'>> {
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

async function cpuOf({ process }: Server): Promise<number> {
  process.send('cpu')
  const [spent] = await once(process, 'message')
  return Number(spent)
}

/** One call; anything but a plan stops the benchmark. */
function ask({ port, agent }: Server, asked: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(asked) }
    const sent = request(
      { port, agent, host: '127.0.0.1', method: 'POST', path: objectPath(defaultProjectId), headers },
      (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('end', () => {
          const answer = Buffer.concat(parts).toString()
          if (response.statusCode === 200) resolve(answer)
          else reject(new Error(`Answered ${response.statusCode}: ${answer.slice(0, 200)}`))
        })
      },
    )
    sent.on('error', reject)
    sent.end(asked)
  })
}
