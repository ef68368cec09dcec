import {
  objectPath,
  type PlanRequest,
  type Problem,
  type ProgressStage,
  progressStages,
  readProblem,
} from '@race-nutrition/contract'
import { readEventStream } from './read-event-stream.ts'
import { fetchWithOneRetry, isTransient } from './retry-once.ts'

export interface ServiceCall {
  readonly projectId: string
  readonly request: PlanRequest
  /** Hears what the service is doing; null where it is not asked to say so. */
  readonly onStage: ((stage: ProgressStage) => void) | null
}

/** What the service said: the body of an answer, of any shape; or why there is none. */
export type Said = { readonly is: 'answer'; readonly body: unknown } | Trouble

export interface Trouble {
  readonly is: 'trouble'
  readonly status: number
  /** Null for an error that is not a problem document: a proxy's page of HTML says no more than its status. */
  readonly problem: Problem | null
  readonly isTransient: boolean
  readonly isRepeated: boolean
}

/**
 * The page's one call, to its own origin. A stream that breaks off is asked once more for a plain answer. Rejects if the
 * service is not reached or its answer is not JSON.
 */
export async function callService(call: ServiceCall, signal: AbortSignal): Promise<Said> {
  const asked = await post(call, signal)
  if (!isStream(asked.response)) return saidBy(asked)
  const said = await saidInStream(asked.response, call.onStage).catch(() => null)
  signal.throwIfAborted()
  return said ?? saidBy({ ...(await post({ ...call, onStage: null }, signal)), isRepeated: true })
}

type Asked = Awaited<ReturnType<typeof fetchWithOneRetry>>

function post({ projectId, request, onStage }: ServiceCall, signal: AbortSignal): Promise<Asked> {
  const body = JSON.stringify(request)
  const plain = 'application/json, application/problem+json'
  const accept = onStage ? `text/event-stream, ${plain}` : plain
  return fetchWithOneRetry(
    () =>
      fetch(objectPath(projectId), {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept },
        body,
        signal,
      }),
    signal,
  )
}

async function saidBy({ response, isRepeated }: Asked): Promise<Said> {
  if (response.ok) return { is: 'answer', body: await response.json() }
  return {
    is: 'trouble',
    status: response.status,
    problem: readProblem(await response.json().catch(() => null)),
    isTransient: isTransient(response),
    isRepeated,
  }
}

const isStream = ({ ok, headers }: Response) =>
  ok && (headers.get('content-type') ?? '').startsWith('text/event-stream')

/** Null if the stream ends without an answer. */
async function saidInStream({ body }: Response, onStage: ServiceCall['onStage']): Promise<Said | null> {
  if (!body) return null
  // Assigned by the reader of events.
  const said: Said[] = []
  await readEventStream(body, ({ type, data }) => {
    const content: unknown = JSON.parse(data)
    if (type === 'stage') hear(content, onStage)
    if (type === 'plan') said.push({ is: 'answer', body: content })
    if (type === 'problem') said.push(troubleOf(readProblem(content)))
    return said.length > 0
  })
  return said[0] ?? null
}

/** A stage of a later version is passed over. */
function hear(content: unknown, onStage: ServiceCall['onStage']): void {
  const { stage } = (content ?? {}) as { readonly stage?: unknown }
  const known = progressStages.find((each) => each === stage)
  if (known) onStage?.(known)
}

const troubleOf = (problem: Problem | null): Trouble => ({
  is: 'trouble',
  status: problem?.status ?? 500,
  problem,
  isTransient: false,
  isRepeated: false,
})
