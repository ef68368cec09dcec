import { isUtf8 } from 'node:buffer'
import { ok, type Result, refuse } from '@race-nutrition/engine'
import { errorCodeIn } from './error-code.ts'
import { retryAfterIn } from './retry-after.ts'
import { permanentFailure, type UpstreamFailure, failureOfStatus } from './upstream-failure.ts'

/** Enough of an error for its code. */
const errorBytes = 64 * 1024

/** The JSON text of a successful response, read to its end; anything else is a named failure. */
export async function readResponse(
  response: Response,
  most: number,
): Promise<Result<string, UpstreamFailure>> {
  const { status, headers } = response
  if (status >= 300 && status < 400) return discard(response, permanentFailure('redirect'))
  if (!response.ok) {
    const error = await readText(response, errorBytes)
    return refuse(failureOfStatus(status, error.ok ? errorCodeIn(error.value) : null, retryAfterIn(headers)))
  }
  if (!isJson(headers)) return discard(response, permanentFailure('not JSON'))
  const text = await readText(response, most)
  return text.ok && hasTooManyParts(text.value) ? refuse(permanentFailure('answer too large')) : text
}

/**
 * The envelope is parsed on the event loop, which takes time by its number of parts, not its length: 6 ms for this many,
 * 42 ms for what fits into 512 KiB. A plan with its schema and a model's reasoning has about 6,000.
 */
const mostParts = 20_000

function hasTooManyParts(json: string): boolean {
  let parts = 0
  for (let at = 0; at < json.length && parts <= mostParts; at += 1) {
    if (opensAPart(json.charCodeAt(at))) parts += 1
  }
  return parts > mostParts
}

/** One of `{`, `[`, `,` and `:`, also inside strings: that is fast, and can only overcount. */
const opensAPart = (code: number) => code === 0x7b || code === 0x5b || code === 0x2c || code === 0x3a

/** A body that is not read to its end would keep its connection open. */
async function discard(
  response: Response,
  failure: UpstreamFailure,
): Promise<Result<string, UpstreamFailure>> {
  await response.body?.cancel().catch(() => undefined)
  return refuse(failure)
}

async function readText(response: Response, most: number): Promise<Result<string, UpstreamFailure>> {
  const parts: Uint8Array[] = []
  let bytes = 0
  // Leaving the loop early cancels the body, and closes the connection.
  for await (const part of response.body ?? []) {
    bytes += part.byteLength
    if (bytes > most) return refuse(permanentFailure('answer too large'))
    parts.push(part)
  }
  const whole = Buffer.concat(parts)
  return isUtf8(whole) ? ok(whole.toString('utf8')) : refuse(permanentFailure('not UTF-8'))
}

const isJson = (headers: Headers) =>
  /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(headers.get('content-type') ?? '')
