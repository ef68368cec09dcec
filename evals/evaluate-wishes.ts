import { isDeepStrictEqual } from 'node:util'
import { personalize } from '../apps/server/src/ai/personalize.ts'
import { goldenPlan, inProcessSettling } from '../apps/server/testing/ai/test-plan.ts'
import { hostileWishes, plainWishes, sloppyAnswers } from '../apps/server/testing/wishes/english-wishes.ts'
import { wishesInOtherLanguages } from '../apps/server/testing/wishes/other-languages.ts'
import type { WishCase } from '../apps/server/testing/wishes/wish.ts'
import { tableRow, type TimedWriter } from './table.ts'

/** A writer for one wish, which by script has the answer of the table. */
type WriterForWish = (answer: string) => TimedWriter

const wishes: readonly WishCase[] = [
  ...plainWishes,
  ...sloppyAnswers,
  ...hostileWishes,
  ...wishesInOtherLanguages,
]

const row = tableRow([52, 12, 10, 44, 6, 14, 8])

/** Reads every wish of the table and prints what comes of it; returns the number of remaining hard findings. */
export async function evaluateWishes(title: string, writerFor: WriterForWish): Promise<number> {
  console.log(`\n${title}`)
  console.log(row(['wish', 'as expected', 'ignored', 'settings', 'hard', 'tokens in/out', 'seconds']))
  const read = []
  for (const wish of wishes) read.push(await evaluateWish(wish, writerFor))
  console.log(`As expected: ${read.filter(({ isExpected }) => isExpected).length} of ${read.length}`)
  return read.reduce((sum, { hard }) => sum + hard, 0)
}

async function evaluateWish(
  { wish, answer, set, ignored: expected = [] }: WishCase,
  writerFor: WriterForWish,
): Promise<{ readonly isExpected: boolean; readonly hard: number }> {
  const from = performance.now()
  const spent = () => (performance.now() - from) / 1000
  const { writer, seconds } = writerFor(typeof answer === 'string' ? answer : JSON.stringify(answer))
  const made = await personalize(
    { ...goldenPlan('marathon-on-a-medium-budget'), wish },
    inProcessSettling,
    writer,
    {
      signal: AbortSignal.timeout(seconds * 1000),
      secondsLeft: () => seconds - spent(),
    },
  )
  const time = spent().toFixed(1)
  if (!made.ok) {
    // An answer that cannot be read leaves the plan as it is.
    const isExpected = Object.keys(set).length === 0
    console.log(row([inShort(wish, 50), isExpected ? 'yes' : 'no', '', made.refused, '', '', time]))
    return { isExpected, hard: 0 }
  }
  const { made: personalized, usage } = made.value
  const { preferences, audit, ignored = [] } = personalized
  const isExpected = isDeepStrictEqual(preferences, set) && isDeepStrictEqual(ignored, expected)
  const hard = audit.findings.filter(({ severity }) => severity === 'hard').length
  console.log(
    row([
      inShort(wish, 50),
      isExpected ? 'yes' : 'no',
      String(ignored.length),
      inShort(JSON.stringify(preferences), 42),
      String(hard),
      `${usage.inputTokens ?? '-'}/${usage.outputTokens ?? '-'}`,
      time,
    ]),
  )
  return { isExpected, hard }
}

const inShort = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1)}…` : text)
