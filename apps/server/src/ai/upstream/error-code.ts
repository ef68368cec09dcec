import * as z from 'zod'
import { knownErrorCodes } from './known-error-codes.ts'

const text = z.string().optional().catch(undefined)

/** The specification's three forms (the third is plain text), and those of the large providers. */
const errorShape = z.object({
  error: z
    .object({ code: text, status: text, type: text })
    .catch({ code: undefined, status: undefined, type: undefined }),
  code: text,
})

/**
 * The code of a service's error, for the log: one of a closed list, otherwise `other`, so that no service can write into the
 * log. The message is never read: services repeat in it what they were sent.
 */
export function errorCodeIn(body: string): string | null {
  const read = errorShape.safeParse(parsed(body)).data
  const codes = [read?.error.code, read?.error.status, read?.error.type, read?.code].filter(
    (code) => code !== undefined,
  )
  return codes.find((code) => knownErrorCodes.has(code)) ?? (codes.length > 0 ? 'other' : null)
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}
