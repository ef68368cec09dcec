import { isUtf8 } from 'node:buffer'
import { ok, type Result, refuse } from '@race-nutrition/engine'
import { errorCodeIn } from './error-code.ts'
import { retryAfterIn } from './retry-after.ts'
import { lasting, type Trouble, troubleOfStatus } from './trouble.ts'

/** Enough of an error for its code. */
const errorBytes = 64 * 1024

/** The JSON text of a good answer, read to its end; whatever else came is a trouble by its name. */
export async function readAnswer(response: Response, most: number): Promise<Result<string, Trouble>> {
  const { status, headers } = response
  if (status >= 300 && status < 400) return leaving(response, lasting('redirect'))
  if (!response.ok) {
    const error = await readText(response, errorBytes)
    return refuse(troubleOfStatus(status, error.ok ? errorCodeIn(error.value) : null, retryAfterIn(headers)))
  }
  if (!isJson(headers)) return leaving(response, lasting('not JSON'))
  const text = await readText(response, most)
  return text.ok && holdsMoreThanAPlan(text.value) ? refuse(lasting('answer too large')) : text
}

/**
 * The envelope is parsed on the event loop, and what that takes grows with its parts, not with its letters: 6 ms for this
 * many, 42 for what fits into 512 KiB. A plan with its schema and a model's thoughts beside it has some 6,000.
 */
const mostParts = 20_000

function holdsMoreThanAPlan(json: string): boolean {
  let parts = 0
  for (let at = 0; at < json.length && parts <= mostParts; at += 1) {
    if (opensAPart(json.charCodeAt(at))) parts += 1
  }
  return parts > mostParts
}

/** One of `{`, `[`, `,` and `:`, in a text or between texts: counting both is quick and can only count too many. */
const opensAPart = (code: number) => code === 0x7b || code === 0x5b || code === 0x2c || code === 0x3a

/** A body that nobody reads to its end would keep its connection. */
async function leaving(response: Response, trouble: Trouble): Promise<Result<string, Trouble>> {
  await response.body?.cancel().catch(() => undefined)
  return refuse(trouble)
}

async function readText(response: Response, most: number): Promise<Result<string, Trouble>> {
  const parts: Uint8Array[] = []
  let bytes = 0
  // Left early, the loop cancels the body, and the connection ends with it.
  for await (const part of response.body ?? []) {
    bytes += part.byteLength
    if (bytes > most) return refuse(lasting('answer too large'))
    parts.push(part)
  }
  const whole = Buffer.concat(parts)
  return isUtf8(whole) ? ok(whole.toString('utf8')) : refuse(lasting('not UTF-8'))
}

const isJson = (headers: Headers) =>
  /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(headers.get('content-type') ?? '')
