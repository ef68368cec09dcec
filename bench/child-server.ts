import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { defaultProjectId, objectPath } from '../packages/contract/src/index.ts'

/** A server in its own process, which reports its port as `report-cpu.ts` does. */
export interface ChildServer {
  readonly name: string
  readonly process: ChildProcess
  readonly port: number
  readonly agent: Agent
}

export async function startServer(name: string, file: string, atOnce: number): Promise<ChildServer> {
  const child = fork(join(import.meta.dirname, file))
  const [port] = await once(child, 'message')
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  return { name, process: child, port: Number(port), agent }
}

export interface Answered {
  readonly status: number
  readonly body: string
}

/** One call for a plan, whatever its answer. */
export function post({ port, agent }: ChildServer, body: string): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
    const sent = request(
      { port, agent, host: '127.0.0.1', method: 'POST', path: objectPath(defaultProjectId), headers },
      (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('end', () => {
          resolve({ status: response.statusCode ?? 0, body: Buffer.concat(parts).toString() })
        })
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
}
