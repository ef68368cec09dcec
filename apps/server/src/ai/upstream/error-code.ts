import * as z from 'zod'

const word = z
  .string()
  .max(40)
  .regex(/^[A-Za-z]+(?:[_-][A-Za-z]+)*$/)
  .optional()
  .catch(undefined)

/** The specification's three forms (the third is plain text), and how the large providers name it. */
const told = z.object({
  error: z
    .object({ code: word, status: word, type: word })
    .catch({ code: undefined, status: undefined, type: undefined }),
  code: word,
})

/**
 * The code of a service's error, for the log: only a word without digits, such as `invalid_api_key`, which can be no
 * key and no answer. The message beside it is never read: services repeat in it what they were sent.
 */
export function errorCodeIn(body: string): string | null {
  const read = told.safeParse(parsed(body)).data
  return read?.error.code ?? read?.error.status ?? read?.error.type ?? read?.code ?? null
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}
