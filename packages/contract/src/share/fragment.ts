import { ok, type Result, refuse, type ShareFault } from '@race-nutrition/engine'
import { fromBase64Url, toBase64Url } from './base64url.ts'
import { type LinkKind, linkPrefix } from './link-kind.ts'
import { deflateRaw, inflateRaw } from './deflate-raw.ts'

declare const TextEncoder: new () => { encode(text: string): Uint8Array }
declare const TextDecoder: new (
  encoding: 'utf-8',
  options: { readonly fatal: boolean },
) => { decode(bytes: Uint8Array): string }

/** Raised whenever a value means something else than it did: a page refuses links that are newer than itself. */
const newest: Readonly<Record<LinkKind, number>> = { p: 1, c: 1 }

const kilobyte = 1024
/** More than any link of this page: chats and codes have long given up. */
const mostPacked = 8
/** Of the text in it; the longest that a link of this page holds is a third of it. */
const mostInflated = 64

/** `#p1=` and the value in it; refused if it is too long for a link. */
export async function writeFragment(kind: LinkKind, value: unknown): Promise<Result<string, ShareFault>> {
  const text = new TextEncoder().encode(JSON.stringify(value))
  if (text.length > mostInflated * kilobyte) return tooLong
  const packed = await deflateRaw(text)
  return packed.length > mostPacked * kilobyte
    ? tooLong
    : ok(`#${kind}${newest[kind]}=${toBase64Url(packed)}`)
}

/** The value of such a fragment, of any shape, for a schema to parse. Never rejects. */
export async function readFragment(kind: LinkKind, fragment: string): Promise<Result<unknown, ShareFault>> {
  const [start = '', given, version] = linkPrefix.exec(fragment) ?? []
  if (given !== kind) return refuse({ code: 'damaged' })
  if (Number(version) > newest[kind]) return refuse({ code: 'newer-version' })
  // Four characters hold three bytes.
  if ((fragment.length - start.length) * 3 > mostPacked * kilobyte * 4) return tooLong
  const packed = fromBase64Url(fragment.slice(start.length))
  return packed ? inflated(packed) : refuse({ code: 'damaged' })
}

const tooLong = refuse({ code: 'too-long', mostKilobytes: mostPacked } as const)

async function inflated(packed: Uint8Array): Promise<Result<unknown, ShareFault>> {
  try {
    const bytes = await inflateRaw(packed, mostInflated * kilobyte)
    if (!bytes) return refuse({ code: 'too-large', mostKilobytes: mostInflated })
    return ok(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)))
  } catch {
    return refuse({ code: 'damaged' })
  }
}
