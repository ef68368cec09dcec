import * as z from 'zod'
import { recordOf } from './foreign-plan/normalize/record.ts'
import { visibleTexts } from './foreign-plan/normalize/visible-texts.ts'
import { text } from './wire.ts'

/** Characters of a wish, as `length` counts them. */
export const longestWish = 500

export const ignoredWish = z.object({ text, code: text })

export type IgnoredWish = z.infer<typeof ignoredWish>

/** That a wish is too long, and the mend. */
export const tooLong = (length: number) =>
  `A wish has at most ${longestWish} characters. Leave out ${length - longestWish}.`

/** What the service made of a wish. */
export interface WishAnswer {
  /** Of any shape: the engine validates them when it plans. */
  readonly preferences: unknown
  /** What of the wish was not taken, and why. */
  readonly ignored: readonly IgnoredWish[]
}

/** The body of a 200 to a call with a wish; null where it says nothing of preferences, as of a service that reads no wishes. */
export function readWishAnswer(body: unknown): WishAnswer | null {
  const { preferences, ignored } = recordOf(body)
  if (typeof preferences !== 'object' || preferences === null || Array.isArray(preferences)) return null
  return { preferences, ignored: visibleTexts(z.array(ignoredWish).safeParse(ignored).data ?? []) }
}
