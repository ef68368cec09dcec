import { randomUUID } from 'node:crypto'
import { type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { codeOfError, type ProblemCode, problemOf, problemType } from './problems.ts'

/** Node itself answers an unknown Expect header without an explanation. */
export function refuseExpectations(app: FastifyInstance): void {
  app.server.on('checkExpectation', (_, response: ServerResponse) => {
    const { status, headers, body } = refusal(app, 'unmet-expectation')
    response.writeHead(status, headers).end(body)
  })
}

/** What is too broken, too large or too slow to become a request is answered on the raw socket. */
export function closeWithProblem(app: FastifyInstance, error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const known = codeOfError(error)
  const code = known === 'unexpected' ? 'bad-request' : known
  const { status, headers, body } = refusal(app, code)
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  const start = `HTTP/1.1 ${status} ${STATUS_CODES[status]}`
  if (socket.writable) socket.write(`${[start, ...head].join('\r\n')}\r\n\r\n${body}`)
  socket.destroySoon()
}

/** No hook of the app has seen the request, so its headers and its log line are made here. */
function refusal(app: FastifyInstance, code: ProblemCode) {
  const id = randomUUID()
  const problem = problemOf(code, id)
  app.log.info({ id, method: null, route: null, status: problem.status, code, ms: null })
  const body = JSON.stringify(problem)
  const headers = {
    'Content-Type': problemType,
    'Content-Length': String(Buffer.byteLength(body)),
    'X-Request-Id': id,
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
    Connection: 'close',
  }
  return { status: problem.status, headers, body }
}
