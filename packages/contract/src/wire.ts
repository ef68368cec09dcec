import * as z from 'zod'

// Before the first schema: otherwise zod tries `new Function`, which the page's Content-Security-Policy reports as a violation.
z.config({ jitless: true })

/** The small schemas that every message is made of. */
export const text = z.string()
export const isoDay = z.string().describe('A day as YYYY-MM-DD')

/** No dose, energy or count is negative. */
export const amount = (meaning: string) => z.number().nonnegative().describe(meaning)
export const list = (meaning: string) => z.array(z.string()).describe(meaning)
