import { type Plan, readSlot, slotsOf } from '@race-nutrition/engine'
import fc from 'fast-check'
import type { FrameGroup } from '../apps/server/src/ai/line-check/frames.ts'
import { languages } from '../apps/server/src/ai/line-check/languages.ts'
import { parsePhrases } from '../apps/server/src/ai/line-check/vocabulary/parse-phrases.ts'

const { manner, groups, talk } = languages.en.frames

/**
 * A line of an attacker who writes only what is listed: sentences of any topic and frame, one or two, with any slots of the
 * plan in them. Some stand; none may do harm, alone or beside others.
 */
export const listedLine = (): fc.Arbitrary<(plan: Plan) => string> =>
  fc
    .array(fc.oneof({ weight: 2, arbitrary: framed() }, { weight: 1, arbitrary: talked() }), {
      minLength: 1,
      maxLength: 2,
    })
    .map((sentences) => (plan) => sentences.map((sentence) => `${sentence(plan)}.`).join(' '))

type Sentence = (plan: Plan) => string

const talked = (): fc.Arbitrary<Sentence> =>
  aPhrase(Object.values(talk).join('\n')).map((sentence) => () => sentence)

const framed = (): fc.Arbitrary<Sentence> =>
  fc
    .constantFrom(...groups)
    .chain((group) => fc.tuple(wordsOf(group), fc.nat()))
    .map(
      ([words, which]) =>
        (plan) =>
          withSlots(words, plan, which),
    )

/** With a start, an ending, both or none, though at most one of them may stand. */
function wordsOf({ leads = '', cores = '', tails = '', statements = '' }: FrameGroup): fc.Arbitrary<string> {
  return fc
    .tuple(
      aPhrase(manner.leads + leads),
      aPhrase(cores + statements),
      aPhrase(manner.tails + tails),
      fc.nat(5),
    )
    .map(([lead, core, tail, how]) =>
      [how === 0 || how === 1 ? lead : '', core, how === 0 || how === 2 ? tail : '']
        .filter((part) => part !== '')
        .join(' '),
    )
}

/** One of the phrases, with one word for each of its places. */
const aPhrase = (phrases: string): fc.Arbitrary<string> =>
  fc
    .constantFrom(...parsePhrases(phrases))
    .chain((places) => fc.tuple(...places.map((words) => fc.constantFrom(...words.keys()))))
    .map((words) => words.join(' '))

/** Any fact of the plan of the kind that stands there. */
const withSlots = (words: string, plan: Plan, which: number): string =>
  words.replaceAll(/\{([a-z.]+)\}/gu, (token, name: string) => {
    const slots = slotsOf(plan).filter((slot) => slot === name || kindOf(slot) === name)
    return slots.length === 0 ? token : `{${slots[which % slots.length]}}`
  })

function kindOf(slot: string): string | undefined {
  const read = readSlot(slot)
  return read?.kind === 'time' && read.row !== undefined ? 'row.time' : read?.kind
}
