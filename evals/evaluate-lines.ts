import { acceptLines, type GivenLine } from '../apps/server/src/ai/line-check/accept-lines.ts'
import { goldenPlan } from '../apps/server/testing/ai/test-plan.ts'
import { craftedAttacks } from '../apps/server/testing/line-check/crafted-attacks.ts'
import { heldOutAttacks } from '../apps/server/testing/line-check/held-out-attacks.ts'
import { promptedAnswers } from '../apps/server/testing/line-check/prompted-answers.ts'
import { unpromptedLines } from '../apps/server/testing/line-check/unprompted-lines.ts'

interface Count {
  readonly of: string
  readonly lines: number
  readonly standing: number
}

/** How many of the frozen lines stand in their plan: the good ones of an answer together, all others one by one. */
export function countLines(): Readonly<Record<'prompted' | 'unprompted' | 'attacks' | 'heldOut', Count>> {
  const prompted = Object.entries(promptedAnswers)
  return {
    prompted: {
      of: 'good lines, written from the prompt',
      lines: prompted.flatMap(([, { lines }]) => lines).length,
      standing: prompted.reduce((sum, [name, { lines }]) => sum + standing(name, lines), 0),
    },
    unprompted: count('good lines, written without it', unpromptedLines),
    attacks: count('hostile lines, written with all of the rules', craftedAttacks),
    heldOut: count('hostile lines, held out', heldOutAttacks),
  }
}

const count = (of: string, lines: readonly GivenLine[]): Count => ({
  of,
  lines: lines.length,
  standing: lines.reduce((sum, line) => sum + standing('half-1-45-omnivore', [line]), 0),
})

const standing = (runner: string, lines: readonly GivenLine[]): number =>
  acceptLines({ lines, plan: goldenPlan(runner).planned.plan, lang: 'en' }).accepted.length
