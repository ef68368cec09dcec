import { utf8 } from '../utf8.ts'
import { fitTime } from './fit/profile.ts'

/** Thirty years of seconds from 2000 on. */
const from = 946_684_800
const span = 30 * 365 * 86_400

/** FNV-1a, 32 bit. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const byte of utf8(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0
  return hash
}

/** Seconds of FIT's time: the same for the same content, another for any other, since a watch takes files of one time for one file. */
export const createdTime = (content: unknown): number =>
  fitTime(from + (hashOf(JSON.stringify(content)) % span))
