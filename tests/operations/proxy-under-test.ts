import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { inProject } from '../../scripts/project.mjs'
import { freePort } from '../../scripts/free-port.mjs'
import { type Running, started } from './image-container.ts'

/** A server that returns its name and the headers of the request. */
export interface Instance {
  readonly name: string
  readonly port: number
  isReady: boolean
  /** Is ready, but closes the connection of every other request without a response. */
  isFalling: boolean
  looks: number
  readonly close: () => Promise<void>
}

export interface Echo {
  readonly name: string
  readonly headers: IncomingHttpHeaders
}

export async function startInstance(name: string): Promise<Instance> {
  const server = createServer((request, response) => {
    if (request.url === '/readyz') {
      instance.looks += 1
      response.writeHead(instance.isReady ? 200 : 503).end()
    } else if (instance.isFalling) request.socket.destroy()
    else response.end(JSON.stringify({ name, headers: request.headers } satisfies Echo))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const instance: Instance = {
    name,
    port,
    isReady: true,
    isFalling: false,
    looks: 0,
    close: () => closed(server),
  }
  return instance
}

async function closed(server: Server): Promise<void> {
  server.close()
  server.closeAllConnections()
  if (server.listening) await once(server, 'close')
}

export interface Proxy {
  readonly url: string
  readonly tlsUrl: string
  readonly running: Running
}

/** A backend of the proxy: on loopback by default. */
interface Behind {
  readonly host?: string
  readonly port: number
}

/** The proxy with its shipped configuration, but instances and addresses of this machine. */
export async function startProxy(instances: readonly Behind[], certificates?: string): Promise<Proxy> {
  const [port, tlsPort] = [await freePort(), await freePort()]
  const settings = {
    ...Object.fromEntries(
      instances.map((behind, at) => [`SERVER_${at + 1}`, `${behind.host ?? '127.0.0.1'}:${behind.port}`]),
    ),
    PROXY_BIND: `127.0.0.1:${port}`,
    PROXY_TLS_BIND: `127.0.0.1:${tlsPort}`,
    ...(certificates ? { TLS_CERTIFICATES: certificates } : {}),
  }
  const running = started('haproxy', ['-f', inProject('deploy', 'haproxy.cfg')], settings)
  return { url: `http://127.0.0.1:${port}`, tlsUrl: `https://127.0.0.1:${tlsPort}`, running }
}
